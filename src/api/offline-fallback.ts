/** Responses from the on-device catalogue when the server does not respond (offline-153). */
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { markAge } from '#domain/priced-at.ts';
import type { ResponseSource } from '#domain/responder.ts';
import { clientSettings, type CachedResponse } from './client.ts';
import { reasonOf } from './failure.ts';

export { markAge };

/**
 * Responds from the on-device catalogue when the network response is late or has failed. Falls back
 * to the network response if the catalogue has no response, the server refused, or the network
 * response arrived in the meantime.
 */
export async function withCatalogueFallback<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  response: Promise<ResponseOutput<E>>,
): Promise<ResponseOutput<E>> {
  let hasResponded = false;
  const responded = response.then(() => {
    hasResponded = true;
    return null;
  }, asFailure);
  const settled = await Promise.race([responded, nextTask()]);
  const from = settled ? fallbackReason(settled.failure) : 'nobody';
  const cached = from && (await cachedResponse(agreed, request));
  return cached && !hasResponded ? contentOf(cached, from) : response;
}

/**
 * Returns the on-device catalogue's response; null if it has none. `from` is the source that the
 * catalogue replaces and is reported to the observer; null while the network response is still
 * pending.
 */
export async function readFromCatalogue<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  from: ResponseSource | null,
): Promise<ResponseOutput<E> | null> {
  const cached = await cachedResponse(agreed, request);
  return cached && contentOf(cached, from);
}

/**
 * Returns the content and reports to the observer which source the phone replaced and when the data
 * was stored.
 */
function contentOf<Content>(
  { content, savedAt }: { content: Content; savedAt: string },
  from: ResponseSource | null,
): Content {
  if (from) clientSettings().observed?.({ from, savedAt, host: null });
  return content;
}

async function cachedResponse<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
): Promise<CachedResponse<E>> {
  const phone = await clientSettings()
    .catalogue?.()
    .catch(() => null);
  const cached = await phone?.respondFromCatalogue(agreed, request);
  if (!cached) return null;
  markAge(cached.content, cached.savedAt);
  return cached;
}

/**
 * The source that the phone may replace after a failure; null if the server refused or the call was
 * aborted.
 */
export function fallbackReason(failure: unknown): ResponseSource | null {
  const reason = reasonOf(failure);
  switch (reason.kind) {
    case 'unreachable':
    case 'tooSlow':
      return 'nobody';
    case 'stranger':
      return 'stranger';
    case 'status':
      return reason.status >= 500 ? 'failing' : null;
    default:
      return null;
  }
}

const asFailure = (failure: unknown) => ({ failure });
/** Resolves in the next task, after an already rejected response has called its handlers. */
const nextTask = () => new Promise<null>((resolve) => setTimeout(() => resolve(null)));
