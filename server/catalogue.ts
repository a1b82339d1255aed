/** What a server process keeps of the catalogue in memory: the search index and the totals of lists. */
import { sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { catalogueVersion } from './db/tables/products.ts';
import { buildSearch, type ProductSearch } from './search/product-search.ts';

export interface Catalogue {
  /** The index over all products, as they are now. */
  search: () => Promise<ProductSearch>;
  /** A number that is dear to count, counted once per version of the catalogue. */
  count: (name: string, counting: () => Promise<number>) => Promise<number>;
  /** To be called when this process itself changed products. */
  forget: () => void;
}

/** Milliseconds for which the version is believed without asking the database again. */
const believed = 2_000;
const mostTotals = 5_000;

/** Keeps in step with the database: another process may import products at any time. */
export function openCatalogue(db: Database, clock: () => number = Date.now): Catalogue {
  let version = -1;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let totals = new Map<string, number>();
  let index: Promise<ProductSearch> | null = null;

  async function refresh(): Promise<void> {
    if (clock() - checkedAt < believed) return;
    checkedAt = clock();
    const current = await readVersion(db);
    if (current === version) return;
    version = current;
    totals = new Map();
    index = null;
  }

  return {
    search: async () => {
      await refresh();
      index ??= buildSearch(db).catch((failure: unknown) => {
        index = null;
        throw failure;
      });
      return index;
    },
    count: async (name, counting) => {
      await refresh();
      const known = totals.get(name);
      if (known !== undefined) return known;
      const counted = await counting();
      if (totals.size < mostTotals) totals.set(name, counted);
      return counted;
    },
    forget: () => {
      checkedAt = Number.NEGATIVE_INFINITY;
      version = -1;
    },
  };
}

async function readVersion(db: Database): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/** Tells every server process that the catalogue changed. Part of the transaction that changes it. */
export async function markCatalogueChanged(db: Database): Promise<void> {
  await db
    .insert(catalogueVersion)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({
      target: catalogueVersion.id,
      set: { version: sql`${catalogueVersion.version} + 1` },
    });
}
