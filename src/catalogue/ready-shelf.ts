/**
 * A shelf that was made ready (offline-184), read by the page itself, before the app and its
 * catalogue's worker are: nothing but the browser's own is used here (app/ahead.ts).
 */
import { catalogueDatabase } from '#contract/catalogue-database.ts';
import type { CatalogueResponse } from './messages.ts';
import { unpackText } from './packed-text.ts';

const [database, store] = catalogueDatabase;

/** Under what a call's first page lies in the folder of its catalogue: the request as it is written. Without one: of which catalogue it is. */
export function readyName(folder: string, request?: unknown): string {
  return `${folder}/ready${request === undefined ? '' : JSON.stringify(request)}`;
}

/**
 * What was made ready for this request by the worker of that path, which is another one where
 * its code is; null where nothing was, or of another catalogue. Rejects where it cannot be read.
 */
export async function readReadyShelf(request: unknown, worker: string): Promise<CatalogueResponse> {
  const opened = await openDatabase();
  if (!opened) return null;
  try {
    const room = opened.transaction(store).objectStore(store);
    const kept = await settled(room.get('kept'));
    const folder = textIn(kept, 'folder');
    const [ready, text] = await Promise.all([
      settled(room.get(readyName(folder))),
      settled(room.get(readyName(folder, request))),
    ]);
    const isOfNow = textIn(ready, 'version') === textIn(kept, 'version');
    if (!isOfNow || textIn(ready, 'worker') !== worker || text === undefined) return null;
    const bytes: unknown = Reflect.get(Object(text), 'bytes');
    if (!(bytes instanceof ArrayBuffer)) throw new TypeError('a shelf that was made ready is none');
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
