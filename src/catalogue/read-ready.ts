/**
 * Shelves and products that were made ready (offline-184, offline-186), read by the page itself, before
 * the app and its catalogue's worker are: nothing but the browser's own is used here (app/ahead.ts).
 */
import { catalogueDatabase } from '#contract/catalogue-database.ts';
import type { CatalogueResponse } from './messages.ts';
import { unpackText } from './packed-text.ts';

const [database, store] = catalogueDatabase;

/** Under what a call's first page lies in the folder of its catalogue: the request as it is written. Without one: of which catalogue it is. */
export function readyName(folder: string, request?: unknown): string {
  return `${folder}/ready${request === undefined ? '' : JSON.stringify(request)}`;
}

/** Some products as they lie there: a row of values for each, in the order of the columns. */
export interface ProductGroup {
  columns: string[];
  rows: unknown[][];
}

/** Under what the products of a group lie in the folder of their catalogue. Without one: which groups there are. */
export function groupName(folder: string, group?: number): string {
  return `${folder}/ready-products${group === undefined ? '' : `-${group}`}`;
}

/** In which of so many groups a product lies, by its permalink, or its id where it has none. */
export function groupOf(key: string, groups: number): number {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % 4_294_967_291;
  return sum % groups;
}

/**
 * The first page of a shelf, as it was made ready for this request by the worker of that path, which
 * is another one where its code is; null where none was, or of another catalogue. Rejects where
 * it cannot be read.
 */
export function readReadyShelf(request: unknown, worker: string): Promise<CatalogueResponse> {
  return readReady(worker, (folder) => readyName(folder, request));
}

/** As {@link readReadyShelf}, of a product by its permalink; by its id where it has none. */
export async function readReadyProduct(key: string, worker: string): Promise<CatalogueResponse> {
  const permalink = key.toLowerCase();
  const found = await readReady(worker, (folder, groups) =>
    groupName(folder, groupOf(permalink, groups)),
  );
  if (!found || !isGroup(found.content)) return null;
  const content = rowIn(found.content, 'permalink', permalink) ?? rowIn(found.content, 'id', key);
  return content && { ...found, content };
}

/** The product of a group that has this in that column; null where none has. */
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

/** Null where this phone has no catalogue: looking for one makes none. */
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

/** '' where there is no such text. */
function textIn(of: unknown, name: string): string {
  const text: unknown = Reflect.get(Object(of), name);
  return typeof text === 'string' ? text : '';
}
