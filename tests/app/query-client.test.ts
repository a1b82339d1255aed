// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureReason } from '#api/failure.ts';
import { createQueryClient } from '#app/query-client.ts';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Counts the requests of a query that always fails for this reason. */
async function timesAsked(reason: FailureReason, within = 60_000): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(new ApiFailure(reason)));
  const client = createQueryClient();
  // Queries set no retry policy of their own, so the query client's default applies.
  const { retry, retryDelay } = client.getDefaultOptions().queries ?? {};
  void client.fetchQuery({ queryKey: ['q'], queryFn, retry, retryDelay }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(within);
  client.clear();
  return queryFn.mock.calls.length;
}

describe('a query that failed', () => {
  // errors-14, offline-23
  it('is retried twice at most if the server failed', async () => {
    expect(await timesAsked({ kind: 'status', status: 500 })).toBe(3);
  });

  // errors-14
  it('is retried once, after a short delay, if the request did not reach the server', async () => {
    expect(await timesAsked({ kind: 'unreachable' }, 500)).toBe(2);
    expect(await timesAsked({ kind: 'unreachable' })).toBe(2);
  });

  // errors-14, offline-23
  it.each<[string, FailureReason]>([
    ['refused it', { kind: 'refused', code: '999', message: 'No.' }],
    ['knows nothing there', { kind: 'status', status: 404 }],
    ['says that nobody is signed in', { kind: 'status', status: 401 }],
  ])('is not retried if the shop %s', async (_, reason) => {
    expect(await timesAsked(reason)).toBe(1);
  });

  // errors-14, offline-23
  it('is sent once while offline, because the worker may have a cached response', async () => {
    isOnline = false;
    onlineManager.setOnline(false);
    expect(await timesAsked({ kind: 'unreachable' })).toBe(1);
  });
});
