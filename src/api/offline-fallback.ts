/** What the whole catalogue on this phone says where the shop does not answer (offline-153). */
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { markAge } from '#domain/priced-at.ts';
import type { ResponseSource } from '#domain/responder.ts';
import { clientSettings, type CachedResponse } from './client.ts';
import { reasonOf } from './failure.ts';

export { markAge };

/** The catalogue's answer in the place of one that is late or has failed; where it knows none, where the shop said no, and where it has answered meanwhile, that one. */
export async function withCatalogueFallback<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  response: Promise<ResponseOutput<E>>,
): Promise<ResponseOutput<E>> {
  let hasAnswered = false;
  const answered = response.then(() => {
    hasAnswered = true;
    return null;
  }, asFailure);
  const settled = await Promise.race([answered, nextTask()]);
  const from = settled ? fallbackReason(settled.failure) : 'nobody';
  const cached = from && (await cachedResponse(agreed, request));
  return cached && !hasAnswered ? contentOf(cached, from) : response;
}

/**
 * What the catalogue on this phone says; null where it does not say. `from` is in whose
 * place it answers, for the news that it does; null while the shop may answer yet.
 */
export async function readFromCatalogue<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  from: ResponseSource | null,
): Promise<ResponseOutput<E> | null> {
  const cached = await cachedResponse(agreed, request);
  return cached && contentOf(cached, from);
}

/** The content of a response; the strip hears in whose place the phone gives it, and from when it is. */
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
  const cached = await phone?.answerFromCatalogue(agreed, request);
  if (!cached) return null;
  markAge(cached.content, cached.savedAt);
  return cached;
}

/** In whose place the phone may answer after a failure; null where the shop said no, or nobody asks any more. */
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
/** Enough for what has failed already to say so. */
const nextTask = () => new Promise<null>((resolve) => setTimeout(() => resolve(null)));
