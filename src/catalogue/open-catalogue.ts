/** The stored catalogue in memory, with its index for searching. */
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
  /** In the order of their ids. */
  products: CatalogueProduct[];
  categories: readonly Category[];
  /** Built when it is first asked for, where none was taken; places in it are places in `products`. */
  index: () => SearchIndex;
  hasIndex: () => boolean;
  /** As `index`, in small steps with rests: for when nobody waits for it, and the page has work of its own. */
  buildIndex: () => Promise<SearchIndex>;
  /** One that was built of the same products (ready-index.ts). */
  takeIndex: (ready: SearchIndex) => void;
}

/** Opens what lies on this phone; null where there is none. Throws where it is damaged. */
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
    // None was stored, or one of another version of the shop.
    return [];
  }
}

/** Products between two rests; a millisecond or two of a computer. */
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
