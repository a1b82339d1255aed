/**
 * The first page of every shelf, made ready each time the catalogue has changed (offline-184): a
 * start without a network shows it before twenty thousand products are opened.
 */
import { list } from '#contract/products.ts';
import { categoryShelf, shelfRequest, subCategoryShelf, type Shelf } from '#api/shelf-request.ts';
import type { CatalogueResponse } from './messages.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { packText, unpackText, type PackedText } from './packed-text.ts';
import { responseFrom } from './responses.ts';
import { readReady, storeReady } from './stored-catalogue.ts';

/** A shop with more shelves has the others opened as they are asked for. */
const most = 200;

/** Makes the shelves of this catalogue ready. Rejects with the storage's DOMException where there is no room. */
export async function makeShelvesReady(catalogue: OpenCatalogue): Promise<void> {
  const shelves = new Map<string, PackedText>();
  for (const shelf of shelvesOf(catalogue).slice(0, most)) {
    const request = shelfRequest(shelf, 1);
    const content = responseFrom(catalogue, list.name, request);
    if (content) shelves.set(nameOf(request), await packText(JSON.stringify(content)));
  }
  await storeReady(catalogue.record.version, shelves);
}

/** What was made ready for this call; null where nothing was, or of another version. Rejects where it is damaged. */
export async function readyResponse(call: string, request: unknown): Promise<CatalogueResponse> {
  if (call !== list.name) return null;
  const ready = await readReady(nameOf(request));
  if (!ready) return null;
  const content: unknown = JSON.parse(await unpackText(ready.text));
  return { content, savedAt: ready.checkedAt };
}

/** Categories as addresses name them, then all that is below them. */
function shelvesOf({ categories, products }: OpenCatalogue): Shelf[] {
  const permalinks = categories.map(({ permalink }) => permalink).filter(Boolean);
  const below = new Set(products.map(({ subCategoryId }) => subCategoryId).filter(Boolean));
  return [...permalinks.map(categoryShelf), ...[...below].map(subCategoryShelf)];
}

function nameOf(request: unknown): string {
  return JSON.stringify(request);
}
