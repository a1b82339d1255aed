/** What a server process keeps of the catalogue in memory: the search index and the totals of lists. */
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Database } from '#server/db/database.ts';
import {
  catalogueChanges,
  catalogueVersion,
  categories,
  subCategories,
} from '#server/db/tables/products.ts';
import { compressText, type Compressed } from '#server/services/compress.ts';
import { keepSearch } from '#server/services/search/stored-search-index.ts';
import type { ProductSearch } from '#server/services/search/product-search.ts';

export interface Catalogue {
  /** Categories and sub-categories, as they are now. */
  shelves: () => Promise<Shelves>;
  /** The search over all products, as they are now; as they were before an import for the seconds in which it is indexed. */
  search: () => Promise<ProductSearch>;
  /** A number that is dear to count, counted once per version of the catalogue. */
  count: (name: string, counting: () => Promise<number>) => Promise<number>;
  /**
   * A response that is the same until the catalogue changes, made once for whoever
   * asks next. Whatever changes products marks the catalogue as changed.
   */
  cached: (key: string, making: () => Promise<string>) => Promise<string>;
  /**
   * As `cached`, for few and long responses: compressed once, as well as can be. Who
   * asks meanwhile waits for the same.
   */
  compressed: (key: string, making: () => Promise<string>) => Promise<Compressed>;
  /** The number of the catalogue as it is now; another one after every change. */
  version: () => Promise<number>;
  /** Reads the catalogue again where somebody has seen this version of it, and this process has not. */
  reach: (version: number) => Promise<void>;
  /** To be called when this process itself changed products. */
  forget: () => void;
}

export interface Shelves {
  /** A category's name by its id. */
  categoryNames: ReadonlyMap<number, string>;
  /** What a permalink names; categories before sub-categories. */
  byPermalink: ReadonlyMap<string, ShelfKey>;
}

interface ShelfKey {
  kind: 'category' | 'subCategory';
  id: number;
}

/** Milliseconds for which the version is believed without asking the database again. */
const believed = 2_000;
const mostTotals = 5_000;
/** Characters of cached responses. */
const mostCached = 16_000_000;

/** Bytes of long responses, compressed. */
const mostCompressed = 16_000_000;
/** A core is left to those who ask for something else. */
const oneAtATime = pLimit(1);

/** Keeps in step with the database: another process may import products at any time. */
export function openCatalogue(db: Database, clock: () => number = Date.now): Catalogue {
  let version = -1;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let totals = new Map<string, number>();
  let responses = recentTexts(mostCached);
  let long = recentCompressed(mostCompressed);
  let shelves: Promise<Shelves> | null = null;

  async function refresh(): Promise<void> {
    if (clock() - checkedAt < believed) return;
    checkedAt = clock();
    const current = await readVersion(db);
    if (current === version) return;
    version = current;
    totals = new Map();
    responses = recentTexts(mostCached);
    long = recentCompressed(mostCompressed);
    shelves = null;
  }

  const kept = keepSearch(db, () => {
    responses = recentTexts(mostCached);
  });

  return {
    shelves: async () => {
      await refresh();
      shelves ??= readShelves(db).catch((failure: unknown) => {
        shelves = null;
        throw failure;
      });
      return shelves;
    },
    search: async () => {
      await refresh();
      return kept.at(version);
    },
    count: async (name, counting) => {
      await refresh();
      const known = totals;
      const total = known.get(name);
      if (total !== undefined) return total;
      const counted = await counting();
      // Counted in an older catalogue, it goes with that one's.
      if (known.size < mostTotals) known.set(name, counted);
      return counted;
    },
    cached: async (key, making) => {
      await refresh();
      const cache = responses;
      const ready = cache.get(key);
      if (ready !== undefined) return ready;
      const text = await making();
      // Made of an older catalogue, it goes with that one's cache.
      cache.set(key, text);
      return text;
    },
    compressed: async (key, making) => {
      await refresh();
      return long.forceFetch(key, { context: making });
    },
    version: async () => {
      await refresh();
      return version;
    },
    reach: async (seen) => {
      await refresh();
      if (version >= seen) return;
      checkedAt = Number.NEGATIVE_INFINITY;
      await refresh();
    },
    forget: () => {
      checkedAt = Number.NEGATIVE_INFINITY;
      version = -1;
    },
  };
}

/** Texts by name; the ones not asked for longest go first when there are too many characters. */
function recentTexts(mostCharacters: number): LRUCache<string, string> {
  return new LRUCache({
    maxSize: mostCharacters,
    sizeCalculation: (text, name) => text.length + name.length,
  });
}

/** Long responses by name, each made once for all who ask before it is there. */
function recentCompressed(mostBytes: number) {
  return new LRUCache<string, Compressed, () => Promise<string>>({
    maxSize: mostBytes,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
    fetchMethod: (_key, _stale, { context: making }) =>
      oneAtATime(async () => compressText(await making())),
  });
}

async function readShelves(db: Database): Promise<Shelves> {
  const onTop = await db
    .select({ id: categories.id, name: categories.name, permalink: categories.permalink })
    .from(categories);
  const below = await db
    .select({ id: subCategories.id, permalink: subCategories.permalink })
    .from(subCategories);
  const byPermalink = new Map<string, ShelfKey>();
  for (const { id, permalink } of below) byPermalink.set(permalink, { kind: 'subCategory', id });
  for (const { id, permalink } of onTop) byPermalink.set(permalink, { kind: 'category', id });
  return { categoryNames: new Map(onTop.map((one) => [one.id, one.name])), byPermalink };
}

async function readVersion(db: Database): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/**
 * Tells every server process that the catalogue changed, and gives this
 * transaction's changes of products their version. Part of the transaction that
 * changes it, as late as possible: other writers of the catalogue wait from here on. Every change of
 * products must call it: lists, totals, cached responses and the search index depend on that number.
 */
export async function markCatalogueChanged(db: Database): Promise<void> {
  const [marked] = await db
    .insert(catalogueVersion)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({
      target: catalogueVersion.id,
      set: { version: sql`${catalogueVersion.version} + 1` },
    })
    .returning({
      version: catalogueVersion.version,
      // What the trigger of products drew in this transaction (server/db/migrations/0011_whole_catalogue.sql).
      change: sql<number | null>`nullif(current_setting('shop.catalogue_change', true), '')::int`,
    });
  if (!marked?.change) return;
  const { version, change } = marked;
  await db
    .insert(catalogueChanges)
    .values({ change, version })
    .onConflictDoUpdate({ target: catalogueChanges.change, set: { version } });
}

/** True before the first seeding or import. */
export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const [category] = await db.select({ id: categories.id }).from(categories).limit(1);
  return !category;
}
