/**
 * The first page of every shelf, made ready each time the catalogue has changed (offline-184): a
 * start without a network shows it before twenty thousand products are opened.
 */
import { list } from '#contract/products.ts';
import { categoryShelf, shelfRequest, subCategoryShelf, type Shelf } from '#api/shelf-request.ts';
import type { RequestInput } from '#contract/endpoint.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { packText, type PackedText } from './packed-text.ts';
import { responseFrom } from './responses.ts';
import { storeReady } from './stored-catalogue.ts';

/** A shop with more shelves has the others opened as they are asked for. */
const most = 200;

/**
 * Makes the shelves of this catalogue ready, in the name of the worker of that path: only the page
 * of the same build reads them (ready-shelf.ts), for they are in the build's own names. Rejects
 * with the storage's DOMException where there is no room.
 */
export async function makeShelvesReady(catalogue: OpenCatalogue, worker: string): Promise<void> {
  const shelves = new Map<RequestInput<typeof list>, PackedText>();
  for (const shelf of shelvesOf(catalogue).slice(0, most)) {
    const request = shelfRequest(shelf, 1);
    const content = responseFrom(catalogue, list.name, request);
    if (content) shelves.set(request, await packText(JSON.stringify(content)));
  }
  await storeReady(catalogue.record.version, worker, shelves);
}

/** Categories as addresses name them, then all that is below them. */
function shelvesOf({ categories, products }: OpenCatalogue): Shelf[] {
  const permalinks = categories.map(({ permalink }) => permalink).filter(Boolean);
  const below = new Set(products.map(({ subCategoryId }) => subCategoryId).filter(Boolean));
  return [...permalinks.map(categoryShelf), ...[...below].map(subCategoryShelf)];
}
