import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { categoryShelf, shelfRequest } from '#contract/product-requests.ts';
import { readReadyShelf } from '#catalogue/read-ready.ts';

afterEach(() => vi.unstubAllGlobals());

// offline-184
it('reading a precomputed shelf creates no database on a phone without a catalogue', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const request = shelfRequest(categoryShelf('medicine'), 1);
  expect(await readReadyShelf(request, '/assets/catalogue-worker-1.js')).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});
