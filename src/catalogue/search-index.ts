/** Builds the search index of the catalogue, and reads and stores it (offline-205). */
import type { CatalogueProduct } from '#domain/catalogue.ts';
import type { Steps } from '#domain/search/cooperative.ts';
import { SearchIndexBuilder, type SearchIndex } from '#domain/search/search-index.ts';
import { countOfGroups, groupOf, keyOf } from './product-groups.ts';

/**
 * The search index as it is stored: a structured clone, because unpacking it would cost the time
 * that it saves. It contains no prices and stocks, so a new price does not rewrite it. `ids` and
 * `groups` contain the product's id and group for each position in the index.
 */
export interface StoredIndex {
  index: SearchIndex;
  ids: string[];
  groups: Uint16Array;
  /** The approximate size. */
  bytes: number;
}

/** Products indexed between two pauses: one or two milliseconds of work on a computer. */
const batchSize = 100;

/** Builds the index in small steps. */
export function* indexInSteps(products: readonly CatalogueProduct[]): Steps<StoredIndex> {
  const builder = new SearchIndexBuilder();
  for (const [at, { searchWords, ...product }] of products.entries()) {
    builder.add({ ...product, words: searchWords });
    if (at % batchSize === 0) yield;
  }
  const count = countOfGroups(products.length);
  const made = {
    index: yield* builder.finishInSteps(),
    ids: products.map(({ id }) => id),
    groups: Uint16Array.from(products, (product) => groupOf(keyOf(product), count)),
  };
  return { ...made, bytes: bytesOf(made) };
}

/**
 * Whether a value that was read from storage looks like an index of this many products. A schema
 * would check every id, which takes longer than the search.
 */
export function isStoredIndex(found: unknown, products: number): found is StoredIndex {
  const { index, ids, groups, bytes }: { [Name in keyof StoredIndex]?: unknown } = Object(found);
  const { size, fields }: { size?: unknown; fields?: unknown } = Object(index);
  return (
    size === products &&
    Object(fields) === fields &&
    Array.isArray(ids) &&
    ids.length === products &&
    groups instanceof Uint16Array &&
    groups.length === products &&
    typeof bytes === 'number'
  );
}

/** The approximate size in bytes; every character counts as one byte. */
function bytesOf(index: object): number {
  const seen = new Set<unknown>();
  const weigh = (value: unknown): number => {
    if (typeof value === 'string') return value.length;
    if (typeof value !== 'object' || value === null || seen.has(value)) return 0;
    seen.add(value);
    if (ArrayBuffer.isView(value)) return value.byteLength;
    let sum = 0;
    for (const part of Object.values(value)) sum += weigh(part);
    return sum;
  };
  return weigh(index);
}
