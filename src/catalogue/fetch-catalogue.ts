/** Brings the catalogue to this phone, and keeps it up to date (offline-151, offline-152). */
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

/** Milliseconds that one part may take: far more than it needs on the worst of lines. */
const longestPart = 120_000;
/** Steps after which what changed is asked for in one, from the parts' own version. */
const mostChanges = 16;
/** How often a download begins anew because the shop no longer knows the version it began with. */
const mostBeginnings = 3;

/** Told after every part: how many products are here so far. */
export type Progress = (products: number) => void;

/** One download at a time, whichever page or worker began it. */
const downloadLock = 'nirog-catalogue-download';

/** {@link fetchCatalogue}, unless another page or the worker is at it. */
export async function fetchAlone(progress: Progress): Promise<void> {
  await unlessUnderWay(() => fetchCatalogue(progress));
}

/**
 * Only what changed of a catalogue that is here, where nobody sees it: what has not come as a
 * whole is for a page to go on with. Asks nothing where bytes or room are dear (offline-154).
 */
export async function freshenAlone(): Promise<void> {
  if (isConnectionExpensive() || !(await isRoomLeft())) return;
  await unlessUnderWay(async () => {
    const [stored, begun] = await Promise.all([readCatalogueRecord(), readComing()]);
    if (!stored || begun) return;
    // Its first part has come already: the page begins after that.
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
 * Asks what changed since the stored catalogue, or goes on with the whole one where
 * it broke off. Rejects with an ApiFailure where the shop cannot be asked, with
 * the storage's DOMException where there is no room; what has come stays.
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

/** What changed since; where the shop gives a whole one instead, what becomes of its first part. */
async function changed(
  stored: CatalogueRecord,
  whole: (first: SnapshotResponse) => Promise<CatalogueRecord>,
): Promise<CatalogueRecord> {
  const since = stored.changes < mostChanges ? stored.version : stored.base;
  const response = await ask({ since });
  if (response.content.since === since) return withChange(stored, response, since);
  return whole(response);
}

/** The names and addresses of the categories; without them shelves are found by their ids alone. */
async function fetchShelves(): Promise<void> {
  try {
    const response = await fetchResponse(home, {}, { anonymous: true });
    if (response.ok) await storeShelves(await response.text());
  } catch {
    // The ones of before serve, or the next time brings them.
  }
}

interface SnapshotResponse {
  content: CatalogueSnapshot;
  packed: PackedText;
}

/** Throws `unreadable` where what came is not what was sent. */
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

/** From the first part, or from the one after those that are here, to the last, and then what changed meanwhile. */
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
    // Another database, or too much has changed on the way: what came is the first part of the whole.
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
  // Nobody reads the one of before any more.
  await sweepStored();
  return stored;
}

/** Puts a step behind the others, or in the place of them all where it was asked for from the parts' own version. */
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
