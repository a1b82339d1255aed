import type { ResponseOutput, RequestInput, Endpoint } from '#contract/endpoint.ts';
import { call } from './client.ts';
import { ApiFailure } from './failure.ts';

/** How long a screen waits for an answer before it shows the last known thing, or Retry. */
export const responseTimeout = 10_000;

/**
 * `call` with an end: a network that is up but silent fails with `tooSlow`
 * after {@link responseTimeout}, or `most` milliseconds (errors-13). The worker answers
 * from its cache well before that.
 */
export async function callWithTimeout<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  signal?: AbortSignal,
  most = responseTimeout,
): Promise<ResponseOutput<E>> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, most);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await call(agreed, request, { signal: limit.signal });
  } catch (cause) {
    if (limit.signal.aborted && !signal?.aborted) {
      throw new ApiFailure({ kind: 'tooSlow' }, { cause });
    }
    throw cause;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** What a promise comes to within so many milliseconds; undefined when it takes longer, or fails. */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } catch {
    // Wanted, not needed: whoever asks this way can do without.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
