/** Tests the stored catalogue against the real server: its files, and its responses to calls. */
import 'fake-indexeddb/auto';
import { eq, sql } from 'drizzle-orm';
import { clear, createStore, del, get, keys, set } from 'idb-keyval';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
  type MockInstance,
} from 'vitest';
import { configureClient } from '#api/client.ts';
import { categoryShelf, shelfRequest, subCategoryShelf } from '#contract/product-requests.ts';
import { fetchCatalogue, freshenAlone } from '#catalogue/fetch-catalogue.ts';
import { openCatalogue, type OpenCatalogue } from '#catalogue/open-catalogue.ts';
import { readReadyProduct, readReadyShelf } from '#catalogue/read-ready.ts';
import { makeReady } from '#catalogue/make-ready.ts';
import { openReadySearch, searchReady } from '#catalogue/ready-search.ts';
import { pricesOf, responseFrom } from '#catalogue/responses.ts';
import {
  CatalogueRemoved,
  readCatalogueRecord,
  readComing,
  removeStored,
  storeCatalogueRecord,
} from '#catalogue/stored-catalogue.ts';
import { readReadyBytes } from '#catalogue/stored-ready.ts';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import * as contract from '#contract/products.ts';
import { facets, shelfFilters } from '#contract/shelf.ts';
import { noActivityId } from '#contract/wire.ts';
import { maxUnits } from '#domain/bag.ts';
import type { Product } from '#domain/product.ts';
import { wholeShelf } from '#domain/shelf-view.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import { wholeCatalogue } from '#server/services/catalogue/whole-catalogue.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { Locks } from '#tests/outbox/locks.ts';
import { useTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
let db: TestShop['database']['db'];
/** The query strings of the requests for parts, in order. */
let asked: string[] = [];
/** The number of requests for parts that succeed; later ones fail. */
let mostParts = Number.POSITIVE_INFINITY;
/** Changes the body of a part on its way to the phone. */
let onTheWay = (body: string): string => body;

beforeAll(() => {
  ({ db } = shop.database);
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  asked = [];
  mostParts = Number.POSITIVE_INFINITY;
  onTheWay = (body) => body;
  await clear(disk());
  configureClient({
    apiHost: '/api/',
    token: () => '',
    activityId: () => noActivityId,
    fetch: carry,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function disk() {
  return createStore('nirog-catalogue', 'parts');
}

async function carry(url: string, init: RequestInit): Promise<Response> {
  if (url.includes('Snapshot')) return carryPart(new URL(url, 'http://shop'));
  const response = await shop.app.inject({
    method: init.method === 'POST' ? 'POST' : 'GET',
    url,
    headers: Object.fromEntries(new Headers(init.headers)),
    payload: typeof init.body === 'string' ? init.body : undefined,
  });
  const headers = { 'content-type': String(response.headers['content-type']) };
  return new Response(response.body, { status: response.statusCode, headers });
}

/** Bypasses the server's endpoint, which notices a change only after up to two seconds. */
async function carryPart({ search, searchParams }: URL): Promise<Response> {
  if (asked.length >= mostParts) throw new TypeError('Failed to fetch');
  asked.push(search);
  const [since, after] = [searchParams.get('since') ?? '', searchParams.get('after') ?? ''];
  const body = JSON.stringify({ IsError: false, Data: await wholeCatalogue(db, { since, after }) });
  return new Response(onTheWay(body), { headers: { 'content-type': 'application/json' } });
}

/** Changes the catalogue in the same way as the server's own code. */
async function change(work: (tx: typeof db) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await work(tx);
    await markCatalogueChanged(tx);
  });
}

async function opened(): Promise<OpenCatalogue> {
  const catalogue = await openCatalogue();
  if (!catalogue) throw new Error('there is no catalogue');
  return catalogue;
}

async function answered<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
): Promise<ResponseOutput<E>> {
  const { call } = await import('#api/client.ts');
  return call(agreed, request);
}

/** The columns that a list shows, with the stock reduced to whether the product is in stock. */
function listed({ id, name, listPrice, discount, stock, image, pack, categoryName }: Product) {
  const isInStock = Math.min(stock, 1);
  return { id, name, listPrice, discount, isInStock, image, pack, categoryName };
}

const fetchQuietly = () => fetchCatalogue(() => undefined);
/** Makes the catalogue eight times as large until the test ends, so that it has several parts. */
async function addCopies(): Promise<void> {
  await change((tx) =>
    tx.execute(sql`insert into products (name, permalink, category_id, list_price, stock, rank)
      select name || ' ' || n, permalink || '-copy-' || n, category_id, 100, 1, 200000
      from products cross join generate_series(1, 7) as n`),
  );
  onTestFinished(() =>
    change((tx) => tx.execute(sql`delete from products where permalink like '%-copy-%'`)),
  );
}

describe('the stored catalogue', () => {
  // offline-153
  it('the catalogue lists the same rows of each shelf as the server', async () => {
    await fetchQuietly();
    const catalogue = await opened();
    const named = await db.select({ permalink: categories.permalink }).from(categories);
    const below = await db.select({ id: subCategories.id }).from(subCategories);
    const shelves = [
      ...named.map(({ permalink }) => ({ field: 'Permalink', value: permalink, operation: 0 })),
      ...below.map(({ id }) => ({ field: 'SubCategoryId', value: String(id), operation: 0 })),
    ];
    const views = [
      wholeShelf,
      { ...wholeShelf, isInStock: true, isDiscounted: true },
      { ...wholeShelf, forms: ['Tablet', 'Syrup'], prescription: 'none' as const },
    ];
    expect(shelves.length).toBeGreaterThan(10);
    for (const [at, shelf] of shelves.entries()) {
      const filter = shelfFilters(shelf, views[at % views.length] ?? wholeShelf);
      for (const Sort of ['Popular', 'PriceAscending', 'PriceDescending', 'Name'] as const) {
        const request = { filter, Sort, pageNumber: 1 + (at % 2), pageSize: 24 };
        const wanted = await answered(contract.list, request);
        const said = responseFrom(catalogue, contract.list.name, request) as typeof wanted;
        expect([said.total, said.rows.map(listed)]).toEqual([
          wanted.total,
          wanted.rows.map(listed),
        ]);
      }
      expect(responseFrom(catalogue, facets.name, { filter })).toEqual(
        await answered(facets, { filter }),
      );
    }
  });

  // offline-153
  it('the catalogue finds the same products and related products as the server', async () => {
    await fetchQuietly();
    const catalogue = await opened();
    const queries = ['napa', 'নাপা', 'napa 500', 'parasitamol', 'gas er osud', 'square', 'xyzzy'];
    for (const query of queries) {
      const request = { PageNumber: 1, PageSize: 50, Query: query.split(' ') };
      const wanted = await answered(contract.search, request);
      const said = responseFrom(catalogue, contract.search.name, request) as Product[];
      expect([query, said.map(listed)]).toEqual([query, wanted.map(listed)]);
    }
    for (let at = 0; at < catalogue.products.length; at += 97) {
      const id = catalogue.products[at]?.permalink ?? '';
      const wanted = await answered(contract.related, { id });
      const said = responseFrom(catalogue, contract.related.name, { id }) as Product[];
      expect([id, said.map(listed)]).toEqual([id, wanted.map(listed)]);
      expect(responseFrom(catalogue, contract.byPermalink.name, { id })).toMatchObject({
        permalink: id,
        details: '',
      });
    }
  });

  // offline-153
  it('the catalogue returns null for an unknown shelf or product', async () => {
    await fetchQuietly();
    const catalogue = await opened();
    const unknown = { filter: [{ field: 'Permalink', value: 'no-such-shelf', operation: 0 }] };
    expect(responseFrom(catalogue, contract.list.name, unknown)).toBeNull();
    expect(responseFrom(catalogue, contract.related.name, { id: 'nothing' })).toBeNull();
  });

  // offline-175
  it('the catalogue returns the current prices of the products that it has', async () => {
    await fetchQuietly();
    const catalogue = await opened();
    const [first, , third] = catalogue.products;
    if (!first || !third) throw new Error('the catalogue is empty');
    const known = pricesOf(catalogue, [third.id, 'nothing', first.id]);
    expect(known.map(({ id, listPrice }) => [id, listPrice])).toEqual([
      [first.id, first.listPrice],
      [third.id, third.listPrice],
    ]);
    expect(responseFrom(catalogue, 'orders.place', {})).toBeNull();
  });
});

describe('a download', () => {
  // offline-151
  it('a download resumes where it broke off, and becomes current only when it is complete', async () => {
    await addCopies();
    mostParts = 1;
    await expect(fetchQuietly()).rejects.toThrow('unreachable');
    expect(await readCatalogueRecord()).toBeNull();
    expect(await openCatalogue()).toBeNull();
    const begun = await readComing();
    expect(begun).toMatchObject({ parts: 1, next: expect.stringMatching(/./) });

    mostParts = Number.POSITIVE_INFINITY;
    asked = [];
    const seen: number[] = [];
    await fetchCatalogue((products) => seen.push(products));
    expect(asked[0]).toContain(`after=${begun?.next}`);
    expect(await readComing()).toBeNull();
    const { products: all } = await opened();
    expect(all).toHaveLength(await db.$count(products));
    expect(seen.at(-1)).toBe(all.length);
  });

  // offline-151
  it('a resumed download includes changes made during the interruption', async () => {
    await addCopies();
    mostParts = 1;
    await expect(fetchQuietly()).rejects.toThrow('unreachable');
    const napa = eq(products.permalink, 'napa-500-mg-tablet');
    await change((tx) => tx.update(products).set({ listPrice: 777, discount: 0 }).where(napa));
    mostParts = Number.POSITIVE_INFINITY;
    await fetchQuietly();
    const { products: all } = await opened();
    expect(all.find(({ permalink }) => permalink === 'napa-500-mg-tablet')).toMatchObject({
      listPrice: 777,
    });
  });

  // offline-151
  it('a download stops if the catalogue is removed, and stores nothing afterwards', async () => {
    let removing = Promise.resolve();
    const removed = fetchCatalogue(() => void (removing = removeStored()));
    await expect(removed).rejects.toThrow(CatalogueRemoved);
    await removing;
    expect(await keys(disk())).toEqual([]);

    await fetchQuietly();
    const record = await readCatalogueRecord();
    if (!record) throw new Error('nothing stored');
    await removeStored();
    await expect(storeCatalogueRecord(record, null)).rejects.toThrow(CatalogueRemoved);
    expect(await keys(disk())).toEqual([]);
  });

  // offline-151
  it('a download rejects a part that was altered on its way or has another format', async () => {
    onTheWay = (body) => body.replace('Napa', 'Mapa');
    await expect(fetchQuietly()).rejects.toThrow('unreadable');
    expect([await readComing(), await readCatalogueRecord()]).toEqual([null, null]);
    onTheWay = () => '{"IsError":false,"Data":{"Version":"1-1"}}';
    await expect(fetchQuietly()).rejects.toThrow('unreadable');
    expect([await readComing(), await readCatalogueRecord()]).toEqual([null, null]);
  });
});

describe('an update', () => {
  // offline-152
  it('an update fetches only changed prices, changed products and removals', async () => {
    const before = await fetchQuietly();
    const [first, second] = (await opened()).products;
    if (!first || !second) throw new Error('nothing there');
    await change((tx) =>
      tx
        .update(products)
        .set({ listPrice: 4_321, discount: 21 })
        .where(eq(products.id, Number(first.id))),
    );
    asked = [];
    const after = await fetchQuietly();
    expect(asked).toEqual([`?since=${before.version}`]);
    expect(after).toMatchObject({ folder: before.folder, changes: before.changes + 1 });
    await change((tx) => tx.delete(products).where(eq(products.id, Number(second.id))));
    await fetchQuietly();
    const { products: all } = await opened();
    expect(all[0]).toEqual({ ...first, listPrice: 4_321, discount: 21 });
    expect(all.map(({ id }) => id)).not.toContain(second.id);
    expect(all).toHaveLength(await db.$count(products));
  });

  // offline-152
  it('an update without changes only renews the time of the check', async () => {
    const before = await fetchQuietly();
    vi.setSystemTime(Date.now() + 60_000);
    const after = await fetchQuietly();
    expect({ ...after, checkedAt: '' }).toEqual({ ...before, checkedAt: '' });
    expect(Date.parse(after.checkedAt) - Date.parse(before.checkedAt)).toBe(60_000);
  });

  // offline-152
  it('a background update fetches only changes, and leaves the rest of a whole catalogue to a page', async () => {
    await addCopies();
    vi.stubGlobal('navigator', { locks: new Locks() });
    onTestFinished(() => void vi.unstubAllGlobals());
    const before = await fetchQuietly();
    await freshenAlone();
    expect(await readComing()).toBeNull();

    const forgotten = { ...before, version: 'another-1', base: 'another-1' };
    await storeCatalogueRecord(forgotten, null);
    asked = [];
    await freshenAlone();
    expect(asked).toEqual(['?since=another-1']);
    expect(await readCatalogueRecord()).toEqual(forgotten);
    await freshenAlone();
    expect(asked).toHaveLength(1);

    const after = await fetchQuietly();
    expect(asked[1]).toContain('?after=');
    expect(after.products).toBe(await db.$count(products));
    expect(await readComing()).toBeNull();
  });

  // offline-156
  it('an update fetches the names of the categories if they are missing', async () => {
    await fetchQuietly();
    const shelves = await get('shelves', disk());
    await del('shelves', disk());
    await fetchQuietly();
    expect(await get('shelves', disk())).toEqual(shelves);
  });

  // offline-152
  it('an update replaces many changes by a single one', async () => {
    await fetchQuietly();
    const [first] = (await opened()).products;
    for (let price = 1; price <= 17; price += 1) {
      await change((tx) =>
        tx
          .update(products)
          .set({ listPrice: 1_000 + price, discount: 0 })
          .where(eq(products.id, Number(first?.id))),
      );
      await fetchQuietly();
    }
    const record = await readCatalogueRecord();
    expect(record?.changes).toBe(1);
    // The size in the record is the size of the stored files.
    const bytes = [];
    for (const key of await keys<string>(disk())) {
      const stored = await get<{ bytes: ArrayBuffer }>(key, disk());
      if (key.startsWith(`${record?.folder}/`) && !/change-([1-9]|0\d)/.test(key))
        bytes.push(stored?.bytes.byteLength ?? 0);
    }
    expect(record?.bytes).toBe(bytes.reduce((sum, one) => sum + one, 0));
    expect((await opened()).products[0]?.listPrice).toBe(1_017);
  });

  // offline-152
  it('an update fetches the whole catalogue if the server has another version, and the old one serves until then', async () => {
    const before = await fetchQuietly();
    const kept: unknown = await get('kept', disk());
    await set('kept', { ...Object(kept), version: 'another-7', base: 'another-7' }, disk());
    mostParts = asked.length + 1;
    await expect(fetchQuietly()).rejects.toThrow('unreachable');
    expect((await opened()).products).toHaveLength(before.products);
    mostParts = Number.POSITIVE_INFINITY;
    const after = await fetchQuietly();
    expect(after.folder).not.toBe(before.folder);
    expect((await opened()).products[0]?.stock).toBeLessThanOrEqual(maxUnits);
  });
});

describe('precomputed shelves', () => {
  const napaShelf = () => shelfRequest(categoryShelf('medicine'), 1);
  const worker = '/assets/catalogue-worker-1.js';
  const readyFor = (request: unknown) => readReadyShelf(request, worker);

  // offline-184
  it('precomputed shelves are the first pages of the opened catalogue, and nothing else', async () => {
    const { checkedAt } = await fetchQuietly();
    const catalogue = await opened();
    expect([await readReadyBytes(worker), await readyFor(napaShelf())]).toEqual([null, null]);
    await makeReady(catalogue, worker);
    const below = await db.select({ id: subCategories.id }).from(subCategories);
    const shelves = [
      ...catalogue.categories.map(({ permalink }) => categoryShelf(permalink)),
      ...below.map(({ id }) => subCategoryShelf(String(id))),
    ];
    expect(shelves.length).toBeGreaterThan(10);
    for (const shelf of shelves) {
      const request = shelfRequest(shelf, 1);
      const content = responseFrom(catalogue, contract.list.name, request);
      const { total } = content as ResponseOutput<typeof contract.list>;
      // Sub-categories are collected from products, so an empty one has no precomputed page.
      expect(await readyFor(request)).toEqual(
        total === 0 && shelf.name === 'sub-category' ? null : { content, savedAt: checkedAt },
      );
    }
    expect(await readyFor(shelfRequest(categoryShelf('medicine'), 2))).toBeNull();
    expect(await readyFor(shelfRequest(categoryShelf('no-such-shelf'), 1))).toBeNull();
    expect(await readReadyBytes(worker)).toBeGreaterThan(1_000);
  });

  // offline-184
  it('precomputed shelves are ignored after a change of the catalogue, and otherwise have its age', async () => {
    await fetchQuietly();
    const before = await opened();
    await makeReady(before, worker);
    vi.setSystemTime(Date.now() + 60_000);
    const { checkedAt } = await fetchQuietly();
    expect(await readyFor(napaShelf())).toMatchObject({ savedAt: checkedAt });

    const napa = eq(products.permalink, 'napa-500-mg-tablet');
    await change((tx) => tx.update(products).set({ listPrice: 999, discount: 0 }).where(napa));
    await fetchQuietly();
    expect([await readReadyBytes(worker), await readyFor(napaShelf())]).toEqual([null, null]);
    // Another tab is still precomputing the previous version.
    await makeReady(before, worker);
    expect(await readyFor(napaShelf())).toBeNull();
    await makeReady(await opened(), worker);
    expect(JSON.stringify(await readyFor(napaShelf()))).toContain('"listPrice":999');
    await removeStored();
    expect([await readyFor(napaShelf()), await keys(disk())]).toEqual([null, []]);
  });

  // offline-184
  it('precomputed shelves belong to one build, and another build makes its own', async () => {
    await fetchQuietly();
    await makeReady(await opened(), worker);
    const another = '/assets/catalogue-worker-2.js';
    expect(await readReadyShelf(napaShelf(), another)).toBeNull();
    expect(await readReadyBytes(another)).toBeNull();
    await makeReady(await opened(), another);
    expect(await readReadyShelf(napaShelf(), another)).not.toBeNull();
    expect(await readyFor(napaShelf())).toBeNull();
  });

  // offline-184
  it('precomputed shelves are rejected if they are damaged', async () => {
    const { folder } = await fetchQuietly();
    await makeReady(await opened(), worker);
    const name = `${folder}/ready${JSON.stringify(napaShelf())}`;
    const text = await get<{ bytes: ArrayBuffer; digest: string }>(name, disk());
    await set(name, { ...text, digest: 'another' }, disk());
    await expect(readyFor(napaShelf())).rejects.toThrow('changed');
    await set(name, 'nothing', disk());
    await expect(readyFor(napaShelf())).rejects.toThrow();
  });
});

/** Columns that neither product pages nor lists show. */
const unseen = /^(subCategoryId|searchWords|rank|popularity)$/;

describe('precomputed products', () => {
  const worker = '/assets/catalogue-worker-1.js';

  // offline-186
  it('every product of the opened catalogue is precomputed under the key in its address', async () => {
    const { checkedAt } = await fetchQuietly();
    const catalogue = await opened();
    await makeReady(catalogue, worker);
    for (const product of catalogue.products.slice(0, 300)) {
      const key = (product.permalink || product.id).toUpperCase();
      const content = responseFrom(catalogue, contract.byPermalink.name, { id: key });
      const shown = Object.entries(Object(content)).filter(([name]) => !unseen.test(name));
      expect(await readReadyProduct(key, worker)).toEqual({
        content: Object.fromEntries(shown),
        savedAt: checkedAt,
      });
    }
    expect(await readReadyProduct('no-such-product', worker)).toBeNull();
  });

  // offline-186
  it('a precomputed product without a permalink is found by id, unless the id is the permalink of another product', async () => {
    const record = await fetchQuietly();
    const [first, second] = (await opened()).products;
    if (!first || !second) throw new Error('there are no products');
    const without = { ...first, permalink: '' };
    const products = [without, { ...second, permalink: second.id }];
    const catalogue = { ...(await opened()), record, products };
    await makeReady(catalogue, worker);
    expect(await readReadyProduct(first.id, worker)).toMatchObject({
      content: { id: first.id, permalink: '' },
    });
    expect(await readReadyProduct(second.id, worker)).toMatchObject({
      content: { id: second.id, name: second.name },
    });
    const alike = { ...second, permalink: first.id };
    await makeReady({ ...catalogue, products: [without, alike] }, worker);
    expect(await readReadyProduct(first.id, worker)).toMatchObject({
      content: { id: second.id, permalink: first.id },
    });
  });

  // offline-186
  it('precomputed products belong to one version and one build', async () => {
    await fetchQuietly();
    const before = await opened();
    await makeReady(before, worker);
    expect(await readReadyProduct('napa-500-mg-tablet', worker)).not.toBeNull();
    const bytes = await readReadyBytes(worker);
    expect(await readReadyProduct('napa-500-mg-tablet', 'another')).toBeNull();
    const napa = eq(products.permalink, 'napa-500-mg-tablet');
    await change((tx) => tx.update(products).set({ listPrice: 888, discount: 0 }).where(napa));
    await fetchQuietly();
    expect(await readReadyProduct('napa-500-mg-tablet', worker)).toBeNull();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await makeReady(await opened(), worker);
    const written = put.mock.calls.map(([, name]) => name as string);
    put.mockRestore();
    // Only the product's own group is written.
    expect(written.filter((name) => /ready-products-/.test(name))).toHaveLength(1);
    expect(await readReadyProduct('napa-500-mg-tablet', worker)).toMatchObject({
      content: { listPrice: 888 },
    });
    expect(await readReadyBytes(worker)).toBeGreaterThan(Number(bytes) / 2);
  });
});

describe('the precomputed index', () => {
  const worker = '/assets/catalogue-worker-1.js';
  const queries = ['napa', 'npaa', 'নাপা', 'gas er osudh', 'metformin 500', 'no such thing'];
  const asking = (query: string, page = 1) => ({
    PageNumber: page,
    PageSize: 24,
    Query: query.split(' '),
  });
  const indexWrites = (put: MockInstance<IDBObjectStore['put']>) =>
    put.mock.calls.filter(([, name]) => typeof name === 'string' && name.endsWith('/ready-index'))
      .length;

  async function ready() {
    const search = await openReadySearch(worker);
    if (!search) throw new Error('none was made ready');
    return search;
  }

  /** The results of the opened catalogue, with the columns that a list shows. */
  function found(catalogue: OpenCatalogue, query: string, page = 1): unknown[] {
    const rows = responseFrom(catalogue, contract.search.name, asking(query, page));
    return (rows as object[]).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !unseen.test(name))),
    );
  }

  // offline-205, offline-206
  it('the index finds the same rows as the opened catalogue, and its size is counted', async () => {
    const { checkedAt } = await fetchQuietly();
    const catalogue = await opened();
    expect(await openReadySearch(worker)).toBeNull();
    await makeReady(catalogue, worker);
    const search = await ready();
    expect(search.index).toEqual(catalogue.index());
    for (const query of queries)
      expect(await searchReady(search, worker, asking(query))).toEqual({
        content: found(catalogue, query),
        savedAt: checkedAt,
      });
    const second = await searchReady(search, worker, asking('paracetamol', 2));
    expect(second?.content).toEqual(found(catalogue, 'paracetamol', 2));
    expect(await readReadyBytes(worker)).toBeGreaterThan(100_000);
  });

  // offline-205
  it('the opened catalogue takes over the index and builds none', async () => {
    await fetchQuietly();
    await makeReady(await opened(), worker);
    const catalogue = await opened();
    const { index } = await ready();
    catalogue.takeIndex(index);
    expect([catalogue.hasIndex(), catalogue.index()]).toEqual([true, index]);
    expect(found(catalogue, 'napa')).not.toEqual([]);
  });

  // offline-205
  it('the index is written again for new words, but not for a new price', async () => {
    await fetchQuietly();
    await makeReady(await opened(), worker);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    onTestFinished(() => put.mockRestore());
    const napa = eq(products.permalink, 'napa-500-mg-tablet');
    const bytes = await readReadyBytes(worker);
    await change((tx) => tx.update(products).set({ listPrice: 777, discount: 0 }).where(napa));
    await fetchQuietly();
    await makeReady(await opened(), worker);
    expect(indexWrites(put)).toBe(0);
    expect(await readReadyBytes(worker)).toBeGreaterThan(Number(bytes) / 2);
    const dearer = await searchReady(await ready(), worker, asking('napa'));
    expect(JSON.stringify(dearer)).toContain('"listPrice":777');

    await change((tx) => tx.update(products).set({ genericName: 'Zzyzxol' }).where(napa));
    await fetchQuietly();
    await makeReady(await opened(), worker);
    expect(indexWrites(put)).toBe(1);
    expect(await searchReady(await ready(), worker, asking('zzyzxol'))).toMatchObject({
      content: [{ permalink: 'napa-500-mg-tablet' }],
    });
  });

  // offline-206
  it('the index returns null once another catalogue is current', async () => {
    await fetchQuietly();
    await makeReady(await opened(), worker);
    const before = await ready();
    const napa = eq(products.permalink, 'napa-500-mg-tablet');
    await change((tx) => tx.update(products).set({ listPrice: 666, discount: 0 }).where(napa));
    await fetchQuietly();
    expect(await searchReady(before, worker, asking('napa'))).toBeNull();
    expect(await openReadySearch(worker)).toBeNull();
    await makeReady(await opened(), worker);
    expect(await searchReady(before, worker, asking('napa'))).toBeNull();
  });

  // offline-205
  it.each<[string, string, unknown]>([
    ['another build made', 'another', undefined],
    [
      'is of other products',
      worker,
      { index: { size: 1, names: [], fields: {} }, ids: [], groups: [] },
    ],
    ['is damaged', worker, 'nothing'],
  ])('the search opens no index that %s', async (_, reader, stored) => {
    const { folder } = await fetchQuietly();
    await makeReady(await opened(), worker);
    if (stored) await set(`${folder}/ready-index`, stored, disk());
    expect(await openReadySearch(reader)).toBeNull();
  });

  // offline-206
  it('the index returns no results if a group is damaged or missing', async () => {
    await fetchQuietly();
    await makeReady(await opened(), worker);
    const search = await ready();
    const groups = (await keys<string>(disk())).filter((key) => /\/ready-products-/.test(key));
    for (const name of groups) await set(name, { bytes: new ArrayBuffer(3), digest: '' }, disk());
    await expect(searchReady(search, worker, asking('napa'))).rejects.toThrow();
    for (const name of groups) await del(name, disk());
    expect(await searchReady(search, worker, asking('napa'))).toBeNull();
  });
});

describe('a damaged database', () => {
  // offline-151
  it('a catalogue with a missing or damaged part is not opened', async () => {
    const { folder } = await fetchQuietly();
    const part = await get<{ bytes: ArrayBuffer; digest: string }>(`${folder}/0`, disk());
    if (!part) throw new Error('nothing stored');
    await set(`${folder}/0`, { ...part, digest: 'another' }, disk());
    await expect(openCatalogue()).rejects.toThrow('changed');
    await set(`${folder}/0`, { bytes: part.bytes.slice(0, 99), digest: part.digest }, disk());
    await expect(openCatalogue()).rejects.toThrow();
    await set(`${folder}/0`, undefined, disk());
    await expect(openCatalogue()).rejects.toThrow();
  });
});
