import type { ResponseOutput, RequestInput, Endpoint } from '#contract/endpoint.ts';
import { savedAtHeader, silenceLimits } from '#contract/worker.ts';
import { fetchResponse, readResponse } from './client.ts';
import { ApiFailure } from './failure.ts';

/**
 * A call with a timeout: a network that is up but silent fails with `tooSlow` after the response
 * limit, or after `timeoutMs` (errors-13). The worker responds from its cache well before that;
 * each price is then marked with the time at which it was stored (offline-172).
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
 * `callWithTimeout` with the on-device catalogue as a fallback: used if there is no response, if
 * somebody else responds, or after 4.5 s of silence (offline-153).
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

/** Null if the chunk cannot be loaded. */
const phoneCode = () => import('./offline-fallback.ts').catch(() => null);

/**
 * Resolves with the promise's value if it arrives within `milliseconds`; otherwise, or if the
 * promise rejects, with undefined.
 */
export function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  return Promise.race([
    // The value is optional for callers of this function, so a rejection is ignored.
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds)),
  ]);
}
