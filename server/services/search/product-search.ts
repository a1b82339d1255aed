/**
 * The server's search index over all products, built once from the table and updated with changes.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and, asc, gt } from 'drizzle-orm';
import { findInParts, type SearchPart } from '#domain/search/find-products.ts';
import {
  SearchIndexBuilder,
  type SearchDocument,
  type SearchIndex,
} from '#domain/search/search-index.ts';
import { withPauses } from '#domain/search/cooperative.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { isShown } from '#server/services/catalogue/visible-products.ts';

export interface ProductSearch {
  /** Returns the ids of the best matches, best first, at most `limit`. */
  find: (query: string, limit: number) => number[];
}

/** The searched fields of a product, with its id. */
export interface Described extends SearchDocument {
  id: number;
}

/** An index over products, sorted by id. */
export interface IndexedProducts {
  ids: readonly number[];
  index: SearchIndex;
}

const rowsPerQuery = 500;

export const describedColumns = {
  id: products.id,
  name: products.name,
  nameBn: products.nameBn,
  strength: products.strength,
  genericName: products.genericName,
  form: products.form,
  company: products.company,
  words: products.searchWords,
  isPrescriptionRequired: products.isPrescriptionRequired,
};

/** Reads and indexes every product in portions and yields to other requests between them. */
export async function indexAll(db: Database): Promise<IndexedProducts> {
  const builder = new SearchIndexBuilder();
  const ids: number[] = [];
  for (let last = 0; ;) {
    const rows = await readPortion(db, last);
    if (rows.length === 0) break;
    for (const { id, ...document } of rows) {
      ids.push(id);
      builder.add(document);
    }
    last = ids.at(-1) ?? last;
    await yieldToEventLoop();
  }
  return { ids, index: await withPauses(builder.finishInSteps(), yieldToEventLoop) };
}

/**
 * Creates a search over the indexed products, without removed ones and with changed ones replaced.
 */
export function searchOf(
  all: IndexedProducts,
  gone: readonly number[] = [],
  anew: readonly Described[] = [],
): ProductSearch {
  const described = anew.toSorted((a, b) => a.id - b.id);
  const places = (ids: readonly number[]) => ids.map((id) => placeOf(all.ids, id));
  const replaced = new Set(places([...gone, ...described.map(({ id }) => id)]));
  const parts: SearchPart[] = [{ index: all.index, replaced }];
  if (described.length > 0) parts.push({ index: indexBeside(all, described), replaced: new Set() });
  const ids = [...all.ids, ...described.map(({ id }) => id)];
  return {
    find: (query, limit) =>
      findInParts(parts, query, limit)
        .map((place) => ids[place])
        .filter((id) => id !== undefined),
  };
}

/**
 * Indexes changed products. Brand weights cannot be computed from a few products, so known ones are
 * copied from the full index.
 */
function indexBeside(all: IndexedProducts, described: readonly Described[]): SearchIndex {
  const builder = new SearchIndexBuilder();
  for (const { id: _, ...document } of described) builder.add(document);
  const index = builder.finish();
  described.forEach(({ id }, at) => {
    const place = placeOf(all.ids, id);
    index.isLeading[at] = all.index.isLeading[place] ?? 0;
    index.weights[at] = all.index.weights[place] ?? index.weights[at] ?? 0;
  });
  return index;
}

/** The position of an id in the sorted list; -1 if it is absent. */
function placeOf(ids: readonly number[], id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}

function readPortion(db: Database, after: number): Promise<Described[]> {
  return db
    .select(describedColumns)
    .from(products)
    .where(and(gt(products.id, after), isShown))
    .orderBy(asc(products.id))
    .limit(rowsPerQuery);
}
