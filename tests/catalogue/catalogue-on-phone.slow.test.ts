/** The catalogue of a phone against the real server: what lies on its disk, and what it answers from there. */
import 'fake-indexeddb/auto';
import { eq, sql } from 'drizzle-orm';
import { clear, createStore, del, get, keys, set } from 'idb-keyval';
import {
  afterAll,
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
import { categoryShelf, shelfRequest, subCategoryShelf } from '#api/shelf-request.ts';
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
import { openTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let db: TestShop['database']['db'];
/** Requests for parts, in order: their query. */
let asked: string[] = [];
/** Lets no more than so many parts through. */
let mostParts = Number.POSITIVE_INFINITY;
/** What becomes of a part's body on its way. */
let onTheWay = (body: string): string => body;

beforeAll(async () => {
  shop = await openTestShop();
  ({ db } = shop.database);
}, 120_000);
afterAll(() => shop.close());

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

/** A part as it is now: the server itself believes for two seconds that nothing has changed. */
async function carryPart({ search, searchParams }: URL): Promise<Response> {
  if (asked.length >= mostParts) throw new TypeError('Failed to fetch');
  asked.push(search);
  const [since, after] = [searchParams.get('since') ?? '', searchParams.get('after') ?? ''];
  const body = JSON.stringify({ IsError: false, Data: await wholeCatalogue(db, { since, after }) });
  return new Response(onTheWay(body), { headers: { 'content-type': 'application/json' } });
}

/** A change of the catalogue, as whoever makes one makes it. */
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

/** As a list has it, with whether it is to be had and not how many there are. */
function listed({ id, name, listPrice, discount, stock, image, pack, categoryName }: Product) {
  const isInStock = Math.min(stock, 1);
  return { id, name, listPrice, discount, isInStock, image, pack, categoryName };
}

const fetchQuietly = () => fetchCatalogue(() => undefined);
/** Makes the catalogue eight times as large until the test ends, so that it travels in several parts. */
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

describe('the catalogue of a phone', () => {
  // offline-153
  it('answers shelves, row for row, as the shop does', async () => {
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
  it('finds what the shop finds, and puts beside a product what the shop does', async () => {
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
  it('says nothing where it does not know', async () => {
    await fetchQuietly();
    const catalogue = await opened();
    const unknown = { filter: [{ field: 'Permalink', value: 'no-such-shelf', operation: 0 }] };
    expect(responseFrom(catalogue, contract.list.name, unknown)).toBeNull();
    expect(responseFrom(catalogue, contract.related.name, { id: 'nothing' })).toBeNull();
  });

  // offline-175
  it('says the prices of products that stand in an older answer, of those that it has', async () => {
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
  it('goes on where it broke off, and counts only when it is whole', async () => {
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
  it('notices what changed while it was cut off', async () => {
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
  it('ends where the catalogue is removed meanwhile, and leaves nothing', async () => {
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
  it('takes nothing that has changed on its way, nor what a stranger says', async () => {
    onTheWay = (body) => body.replace('Napa', 'Mapa');
    await expect(fetchQuietly()).rejects.toThrow('unreadable');
    expect([await readComing(), await readCatalogueRecord()]).toEqual([null, null]);
    onTheWay = () => '{"IsError":false,"Data":{"Version":"1-1"}}';
    await expect(fetchQuietly()).rejects.toThrow('unreadable');
    expect([await readComing(), await readCatalogueRecord()]).toEqual([null, null]);
  });
});

describe('what changed since', () => {
  // offline-152
  it('is fetched alone: a price, a product, what is gone', async () => {
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
  it('leaves everything as it is where nothing did, but for the moment', async () => {
    const before = await fetchQuietly();
    vi.setSystemTime(Date.now() + 60_000);
    const after = await fetchQuietly();
    expect({ ...after, checkedAt: '' }).toEqual({ ...before, checkedAt: '' });
    expect(Date.parse(after.checkedAt) - Date.parse(before.checkedAt)).toBe(60_000);
  });

  // offline-152
  it('is all that is fetched where nobody sees it: of a whole one the first part waits for a page', async () => {
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
  it('brings the names of the categories where they did not come with it', async () => {
    await fetchQuietly();
    const shelves = await get('shelves', disk());
    await del('shelves', disk());
    await fetchQuietly();
    expect(await get('shelves', disk())).toEqual(shelves);
  });

  // offline-152
  it('is asked for in one after many steps', async () => {
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
    // What it says that it weighs is what lies there.
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
  it('is the whole where the shop does not know the version; the one of before serves until that is here', async () => {
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

describe('shelves that are ready', () => {
  const napaShelf = () => shelfRequest(categoryShelf('medicine'), 1);
  const worker = '/assets/catalogue-worker-1.js';
  const readyFor = (request: unknown) => readReadyShelf(request, worker);

  // offline-184
  it('are the first page of each as the opened catalogue has it, and of nothing else', async () => {
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
      // A sub-category that has no product is on no product.
      expect(await readyFor(request)).toEqual(
        total === 0 && shelf.name === 'sub-category' ? null : { content, savedAt: checkedAt },
      );
    }
    expect(await readyFor(shelfRequest(categoryShelf('medicine'), 2))).toBeNull();
    expect(await readyFor(shelfRequest(categoryShelf('no-such-shelf'), 1))).toBeNull();
    expect(await readReadyBytes(worker)).toBeGreaterThan(1_000);
  });

  // offline-184
  it('are none once the catalogue has changed, and as old as it is where nothing did', async () => {
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
    // Another tab was still at it.
    await makeReady(before, worker);
    expect(await readyFor(napaShelf())).toBeNull();
    await makeReady(await opened(), worker);
    expect(JSON.stringify(await readyFor(napaShelf()))).toContain('"listPrice":999');
    await removeStored();
    expect([await readyFor(napaShelf()), await keys(disk())]).toEqual([null, []]);
  });

  // offline-184
  it('are of one build alone: another one makes its own', async () => {
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
  it('are not read where they are damaged', async () => {
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

/** On no page of a product, and in no list. */
const unseen = /^(subCategoryId|searchWords|rank|popularity)$/;

describe('products that are ready', () => {
  const worker = '/assets/catalogue-worker-1.js';

  // offline-186
  it('are all that the opened catalogue has, by the address that leads to them', async () => {
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
  it('are found by their id where they have no permalink, and never before one whose permalink it is', async () => {
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
  it('are of one version and one build alone', async () => {
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
    // Only the group that it is in.
    expect(written.filter((name) => /ready-products-/.test(name))).toHaveLength(1);
    expect(await readReadyProduct('napa-500-mg-tablet', worker)).toMatchObject({
      content: { listPrice: 888 },
    });
    expect(await readReadyBytes(worker)).toBeGreaterThan(Number(bytes) / 2);
  });
});

describe('the index that is ready', () => {
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

  /** As a list shows it. */
  function found(catalogue: OpenCatalogue, query: string, page = 1): unknown[] {
    const rows = responseFrom(catalogue, contract.search.name, asking(query, page));
    return (rows as object[]).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !unseen.test(name))),
    );
  }

  // offline-205, offline-206
  it('finds all that the opened catalogue finds, row for row, and counts to what that weighs', async () => {
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
  it('serves the opened catalogue, which builds none', async () => {
    await fetchQuietly();
    await makeReady(await opened(), worker);
    const catalogue = await opened();
    const { index } = await ready();
    catalogue.takeIndex(index);
    expect([catalogue.hasIndex(), catalogue.index()]).toEqual([true, index]);
    expect(found(catalogue, 'napa')).not.toEqual([]);
  });

  // offline-205
  it('is written again for other words, not for another price', async () => {
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
  it('finds nothing of a catalogue that is another one by now', async () => {
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
  ])('is none where it %s', async (_, reader, stored) => {
    const { folder } = await fetchQuietly();
    await makeReady(await opened(), worker);
    if (stored) await set(`${folder}/ready-index`, stored, disk());
    expect(await openReadySearch(reader)).toBeNull();
  });

  // offline-206
  it('finds nothing where a group is damaged or missing: the whole answers', async () => {
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

describe('a disk that is not what it was', () => {
  // offline-151
  it('opens no catalogue of which a part is missing or damaged', async () => {
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
