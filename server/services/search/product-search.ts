/** The server's index over all products, built from the table. */
import { setImmediate as rest } from 'node:timers/promises';
import { asc, gt } from 'drizzle-orm';
import { findProducts } from '#domain/search/find-products.ts';
import { SearchIndexBuilder } from '#domain/search/search-index.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';

export interface ProductSearch {
  /** Ids of the best matches first, at most `limit`. */
  find: (query: string, limit: number) => number[];
}

const rowsAtOnce = 1_000;

/** Reads every product once and indexes it, resting between portions so that others are answered. */
export async function buildSearch(db: Database): Promise<ProductSearch> {
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
    await rest();
  }
  const index = builder.finish();
  return {
    find: (query, limit) =>
      findProducts(index, query, limit)
        .map((place) => ids[place])
        .filter((id) => id !== undefined),
  };
}

function readPortion(db: Database, after: number) {
  return db
    .select({
      id: products.id,
      name: products.name,
      nameBn: products.nameBn,
      strength: products.strength,
      genericName: products.genericName,
      form: products.form,
      company: products.company,
      words: products.searchWords,
      isPrescriptionRequired: products.isPrescriptionRequired,
    })
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(rowsAtOnce);
}
