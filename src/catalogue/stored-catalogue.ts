/**
 * What lies of the catalogue on this phone. Parts lie in the folder of their
 * download; the one record `kept` says which download counts. It is swapped in one
 * write, and only for a whole one: there is always the catalogue of before or the
 * one of now.
 */
import { createStore, delMany, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { catalogueDatabase } from '#contract/catalogue-database.ts';
import type { PackedText } from './packed-text.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const download = {
  folder: v.string(),
  /** Of the first part: what changed since is asked for by it. */
  version: v.string(),
  parts: count,
  products: count,
  /** As they are packed. */
  bytes: count,
};

const record = v.object({
  ...download,
  /** The parts' own version; `version` is that of the last change. */
  base: v.string(),
  /** What changed since the parts, each a step after the one before. */
  changes: count,
  /** Of the parts alone, as they are packed. */
  partBytes: v.optional(count),
  /** When the shop last said that this is how it stands, ISO. */
  checkedAt: v.string(),
});
/** What is noted of a whole catalogue: the record `kept`. */
export type CatalogueRecord = v.InferOutput<typeof record>;

const coming = v.object({
  ...download,
  /** With what the next part is asked for; '' after the last one. */
  next: v.string(),
});
/** A download that has begun. */
export type ComingCatalogue = v.InferOutput<typeof coming>;

/** A {@link PackedText} as it lies on the disk. */
export const packedText = v.object({ bytes: v.instance(ArrayBuffer), digest: v.string() });

let opened: UseStore | undefined;
/** Its database; opened on first use. */
export function store(): UseStore {
  opened ??= createStore(...catalogueDatabase);
  return opened;
}

/** The catalogue that counts; null where there is none, or its record cannot be read. */
export function readCatalogueRecord(): Promise<CatalogueRecord | null> {
  return store()('readonly', recordIn);
}

/** The download that was begun last and is not whole. */
export async function readComing(): Promise<ComingCatalogue | null> {
  const found = v.safeParse(coming, await get<unknown>('coming', store()));
  return found.success ? found.output : null;
}

/** A whole catalogue with everything that it is made of. */
export interface StoredCatalogue {
  record: CatalogueRecord;
  /** The parts, and then the changes in their order. */
  texts: PackedText[];
  /** The shop's categories, as a text of {@link storeShelves}; '' where none was stored. */
  shelves: string;
}

/** The catalogue that counts, read at one moment; null where there is none. Throws where a part is missing. */
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

/** The record of the catalogue that counts, in a transaction of its database. */
export async function recordIn(room: IDBObjectStore): Promise<CatalogueRecord | null> {
  const found = v.safeParse(record, await promisifyRequest(room.get('kept')));
  return found.success ? found.output : null;
}

/** Stores the shop's answer that names its categories, as JSON. */
export async function storeShelves(text: string): Promise<void> {
  await set('shelves', text, store());
}

/** The catalogue was removed while more of it was under way. */
export class CatalogueRemoved extends Error {}

/**
 * Stores a part with the news that it is there. Rejects, nothing changed, where there is no
 * room, and with {@link CatalogueRemoved} where the parts before it are gone.
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
 * The whole is there: from now on it is the one that counts. `change` is what its last step
 * brought. Rejects with {@link CatalogueRemoved} where its parts are gone.
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

/** Throws away a download that is of no use. */
export async function forgetComing(): Promise<void> {
  await delMany(['coming'], store());
}

/** Whether the shop's categories lie here. */
export async function hasShelves(): Promise<boolean> {
  return typeof (await get<unknown>('shelves', store())) === 'string';
}

/** Removes what belongs to no download that counts. */
export async function sweepStored(): Promise<void> {
  const folders = [await readCatalogueRecord(), await readComing()].map((one) => one?.folder);
  const all = await keys<string>(store());
  const left = all.filter((key) => key.includes('/') && !folders.includes(key.split('/')[0]));
  if (left.length > 0) await delMany(left, store());
}

/** Removes all of it. */
export async function removeStored(): Promise<void> {
  await delMany(await keys(store()), store());
}

function partName(folder: string, at: number): string {
  return `${folder}/${at}`;
}

function changeName(folder: string, at: number): string {
  return `${folder}/change-${at}`;
}
