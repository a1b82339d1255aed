/**
 * Runs in the shell page while the browser still parses the entry chunk. The phone opens the shell
 * page for an address that it has no rendered page for. The script preloads the files of the screen
 * at this address and reads its shelf or product from IndexedDB. If the address needs more of the
 * catalogue, it starts the catalogue's worker. The app works without any of these results
 * (docs/decisions/0018).
 */
import {
  categoryShelf,
  shelfRequest,
  subCategoryShelf,
  type Shelf,
} from '#contract/product-requests.ts';
import type { AheadWindow, CatalogueRequest, CatalogueResponse } from '#catalogue/messages.ts';
import { readReadyProduct, readReadyShelf } from '#catalogue/read-ready.ts';

/**
 * All built files, and for each screen the indexes of its files. A screen's key is the first
 * segment of its path in lower case.
 */
interface ScreenFiles {
  files: readonly string[];
  screens: Readonly<Record<string, readonly number[]>>;
}

/** The build replaces these names with values (scripts/shell-preloads.ts). */
declare const SCREEN_FILES: ScreenFiles;
declare const CATALOGUE_WORKER: string;

const page: AheadWindow = window;
const { files, screens } = SCREEN_FILES;
const [, screen = '', key = '', product] = location.pathname.split('/');
const part = screen.toLowerCase();
/** Creates the shelf of an address, by the first segment of its path. */
const shelves: Readonly<Record<string, (key: string) => Shelf>> = {
  category: categoryShelf,
  subcategory: subCategoryShelf,
};

try {
  const shelf = shelves[part]?.(decodeURIComponent(key));
  // A sorted or filtered shelf, or a later page of it, needs the whole catalogue.
  if (shelf && !location.search) readShelf(shelf);
  else if (part === 'product' && product) readProduct(decodeURIComponent(product));
  else if (shelf) openCatalogue({ name: 'open', number: 0, content: null });
  else if (part === 'products') {
    const query = new URLSearchParams(location.search).get('query') ?? '';
    openCatalogue({ name: 'openSearch', number: 0, content: { query } });
  }
  preload(screens[part] ?? []);
} catch {
  // The app starts without preloaded data and reports the error itself.
}

function preload(positions: readonly number[]): void {
  const links = positions.map((position) => {
    const file = files[position] ?? '';
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    return link;
  });
  document.head.append(...links);
}

function readShelf(shelf: Shelf): void {
  const request = shelfRequest(shelf, 1);
  take(request, readReadyShelf(request, CATALOGUE_WORKER));
}

function readProduct(id: string): void {
  take({ id }, readReadyProduct(id, CATALOGUE_WORKER));
}

function take(request: unknown, reading: Promise<CatalogueResponse>): void {
  const response = reading.catch(() => null);
  page.readyAhead = { request: JSON.stringify(request), response };
}

/**
 * Starts the catalogue's worker with one request. It uses number 0, because the app numbers its own
 * requests from 1.
 */
function openCatalogue(open: CatalogueRequest): void {
  // The policy ignores its argument and returns the address of the one worker.
  const policy = page.trustedTypes?.createPolicy('nirog#ahead', {
    createScriptURL: () => CATALOGUE_WORKER,
  });
  const address = policy?.createScriptURL('') ?? CATALOGUE_WORKER;
  const worker = new Worker(address, { type: 'module', name: 'catalogue' });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (page.catalogueAhead === worker) delete page.catalogueAhead;
  });
  worker.postMessage(open, []);
  page.catalogueAhead = worker;
}
