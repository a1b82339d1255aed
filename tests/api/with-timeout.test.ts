import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { saveProfilePicture } from '#api/account.ts';
import { fetchFile, attachToOrder, removePrescription } from '#api/prescriptions.ts';
import { reportDemand } from '#api/stock.ts';
import { reasonOf } from '#api/failure.ts';
import { signInByPassword } from '#api/sign-in.ts';
import { callWithTimeout } from '#api/with-timeout.ts';
import * as home from '#contract/home.ts';
import { noActivityId } from '#contract/wire.ts';

beforeEach(() => {
  vi.useFakeTimers();
  configureClient({ apiHost: '/api/', token: () => '', activityId: () => noActivityId });
  // The network is up, but no response ever arrives.
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Seconds until the call gives up, and the kind of failure. */
async function givesUpAfter(question: Promise<unknown>): Promise<[number, string]> {
  const from = Date.now();
  const givenUp = question.then(
    () => Promise.reject(new Error('it was answered')),
    (error: unknown): [number, string] => [(Date.now() - from) / 1_000, reasonOf(error).kind],
  );
  await vi.advanceTimersByTimeAsync(300_000);
  return givenUp;
}

describe('a silent network', () => {
  // customer-area-13, errors-13, shell-105
  it('a screen’s request times out after 10 seconds', async () => {
    expect(await givesUpAfter(callWithTimeout(home.get, {}))).toEqual([10, 'tooSlow']);
  });

  // errors-13
  it.each([
    ['taking a prescription out', () => removePrescription('p-1')],
    ['attaching one to an order', () => attachToOrder('o-1', ['p-1'])],
    ['telling of a product that ran out', () => reportDemand('101')],
  ])('a request times out after 10 seconds: %s', async (_, question) => {
    expect(await givesUpAfter(question())).toEqual([10, 'tooSlow']);
  });

  // errors-13, shell-105
  it('a sign-in times out after 30 seconds', async () => {
    const signingIn = signInByPassword('01712345678', 'a password');
    expect(await givesUpAfter(signingIn)).toEqual([30, 'tooSlow']);
  });

  // errors-13, shell-105
  it('an upload times out after 150 seconds', async () => {
    expect(await givesUpAfter(saveProfilePicture('c-1', new Blob(['x'])))).toEqual([
      150,
      'tooSlow',
    ]);
  });

  // errors-13
  it('a download times out after 150 seconds, even if it has started', async () => {
    expect(await givesUpAfter(fetchFile('File/1'))).toEqual([150, 'tooSlow']);
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return new Response(body);
    });
    expect(await givesUpAfter(fetchFile('File/1'))).toEqual([150, 'tooSlow']);
  });

  it('a call is aborted when the customer leaves the screen', async () => {
    const left = new AbortController();
    const question = callWithTimeout(home.get, {}, left.signal);
    left.abort();
    await expect(question).rejects.toThrow('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});
