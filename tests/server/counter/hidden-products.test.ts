import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { snapshot } from '#contract/catalogue.ts';
import * as contract from '#contract/counter/shelves.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { orderLines } from '#server/db/tables/orders.ts';
import { products, stockRequests } from '#server/db/tables/products.ts';
import { comments } from '#server/db/tables/reviews.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { notifyWaitingCustomers } from '#server/services/catalogue/counter/notify-waiting.ts';
import { wholeCatalogue } from '#server/services/catalogue/whole-catalogue.ts';
import { readCatalogueFile } from '#server/services/import/read-file.ts';
import { writeProducts } from '#server/services/import/write-products.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { counter, quote, sendRequest } from '#tests/server/support/counter-requests.ts';
import { ask, counterProduct } from '#tests/server/support/counter-shelves.ts';
import {
  anOrder,
  place,
  placedIn,
  setProduct,
  type AProduct,
} from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, signedIn, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const owner = beforeTests(async () => (await signedInStaff(shop, 'owner')).headers);
const pharmacist = beforeTests(async () => (await signedInStaff(shop, 'pharmacist')).headers);
let product: AProduct;
let row: typeof products.$inferSelect;

beforeEach(async () => {
  product = await setProduct(shop, { nth: 4, listPrice: 300_00, discount: 0, stock: 40 });
  await hide(false);
  row = await stored();
});

const hide = (isHidden: boolean, headers = owner) =>
  ask(shop, contract.hide, headers, { id: product.id, isHidden });

async function stored() {
  const { db } = shop.database;
  const [found] = await db.select().from(products).where(eq(products.id, product.id));
  if (!found) throw new Error('no product');
  return found;
}

const dataOf = async (path: string, body?: unknown): Promise<unknown> =>
  (await callApi(shop, path, body)).envelope.Data;

/** The places where a customer may find the product, with true for those that contain it. */
async function whereItIs() {
  const id = String(product.id);
  const has = (found: unknown) => JSON.stringify(found).includes(`"${row.permalink}"`);
  const shelf = [{ Field: 'Id', Value: id, Operation: 0 }];
  const [sibling] = await shop.database.db
    .select({ permalink: products.permalink })
    .from(products)
    .where(and(eq(products.subCategoryId, row.subCategoryId ?? 0), ne(products.id, row.id)));
  const all = await wholeCatalogue(shop.database.db, { since: '', after: '' });
  const now = await dataOf('ProductArea/Product/GetCurrentInfo', { productIds: [id] });
  return {
    shelf: has(
      await dataOf('ProductArea/Product/Get', { filter: shelf, pageNumber: 1, pageSize: 24 }),
    ),
    search: has(await dataOf('ProductArea/Product/Search', { Query: [row.name] })),
    related: has(await dataOf(`ProductArea/Product/GetRelated/${sibling?.permalink}`)),
    snapshot: v.parse(snapshot.response, all).products.some((one) => one.id === id),
    bag: JSON.stringify(now).includes(`"${id}"`),
  };
}

function order(quantity = 1) {
  const body = anOrder({ lines: [{ ...product, quantity }], isGuest: true });
  return place(shop, body, aKey());
}

// counter-164
describe('a product that the owner hides', () => {
  it('is nowhere that customers look, and everywhere again once it is shown', async () => {
    const before = await whereItIs();
    expect(Object.values(before)).toEqual([true, true, true, true, true]);
    expect((await hide(true)).content).toMatchObject({ id: product.id, isHidden: true });
    expect(Object.values(await whereItIs()).filter(Boolean)).toEqual([]);
    await hide(false);
    expect(await whereItIs()).toEqual(before);
  });

  // catalogue-125
  it('has a page that says that it is not sold at the moment', async () => {
    await hide(true);
    const path = `ProductArea/ProductContent/ByProduct/${row.permalink}`;
    expect((await callApi(shop, path)).envelope).toMatchObject({ IsError: true, Id: 'not-sold' });
    const byId = await callApi(shop, `ProductArea/ProductContent/ByProduct/${product.id}`);
    expect(byId.envelope).toMatchObject({ IsError: true, Id: 'not-sold' });
    await hide(false);
    expect((await callApi(shop, path)).envelope.IsError).toBe(false);
  });

  it('is removed from phones with the next catalogue change, and returns with the one after', async () => {
    const { db } = shop.database;
    const since = async () => (await wholeCatalogue(db, { since: '', after: '' })).Version;
    const changes = async (from: string) =>
      v.parse(snapshot.response, await wholeCatalogue(db, { since: from, after: '' }));
    const id = String(product.id);
    const first = await since();
    await hide(true);
    expect(await changes(first)).toMatchObject({ products: [], prices: [], removed: [id] });
    const second = await since();
    // A price change of the hidden product is not sent.
    await db.transaction(async (tx) => {
      await tx.update(products).set({ listPrice: 301_00 }).where(eq(products.id, product.id));
      await markCatalogueChanged(tx);
    });
    expect(await changes(second)).toMatchObject({ products: [], prices: [], removed: [] });
    await hide(false);
    const back = await changes(second);
    expect(back.products.map((one) => one.id)).toEqual([id]);
    expect(back.removed).toEqual([]);
    // A phone that missed both changes has it too.
    const both = await changes(first);
    expect([both.products.map((one) => one.id), both.removed]).toEqual([[id], []]);
  });

  it('is refused at the checkout like a deleted one; existing orders with it are unaffected', async () => {
    const placed = placedIn((await order(2)).envelope.Data);
    const before = await stored();
    await hide(true);
    const refused = await order();
    expect(refused.envelope).toMatchObject({
      IsError: true,
      Msg: expect.stringContaining('is not sold any more'),
    });
    expect((await stored()).stock).toBe(before.stock);
    const lines = await shop.database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, placed.Id));
    expect(lines).toMatchObject([{ productId: product.id, quantity: 2 }]);
    const details = await callApi(shop, 'ProductOrderArea/Order/GuestDetails', {
      Id: placed.Id,
      AccessKey: placed.AccessKey,
    });
    expect(JSON.stringify(details.envelope.Data)).toContain(row.name);
  });

  it('is not among the matches for a request, and cannot be offered in a quote', async () => {
    const { name, strength } = row;
    const asked = { Name: name, Strength: strength, Quantity: 10, Position: 1 };
    const sent = await sendRequest(shop, {}, { Items: [asked], TotalItem: 1, TotalQuantity: 10 });
    const offered = async () => {
      const { data } = await counter(shop, `Requests/${sent.id}/Matches`, pharmacist);
      return JSON.stringify(data).includes(`"${row.permalink}"`);
    };
    expect(await offered()).toBe(true);
    await hide(true);
    expect(await offered()).toBe(false);
    const refused = await quote(shop, pharmacist, sent.id, product);
    expect([refused.isError, refused.says]).toEqual([true, expect.stringContaining(name)]);
  });

  // counter-70
  it('is refused when a customer accepts a quote with it, which the pharmacy sees', async () => {
    const customer = await signedIn(shop, '01711111172');
    const sent = await sendRequest(shop, customer.headers);
    const { data } = await quote(shop, pharmacist, sent.id, product);
    await hide(true);
    const asked = { Id: sent.id, Version: data['version'], Key: '' };
    const path = 'RequestOrderArea/RequestOrder/Accept';
    const { envelope } = await callApi(shop, path, asked, customer.headers);
    expect(envelope).toMatchObject({
      IsError: true,
      Msg: expect.stringMatching(/is not sold any more.* The pharmacy has been told/),
    });
    const { data: seen } = await counter(shop, `Requests/${sent.id}`, pharmacist);
    expect(seen).toMatchObject({ rows: [{ shortLeft: 0 }, { shortLeft: null }] });
    await hide(false);
    const accepted = await callApi(shop, path, asked, customer.headers);
    expect(placedIn(accepted.envelope.Data).OrderNo).toMatch(/^N-/);
  });

  it('keeps comments and back-in-stock requests that are written meanwhile', async () => {
    const customer = await signedIn(shop, '01711111173');
    await hide(true);
    const write = async (path: string, body: unknown) => {
      const headers = { ...customer.headers, ...aKey() };
      return (await callApi(shop, path, body, headers)).envelope.IsError;
    };
    const id = String(product.id);
    const comment = { ProductId: id, Content: 'I would buy it again' };
    expect(await write('ReviewArea/Comment/Create', comment)).toBe(false);
    const wish = { ProductId: id, Phone: '01711111173', Quantity: 2 };
    expect(await write('ProductArea/ProductRequest/Request', wish)).toBe(false);
    const { db } = shop.database;
    expect(await db.$count(comments, eq(comments.customerId, customer.id))).toBe(1);
    expect(await db.$count(stockRequests, eq(stockRequests.customerId, customer.id))).toBe(1);
  });

  it('sends no back-in-stock notifications until it is shown again', async () => {
    const customer = await signedIn(shop, '01711111171');
    const { db } = shop.database;
    const now = shop.clock.now;
    await hide(true);
    await db.insert(stockRequests).values({
      productId: product.id,
      phone: '01711111171',
      customerId: customer.id,
      createdAt: now,
    });
    expect(await notifyWaitingCustomers(db, now)).toBe(0);
    await hide(false);
    const [told] = await db
      .select()
      .from(stockRequests)
      .where(eq(stockRequests.customerId, customer.id));
    expect(told?.answeredAt).not.toBeNull();
  });

  it('is still found at the counter, marked, and by its own filter', async () => {
    await hide(true);
    const list = async (query: string, filter: (typeof contract.shelfFilters)[number]) => {
      const asked = { query, categoryId: 0, filter, page: 1 };
      const { content } = await ask(shop, contract.list, pharmacist, asked);
      return content?.products.filter(({ id }) => id === product.id) ?? [];
    };
    expect(await list(row.name.toLowerCase(), 'all')).toMatchObject([{ isHidden: true }]);
    expect(await list('', 'hidden')).toMatchObject([{ isHidden: true }]);
    expect(await counterProduct(shop, pharmacist, product.id)).toMatchObject({ isHidden: true });
    await hide(false);
    expect(await list('', 'hidden')).toEqual([]);
  });

  it('stays hidden when an import changes it', async () => {
    const { db } = shop.database;
    const externalId = 'hidden-by-hand';
    await db.update(products).set({ externalId }).where(eq(products.id, product.id));
    await hide(true);
    const file = await readCatalogueFile(Buffer.from(`id,name,price\n${externalId},Renamed,5`));
    await db.transaction((tx) => writeProducts(tx, file, { replace: false, now: shop.clock.now }));
    expect(await stored()).toMatchObject({ name: 'Renamed', isHidden: true });
    expect((await whereItIs()).search).toBe(false);
    await db.update(products).set({ name: row.name }).where(eq(products.id, product.id));
  });

  it('can be hidden only by the owner, once, with an audit entry', async () => {
    expect((await hide(true, pharmacist)).status).toBe(403);
    expect((await stored()).isHidden).toBe(false);
    await shop.database.db.delete(auditEntries);
    await hide(true);
    await hide(true);
    await hide(false);
    const entries = await shop.database.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['products hide', String(product.id)],
      ['products show', String(product.id)],
    ]);
    const gone = await ask(shop, contract.hide, owner, { id: 2_000_000_000, isHidden: true });
    expect(gone.status).toBe(404);
  });
});
