/**
 * Decides which of three sources responds to a call: the server, the worker's last response, or the
 * catalogue on this phone (offline-153, offline-175). with-timeout.ts calls it if the response is
 * late, failed, or comes from the worker's cache; nothing corrects the decision afterwards.
 */
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { responseStaleTimeMs, savedAtHeader } from '#contract/worker.ts';
import { markAge, productsIn, takeNewerPrices } from '#domain/priced-at.ts';
import type { ResponseSource } from '#domain/responder.ts';
import { clientSettings, insteadOf, type DatedResponse } from './client.ts';
import { reasonOf } from './failure.ts';
import type { Received } from './with-timeout.ts';

/**
 * By how many milliseconds the catalogue must be newer than the worker's last response. Both are
 * usually fetched within seconds of each other, and reading the catalogue would delay the response.
 */
const minLeadMs = responseStaleTimeMs;

/**
 * How long the worker's last response waits for the catalogue, in milliseconds. It is only exceeded
 * if the catalogue's worker hangs.
 */
const catalogueTimeoutMs = 5_000;

/**
 * Responds from the catalogue if the response is late or failed. Waits for the response instead if
 * the catalogue has none, the server refused, or the response arrived in the meantime. The
 * catalogue also replaces the worker's last response if that is older.
 */
export async function withCatalogueFallback<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  received: Promise<Received<E>>,
): Promise<ResponseOutput<E>> {
  let hasArrived = false;
  const arrived = received.then(() => {
    hasArrived = true;
    return { failure: null };
  }, asFailure);
  const settled = await Promise.race([arrived, nextTask()]);
  if (!hasArrived) {
    const from = settled ? replacedSource(settled.failure) : 'nobody';
    const cached = from && (await catalogueResponse(agreed, request));
    if (cached && !hasArrived) return contentOf(cached, from);
  }
  return orNewerCatalogue(agreed, request, await received);
}

/**
 * The catalogue's response if it is newer than the worker's last one. If the catalogue cannot
 * respond to this call, as with the rows of the home page, its newer prices are put into the
 * worker's response. A response of the server stays as it is.
 */
async function orNewerCatalogue<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  received: Received<E>,
): Promise<ResponseOutput<E>> {
  const { content, response } = received;
  const savedAt = response.headers.get(savedAtHeader);
  if (savedAt === null) return content;
  const newer = await inTime(catalogueResponse(agreed, request, Date.parse(savedAt) + minLeadMs));
  return newer ? contentOf(newer, insteadOf(response)) : withNewerPrices(received);
}

/**
 * Marks the prices in the worker's last response with their age, and replaces them if the catalogue
 * has newer ones. Rows keep their order and descriptions. A response of the server stays as it is.
 */
export async function withNewerPrices<E extends Endpoint>({
  content,
  response,
}: Received<E>): Promise<ResponseOutput<E>> {
  const savedAt = response.headers.get(savedAtHeader);
  if (savedAt === null) return content;
  markAge(content, savedAt);
  const products = [...productsIn(content)].map(({ id, permalink }) => ({ id, permalink }));
  if (products.length === 0) return content;
  const since = Date.parse(savedAt) + minLeadMs;
  const lookup = catalogue().then((phone) => phone?.newerPrices(products, since));
  const newer = await inTime(lookup);
  if (!newer) return content;
  const byId = new Map(newer.prices.map((price) => [price.id, price]));
  if (takeNewerPrices(content, byId, Date.parse(newer.savedAt)))
    report(insteadOf(response), newer.savedAt);
  return content;
}

/**
 * The catalogue's response to a call; null if it has none. `from` is the source in whose place it
 * responds; null while the server may still respond.
 */
export async function readFromCatalogue<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  from: ResponseSource | null,
): Promise<ResponseOutput<E> | null> {
  const cached = await catalogueResponse(agreed, request);
  return cached && contentOf(cached, from);
}

/** Reports the age of a response to the network strip, and returns the content. */
function contentOf<Content>(
  { content, savedAt }: { content: Content; savedAt: string },
  from: ResponseSource | null,
): Content {
  if (from) report(from, savedAt);
  return content;
}

function report(from: ResponseSource, savedAt: string): void {
  clientSettings().observed?.({ from, savedAt, host: null });
}

async function catalogueResponse<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  since?: number,
): Promise<DatedResponse<E>> {
  const response = await (await catalogue())?.respondFromCatalogue(agreed, request, since);
  if (!response) return null;
  markAge(response.content, response.savedAt);
  return response;
}

/** The catalogue on this phone; null if its code cannot be loaded. */
async function catalogue() {
  return (
    (await clientSettings()
      .catalogue?.()
      .catch(() => null)) ?? null
  );
}

/**
 * The source in whose place the catalogue may respond after a failure; null if the server refused
 * or the request was aborted.
 */
export function replacedSource(failure: unknown): ResponseSource | null {
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
/** Enough time for a response that has already failed to reject. */
const nextTask = () => new Promise<null>((resolve) => setTimeout(() => resolve(null)));

function inTime<Value>(lookup: Promise<Value>): Promise<Value | null> {
  const limit = new Promise<null>((resolve) => setTimeout(() => resolve(null), catalogueTimeoutMs));
  return Promise.race([lookup, limit]);
}
