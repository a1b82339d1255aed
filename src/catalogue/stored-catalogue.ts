/**
 * Reads and writes the catalogue's database on this phone. Each download stores its parts in a
 * folder of its own, and the record `kept` names the current folder. One write replaces that
 * record, and only once a download is complete, so there is always either the previous catalogue or
 * the new one.
 */
import { createStore, delMany, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { catalogueDatabase } from '#contract/catalogue-database.ts';
import type { PackedText } from './packed-text.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const download = {
  folder: v.string(),
  /** The version of the first part; changes are fetched since this version. */
  version: v.string(),
  parts: count,
  products: count,
  /** The compressed size. */
  bytes: count,
};

const record = v.object({
  ...download,
  /** The version of the parts; `version` is that of the last change. */
  base: v.string(),
  /** The number of changes stored after the parts. Each builds on the previous one. */
  changes: count,
  /** The compressed size of the parts alone. */
  partBytes: v.optional(count),
  /** When the server last confirmed that this is the current state, ISO. */
  checkedAt: v.string(),
});
/** The record `kept` of a complete catalogue. */
export type CatalogueRecord = v.InferOutput<typeof record>;

const coming = v.object({
  ...download,
  /** The cursor with which the next part is fetched; '' after the last one. */
  next: v.string(),
});
/** A download that has started and is not complete. */
export type ComingCatalogue = v.InferOutput<typeof coming>;

/** The schema of a stored {@link PackedText}. */
export const packedText = v.object({ bytes: v.instance(ArrayBuffer), digest: v.string() });

let opened: UseStore | undefined;
/** The catalogue's object store. The database is opened on first use. */
export function store(): UseStore {
  opened ??= createStore(...catalogueDatabase);
  return opened;
}

/** The record of the current catalogue; null if there is none or if it cannot be parsed. */
export function readCatalogueRecord(): Promise<CatalogueRecord | null> {
  return store()('readonly', recordIn);
}

/** The latest download that is not complete; null if there is none or if it cannot be parsed. */
export async function readComing(): Promise<ComingCatalogue | null> {
  const found = v.safeParse(coming, await get<unknown>('coming', store()));
  return found.success ? found.output : null;
}

/** A complete catalogue with its parts, changes and categories. */
export interface StoredCatalogue {
  record: CatalogueRecord;
  /** The parts, followed by the changes in order. */
  texts: PackedText[];
  /**
   * The shop's categories as JSON, as {@link storeShelves} has stored them; '' if there are none.
   */
  shelves: string;
}

/**
 * The current catalogue, read in one transaction; null if there is none. Rejects if a part is
 * missing.
 */
export function readStored(): Promise<StoredCatalogue | null> {
  return store()('readonly', async (room) => {
    const read = (name: string) => promisifyRequest<unknown>(room.get(name));
    const kept = await recordIn(room);
    if (!kept) return null;
    const { folder, parts, changes } = kept;
    const named = (length: number, nameOf: typeof partName) =>
      Array.from({ length }, (_, at) => nameOf(folder, at));
    const names = [...named(parts, partName), ...named(changes, changeName)];
    const texts = v.parse(v.array(packedText), await Promise.all(names.map(read)));
    const shelves = v.safeParse(v.string(), await read('shelves'));
    return { record: kept, texts, shelves: shelves.success ? shelves.output : '' };
  });
}

/** Reads the record of the current catalogue within an open transaction. */
export async function recordIn(room: IDBObjectStore): Promise<CatalogueRecord | null> {
  const found = v.safeParse(record, await promisifyRequest(room.get('kept')));
  return found.success ? found.output : null;
}

/** Stores the shop's response that contains its categories, as JSON. */
export async function storeShelves(text: string): Promise<void> {
  await set('shelves', text, store());
}

/** Thrown if the catalogue was removed during a download. */
export class CatalogueRemoved extends Error {}

/**
 * Stores a part and the progress of its download in one transaction. Rejects without a change if
 * there is no room, and with {@link CatalogueRemoved} if the previous parts were removed.
 */
export async function storePart(next: ComingCatalogue, part: PackedText): Promise<void> {
  await store()('readwrite', async (room) => {
    if (next.parts > 1) await requireFolder(room, ['coming'], next.folder);
    room.put(part, partName(next.folder, next.parts - 1));
    room.put(next, 'coming');
    return promisifyRequest(room.transaction);
  });
}

async function requireFolder(
  room: IDBObjectStore,
  records: string[],
  folder: string,
): Promise<void> {
  const found = await Promise.all(records.map((name) => promisifyRequest<unknown>(room.get(name))));
  if (!found.some((one) => v.is(v.object({ folder: v.literal(folder) }), one)))
    throw new CatalogueRemoved();
}

/**
 * Makes a complete download the current catalogue and stores its last change. Rejects with {@link
 * CatalogueRemoved} if its parts were removed.
 */
export async function storeCatalogueRecord(
  next: CatalogueRecord,
  change: PackedText | null,
): Promise<void> {
  const begun = await readComing();
  await store()('readwrite', async (room) => {
    await requireFolder(room, ['coming', 'kept'], next.folder);
    if (change) room.put(change, changeName(next.folder, next.changes - 1));
    room.put(next, 'kept');
    if (begun?.folder === next.folder) room.delete('coming');
    return promisifyRequest(room.transaction);
  });
}

/** Discards the download that is not complete. Its parts remain until {@link sweepStored}. */
export async function forgetComing(): Promise<void> {
  await delMany(['coming'], store());
}

/** Whether the shop's categories are stored. */
export async function hasShelves(): Promise<boolean> {
  return typeof (await get<unknown>('shelves', store())) === 'string';
}

/**
 * Removes parts and changes that belong neither to the current catalogue nor to the unfinished
 * download.
 */
export async function sweepStored(): Promise<void> {
  const folders = [await readCatalogueRecord(), await readComing()].map((one) => one?.folder);
  const all = await keys<string>(store());
  const left = all.filter((key) => key.includes('/') && !folders.includes(key.split('/')[0]));
  if (left.length > 0) await delMany(left, store());
}

/** Removes everything from the catalogue's database. */
export async function removeStored(): Promise<void> {
  await delMany(await keys(store()), store());
}

function partName(folder: string, at: number): string {
  return `${folder}/${at}`;
}

function changeName(folder: string, at: number): string {
  return `${folder}/change-${at}`;
}
