// @vitest-environment happy-dom
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refetchWhileUnreachable } from '#app/refetch-while-unreachable.ts';
import { createQueryClient } from '#app/query-client.ts';
import { observeNetwork } from '#state/network.ts';

let client: QueryClient;
let asked = 0;
let stop: () => void;
let isShopThere = false;
let isConnected = true;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  isShopThere = false;
  isConnected = true;
  visibility = 'visible';
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  client = createQueryClient();
  const queryFn = () => {
    asked += 1;
    observeNetwork(isShopThere ? 'shop' : 'nobody', null);
    return asked;
  };
  new QueryObserver(client, { queryKey: ['seen'], queryFn }).subscribe(() => undefined);
  // A query of an earlier screen has no observer.
  client.setQueryDefaults(['left'], { queryFn: () => expect.fail('nobody looks at it') });
  client.setQueryData(['left'], 0);
  stop = refetchWhileUnreachable(client);
});
afterEach(() => {
  stop();
  observeNetwork('shop', null);
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe('a connection on which the server does not respond', () => {
  // offline-180
  it('is retried with the active queries, with delays that grow to one minute', async () => {
    await pass(1);
    expect(asked).toBe(1);
    const pauses = [2, 4, 8, 16, 32, 60, 60];
    for (const [at, pause] of pauses.entries()) {
      await pass(pause);
      expect(asked).toBe(at + 2);
    }
  });

  // offline-180
  it('is retried with the same delays if one request succeeds and another fails', async () => {
    await pass(1);
    const queryFn = () => {
      observeNetwork('shop', null);
      observeNetwork('failing', null);
      return (others += 1);
    };
    let others = 0;
    new QueryObserver(client, { queryKey: ['failing'], queryFn }).subscribe(() => undefined);
    await pass(600);
    expect(others).toBeGreaterThan(8);
    expect(others).toBeLessThan(18);
  });

  // offline-180
  it('is not retried once the server has responded', async () => {
    isShopThere = true;
    await pass(3);
    const before = asked;
    await pass(300);
    expect(asked).toBe(before);
  });

  it('is not retried after a stop, even during a round', async () => {
    await pass(3);
    const before = asked;
    let letGo = (): void => undefined;
    const waits = new Promise<void>((resolve) => (letGo = resolve));
    const queryFn = () => waits.then(() => 'late');
    new QueryObserver(client, { queryKey: ['slow'], queryFn }).subscribe(() => undefined);
    await pass(4);
    expect(asked).toBe(before + 1);
    stop();
    letGo();
    await pass(300);
    observeNetwork('nobody', null);
    await pass(300);
    expect(asked).toBe(before + 1);
  });

  // offline-180
  it('is not retried while the page is hidden or the phone is offline', async () => {
    await pass(1);
    visibility = 'hidden';
    await pass(100);
    expect(asked).toBe(1);
    visibility = 'visible';
    isConnected = false;
    window.dispatchEvent(new Event('offline'));
    await pass(300);
    const before = asked;
    await pass(300);
    expect(asked).toBe(before);
  });
});
