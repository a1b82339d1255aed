// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#tests/until.ts';
import { fillThePhone, newPhone, send, type Phone, type Tab } from './phone.ts';

let phone: Phone;
let tab: Tab;
let isOnline = true;
let close: () => void = () => undefined;
const failures: unknown[] = [];
const told: boolean[] = [];

beforeEach(async () => {
  phone = newPhone();
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  isOnline = true;
  failures.length = 0;
  told.length = 0;
  tab = await phone.openTab();
});

afterEach(() => {
  close();
  expect(failures).toEqual([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function startTriggers(): Promise<void> {
  const triggers = await import('#outbox/triggers.ts');
  close = triggers.startTriggers({
    owner: () => phone.owner ?? 'guest',
    workerSettings: () => ({ apiHost: '/api/', paths: {}, activityId: 'device-1' }),
    report: (failure) => failures.push(failure),
    tellFull: (isFull) => told.push(isFull),
  });
}

const sent = (count: number) => until(() => expect(phone.pharmacy.rows).toHaveLength(count));

describe('the triggers', () => {
  // offline-58
  it('deliver at start what waits from before', async () => {
    await send(tab);
    await startTriggers();
    await sent(1);
  });

  // offline-5, offline-58
  it('deliver what is written while they run', async () => {
    await startTriggers();
    await send(tab);
    await sent(1);
    await send(tab);
    await sent(2);
  });

  it('store for the worker where the API is', async () => {
    await send(tab);
    await startTriggers();
    await sent(1);
    expect(await tab.outboxStore.read('surroundings')).toEqual({
      apiHost: '/api/',
      paths: {},
      activityId: 'device-1',
    });
  });

  // offline-58, offline-78
  it('deliver at once on reconnecting, however long the wait had grown', async () => {
    phone.pharmacy.mishap = () => 'request lost';
    const id = await send(tab);
    await startTriggers();
    await until(() => expect(phone.pharmacy.received.length).toBeGreaterThan(0));
    await tab.outboxStore.change({
      type: 'delivery-started',
      id,
      holder: 'x',
      at: phone.now(),
    });
    await tab.outboxStore.change({
      type: 'delivery-answered',
      id,
      holder: 'x',
      verdict: { kind: 'later', because: 'unreachable', status: 0, wait: null },
      random: 0.999,
      at: phone.now(),
    });
    phone.pharmacy.mishap = () => null;
    window.dispatchEvent(new Event('online'));
    await sent(1);
  });

  // offline-58
  it('deliver when the tab becomes visible', async () => {
    await startTriggers();
    await tab.saveDraft({ id: 'a', kind: 'request-order', owner: 'guest', payload: null });
    close();
    const id = await send(tab);
    await startTriggers();
    document.dispatchEvent(new Event('visibilitychange'));
    await sent(1);
    await until(async () => expect((await tab.submission(id))?.state).toBe('sent'));
  });

  // offline-58, offline-59
  it('skip while the browser says offline, but try once a minute and on "Send now"', async () => {
    isOnline = false;
    phone.pharmacy.mishap = () => 'request lost';
    await send(tab);
    await startTriggers();
    const tries = () => phone.pharmacy.received.length;
    await until(() => expect(tries()).toBe(1));
    window.dispatchEvent(new Event('pageshow'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tries()).toBe(1);
    phone.pharmacy.mishap = () => null;
    await tab.sendNow();
    await sent(1);
  });

  // offline-110
  it('leave a grant for the worker before anything is sent', async () => {
    await tab.saveDraft({ id: 'a', kind: 'request-order', owner: 'guest', payload: null });
    await startTriggers();
    await until(async () =>
      expect(await tab.outboxStore.read('grant/guest')).toMatchObject({
        expiresAt: '2099-01-01T00:00:00.000Z',
      }),
    );
  });

  it('ask nothing of the server for a visitor who has written nothing', async () => {
    await startTriggers();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(phone.pharmacy.received).toEqual([]);
  });
});

describe('a phone that became full after saving', () => {
  // offline-192
  it('makes room for what is noted while sending, and sends', async () => {
    await send(tab);
    const phoneIsFull = fillThePhone(1);
    await startTriggers();
    await sent(1);
    expect(phoneIsFull.dropped).toEqual(['pictures-v1', 'map-v1']);
    expect(told).not.toContain(true);
  });

  // offline-192
  it('is told to be full while nothing helps, and no longer once it was sent', async () => {
    const id = await send(tab);
    fillThePhone(1000);
    await startTriggers();
    await until(() => expect(told.at(-1)).toBe(true));
    expect(phone.pharmacy.rows).toHaveLength(0);
    expect((await tab.submission(id))?.state).toBe('queued');
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('pageshow'));
    await sent(1);
    await until(() => expect(told.at(-1)).toBe(false));
  });
});
