// @vitest-environment happy-dom
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAgain } from '#app/ask-again.ts';
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
  // Of an earlier screen.
  client.setQueryDefaults(['left'], { queryFn: () => expect.fail('nobody looks at it') });
  client.setQueryData(['left'], 0);
  stop = askAgain(client);
});
afterEach(() => {
  stop();
  observeNetwork('shop', null);
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe('a connection on which the shop does not answer', () => {
  // offline-180
  it('is tried again ever more slowly, up to every minute, with what is on the screen', async () => {
    await pass(1);
    expect(asked).toBe(1);
    const pauses = [2, 4, 8, 16, 32, 60, 60];
    for (const [at, pause] of pauses.entries()) {
      await pass(pause);
      expect(asked).toBe(at + 2);
    }
  });

  // offline-180
  it('is tried as slowly where one call is answered and another is not', async () => {
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
  it('is left alone once the shop has answered', async () => {
    isShopThere = true;
    await pass(3);
    const before = asked;
    await pass(300);
    expect(asked).toBe(before);
  });

  it('is tried no more once it was told to stop, also in the middle of a round', async () => {
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
  it('is not tried while nobody looks, nor while the phone itself says that there is none', async () => {
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
