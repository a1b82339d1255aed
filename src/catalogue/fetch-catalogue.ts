/** Downloads the catalogue to this phone and updates it (offline-151, offline-152). */
import { snapshot } from '#contract/catalogue.ts';
import { get as home } from '#contract/home.ts';
import { call, fetchResponse, responseIn } from '#api/client.ts';
import { ApiFailure } from '#api/failure.ts';
import { withChanges, type CatalogueProduct, type CatalogueSnapshot } from '#domain/catalogue.ts';
import type { Category } from '#domain/product.ts';
import { isConnectionExpensive } from '#state/connection.ts';
import { hasFreeStorage } from '#state/free-storage.ts';
import { makeCatalogue, type Indexer } from './make-catalogue.ts';
import { digestOf, packedIn, packText, unpackText, type PackedText } from './packed-text.ts';
import { productsOf } from './product-groups.ts';
import {
  forgetDownload,
  readCategories,
  readDownload,
  readGroups,
  readMeta,
  readParts,
  removeStored,
  storeCatalogue,
  storePart,
  updateMeta,
  type CatalogueMeta,
  type Download,
} from './stored-catalogue.ts';

/** Timeout of one part, in milliseconds: far more than a part needs on the slowest connections. */
const partTimeoutMs = 120_000;
/**
 * How many times one download may start again because the server does not have the version that it
 * began with.
 */
const maxBeginnings = 3;

/** Called after every part with the number of products downloaded so far. */
export type Progress = (products: number) => void;

/** The lock that allows one download at a time across all pages and workers. */
const downloadLock = 'nirog-catalogue-download';

/** Runs {@link fetchCatalogue} unless another page or the service worker is already downloading. */
export async function fetchAlone(progress: Progress, indexer: Indexer): Promise<void> {
  await unlessUnderWay(() => fetchCatalogue(progress, indexer));
}

/**
 * Updates a complete catalogue in the background. A download that is incomplete is left to a page.
 * Makes no request if the connection is expensive or storage is low (offline-154).
 */
export async function freshenAlone(): Promise<void> {
  if (isConnectionExpensive() || !(await hasFreeStorage())) return;
  await unlessUnderWay(async () => {
    const [stored, begun] = await Promise.all([readMeta(), readDownload()]);
    if (!stored || begun) return;
    const response = await ask({ since: stored.version });
    // The first part of a whole catalogue is stored, and a page continues after it.
    await (isChange(response, stored)
      ? applyChange(stored, response, null)
      : withPart(null, response));
  });
}

async function unlessUnderWay(work: () => Promise<unknown>): Promise<void> {
  await navigator.locks.request(downloadLock, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/**
 * Fetches the changes since the stored catalogue, or resumes an incomplete download. Rejects with
 * an ApiFailure if the request fails, and with the DOMException of the storage if there is no room.
 * The stored records then stay unchanged.
 */
export async function fetchCatalogue(progress: Progress, indexer: Indexer): Promise<CatalogueMeta> {
  const [stored, begun] = await Promise.all([readMeta(), readDownload()]);
  if (begun) return fetchWhole(begun, null, progress, indexer);
  if (!stored) {
    // A version of the app with another schema number may have left its records.
    await removeStored();
    return fetchWhole(null, null, progress, indexer);
  }
  const response = await ask({ since: stored.version });
  if (isChange(response, stored)) return applyChange(stored, response, indexer);
  return fetchWhole(null, response, progress, indexer);
}

interface SnapshotResponse {
  content: CatalogueSnapshot;
  /** The response's body as received. */
  packed: PackedText;
}

/**
 * Whether the server has responded with the changes since this version, and not with the first part
 * of a whole catalogue.
 */
function isChange({ content }: SnapshotResponse, { version }: { version: string }): boolean {
  return content.since === version;
}

/**
 * Fetches one part or change. Throws `unreadable` if the digest of the received content differs
 * from the one that the server sent.
 */
async function ask(request: { since?: string; after?: string }): Promise<SnapshotResponse> {
  const signal = AbortSignal.timeout(partTimeoutMs);
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
  begun: Download | null,
  first: SnapshotResponse | null,
  progress: Progress,
  indexer: Indexer,
): Promise<CatalogueMeta> {
  let download = begun;
  let response = first;
  for (let beginning = 0; beginning < maxBeginnings; beginning += 1) {
    while (!download || download.next !== '' || download.parts === 0) {
      response ??= await ask({ after: download?.next ?? '' });
      download = await withPart(download, response);
      response = null;
      progress(download.products);
    }
    const last = await ask({ since: download.version });
    if (isChange(last, download)) return complete(download, last, indexer);
    // The server has another database, or too much has changed during the download. This response
    // is already the first part of a new whole catalogue.
    await forgetDownload();
    download = null;
    response = last;
  }
  throw new ApiFailure({ kind: 'unreadable' });
}

async function withPart(
  begun: Download | null,
  { content, packed }: SnapshotResponse,
): Promise<Download> {
  const before = begun ?? { version: content.version, parts: 0, products: 0 };
  const next = {
    version: before.version,
    parts: before.parts + 1,
    products: before.products + content.products.length,
    next: content.next,
  };
  await storePart(next, packed);
  return next;
}

/** Turns a complete download into the current catalogue. */
async function complete(
  download: Download,
  { content }: SnapshotResponse,
  indexer: Indexer,
): Promise<CatalogueMeta> {
  const stored = await readParts(download);
  const parts = await orForget(stored.map(productsOfPart), forgetDownload);
  const first = withChanges([], { products: parts.flat(), prices: [], removed: [] });
  const categories = (await fetchCategories()) ?? (await readCategories());
  const products = withChanges(first, content);
  const next = await makeCatalogue(content.version, products, categories, null, indexer);
  await storeCatalogue('download', download.version, next);
  return next.meta;
}

async function productsOfPart(part: unknown): Promise<CatalogueProduct[]> {
  return responseIn(snapshot, JSON.parse(await unpackText(part))).products;
}

/** Applies a change to the stored products, and makes the result the current catalogue. */
async function applyChange(
  meta: CatalogueMeta,
  { content }: SnapshotResponse,
  indexer: Indexer | null,
): Promise<CatalogueMeta> {
  const { version, products, prices, removed } = content;
  const known = await readCategories();
  const isEmpty = products.length + prices.length + removed.length === 0;
  if (isEmpty && known)
    return updateMeta(meta.version, { version, checkedAt: new Date().toISOString() });
  const numbers = Array.from({ length: meta.groups }, (_, group) => group);
  const stored = await readGroups(meta.version, numbers);
  const groups = await orForget(stored.map(openGroup), removeStored);
  const all = withChanges(
    groups.flatMap((group) => group.products),
    content,
  );
  const before = { meta, groups: groups.map(({ packed }) => packed) };
  const categories = (await fetchCategories()) ?? known;
  const next = await makeCatalogue(version, all, categories, before, indexer);
  await storeCatalogue('meta', meta.version, next);
  return next.meta;
}

async function openGroup(stored: unknown) {
  return { packed: packedIn(stored), products: await productsOf(stored) };
}

/** Waits for records to be unpacked. If one is damaged, removes them all, to be fetched again. */
async function orForget<Content>(
  reading: Promise<Content>[],
  forget: () => Promise<void>,
): Promise<Content[]> {
  try {
    return await Promise.all(reading);
  } catch (cause) {
    await forget();
    throw new ApiFailure({ kind: 'unreadable' }, { cause });
  }
}

/**
 * The names and permalinks of the categories; null if they cannot be fetched. Without them, shelves
 * can only be found by category id.
 */
async function fetchCategories(): Promise<readonly Category[] | null> {
  try {
    return (await call(home, {}, { anonymous: true })).categories;
  } catch {
    return null;
  }
}
