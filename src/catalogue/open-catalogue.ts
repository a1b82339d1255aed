/** The stored catalogue in memory, with its search index. */
import { snapshot } from '#contract/catalogue.ts';
import { get as home } from '#contract/home.ts';
import { responseIn } from '#api/client.ts';
import { withChanges, type CatalogueProduct } from '#domain/catalogue.ts';
import type { Category } from '#domain/product.ts';
import { SearchIndexBuilder, type SearchIndex } from '#domain/search/search-index.ts';
import { inOneGo, withRests, type Steps } from '#domain/search/cooperative.ts';
import { unpackText } from './packed-text.ts';
import { readStored, type CatalogueRecord } from './stored-catalogue.ts';

export interface OpenCatalogue {
  record: CatalogueRecord;
  /** Sorted by id. */
  products: CatalogueProduct[];
  categories: readonly Category[];
  /**
   * The search index, whose positions are positions in `products`. Built on the first call unless
   * `takeIndex` has provided one.
   */
  index: () => SearchIndex;
  hasIndex: () => boolean;
  /**
   * As `index`, but builds it in small steps with pauses, so that the page's own requests are not
   * held up.
   */
  buildIndex: () => Promise<SearchIndex>;
  /** Provides an index that was built from the same products (ready-index.ts). */
  takeIndex: (ready: SearchIndex) => void;
}

/**
 * Reads and parses the stored catalogue. Resolves to null if there is none. Rejects if it is
 * damaged.
 */
export async function openCatalogue(): Promise<OpenCatalogue | null> {
  const stored = await readStored();
  if (!stored) return null;
  const { record, texts, shelves } = stored;
  const contents = await Promise.all(texts.map(async (text) => contentOf(await unpackText(text))));
  const parts = contents.slice(0, record.parts);
  const products = contents.slice(record.parts).reduce(
    withChanges,
    withChanges([], {
      products: parts.flatMap((part) => part.products),
      prices: [],
      removed: [],
    }),
  );
  let index: SearchIndex | null = null;
  return {
    record,
    products,
    categories: categoriesIn(shelves),
    index: () => (index ??= inOneGo(indexInSteps(products))),
    hasIndex: () => index !== null,
    buildIndex: async () => {
      const built = index ?? (await withRests(indexInSteps(products), yieldToPage));
      return (index ??= built);
    },
    takeIndex: (ready) => {
      index ??= ready;
    },
  };
}

function contentOf(text: string) {
  return responseIn(snapshot, JSON.parse(text));
}

function categoriesIn(text: string): readonly Category[] {
  try {
    return responseIn(home, JSON.parse(text)).categories;
  } catch {
    // No categories were stored, or another version of the shop has stored them.
    return [];
  }
}

/** Products indexed between two pauses: one or two milliseconds of work on a computer. */
const batchSize = 100;
const yieldToPage = () => new Promise((resolve) => setTimeout(resolve, 5));

function* indexInSteps(products: readonly CatalogueProduct[]): Steps<SearchIndex> {
  const builder = new SearchIndexBuilder();
  for (const [at, { searchWords, ...product }] of products.entries()) {
    builder.add({ ...product, words: searchWords });
    if (at % batchSize === 0) yield;
  }
  return yield* builder.finishInSteps();
}
