/** Tests the catalogue's worker on a database that tests write to. */
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, keys, set } from 'idb-keyval';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { makeCatalogue } from '#catalogue/make-catalogue.ts';
import type { CatalogueNews, Replies, RequestName, Requests } from '#catalogue/messages.ts';
import type * as storedCatalogue from '#catalogue/stored-catalogue.ts';
import { byPermalink, search } from '#contract/products.ts';
import type { CatalogueProduct } from '#domain/catalogue.ts';
import { aProduct } from '#tests/builders/product.ts';

let listener: (event: { data: unknown }) => void;
let replied: (news: CatalogueNews) => void;
let stored: typeof storedCatalogue;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('addEventListener', (_: string, heard: typeof listener) => (listener = heard));
  vi.stubGlobal('postMessage', (news: CatalogueNews) => replied(news));
  await import('#catalogue/catalogue-worker.ts');
  stored = await import('#catalogue/stored-catalogue.ts');
});

const disk = () => createStore('nirog-catalogue', 'parts');

/** Sends a request to the worker, and resolves to its reply; undefined if the request failed. */
async function ask<Name extends RequestName>(
  name: Name,
  content: Requests[Name],
): Promise<Partial<Replies>[Name]> {
  const reply = new Promise<CatalogueNews>((resolve) => (replied = resolve));
  listener({ data: { name, number: 1, content } });
  const news = await reply;
  return news.type === 'reply' ? news.replies[name] : undefined;
}

const answer = (call: string, request: unknown, since = Number.NEGATIVE_INFINITY) =>
  ask('answer', { call, request, since });
const find = (name: string) => answer(search.name, { PageNumber: 1, PageSize: 5, Query: [name] });

function product(id: number, differences: Partial<CatalogueProduct> = {}): CatalogueProduct {
  const product = aProduct({ id: String(id), name: `Napa ${id}`, ...differences });
  return {
    ...product,
    subCategoryId: '',
    searchWords: '',
    rank: id,
    popularity: 0,
    ...differences,
  };
}

/** Stores these products as the current catalogue, as another tab does. */
async function store(version: string, products: CatalogueProduct[]): Promise<string> {
  const next = await makeCatalogue(version, products, [], null, null);
  await set('download', { version, parts: 0, products: 0, next: '' }, disk());
  await stored.storeCatalogue('download', version, next);
  return next.meta.checkedAt;
}

// offline-153
it('the worker has no response without a catalogue', async () => {
  expect(await find('napa')).toBeNull();
  expect(await ask('status', null)).toEqual({ stored: null, coming: null, failure: null });
});

// offline-153
it('the worker reads the catalogue that another tab has stored meanwhile', async () => {
  await store('a-1', [product(1), product(2)]);
  expect(await find('napa')).toMatchObject({ content: [{ id: '1' }, { id: '2' }] });
  const savedAt = await store('a-2', [product(1), product(3, { name: 'Zimax' })]);
  expect(await find('zimax')).toMatchObject({ content: [{ id: '3' }], savedAt });
});

// offline-153
it('the worker reads the next version if the catalogue is replaced during a request', async () => {
  await store('a-1', [product(1), product(2)]);
  const before = await stored.readMeta();
  await store('a-2', [product(1), product(3)]);
  // The worker reads the record of the first version just before the second one is stored.
  const readMeta = vi.fn(stored.readMeta).mockResolvedValueOnce(before);
  vi.doMock('#catalogue/stored-catalogue.ts', () => ({ ...stored, readMeta }));
  onTestFinished(() => vi.doUnmock('#catalogue/stored-catalogue.ts'));
  vi.resetModules();
  await import('#catalogue/catalogue-worker.ts');
  expect(await find('napa')).toMatchObject({ content: [{ id: '1' }, { id: '3' }] });
  expect(readMeta).toHaveBeenCalledTimes(2);
});

// offline-151
it('the worker removes a damaged catalogue', async () => {
  await store('a-1', [product(1)]);
  await set('group-0', { bytes: new ArrayBuffer(3), digest: '' }, disk());
  expect(await find('napa')).toBeUndefined();
  expect(await keys(disk())).toEqual([]);
});

// offline-153
it('a malformed request does not remove the catalogue', async () => {
  await store('a-1', [product(1)]);
  expect(await answer(search.name, { PageNumber: 'one' })).toBeUndefined();
  expect(await get('meta', disk())).toBeDefined();
});

// offline-175
it('the worker responds only if the catalogue is newer than the response that it replaces', async () => {
  const at = Date.parse(await store('a-1', [product(1, { listPrice: 150 })]));
  const request = { id: product(1).permalink };
  expect(await answer(byPermalink.name, request, at)).toBeNull();
  expect(await answer(byPermalink.name, request, at - 1)).toMatchObject({ content: { id: '1' } });
  const products = [product(1), product(2)];
  expect(await ask('prices', { products, since: at })).toBeNull();
  expect(await ask('prices', { products, since: at - 1 })).toMatchObject({
    prices: [{ id: '1', listPrice: 150 }],
  });
});

// offline-154
it('the status counts the size of the search index', async () => {
  await store('a-1', [product(1)]);
  const before = await ask('status', null);
  await find('napa');
  const after = await ask('status', null);
  expect(after?.stored?.products).toBe(1);
  expect(after?.stored?.bytes).toBeGreaterThan(before?.stored?.bytes ?? Number.POSITIVE_INFINITY);
});
