/**
 * Reads and writes the precomputed data (make-ready.ts), which is stored in the folder of the
 * catalogue that it was made from.
 */
import { get, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { RequestInput } from '#contract/endpoint.ts';
import type { list } from '#contract/products.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import type { PackedText } from './packed-text.ts';
import { groupName, readyName } from './read-ready.ts';
import { count, packedText, recordIn, store, type CatalogueRecord } from './stored-catalogue.ts';

/**
 * The record of the precomputed data (make-ready.ts): the catalogue's version, the path of the
 * worker that made it, the number of product groups, the search index, and the total size in bytes.
 */
const ready = v.object({
  version: v.string(),
  worker: v.string(),
  groups: count,
  index: v.optional(v.object({ digest: v.string(), bytes: count })),
  bytes: count,
});
type ReadyNote = v.InferOutput<typeof ready>;

/** Everything that a start without a network shows before the whole catalogue is open. */
export interface ReadyTexts {
  /** The first pages of shelves, by request. */
  shelves: ReadonlyMap<RequestInput<typeof list>, PackedText>;
  /** The product groups, by group number (`groupOf` in read-ready.ts). */
  products: readonly ReadyGroup[];
  index: ReadyIndex;
}

const storedGroup = v.object({ digest: v.string(), size: count });
/** A group of products: the digest and size of a group that is already stored, or a new text. */
export type ReadyGroup = v.InferOutput<typeof storedGroup> | PackedText;

/**
 * The stored search index. `ids` and `groups` contain the product's id and group for each position
 * in the index.
 */
export interface StoredIndex {
  index: SearchIndex;
  ids: string[];
  groups: Uint16Array;
}

/**
 * The approximate size of the index in bytes, and the digest of its source. The index itself is
 * left out if the same one is already stored.
 */
export interface ReadyIndex {
  digest: string;
  bytes: number;
  stored?: StoredIndex;
}

/** The groups stored in this folder, of whichever version. */
export async function readGroups(
  folder: string,
): Promise<readonly v.InferOutput<typeof storedGroup>[]> {
  const groups = v.safeParse(v.array(storedGroup), await get<unknown>(groupName(folder), store()));
  return groups.success ? groups.output : [];
}

/**
 * Stores the precomputed data of this catalogue. Writes nothing if another catalogue has become
 * current.
 */
export async function storeReady(
  { version, folder }: Pick<CatalogueRecord, 'version' | 'folder'>,
  worker: string,
  { shelves, products, index }: ReadyTexts,
): Promise<void> {
  await store()('readwrite', async (room) => {
    const kept = await recordIn(room);
    if (kept?.version !== version || kept.folder !== folder) return;
    for (const [request, text] of shelves) room.put(text, readyName(folder, request));
    for (const [at, group] of products.entries())
      if ('bytes' in group) room.put(group, groupName(folder, at));
    const groups = products.map((group) => ({ digest: group.digest, size: sizeOf(group) }));
    room.put(groups, groupName(folder));
    if (index.stored) room.put(index.stored, indexName(folder));
    const note: ReadyNote = {
      version,
      worker,
      groups: groups.length,
      index: { digest: index.digest, bytes: index.bytes },
      bytes: [...shelves.values(), ...groups].reduce((sum, one) => sum + sizeOf(one), index.bytes),
    };
    room.put(note, readyName(folder));
    await promisifyRequest(room.transaction);
  });
}

const sizeOf = (group: ReadyGroup) => ('bytes' in group ? group.bytes.byteLength : group.size);

/**
 * The size in bytes of the data that this worker has precomputed for the current catalogue; null if
 * it has not yet done so.
 */
export function readReadyBytes(worker: string): Promise<number | null> {
  return store()('readonly', async (room) => {
    const kept = await recordIn(room);
    const note = kept && (await noteIn(room, kept.folder, worker));
    return note?.version === kept?.version ? (note?.bytes ?? null) : null;
  });
}

/**
 * The digest and size of the index that this worker has precomputed in this folder, of whichever
 * version; null if there is none.
 */
export function readIndexNote(
  folder: string,
  worker: string,
): Promise<Pick<ReadyIndex, 'digest' | 'bytes'> | null> {
  return store()('readonly', async (room) => (await noteIn(room, folder, worker))?.index ?? null);
}

/**
 * The index that this worker has precomputed for this version, unvalidated; undefined if there is
 * none.
 */
export function readIndex(
  { version, folder }: Pick<CatalogueRecord, 'version' | 'folder'>,
  worker: string,
): Promise<unknown> {
  return store()('readonly', async (room) => {
    const note = await noteIn(room, folder, worker);
    if (note?.version !== version || !note.index) return undefined;
    return promisifyRequest<unknown>(room.get(indexName(folder)));
  });
}

/**
 * The texts of these groups of this version; null if another catalogue has become current or a
 * group is missing.
 */
export function readGroupTexts(
  { version, folder }: Pick<CatalogueRecord, 'version' | 'folder'>,
  worker: string,
  groups: readonly number[],
): Promise<{ texts: PackedText[]; checkedAt: string } | null> {
  return store()('readonly', async (room) => {
    const kept = await recordIn(room);
    const note = kept && (await noteIn(room, folder, worker));
    if (kept?.version !== version || kept.folder !== folder || note?.version !== version)
      return null;
    const found = groups.map((group) =>
      promisifyRequest<unknown>(room.get(groupName(folder, group))),
    );
    const texts = v.safeParse(v.array(packedText), await Promise.all(found));
    return texts.success ? { texts: texts.output, checkedAt: kept.checkedAt } : null;
  });
}

async function noteIn(
  room: IDBObjectStore,
  folder: string,
  worker: string,
): Promise<ReadyNote | null> {
  const found = v.safeParse(ready, await promisifyRequest(room.get(readyName(folder))));
  return found.success && found.output.worker === worker ? found.output : null;
}

function indexName(folder: string): string {
  return `${folder}/ready-index`;
}
