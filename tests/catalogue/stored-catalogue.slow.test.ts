/** Tests the stored catalogue against the real server: its records, and its responses to calls. */
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
} from 'vitest';
import { configureClient } from '#api/client.ts';
import { fetchCatalogue, freshenAlone } from '#catalogue/fetch-catalogue.ts';
import { makeCatalogue, type Indexer } from '#catalogue/make-catalogue.ts';
import { OpenCatalogue } from '#catalogue/open-catalogue.ts';
import { DamagedText, type PackedText } from '#catalogue/packed-text.ts';
import { responseFrom } from '#catalogue/responses.ts';
import { indexInSteps } from '#catalogue/search-index.ts';
import { listPage } from '#catalogue/shelves.ts';
import {
  CatalogueReplaced,
  readCategories,
  readDownload,
  readMeta,
  readProduct,
  readShelf,
  removeStored,
  storeCatalogue,
  updateMeta,
} from '#catalogue/stored-catalogue.ts';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { categoryShelf, shelfRequest, subCategoryShelf } from '#contract/product-requests.ts';
import * as contract from '#contract/products.ts';
import { facets, shelfFilters } from '#contract/shelf.ts';
import { noActivityId } from '#contract/wire.ts';
import { maxUnits } from '#domain/bag.ts';
import type { CatalogueProduct } from '#domain/catalogue.ts';
import type { Product } from '#domain/product.ts';
import { inOneGo } from '#domain/search/cooperative.ts';
import { findProducts } from '#domain/search/find-products.ts';
import { wholeShelf } from '#domain/shelf-view.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import { wholeCatalogue } from '#server/services/catalogue/whole-catalogue.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { Locks } from '#tests/outbox/locks.ts';
import { openTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let db: TestShop['database']['db'];
/** The query strings of the requests for parts, in order. */
let asked: string[] = [];
/** The number of requests for parts that succeed; later ones fail. */
let mostParts = Number.POSITIVE_INFINITY;
/** Changes the body of a part on its way to the phone. */
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
  const meta = await readMeta();
  if (!meta) throw new Error('there is no catalogue');
  return new OpenCatalogue(meta);
}

/** All products of the stored catalogue. */
const stored = async () => (await opened()).products();

/** The keys that are written while `work` runs. */
async function written(work: () => Promise<unknown>): Promise<unknown[]> {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  onTestFinished(() => put.mockRestore());
  await work();
  const names = put.mock.calls.map(([, name]) => name);
  put.mockRestore();
  return names;
}

const napa = eq(products.permalink, 'napa-500-mg-tablet');
/** Changes the price of one product in the shop. */
const reprice = (listPrice: number) =>
  change((tx) => tx.update(products).set({ listPrice, discount: 0 }).where(napa));

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

const indexer: Indexer = async (all) => inOneGo(indexInSteps(all));
const fetchQuietly = () => fetchCatalogue(() => undefined, indexer);
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
        const said = (await responseFrom(catalogue, contract.list.name, request)) as typeof wanted;
        expect([said.total, said.rows.map(listed)]).toEqual([
          wanted.total,
          wanted.rows.map(listed),
        ]);
      }
      expect(await responseFrom(catalogue, facets.name, { filter })).toEqual(
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
      const said = (await responseFrom(catalogue, contract.search.name, request)) as Product[];
      expect([query, said.map(listed)]).toEqual([query, wanted.map(listed)]);
    }
    const all = await catalogue.products();
    for (let at = 0; at < all.length; at += 97) {
      const id = all[at]?.permalink ?? '';
      const wanted = await answered(contract.related, { id });
      const said = (await responseFrom(catalogue, contract.related.name, { id })) as Product[];
      expect([id, said.map(listed)]).toEqual([id, wanted.map(listed)]);
      expect(await responseFrom(catalogue, contract.byPermalink.name, { id })).toMatchObject({
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
    expect(await responseFrom(catalogue, contract.list.name, unknown)).toBeNull();
    expect(await responseFrom(catalogue, contract.related.name, { id: 'nothing' })).toBeNull();
    expect(await responseFrom(catalogue, 'orders.place', {})).toBeNull();
  });

  // offline-175
  it('the catalogue returns the current prices of the products that it has', async () => {
    await fetchQuietly();
    const catalogue = await opened();
    const [first, , third] = await catalogue.products();
    if (!first || !third) throw new Error('the catalogue is empty');
    const unknown = { id: 'nothing', permalink: first.permalink };
    expect(await (await opened()).lookUp([third, unknown, first])).toEqual([third, first]);
  });
});

describe('a download', () => {
  // offline-151
  it('a download resumes where it broke off, and becomes current only when it is complete', async () => {
    await addCopies();
    mostParts = 1;
    await expect(fetchQuietly()).rejects.toThrow('unreachable');
    expect(await readMeta()).toBeNull();
    const begun = await readDownload();
    expect(begun).toMatchObject({ parts: 1, next: expect.stringMatching(/./) });

    mostParts = Number.POSITIVE_INFINITY;
    asked = [];
    const seen: number[] = [];
    await fetchCatalogue((products) => seen.push(products), indexer);
    expect(asked[0]).toContain(`after=${begun?.next}`);
    expect(await readDownload()).toBeNull();
    expect((await keys<string>(disk())).filter((key) => key.startsWith('part'))).toEqual([]);
    const all = await stored();
    expect(all).toHaveLength(await db.$count(products));
    expect(seen.at(-1)).toBe(all.length);
  });

  // offline-151
  it('a resumed download includes changes made during the interruption', async () => {
    await addCopies();
    mostParts = 1;
    await expect(fetchQuietly()).rejects.toThrow('unreachable');
    await reprice(777);
    mostParts = Number.POSITIVE_INFINITY;
    await fetchQuietly();
    expect(
      (await stored()).find(({ permalink }) => permalink === 'napa-500-mg-tablet'),
    ).toMatchObject({
      listPrice: 777,
    });
  });

  // offline-151
  it('a download stops if the catalogue is removed, and stores nothing afterwards', async () => {
    let removing = Promise.resolve();
    const removed = fetchCatalogue(() => void (removing = removeStored()), indexer);
    await expect(removed).rejects.toThrow(CatalogueReplaced);
    await removing;
    expect(await keys(disk())).toEqual([]);

    const { version } = await fetchQuietly();
    const next = await makeCatalogue(version, await stored(), [], null, indexer);
    await removeStored();
    await expect(storeCatalogue('meta', version, next)).rejects.toThrow(CatalogueReplaced);
    await expect(updateMeta(version, {})).rejects.toThrow(CatalogueReplaced);
    expect(await keys(disk())).toEqual([]);
  });

  // offline-151
  it.each([
    ['is damaged', (part: PackedText) => ({ ...part, digest: 'another' })],
    ['is cut off', (part: PackedText) => ({ ...part, bytes: part.bytes.slice(0, 99) })],
    ['is missing', () => undefined],
  ])('a download begins again if a stored part %s', async (_, damage) => {
    await addCopies();
    mostParts = 1;
    await expect(fetchQuietly()).rejects.toThrow('unreachable');
    const part = await get<PackedText>('part-0', disk());
    if (!part) throw new Error('nothing stored');
    await set('part-0', damage(part), disk());
    mostParts = Number.POSITIVE_INFINITY;
    await expect(fetchQuietly()).rejects.toThrow('unreadable');
    expect([await readMeta(), await readDownload()]).toEqual([null, null]);
    await fetchQuietly();
    expect(await stored()).toHaveLength(await db.$count(products));
  });

  // offline-151
  it('a download without room leaves the previous catalogue', async () => {
    const before = await fetchQuietly();
    await reprice(555);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => put.mockRestore());
    await expect(fetchQuietly()).rejects.toThrow('full');
    put.mockRestore();
    expect(await readMeta()).toEqual(before);
    expect(await stored()).toHaveLength(before.products);
  });

  // offline-151
  it('a catalogue of another schema number is not read, and is replaced', async () => {
    const before = await fetchQuietly();
    await set('meta', { ...before, schema: 0 }, disk());
    await set('folder/ready', 'of an earlier version', disk());
    expect([
      await readMeta(),
      await readShelf(medicine()),
      await readProduct('ace-500-mg-tablet'),
    ]).toEqual([null, null, null]);
    asked = [];
    await fetchQuietly();
    expect(asked[0]).toBe('?after=');
    expect((await readMeta())?.products).toBe(before.products);
    expect(await keys(disk())).not.toContain('folder/ready');
  });

  // offline-151
  it('a download rejects a part that was altered on its way or has another format', async () => {
    onTheWay = (body) => body.replace('Napa', 'Mapa');
    await expect(fetchQuietly()).rejects.toThrow('unreadable');
    expect([await readDownload(), await readMeta()]).toEqual([null, null]);
    onTheWay = () => '{"IsError":false,"Data":{"Version":"1-1"}}';
    await expect(fetchQuietly()).rejects.toThrow('unreadable');
    expect([await readDownload(), await readMeta()]).toEqual([null, null]);
  });
});

describe('an update', () => {
  // offline-152
  it('an update fetches only changed prices, changed products and removals', async () => {
    const before = await fetchQuietly();
    const [first, second] = await stored();
    if (!first || !second) throw new Error('nothing there');
    await change((tx) =>
      tx
        .update(products)
        .set({ listPrice: 4_321, discount: 21 })
        .where(eq(products.id, Number(first.id))),
    );
    asked = [];
    await fetchQuietly();
    expect(asked).toEqual([`?since=${before.version}`]);
    await change((tx) => tx.delete(products).where(eq(products.id, Number(second.id))));
    await fetchQuietly();
    const all = await stored();
    expect(all[0]).toEqual({ ...first, listPrice: 4_321, discount: 21 });
    expect(all.map(({ id }) => id)).not.toContain(second.id);
    expect(all).toHaveLength(await db.$count(products));
  });

  // offline-152
  it('an update without changes only renews the time of the check', async () => {
    const before = await fetchQuietly();
    vi.setSystemTime(Date.now() + 60_000);
    const names = await written(fetchQuietly);
    const after = await readMeta();
    expect({ ...after, checkedAt: '' }).toEqual({ ...before, checkedAt: '' });
    expect(Date.parse(after?.checkedAt ?? '') - Date.parse(before.checkedAt)).toBe(60_000);
    expect(names).toEqual(['meta']);
  });

  // offline-152
  it('a background update applies changes, and leaves the rest of a whole catalogue to a page', async () => {
    await addCopies();
    vi.stubGlobal('navigator', { locks: new Locks() });
    onTestFinished(() => void vi.unstubAllGlobals());
    await fetchQuietly();
    await reprice(432);
    await freshenAlone();
    expect((await stored()).find(({ listPrice }) => listPrice === 432)).toMatchObject({
      permalink: 'napa-500-mg-tablet',
    });
    expect(await readDownload()).toBeNull();

    const forgotten = await updateMeta((await opened()).meta.version, { version: 'another-1' });
    asked = [];
    await freshenAlone();
    expect(asked).toEqual(['?since=another-1']);
    expect(await readMeta()).toEqual(forgotten);
    await freshenAlone();
    expect(asked).toHaveLength(1);

    const after = await fetchQuietly();
    expect(asked[1]).toContain('?after=');
    expect(after.products).toBe(await db.$count(products));
    expect(await readDownload()).toBeNull();
  });

  // offline-156
  it('an update fetches the names of the categories if they are missing', async () => {
    await fetchQuietly();
    const names = await readCategories();
    await del('categories', disk());
    expect(await readCategories()).toBeNull();
    await fetchQuietly();
    expect(await readCategories()).toEqual(names);
  });

  // offline-152
  it('after many updates the catalogue is stored once, and its size is that of its records', async () => {
    const before = await fetchQuietly();
    const names = await keys(disk());
    for (let price = 1; price <= 17; price += 1) {
      await reprice(1_000 + price);
      await fetchQuietly();
    }
    expect(await keys(disk())).toEqual(names);
    const bytes = [];
    for (const key of await keys<string>(disk()))
      if (/^(group|shelf)/.test(key))
        bytes.push((await get<PackedText>(key, disk()))?.bytes.byteLength ?? 0);
    const meta = await readMeta();
    expect(meta?.bytes).toBe(bytes.reduce((sum, one) => sum + one, 0));
    expect(meta?.index).toEqual(before.index);
    expect((await stored()).find(({ listPrice }) => listPrice === 1_017)).toBeDefined();
  });

  // offline-152
  it('an update fetches the whole catalogue if the server has another version, and the old one serves until then', async () => {
    const { version, products: count } = await fetchQuietly();
    await updateMeta(version, { version: 'another-7' });
    mostParts = asked.length + 1;
    await expect(fetchQuietly()).rejects.toThrow('unreachable');
    expect(await stored()).toHaveLength(count);
    mostParts = Number.POSITIVE_INFINITY;
    const after = await fetchQuietly();
    expect(after.version).toBe(version);
    expect((await stored())[0]?.stock).toBeLessThanOrEqual(maxUnits);
  });

  // offline-151
  it('a change is not applied to damaged products, and the whole catalogue is fetched instead', async () => {
    await fetchQuietly();
    await reprice(321);
    await set('group-0', 'nothing', disk());
    await expect(fetchQuietly()).rejects.toThrow('unreadable');
    expect(await keys(disk())).toEqual([]);
    await fetchQuietly();
    expect(await stored()).toHaveLength(await db.$count(products));
  });
});

/** The request for the first page of all medicines. */
const medicine = () => shelfRequest(categoryShelf('medicine'), 1);

describe('precomputed shelves', () => {
  // offline-184
  it('precomputed shelves are exactly the first pages that the products make', async () => {
    expect(await readShelf(medicine())).toBeNull();
    const { checkedAt, bytes } = await fetchQuietly();
    const all = await stored();
    const named = (await readCategories()) ?? [];
    const below = await db.select({ id: subCategories.id }).from(subCategories);
    const shelves = [
      ...named.map(({ permalink }) => categoryShelf(permalink)),
      ...below.map(({ id }) => subCategoryShelf(String(id))),
    ];
    expect(shelves.length).toBeGreaterThan(10);
    for (const shelf of shelves) {
      const request = shelfRequest(shelf, 1);
      const filters = [{ field: shelf.field.toLowerCase(), value: shelf.value, operation: 0 }];
      const asked = { filters, page: 1, pageSize: shelf.pageSize, sort: 'Popular' as const };
      const content = listPage(all, named, asked);
      // Sub-categories are collected from products, so an empty one has no precomputed page.
      const isLeftOut = content?.total === 0 && shelf.name === 'sub-category';
      expect(await readShelf(request)).toEqual(isLeftOut ? null : { content, savedAt: checkedAt });
    }
    expect(await readShelf(shelfRequest(categoryShelf('medicine'), 2))).toBeNull();
    expect(await readShelf(shelfRequest(categoryShelf('no-such-shelf'), 1))).toBeNull();
    expect(bytes).toBeGreaterThan(1_000);
  });

  // offline-184
  it('precomputed shelves change, age and are removed with the catalogue', async () => {
    await fetchQuietly();
    vi.setSystemTime(Date.now() + 60_000);
    const { checkedAt } = await fetchQuietly();
    expect(await readShelf(medicine())).toMatchObject({ savedAt: checkedAt });
    const text = JSON.stringify(await readShelf(medicine()));
    expect(text).toContain('napa-500-mg-tablet');
    await reprice(999);
    await fetchQuietly();
    expect(JSON.stringify(await readShelf(medicine()))).toContain('"listPrice":999');
    await removeStored();
    expect([await readShelf(medicine()), await keys(disk())]).toEqual([null, []]);
  });

  // offline-184
  it('the shelf of a category that has another permalink is replaced', async () => {
    await fetchQuietly();
    const { version } = await opened().then(({ meta }) => meta);
    const renamed = ((await readCategories()) ?? []).map((category) =>
      category.permalink === 'medicine' ? { ...category, permalink: 'drugs' } : category,
    );
    const next = await makeCatalogue(version, await stored(), renamed, null, indexer);
    await storeCatalogue('meta', version, next);
    expect(await readShelf(medicine())).toBeNull();
    expect(await readShelf(shelfRequest(categoryShelf('drugs'), 1))).not.toBeNull();
  });

  // offline-184
  it('precomputed shelves are rejected if they are damaged', async () => {
    await fetchQuietly();
    const name = `shelf${JSON.stringify(medicine())}`;
    await set(name, { ...(await get<PackedText>(name, disk())), digest: 'another' }, disk());
    await expect(readShelf(medicine())).rejects.toThrow(DamagedText);
    await set(name, 'nothing', disk());
    await expect(readShelf(medicine())).rejects.toThrow(DamagedText);
  });
});

describe('products in groups', () => {
  // offline-186
  it('every product is found under the key in its address', async () => {
    const { checkedAt } = await fetchQuietly();
    const catalogue = await opened();
    for (const content of (await stored()).slice(0, 300)) {
      const key = (content.permalink || content.id).toUpperCase();
      expect(await readProduct(key)).toEqual({ content, savedAt: checkedAt });
      expect(await catalogue.product(key)).toEqual(content);
    }
    expect(await readProduct('no-such-product')).toBeNull();
    expect(await catalogue.product('no-such-product')).toBeNull();
  });

  /** Stores these products in place of the catalogue. */
  async function replace(all: CatalogueProduct[]): Promise<void> {
    const { version } = (await opened()).meta;
    await storeCatalogue('meta', version, await makeCatalogue(version, all, [], null, indexer));
  }

  // offline-186
  it('a product without a permalink is found by id, unless the id is the permalink of another product', async () => {
    await fetchQuietly();
    const [first, second] = await stored();
    if (!first || !second) throw new Error('there are no products');
    const without = { ...first, permalink: '' };
    await replace([without, { ...second, permalink: second.id }]);
    expect(await readProduct(first.id)).toMatchObject({ content: without });
    expect(await readProduct(second.id)).toMatchObject({ content: { name: second.name } });
    const alike = { ...second, permalink: first.id };
    await replace([without, alike]);
    expect(await readProduct(first.id)).toMatchObject({ content: alike });
    expect(await (await opened()).product(first.id)).toEqual(alike);
  });

  // offline-186
  it('a product with a permalink is found by its id too', async () => {
    await fetchQuietly();
    const [first] = await stored();
    expect(await (await opened()).product(first?.id ?? '')).toEqual(first);
  });

  // offline-186
  it('a new price rewrites only the group of its product', async () => {
    await fetchQuietly();
    await reprice(888);
    const names = await written(fetchQuietly);
    expect(names.filter((name) => String(name).startsWith('group-'))).toHaveLength(1);
    expect(names).not.toContain('index');
    expect(await readProduct('napa-500-mg-tablet')).toMatchObject({ content: { listPrice: 888 } });
  });

  // offline-151
  it('a catalogue with a missing or damaged group is not opened', async () => {
    await fetchQuietly();
    const group = await get<PackedText>('group-0', disk());
    if (!group) throw new Error('nothing stored');
    for (const damaged of [
      { ...group, digest: 'another' },
      { ...group, bytes: group.bytes.slice(0, 99) },
      undefined,
    ]) {
      await set('group-0', damaged, disk());
      await expect(stored()).rejects.toThrow(DamagedText);
    }
  });

  // offline-151
  it('an open catalogue reads no group of another version', async () => {
    await fetchQuietly();
    const before = await opened();
    await reprice(765);
    await fetchQuietly();
    await expect(before.products()).rejects.toThrow(CatalogueReplaced);
    await removeStored();
    await expect(before.product('napa-500-mg-tablet')).rejects.toThrow(CatalogueReplaced);
  });
});

describe('the search index', () => {
  const queries = ['napa', 'npaa', 'নাপা', 'gas er osudh', 'metformin 500', 'no such thing'];
  const asking = (query: string, page = 1) => ({ query, page, pageSize: 24 });
  const search = async (query: string) => (await opened()).search(asking(query));

  // offline-205, offline-206
  it('the index finds the rows that an index of all products finds, and its size is counted', async () => {
    const { index } = await fetchQuietly();
    expect(index.bytes).toBeGreaterThan(100_000);
    const all = await stored();
    const built = inOneGo(indexInSteps(all));
    expect(await get('index', disk())).toEqual(built);
    const catalogue = await opened();
    for (const query of queries)
      expect(await catalogue.search(asking(query))).toEqual(
        findProducts(built.index, query, 24).map((place) => all[place]),
      );
    expect(await catalogue.search(asking('paracetamol', 2))).toEqual(
      findProducts(built.index, 'paracetamol', 48)
        .slice(24)
        .map((place) => all[place]),
    );
    expect(await catalogue.search(asking(''))).toEqual([]);
  });

  // offline-205
  it('the index is written again for new words, but not for a new price', async () => {
    const { index } = await fetchQuietly();
    await reprice(777);
    expect(await written(fetchQuietly)).not.toContain('index');
    expect((await readMeta())?.index).toEqual(index);
    expect(JSON.stringify(await search('napa'))).toContain('"listPrice":777');

    await change((tx) => tx.update(products).set({ genericName: 'Zzyzxol' }).where(napa));
    expect(await written(fetchQuietly)).toContain('index');
    expect(await search('zzyzxol')).toMatchObject([{ permalink: 'napa-500-mg-tablet' }]);
  });

  // offline-205
  it('the service worker leaves the index out for new words, and the next search builds it', async () => {
    vi.stubGlobal('navigator', { locks: new Locks() });
    onTestFinished(() => void vi.unstubAllGlobals());
    await fetchQuietly();
    await change((tx) => tx.update(products).set({ genericName: 'Qqwertol' }).where(napa));
    await freshenAlone();
    expect((await readMeta())?.index.bytes).toBe(0);
    expect(await get('index', disk())).toBeUndefined();
    expect(await search('qqwertol')).toMatchObject([{ permalink: 'napa-500-mg-tablet' }]);
    expect(await get('index', disk())).toMatchObject({ bytes: (await readMeta())?.index.bytes });
    expect(await written(() => search('qqwertol'))).toEqual([]);
  });

  // offline-206
  it('an open catalogue finds nothing once another one is current', async () => {
    await fetchQuietly();
    const before = await opened();
    await reprice(666);
    await fetchQuietly();
    await expect(before.search(asking('napa'))).rejects.toThrow(CatalogueReplaced);
  });

  // offline-205
  it.each<[string, unknown]>([
    ['of other products', { index: { size: 1, fields: {} }, ids: [], groups: [], bytes: 1 }],
    ['damaged', 'nothing'],
    ['missing', undefined],
  ])('the search builds the index again if the stored one is %s', async (_, damaged) => {
    await fetchQuietly();
    const whole = await get('index', disk());
    await set('index', damaged, disk());
    expect(await search('napa')).not.toEqual([]);
    expect(await get('index', disk())).toEqual(whole);
  });

  // offline-206
  it('the search rejects if a group is damaged or missing', async () => {
    await fetchQuietly();
    const groups = (await keys<string>(disk())).filter((key) => key.startsWith('group-'));
    for (const name of groups) await set(name, { bytes: new ArrayBuffer(3), digest: '' }, disk());
    await expect(search('napa')).rejects.toThrow(DamagedText);
    for (const name of groups) await del(name, disk());
    await expect(search('napa')).rejects.toThrow(DamagedText);
  });
});
