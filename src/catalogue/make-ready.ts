/**
 * Precomputes the first page of every shelf, the products in small groups, and the search index
 * after each change of the catalogue (offline-184, offline-186, offline-205). A start without a
 * network shows them before twenty thousand products are opened, and searches without building an
 * index.
 */
import { list } from '#contract/products.ts';
import {
  categoryShelf,
  shelfRequest,
  subCategoryShelf,
  type Shelf,
} from '#contract/product-requests.ts';
import type { RequestInput } from '#contract/endpoint.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { digestOf, packText, type PackedText } from './packed-text.ts';
import { countOfGroups, keyOf, readyIndexOf } from './ready-index.ts';
import { responseFrom } from './responses.ts';
import { groupOf, type ProductGroup } from './read-ready.ts';
import { readGroups, storeReady, type ReadyGroup } from './stored-ready.ts';

/** The maximum number of precomputed shelves. Further shelves are read from the whole catalogue. */
const maxShelves = 200;

/** Columns that no product page shows. */
const unseen = new Set(['subCategoryId', 'searchWords', 'rank', 'popularity']);

/**
 * Precomputes and stores the shelves and products of this catalogue, under the path of the worker.
 * They use the build's internal names, so only a page of the same build reads them (read-ready.ts).
 * Unchanged groups are not written again. Rejects with the storage's DOMException if there is no
 * room.
 */
export async function makeReady(catalogue: OpenCatalogue, worker: string): Promise<void> {
  const shelves = new Map<RequestInput<typeof list>, PackedText>();
  for (const shelf of shelvesOf(catalogue).slice(0, maxShelves)) {
    const request = shelfRequest(shelf, 1);
    const content = responseFrom(catalogue, list.name, request);
    if (content) shelves.set(request, await packText(JSON.stringify(content)));
  }
  const known = await readGroups(catalogue.record.folder);
  const products: ReadyGroup[] = [];
  for (const [at, group] of groupsOf(catalogue).entries()) {
    const text = JSON.stringify(group);
    const [before, digest] = [known[at], await digestOf(text)];
    products.push(before?.digest === digest ? before : await packText(text));
  }
  const index = await readyIndexOf(catalogue, worker);
  await storeReady(catalogue.record, worker, { shelves, products, index });
}

function groupsOf({ products }: OpenCatalogue): ProductGroup[] {
  const count = countOfGroups(products.length);
  const columns = Object.keys(products[0] ?? {}).filter((name) => !unseen.has(name));
  const groups = Array.from({ length: count }, (): ProductGroup => ({ columns, rows: [] }));
  for (const product of products)
    groups[groupOf(keyOf(product), count)]?.rows.push(
      columns.map((name) => Reflect.get(product, name)),
    );
  return groups;
}

/**
 * The shelves of categories that have a permalink, followed by the shelves of all subcategories.
 */
function shelvesOf({ categories, products }: OpenCatalogue): Shelf[] {
  const permalinks = categories.map(({ permalink }) => permalink).filter(Boolean);
  const below = new Set(products.map(({ subCategoryId }) => subCategoryId).filter(Boolean));
  return [...permalinks.map(categoryShelf), ...[...below].map(subCategoryShelf)];
}
