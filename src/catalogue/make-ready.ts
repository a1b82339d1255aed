/**
 * The first page of every shelf, the products in small groups, and the index for searching, made ready
 * each time the catalogue has changed (offline-184, offline-186, offline-205): a start without a network
 * shows them before twenty thousand products are opened, and searches these without an index of its own.
 */
import { list } from '#contract/products.ts';
import { categoryShelf, shelfRequest, subCategoryShelf, type Shelf } from '#api/shelf-request.ts';
import type { RequestInput } from '#contract/endpoint.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { digestOf, packText, type PackedText } from './packed-text.ts';
import { countOfGroups, keyOf, readyIndexOf } from './ready-index.ts';
import { responseFrom } from './responses.ts';
import { groupOf, type ProductGroup } from './read-ready.ts';
import { readGroups, storeReady, type ReadyGroup } from './stored-ready.ts';

/** A shop with more shelves has the others opened as they are asked for. */
const maxShelves = 200;

/** What no page of a product shows. */
const unseen = new Set(['subCategoryId', 'searchWords', 'rank', 'popularity']);

/**
 * Makes the shelves and products of this catalogue ready, in the name of the worker of that path: only the
 * page of the same build reads them (read-ready.ts), for they are in the build's own names. Groups that
 * are as they were are not written again. Rejects with the storage's DOMException where there is no room.
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

/** Categories as addresses name them, then all that is below them. */
function shelvesOf({ categories, products }: OpenCatalogue): Shelf[] {
  const permalinks = categories.map(({ permalink }) => permalink).filter(Boolean);
  const below = new Set(products.map(({ subCategoryId }) => subCategoryId).filter(Boolean));
  return [...permalinks.map(categoryShelf), ...[...below].map(subCategoryShelf)];
}
