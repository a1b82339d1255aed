/** What lies on this phone of what was made ready (make-ready.ts), beside the catalogue that it was made of. */
import { get, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { RequestInput } from '#contract/endpoint.ts';
import type { list } from '#contract/products.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import type { PackedText } from './packed-text.ts';
import { groupName, readyName } from './read-ready.ts';
import { count, packedText, recordIn, store, type CatalogueRecord } from './stored-catalogue.ts';

/** What was made ready of the catalogue that counts (make-ready.ts): of which version, by which worker's path, in how many groups its products lie, which index for searching, and the size of all. */
const ready = v.object({
  version: v.string(),
  worker: v.string(),
  groups: count,
  index: v.optional(v.object({ digest: v.string(), bytes: count })),
  bytes: count,
});
type ReadyNote = v.InferOutput<typeof ready>;

/** What a start without a network shows before the whole is open. */
export interface ReadyTexts {
  /** By request. */
  shelves: ReadonlyMap<RequestInput<typeof list>, PackedText>;
  /** By the group that their key names (read-ready.ts). */
  products: readonly ReadyGroup[];
  index: ReadyIndex;
}

const storedGroup = v.object({ digest: v.string(), size: count });
/** A group of products: one that lies there already, or its text. */
export type ReadyGroup = v.InferOutput<typeof storedGroup> | PackedText;

/** The index for searching as it lies there, and by each place in it the product's id and its group. */
export interface StoredIndex {
  index: SearchIndex;
  ids: string[];
  groups: Uint16Array;
}

/** Its bytes, about, and the digest of what it is made of; itself where the same does not lie there already. */
export interface ReadyIndex {
  digest: string;
  bytes: number;
  stored?: StoredIndex;
}

/** The groups that lie in that folder, of whichever version they are. */
export async function readGroups(
  folder: string,
): Promise<readonly v.InferOutput<typeof storedGroup>[]> {
  const groups = v.safeParse(v.array(storedGroup), await get<unknown>(groupName(folder), store()));
  return groups.success ? groups.output : [];
}

/** Stores what was made ready of this catalogue; nothing where another one counts by now. */
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

/** The size in bytes of what this worker made ready of the catalogue that counts; null where that is still to be done. */
export function readReadyBytes(worker: string): Promise<number | null> {
  return store()('readonly', async (room) => {
    const kept = await recordIn(room);
    const note = kept && (await noteIn(room, kept.folder, worker));
    return note?.version === kept?.version ? (note?.bytes ?? null) : null;
  });
}

/** The index that this worker made ready in that folder, of whichever version; null where there is none. */
export function readIndexNote(
  folder: string,
  worker: string,
): Promise<Pick<ReadyIndex, 'digest' | 'bytes'> | null> {
  return store()('readonly', async (room) => (await noteIn(room, folder, worker))?.index ?? null);
}

/** The index that this worker made ready for that very catalogue, as it lies there; undefined where there is none. */
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

/** What lies in these groups, of that very catalogue; null where another one counts by now, or one is missing. */
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
