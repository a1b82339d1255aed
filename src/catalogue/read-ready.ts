/**
 * Reads precomputed shelves and products (offline-184, offline-186) on the page itself, without
 * the catalogue's worker.
 */
import { catalogueDatabase } from '#contract/catalogue-database.ts';
import type { CatalogueResponse } from './messages.ts';
import { unpackText } from './packed-text.ts';

const [database, store] = catalogueDatabase;

/**
 * The key of a precomputed response in its catalogue's folder: the request as JSON. Without a
 * request, the key of the record that names the catalogue's version and the worker.
 */
export function readyName(folder: string, request?: unknown): string {
  return `${folder}/ready${request === undefined ? '' : JSON.stringify(request)}`;
}

/** A group of stored products: one row of values per product, in the order of the columns. */
export interface ProductGroup {
  columns: string[];
  rows: unknown[][];
}

/**
 * The key of a product group in its catalogue's folder. Without a number, the key of the list of
 * groups.
 */
export function groupName(folder: string, group?: number): string {
  return `${folder}/ready-products${group === undefined ? '' : `-${group}`}`;
}

/**
 * The number of the group that contains a product, by its permalink, or by its id if it has no
 * permalink.
 */
export function groupOf(key: string, groups: number): number {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % 4_294_967_291;
  return sum % groups;
}

/**
 * Reads the precomputed first page of a shelf. Resolves to null if there is none for this request,
 * if it belongs to another version of the catalogue, or if another build has written it (the
 * worker's path differs). Rejects if it cannot be read.
 */
export function readReadyShelf(request: unknown, worker: string): Promise<CatalogueResponse> {
  return readReady(worker, (folder) => readyName(folder, request));
}

/**
 * As {@link readReadyShelf}, for one product by its permalink, or by its id if it has no permalink.
 */
export async function readReadyProduct(key: string, worker: string): Promise<CatalogueResponse> {
  const permalink = key.toLowerCase();
  const found = await readReady(worker, (folder, groups) =>
    groupName(folder, groupOf(permalink, groups)),
  );
  if (!found || !isGroup(found.content)) return null;
  const content = rowIn(found.content, 'permalink', permalink) ?? rowIn(found.content, 'id', key);
  return content && { ...found, content };
}

/** The product of a group that has this value in this column; null if there is none. */
export function rowIn({ columns, rows }: ProductGroup, column: string, value: string) {
  const at = columns.indexOf(column);
  const row = rows.find((one) => one[at] === value);
  return row ? Object.fromEntries(columns.map((name, place) => [name, row[place]])) : null;
}

function isGroup(content: unknown): content is ProductGroup {
  const of = (name: string): unknown => Reflect.get(Object(content), name);
  return Array.isArray(of('columns')) && Array.isArray(of('rows'));
}

async function readReady(
  worker: string,
  nameIn: (folder: string, groups: number) => string,
): Promise<CatalogueResponse> {
  const opened = await openDatabase();
  if (!opened) return null;
  try {
    const room = opened.transaction(store).objectStore(store);
    const kept = await settled(room.get('kept'));
    const folder = textIn(kept, 'folder');
    const ready = await settled(room.get(readyName(folder)));
    const isOfNow = textIn(ready, 'version') === textIn(kept, 'version');
    if (!isOfNow || textIn(ready, 'worker') !== worker) return null;
    const text = await settled(
      room.get(nameIn(folder, Number(Reflect.get(Object(ready), 'groups')))),
    );
    if (text === undefined) return null;
    const bytes: unknown = Reflect.get(Object(text), 'bytes');
    if (!(bytes instanceof ArrayBuffer)) throw new TypeError('what was made ready is not');
    const content: unknown = JSON.parse(
      await unpackText({ bytes, digest: textIn(text, 'digest') }),
    );
    return { content, savedAt: textIn(kept, 'checkedAt') };
  } finally {
    opened.close();
  }
}

/**
 * Opens the catalogue's database. Resolves to null if this phone has none, because aborting the
 * upgrade prevents the browser from creating an empty one.
 */
function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(database);
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(null);
    });
  });
}

function settled(asked: IDBRequest<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('nothing was read')));
  });
}

/** The text under this property; '' if there is none. */
function textIn(of: unknown, name: string): string {
  const text: unknown = Reflect.get(Object(of), name);
  return typeof text === 'string' ? text : '';
}
