/** The server's index over all products, built from the table. */
import { asc } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';

export interface ProductSearch {
  /** Ids of the best matches first, at most `limit`. */
  find: (query: string, limit: number) => number[];
}

/** Reads every product once and indexes it. */
export async function buildSearch(db: Database): Promise<ProductSearch> {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      nameBn: products.nameBn,
      strength: products.strength,
      genericName: products.genericName,
      form: products.form,
      company: products.company,
      searchWords: products.searchWords,
    })
    .from(products)
    .orderBy(asc(products.rank), asc(products.id));
  const texts = rows.map(({ id, ...words }) => ({
    id,
    text: Object.values(words).join(' ').toLowerCase().normalize('NFC'),
  }));
  return {
    find: (query, limit) => {
      const words = query.toLowerCase().split(' ');
      return texts
        .filter(({ text }) => words.every((word) => text.includes(word)))
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}
