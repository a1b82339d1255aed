/** In-memory caches of the catalogue: search index, totals and responses. */
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Database } from '#server/db/database.ts';
import { catalogueChanges, catalogueVersion } from '#server/db/tables/products.ts';
import { compressText, type Compressed } from '#server/services/compress.ts';
import { keepSearch } from '#server/services/search/stored-search-index.ts';
import type { ProductSearch } from '#server/services/search/product-search.ts';
import {
  movedShelves,
  shownCategories,
  shownSubCategories,
  type MovedShelf,
} from './shown-shelves.ts';

export interface Catalogue {
  /** The categories and sub-categories that customers see. */
  shelves: () => Promise<Shelves>;
  /**
   * The search index over all products. While a new version is being indexed (some seconds), the
   * previous index is used.
   */
  search: () => Promise<ProductSearch>;
  /** Returns an expensive count, cached per version of the catalogue. */
  count: (name: string, counting: () => Promise<number>) => Promise<number>;
  /**
   * Returns a response that is cached until the catalogue changes. Every change of products must
   * mark the catalogue as changed.
   */
  cached: (key: string, making: () => Promise<string>) => Promise<string>;
  /**
   * Like `cached`, for a few long responses that are compressed once at high quality. Concurrent
   * requests share the work.
   */
  compressed: (key: string, making: () => Promise<string>) => Promise<Compressed>;
  /** The current version of the catalogue. It increases with every change. */
  version: () => Promise<number>;
  /** Re-reads the version if a client has seen a newer one than this process. */
  reach: (version: number) => Promise<void>;
  /** Must be called after this process has changed products. */
  forget: () => void;
}

export interface Shelves {
  /** Category names by id. */
  categoryNames: ReadonlyMap<number, string>;
  /**
   * The category that a category's id leads to: itself, or the one that it was merged into. Hidden
   * ones are missing.
   */
  categoryOf: ReadonlyMap<number, number>;
  /** As `categoryOf`, for sub-categories. */
  subCategoryOf: ReadonlyMap<number, number>;
  /**
   * Categories and sub-categories by permalink, also by that of a merged one. Categories take
   * precedence.
   */
  byPermalink: ReadonlyMap<string, ShelfKey>;
}

interface ShelfKey {
  kind: 'category' | 'subCategory';
  id: number;
}

/** Milliseconds for which the version is cached. */
const believed = 2_000;
const maxTotals = 5_000;
/** The maximum size of cached responses, in characters. */
const maxCachedCharacters = 16_000_000;

/** The maximum size of compressed responses, in bytes. */
const maxCompressedBytes = 16_000_000;
/** Compress one response at a time, so that other requests have a core. */
const oneAtATime = pLimit(1);

/**
 * Opens the caches. They follow the version in the database, because another process may import
 * products at any time.
 */
export function openCatalogue(db: Database, clock: () => number = Date.now): Catalogue {
  let version = -1;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let totals = new Map<string, number>();
  let responses = recentTexts(maxCachedCharacters);
  let long = recentCompressed(maxCompressedBytes);
  let shelves: Promise<Shelves> | null = null;

  async function refresh(): Promise<void> {
    if (clock() - checkedAt < believed) return;
    checkedAt = clock();
    const current = await readVersion(db);
    if (current === version) return;
    version = current;
    totals = new Map();
    responses = recentTexts(maxCachedCharacters);
    long = recentCompressed(maxCompressedBytes);
    shelves = null;
  }

  const searchIndex = keepSearch(db, () => {
    responses = recentTexts(maxCachedCharacters);
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
      return searchIndex.at(version);
    },
    count: async (name, counting) => {
      await refresh();
      const known = totals;
      const total = known.get(name);
      if (total !== undefined) return total;
      const counted = await counting();
      // A count from an older version goes into that version's map, which is dropped.
      if (known.size < maxTotals) known.set(name, counted);
      return counted;
    },
    cached: async (key, making) => {
      await refresh();
      const cache = responses;
      const cachedText = cache.get(key);
      if (cachedText !== undefined) return cachedText;
      const text = await making();
      // A response from an older version goes into that version's cache, which is dropped.
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

/** A cache of texts, limited by total length. */
function recentTexts(maxCharacters: number): LRUCache<string, string> {
  return new LRUCache({
    maxSize: maxCharacters,
    sizeCalculation: (text, name) => text.length + name.length,
  });
}

/** A cache of compressed responses. Concurrent requests for the same key share one computation. */
function recentCompressed(maxBytes: number) {
  return new LRUCache<string, Compressed, () => Promise<string>>({
    maxSize: maxBytes,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
    fetchMethod: (_key, _stale, { context: making }) =>
      oneAtATime(async () => compressText(await making())),
  });
}

async function readShelves(db: Database): Promise<Shelves> {
  const onTop = await shownCategories(db);
  const below = await shownSubCategories(db);
  const moved = await movedShelves(db);
  const byPermalink = new Map<string, ShelfKey>();
  const subCategoryOf = new Map<number, number>();
  const categoryOf = new Map<number, number>();
  // Later entries replace earlier ones: categories come last, and existing ones after merged ones.
  for (const { id, permalink, to } of [...moved.subCategories, ...below.map(toItself)]) {
    byPermalink.set(permalink, { kind: 'subCategory', id: to });
    subCategoryOf.set(id, to);
  }
  for (const { id, permalink, to } of [...moved.categories, ...onTop.map(toItself)]) {
    byPermalink.set(permalink, { kind: 'category', id: to });
    categoryOf.set(id, to);
  }
  return {
    categoryNames: new Map(onTop.map((one) => [one.id, one.name])),
    categoryOf,
    subCategoryOf,
    byPermalink,
  };
}

function toItself({ id, permalink }: Omit<MovedShelf, 'to'>): MovedShelf {
  return { id, permalink, to: id };
}

async function readVersion(db: Database): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/**
 * Notifies every server process that the catalogue has changed, and assigns the version to this
 * transaction's product changes. Must be called in every transaction that changes products, as late
 * as possible, because other writers of the catalogue wait from here on. Lists, totals, cached
 * responses and the search index depend on the version.
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
      // Set by the trigger on products in this transaction
      // (server/db/migrations/0011_whole_catalogue.sql).
      change: sql<number | null>`nullif(current_setting('shop.catalogue_change', true), '')::int`,
    });
  if (!marked?.change) return;
  const { version, change } = marked;
  await db
    .insert(catalogueChanges)
    .values({ change, version })
    .onConflictDoUpdate({ target: catalogueChanges.change, set: { version } });
}
