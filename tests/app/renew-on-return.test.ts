// @vitest-environment happy-dom
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { renewOnReturn } from '#app/renew-on-return.ts';

const refreshPrices = vi.fn(() => Promise.resolve('current' as const));

let client: QueryClient;
let asked = 0;
const left = vi.fn(() => 1);
let isConnected = true;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(async () => {
  vi.useFakeTimers();
  asked = 0;
  isConnected = true;
  visibility = 'visible';
  refreshPrices.mockClear();
  left.mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  client = createQueryClient();
  const queryFn = () => (asked += 1);
  new QueryObserver(client, { queryKey: ['seen'], queryFn }).subscribe(() => undefined);
  // A query of an earlier screen has no observer.
  client.setQueryDefaults(['left'], { queryFn: left });
  client.setQueryData(['left'], 0);
  renewOnReturn(client, refreshPrices);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function leaveFor(minutes: number): Promise<void> {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

// offline-180
describe('a customer who returns to the page', () => {
  it('gets active queries and the prices of the bag refreshed after five minutes', async () => {
    await leaveFor(4.9);
    expect(asked).toBe(1);
    expect(refreshPrices).not.toHaveBeenCalled();
    await leaveFor(5);
    expect(asked).toBe(2);
    expect(left).not.toHaveBeenCalled();
    expect(refreshPrices).toHaveBeenCalledOnce();
  });

  it('causes no requests without a network', async () => {
    isConnected = false;
    await leaveFor(60);
    expect(asked).toBe(1);
    expect(refreshPrices).not.toHaveBeenCalled();
  });
});
