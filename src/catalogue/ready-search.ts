/**
 * Searches the precomputed index without opening the whole catalogue, and reads the products that
 * it finds from their groups (offline-206).
 */
import * as v from 'valibot';
import { search } from '#contract/products.ts';
import type { CatalogueResponse } from './messages.ts';
import { unpackText } from './packed-text.ts';
import { rowIn, type ProductGroup } from './read-ready.ts';
import { isStoredIndex } from './ready-index.ts';
import { placesFor } from './responses.ts';
import { readCatalogueRecord, type CatalogueRecord } from './stored-catalogue.ts';
import { readGroupTexts, readIndex, type StoredIndex } from './stored-ready.ts';

export interface ReadySearch extends StoredIndex {
  record: CatalogueRecord;
}

/**
 * Opens the index that this worker has precomputed for the current catalogue. Resolves to null if
 * there is none. Rejects if it cannot be read.
 */
export async function openReadySearch(worker: string): Promise<ReadySearch | null> {
  const record = await readCatalogueRecord();
  const found = record && (await readIndex(record, worker));
  return isStoredIndex(found, record?.products ?? 0) && record ? { ...found, record } : null;
}

/**
 * Searches the index. The products lack the columns that no list shows. Resolves to null if another
 * catalogue has become current. Rejects if a group is damaged.
 */
export async function searchReady(
  { index, ids, groups, record }: ReadySearch,
  worker: string,
  request: unknown,
): Promise<CatalogueResponse> {
  const places = placesFor(() => index, v.parse(search.request, request));
  const named = [...new Set(places.map((place) => groups[place] ?? 0))];
  const read = await readGroupTexts(record, worker, named);
  if (!read) return null;
  const texts = await Promise.all(read.texts.map(unpackText));
  const contents = texts.map((text): ProductGroup => JSON.parse(text));
  const byGroup = new Map(named.map((group, at) => [group, contents[at]]));
  const content = places.map((place) => {
    const group = byGroup.get(groups[place] ?? 0);
    return group && rowIn(group, 'id', ids[place] ?? '');
  });
  return content.every(Boolean) ? { content, savedAt: read.checkedAt } : null;
}
