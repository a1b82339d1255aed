/** Downloads the catalogue to this phone and updates it (offline-151, offline-152). */
import { snapshot } from '#contract/catalogue.ts';
import { get as home } from '#contract/home.ts';
import { fetchResponse, responseIn } from '#api/client.ts';
import { ApiFailure } from '#api/failure.ts';
import type { CatalogueSnapshot } from '#domain/catalogue.ts';
import { isConnectionExpensive } from '#state/connection.ts';
import { digestOf, packText, type PackedText } from './packed-text.ts';
import { isRoomLeft } from './room-left.ts';
import {
  forgetComing,
  hasShelves,
  readCatalogueRecord,
  readComing,
  storeCatalogueRecord,
  storePart,
  storeShelves,
  sweepStored,
  type CatalogueRecord,
  type ComingCatalogue,
} from './stored-catalogue.ts';

/** Timeout of one part, in milliseconds: far more than a part needs on the slowest connections. */
const longestPart = 120_000;
/**
 * The largest number of changes stored one by one. The next update then fetches one change since
 * the base version, which replaces them all.
 */
const mostChanges = 16;
/**
 * How many times one download may start again because the server does not have the version that it
 * began with.
 */
const mostBeginnings = 3;

/** Called after every part with the number of products downloaded so far. */
export type Progress = (products: number) => void;

/** The lock that allows one download at a time across all pages and workers. */
const downloadLock = 'nirog-catalogue-download';

/** Runs {@link fetchCatalogue} unless another page or the service worker is already downloading. */
export async function fetchAlone(progress: Progress): Promise<void> {
  await unlessUnderWay(() => fetchCatalogue(progress));
}

/**
 * Updates a complete catalogue in the background. A download that is incomplete is left to a page.
 * Makes no request if the connection is expensive or storage is low (offline-154).
 */
export async function freshenAlone(): Promise<void> {
  if (isConnectionExpensive() || !(await isRoomLeft())) return;
  await unlessUnderWay(async () => {
    const [stored, begun] = await Promise.all([readCatalogueRecord(), readComing()]);
    if (!stored || begun) return;
    // The server has sent the first part of a whole catalogue: store it, and a page continues after
    // it.
    const keepPart = (first: SnapshotResponse) => withPart(null, first).then(() => stored);
    await withShelves(stored, await changed(stored, keepPart));
  });
}

async function unlessUnderWay(work: () => Promise<unknown>): Promise<void> {
  await navigator.locks.request(downloadLock, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/**
 * Fetches the changes since the stored catalogue, or resumes an incomplete download. Rejects with
 * an ApiFailure if the request fails, and with the storage's DOMException if there is no room. The
 * parts that were stored before stay.
 */
export async function fetchCatalogue(progress: Progress): Promise<CatalogueRecord> {
  const [stored, begun] = await Promise.all([readCatalogueRecord(), readComing()]);
  const whole = (first: SnapshotResponse | null) => fetchWhole(begun, first, progress);
  return withShelves(stored, await (stored && !begun ? changed(stored, whole) : whole(null)));
}

async function withShelves(
  before: CatalogueRecord | null,
  now: CatalogueRecord,
): Promise<CatalogueRecord> {
  if (now.version !== before?.version || !(await hasShelves())) await fetchShelves();
  return now;
}

/**
 * Fetches the changes since the stored version. If the server responds with the first part of a
 * whole catalogue instead, passes that part to `whole`.
 */
async function changed(
  stored: CatalogueRecord,
  whole: (first: SnapshotResponse) => Promise<CatalogueRecord>,
): Promise<CatalogueRecord> {
  const since = stored.changes < mostChanges ? stored.version : stored.base;
  const response = await ask({ since });
  if (response.content.since === since) return withChange(stored, response, since);
  return whole(response);
}

/**
 * Fetches the names and addresses of the categories. Without them, shelves can only be found by
 * category id.
 */
async function fetchShelves(): Promise<void> {
  try {
    const response = await fetchResponse(home, {}, { anonymous: true });
    if (response.ok) await storeShelves(await response.text());
  } catch {
    // The stored categories stay in use, and the next download fetches them again.
  }
}

interface SnapshotResponse {
  content: CatalogueSnapshot;
  packed: PackedText;
}

/**
 * Fetches one part or change. Throws `unreadable` if the digest of the received content differs
 * from the one that the server sent.
 */
async function ask(request: { since?: string; after?: string }): Promise<SnapshotResponse> {
  const signal = AbortSignal.timeout(longestPart);
  const response = await fetchResponse(snapshot, request, { signal, anonymous: true });
  if (!response.ok) throw new ApiFailure({ kind: 'status', status: response.status });
  const body: unknown = await response.json();
  const content = responseIn(snapshot, body);
  const { Data }: { Data?: WireContent } = Object(body);
  const { Products, Prices, Removed, Digest }: WireContent = Object(Data);
  const digest = await digestOf(JSON.stringify([Products, Prices, Removed]));
  if (digest !== Digest) throw new ApiFailure({ kind: 'unreadable' });
  return { content, packed: await packText(JSON.stringify(body)) };
}

interface WireContent {
  Products?: unknown;
  Prices?: unknown;
  Removed?: unknown;
  Digest?: unknown;
}

/**
 * Fetches the first part, or the part after the stored ones, and all that follow, and then the
 * changes made during the download.
 */
async function fetchWhole(
  begun: ComingCatalogue | null,
  first: SnapshotResponse | null,
  progress: Progress,
): Promise<CatalogueRecord> {
  let coming = begun;
  let response = first;
  for (let beginning = 0; beginning < mostBeginnings; beginning += 1) {
    while (!coming || coming.next !== '' || coming.parts === 0) {
      response ??= await ask({ after: coming?.next ?? '' });
      coming = await withPart(coming, response);
      response = null;
      progress(coming.products);
    }
    const last = await ask({ since: coming.version });
    if (last.content.since === coming.version) return wholeOf(coming, last);
    // The server has another database, or too much has changed during the download. This response
    // is already the first part of a new whole catalogue.
    await forgetComing();
    coming = null;
    response = last;
  }
  throw new ApiFailure({ kind: 'unreadable' });
}

async function withPart(
  coming: ComingCatalogue | null,
  { content, packed }: SnapshotResponse,
): Promise<ComingCatalogue> {
  const begun = coming ?? {
    folder: crypto.randomUUID(),
    version: content.version,
    parts: 0,
    products: 0,
    bytes: 0,
  };
  const next = {
    ...begun,
    next: content.next,
    parts: begun.parts + 1,
    products: begun.products + content.products.length,
    bytes: begun.bytes + packed.bytes.byteLength,
  };
  await storePart(next, packed);
  return next;
}

async function wholeOf(coming: ComingCatalogue, last: SnapshotResponse): Promise<CatalogueRecord> {
  const { folder, version, parts, products, bytes } = coming;
  const begun = { folder, base: version, version, parts, products, bytes, partBytes: bytes };
  const whole = { ...begun, changes: 0 };
  const stored = await withChange({ ...whole, checkedAt: '' }, last, version);
  // The new catalogue is current, so no reader needs the files of the previous one.
  await sweepStored();
  return stored;
}

/**
 * Appends a change to the stored ones, or replaces them all if the change was fetched since the
 * base version.
 */
async function withChange(
  stored: CatalogueRecord,
  { content, packed }: SnapshotResponse,
  since: string,
): Promise<CatalogueRecord> {
  const isEmpty = [content.products, content.prices, content.removed].every(
    ({ length }) => length === 0,
  );
  const isFromBase = since === stored.base;
  const before = isFromBase ? 0 : stored.changes;
  const bytesBefore = isFromBase ? (stored.partBytes ?? stored.bytes) : stored.bytes;
  const next = {
    ...stored,
    version: content.version,
    changes: isEmpty ? stored.changes : before + 1,
    bytes: isEmpty ? stored.bytes : bytesBefore + packed.bytes.byteLength,
    checkedAt: new Date().toISOString(),
  };
  await storeCatalogueRecord(next, isEmpty ? null : packed);
  return next;
}
