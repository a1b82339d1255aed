import type { ResponseOutput, RequestInput, Endpoint } from '#contract/endpoint.ts';
import { savedAtHeader, silenceLimits } from '#contract/worker.ts';
import { fetchResponse, readResponse } from './client.ts';
import { ApiFailure } from './failure.ts';

/**
 * A call with an end: a network that is up but silent fails with `tooSlow`
 * after the limit for responses, or `timeoutMs` (errors-13). The worker answers
 * from its cache well before that; each price then says since when it is known (offline-172).
 */
export async function callWithTimeout<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  signal?: AbortSignal,
  timeoutMs: number = silenceLimits.response,
): Promise<ResponseOutput<E>> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await fetchResponse(agreed, request, { signal: limit.signal });
    const content = await readResponse(agreed, response);
    const savedAt = response.headers.get(savedAtHeader);
    if (savedAt) (await phoneCode())?.markAge(content, savedAt);
    return content;
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

/**
 * `callWithTimeout`, or what the whole catalogue on this phone says: where nobody
 * answers, where somebody else does, or after 4.5 s of silence (offline-153).
 */
export async function callOrCatalogue<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  signal?: AbortSignal,
): Promise<ResponseOutput<E>> {
  const response = callWithTimeout(agreed, request, signal);
  const inTime = await withTimeout(response, silenceLimits.catalogue);
  if (inTime !== undefined) return inTime;
  const onPhone = phoneCode().then(
    (phone) => phone?.withCatalogueFallback(agreed, request, response) ?? response,
  );
  return Promise.any([response, onPhone]).catch(() => response);
}

/** Null where it cannot be had. */
const phoneCode = () => import('./offline-fallback.ts').catch(() => null);

/** What a promise comes to within so many milliseconds; undefined when it takes longer, or fails. */
export function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  return Promise.race([
    // Wanted, not needed: whoever asks this way can do without.
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds)),
  ]);
}
