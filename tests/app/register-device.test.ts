// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { keepDeviceRegistered } from '#app/register-device.ts';
import { noActivityId } from '#contract/wire.ts';
import { deviceStore } from '#state/device.ts';

const deviceId = '22222222-2222-4222-8222-222222222222';
const activityId = '33333333-3333-4333-8333-333333333333';

let requests: { url: string; body: unknown }[];
let isOnline: boolean;
let isHostThere: boolean;
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  isOnline = true;
  isHostThere = true;
  localStorage.clear();
  deviceStore.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  configureClient({ apiHost: '/api/', token: () => '', activityId: () => noActivityId });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    requests.push({ url, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (!isHostThere) throw new TypeError('Failed to fetch');
    const id = url.includes('DeviceActivity') ? activityId : deviceId;
    return new Response(JSON.stringify({ IsError: false, Id: id }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the phone', () => {
  // offline-138, shell-103
  it('registers with name, language, platform and browser, then requests an activity id', async () => {
    stop = keepDeviceRegistered('Nirog');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests[0]).toMatchObject({
      url: '/api/SecurityArea/Device/Set',
      body: { AppName: 'Nirog', Language: 'en', Platform: 'Web', UserAgent: navigator.userAgent },
    });
    expect(requests[1]?.url).toBe(`/api/SecurityArea/DeviceActivity/Set?deviceId=${deviceId}`);
    expect(deviceStore.get()).toEqual({ deviceId, activityId });
  });

  // offline-140, shell-103
  it('does not register again', async () => {
    deviceStore.set({ deviceId, activityId });
    stop = keepDeviceRegistered('Nirog');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toEqual([]);
  });

  // offline-139, shell-103
  it('sends no registration while offline, and sends it immediately when the network is back', async () => {
    isOnline = false;
    stop = keepDeviceRegistered('Nirog');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toEqual([]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(deviceStore.get().activityId).toBe(activityId);
  });

  // offline-139, offline-141
  it('retries with growing delays while the server does not respond, without an activity id until then', async () => {
    isHostThere = false;
    stop = keepDeviceRegistered('Nirog');
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(3);
    expect(deviceStore.get().activityId).toBe(noActivityId);
    isHostThere = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(deviceStore.get().activityId).toBe(activityId);
  });
});
