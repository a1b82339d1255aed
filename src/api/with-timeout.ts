import type { ResponseOutput, RequestInput, Endpoint } from '#contract/endpoint.ts';
import { savedAtHeader, silenceLimits } from '#contract/worker.ts';
import { fetchResponse, readResponse } from './client.ts';
import { ApiFailure } from './failure.ts';

/**
 * A call with a time limit: a network that is up but silent fails with `tooSlow` after the limit for
 * responses, or `timeoutMs` (errors-13). The worker responds from its cache well before that; each
 * price then has its age (offline-172), and is the catalogue's if that is newer (offline-175).
 */
export async function callWithTimeout<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  signal?: AbortSignal,
  timeoutMs: number = silenceLimits.response,
): Promise<ResponseOutput<E>> {
  const received = await receive(agreed, request, signal, timeoutMs);
  const phone = isCached(received) && (await phoneCode());
  return phone ? phone.withNewerPrices(received) : received.content;
}

/**
 * As `callWithTimeout`, or the response of the whole catalogue on this phone: if nobody responds, if
 * somebody else does, after 4.5 s of silence (offline-153), or if the worker's last response is
 * older (offline-175).
 */
export async function callOrCatalogue<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  signal?: AbortSignal,
): Promise<ResponseOutput<E>> {
  const received = receive(agreed, request, signal, silenceLimits.response);
  const inTime = await withTimeout(received, silenceLimits.catalogue);
  if (inTime && !isCached(inTime)) return inTime.content;
  const asReceived = async () => (await received).content;
  const onPhone = phoneCode().then(
    (phone) => phone?.withCatalogueFallback(agreed, request, received) ?? asReceived(),
  );
  const fromServer = received.then((one) => (isCached(one) ? onPhone : one.content));
  return Promise.any([fromServer, onPhone]).catch(asReceived);
}

/** A response, and its content in our own names. */
export interface Received<E extends Endpoint> {
  content: ResponseOutput<E>;
  response: Response;
}

/** Whether it is the worker's cached response in place of the server's. */
function isCached({ response }: Received<Endpoint>): boolean {
  return response.headers.has(savedAtHeader);
}

async function receive<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  signal: AbortSignal | undefined,
  timeoutMs: number,
): Promise<Received<E>> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await fetchResponse(agreed, request, { signal: limit.signal });
    return { content: await readResponse(agreed, response), response };
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

/** The code that decides between the sources; null if it cannot be loaded. */
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
