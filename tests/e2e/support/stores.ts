import type { Page } from 'playwright-core';

/** The places in which a browser can store data of the shop. */
export const storeKinds = [
  'localStorage',
  'sessionStorage',
  'cookies',
  'IndexedDB',
  'Cache Storage',
] as const;

type StoreKind = (typeof storeKinds)[number];

export interface Find {
  word: string;
  store: StoreKind;
  /** The key, database or address of the entry. */
  place: string;
}

/**
 * Searches everything that this browser stores for the shop: keys and values, the bodies of all
 * caches (the worker's too), bytes and file names in all databases. HttpOnly cookies are read from
 * the browser.
 */
export async function findInStores(page: Page, words: readonly string[]): Promise<Find[]> {
  const found = await page.evaluate(searchStores, [...words]);
  for (const { name, value } of await page.context().cookies()) {
    const text = name + value + decodeURIComponent(value);
    for (const word of words) {
      if (text.includes(word)) found.push({ word, store: 'cookies', place: name });
    }
  }
  return found;
}

/** Runs in the page. */
async function searchStores(words: string[]): Promise<Find[]> {
  const found: Find[] = [];

  function look(store: StoreKind, place: string, text: string): void {
    for (const word of words) if (text.includes(word)) found.push({ word, store, place });
  }

  for (const [key, value] of Object.entries(localStorage))
    look('localStorage', key, `${key} ${String(value)}`);
  for (const [key, value] of Object.entries(sessionStorage))
    look('sessionStorage', key, `${key} ${String(value)}`);
  look('cookies', 'document', document.cookie);
  for (const { name = '' } of await indexedDB.databases()) await lookInDatabase(name);
  for (const name of await caches.keys()) await lookInCache(name);
  return found;

  async function lookInCache(name: string): Promise<void> {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const kept = `${request.url} ${(await response?.text()) ?? ''}`;
      look('Cache Storage', `${name} ${request.url}`, kept);
    }
  }

  async function lookInDatabase(name: string): Promise<void> {
    const database = await resultOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const room = database.transaction(store).objectStore(store);
      const kept = await Promise.all([resultOf(room.getAllKeys()), resultOf(room.getAll())]);
      look('IndexedDB', `${name}/${store}`, await textOf(kept));
    }
    database.close();
  }

  function resultOf<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('A database could not be read'));
    });
  }

  /** The whole value as text, including bytes and file names. */
  async function textOf(value: unknown): Promise<string> {
    if (value instanceof File) return `${value.name} ${await value.text()}`;
    if (value instanceof Blob) return value.text();
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      return new TextDecoder().decode(value);
    if (value instanceof Map || value instanceof Set) return textOf([...value]);
    if (typeof value !== 'object' || value === null) return String(value);
    const parts = await Promise.all(Object.entries(value).flat().map(textOf));
    return parts.join(' ');
  }
}

/** Puts the word into a store of each kind, to prove that a search finds it there. */
export function plantEverywhere(page: Page, word: string): Promise<void> {
  return page.evaluate(async (planted) => {
    localStorage.setItem('private/planted', planted);
    sessionStorage.setItem('private/planted', planted);
    document.cookie = `planted=${encodeURIComponent(planted)}; path=/`;
    const cache = await caches.open('private-planted');
    await cache.put('/planted', new Response(planted));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('nirog-private');
      opening.onupgradeneeded = () => opening.result.createObjectStore('planted');
      opening.onerror = () => reject(new Error('No database could be opened'));
      opening.onsuccess = () => {
        const database = opening.result;
        const writing = database.transaction('planted', 'readwrite');
        writing.objectStore('planted').put(new TextEncoder().encode(planted), 'bytes');
        writing.oncomplete = () => {
          database.close();
          resolve();
        };
      };
    });
  }, word);
}
