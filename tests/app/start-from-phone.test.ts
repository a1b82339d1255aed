// @vitest-environment happy-dom
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ShopRouter } from '#app/router.ts';
import { startFromPhone } from '#app/start-from-phone.ts';
import type { AheadWindow } from '#catalogue/messages.ts';

const page: AheadWindow = window;
let queryClient: QueryClient;
let found: (rows: string[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  onlineManager.setOnline(true);
  queryClient = new QueryClient();
});

afterEach(() => {
  delete page.catalogueAhead;
  queryClient.clear();
  vi.useRealTimers();
});

/** Sets a worker, as the shell page's first script does. */
function searchAhead(): void {
  const worker = { postMessage: vi.fn(), addEventListener: vi.fn(), terminate: vi.fn() };
  page.catalogueAhead = worker as unknown as Worker;
}

/** Opens a first screen whose loader starts the search query without awaiting it. */
function openSearch(): { isPainted: () => boolean } {
  const load = () => {
    const rows = new Promise<string[]>((resolve) => (found = resolve));
    void queryClient.prefetchQuery({ queryKey: ['search'], queryFn: () => rows });
    return Promise.resolve();
  };
  let isPainted = false;
  const starting = startFromPhone(queryClient, { load } as ShopRouter);
  void starting.then(() => (isPainted = true));
  // The next test file in this process shares the language's store.
  onTestFinished(async () => (await starting)());
  return { isPainted: () => isPainted };
}

describe('the first paint of a search', () => {
  // offline-206
  it('contains this phone’s results if the search has started ahead', async () => {
    searchAhead();
    const { isPainted } = openSearch();
    await vi.advanceTimersByTimeAsync(200);
    expect(isPainted()).toBe(false);
    found(['Napa']);
    await vi.advanceTimersByTimeAsync(10);
    expect(isPainted()).toBe(true);
    expect(queryClient.getQueryData(['search'])).toEqual(['Napa']);
  });

  // offline-206
  it('waits a quarter of a second for the results at most', async () => {
    searchAhead();
    const { isPainted } = openSearch();
    await vi.advanceTimersByTimeAsync(400);
    expect(isPainted()).toBe(true);
    expect(queryClient.getQueryData(['search'])).toBeUndefined();
  });

  it('does not wait if no search has started ahead', async () => {
    const { isPainted } = openSearch();
    await vi.advanceTimersByTimeAsync(10);
    expect(isPainted()).toBe(true);
  });
});
