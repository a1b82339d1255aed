/**
 * Runs by itself in the shell page, with which a phone opens what nobody has rendered for it, while
 * the entry is still read: names to the browser what the address will need, reads its shelf or product,
 * and opens the catalogue on a thread of its own where there is more to find in it. The app does
 * without where this did not run (docs/decisions/0018).
 */
import { categoryShelf, shelfRequest, subCategoryShelf, type Shelf } from '#api/shelf-request.ts';
import type { AheadWindow, CatalogueRequest, CatalogueResponse } from '#catalogue/messages.ts';
import { readReadyProduct, readReadyShelf } from '#catalogue/read-ready.ts';

/** The build's files, and as positions among them those of each address's screen, by the first part of its path in small letters. */
interface ScreenFiles {
  files: readonly string[];
  screens: Readonly<Record<string, readonly number[]>>;
}

/** The build puts them in. */
declare const SCREEN_FILES: ScreenFiles;
declare const CATALOGUE_WORKER: string;

const page: AheadWindow = window;
const { files, screens } = SCREEN_FILES;
const [, screen = '', key = '', product] = location.pathname.split('/');
const part = screen.toLowerCase();
/** By the first part of an address. */
const shelves: Readonly<Record<string, (key: string) => Shelf>> = {
  category: categoryShelf,
  subcategory: subCategoryShelf,
};

try {
  const shelf = shelves[part]?.(decodeURIComponent(key));
  // Sorted, filtered or turned over, it is found in the whole.
  if (shelf && !location.search) readShelf(shelf);
  else if (part === 'product' && product) readProduct(decodeURIComponent(product));
  else if (shelf) openCatalogue({ name: 'open', number: 0, content: null });
  else if (part === 'products') {
    const query = new URLSearchParams(location.search).get('query') ?? '';
    openCatalogue({ name: 'openSearch', number: 0, content: { query } });
  }
  preload(screens[part] ?? []);
} catch {
  // The app begins from nothing, and says what is wrong.
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

/** The app's own questions count from one. */
function openCatalogue(open: CatalogueRequest): void {
  // Whatever it is asked for, it names the one worker.
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
