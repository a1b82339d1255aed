import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { snapshot } from '#contract/catalogue.ts';
import { list, product } from '#contract/products.ts';
import type { RequestOutput } from '#contract/endpoint.ts';
import { withChanges, type CatalogueProduct, type CatalogueSnapshot } from '#domain/catalogue.ts';
import { maxUnits } from '#domain/bag.ts';
import {
  catalogueChanges,
  catalogueVersion,
  categories,
  products,
  removedProducts,
} from '#server/db/tables/products.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { forgetOldChanges } from '#server/services/catalogue/forget-changes.ts';
import {
  maxChanges,
  productsInPart,
  wholeCatalogue,
} from '#server/services/catalogue/whole-catalogue.ts';
import { anOrder, placePath } from './support/orders.ts';
import { aKey } from './support/requests.ts';
import { callApi, useTestShop, type TestShop } from './support/test-shop.ts';

const shop = useTestShop();
let db: TestShop['database']['db'];

beforeAll(() => {
  ({ db } = shop.database);
});

/** The response of the call, without the two seconds for which a process caches the version. */
function onWire({ since = '', after = '' }: Partial<RequestOutput<typeof snapshot>>) {
  return wholeCatalogue(db, { since, after });
}

async function ask(
  query: Partial<RequestOutput<typeof snapshot>> = {},
): Promise<CatalogueSnapshot> {
  return v.parse(snapshot.response, await onWire(query));
}

/** All parts, fetched one after another. */
async function whole(): Promise<{ parts: CatalogueSnapshot[]; all: CatalogueProduct[] }> {
  const parts = [await ask()];
  for (let last = parts[0]; last?.next; last = parts.at(-1))
    parts.push(await ask({ after: last.next }));
  return { parts, all: parts.flatMap((part) => part.products) };
}

/** Changes the catalogue in a transaction, as every writer does. */
async function change(work: (tx: typeof db) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await work(tx);
    await markCatalogueChanged(tx);
  });
}

const napa = eq(products.permalink, 'napa-500-mg-tablet');
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the whole catalogue', () => {
  // offline-149
  it('contains every product with the fields that lists, shelves and search need', async () => {
    const { all, parts } = await whole();
    const rows = await db.select().from(products).orderBy(products.id);
    expect(parts[0]).toMatchObject({ since: '', prices: [], removed: [] });
    expect(idsOf(all)).toEqual(rows.map(({ id }) => String(id)));
    expect(all.map(({ searchWords, rank, popularity }) => [searchWords, rank, popularity])).toEqual(
      rows.map((row) => [row.searchWords, row.rank, row.popularity]),
    );
    const listed = await callApi(shop, list.path, { filter: [], pageSize: 24 });
    const { Data } = v.parse(v.object({ Data: v.array(product) }), listed.envelope.Data);
    for (const one of Data)
      expect(all).toContainEqual(
        expect.objectContaining({ ...one, stock: one.stock > 0 ? maxUnits : 0 }),
      );
  });

  // offline-149
  it('has a digest for each part, and is requested like any other catalogue call', async () => {
    const asked = await callApi(shop, snapshot.path);
    expect(v.parse(snapshot.response, asked.envelope.Data)).toEqual(await ask());
    const { Digest, Products, Prices, Removed } = await onWire({});
    const text = JSON.stringify([Products, Prices, Removed]);
    expect(createHash('sha256').update(text).digest('base64url')).toBe(Digest);
  });

  // offline-149
  it('comes in parts, each requested with the previous part’s cursor', async () => {
    await change((tx) =>
      tx.execute(
        sql`insert into products (name, permalink, category_id, list_price, stock, rank)
          select name || ' ' || n, permalink || '-copy-' || n, category_id, 100, 1, 200000
          from products cross join generate_series(1, 7) as n`,
      ),
    );
    const { parts, all } = await whole();
    expect(parts.map((part) => part.products.length).slice(0, -1)).toEqual([productsInPart]);
    expect(all).toHaveLength(await db.$count(products));
    expect(new Set(idsOf(all)).size).toBe(all.length);
    const inSecond = String(Number(parts[0]?.next.split('-')[0]) + 5);
    expect(await ask({ after: inSecond })).toEqual(parts[1]);
    expect(await ask({ after: '5' })).toEqual(parts[0]);
    await change((tx) => tx.delete(products).where(eq(products.rank, 200_000)));
  });
});

describe('the changes since a version', () => {
  // offline-150
  it('are empty if nothing changed', async () => {
    const { version } = await ask();
    expect(await ask({ since: version })).toEqual({
      version,
      since: version,
      next: '',
      products: [],
      prices: [],
      removed: [],
    });
  });

  // offline-150
  it('contain only a price if only that changed, and otherwise the product', async () => {
    const { version, products: before } = await ask();
    await change((tx) => tx.update(products).set({ listPrice: 250, discount: 50 }).where(napa));
    const priced = await ask({ since: version });
    expect(priced.products).toEqual([]);
    expect(priced.prices).toMatchObject([{ listPrice: 250, discount: 50 }]);
    await change((tx) => tx.update(products).set({ searchWords: 'a new word' }).where(napa));
    const described = await ask({ since: version });
    expect(described.prices).toEqual([]);
    expect(described.products).toMatchObject([{ listPrice: 250, searchWords: 'a new word' }]);
    expect(withChanges(before, described)).toEqual((await ask()).products);
    expect((await ask({ since: priced.version })).products).toHaveLength(1);
    expect(withChanges(withChanges(before, priced), described)).toEqual((await ask()).products);
  });

  // offline-150
  it('contain a product that sold out by an order, but not each one that was bought', async () => {
    const { version, products: all } = await ask();
    const [plenty, last] = all.filter(({ stock, listPrice }) => stock > 0 && listPrice > 0);
    if (!plenty || !last) throw new Error('nothing to buy');
    await db
      .update(products)
      .set({ stock: 1 })
      .where(eq(products.id, Number(last.id)));
    const lines = [plenty, last].map((one) => ({ ...one, id: Number(one.id), quantity: 1 }));
    const body = anOrder({ lines, isGuest: true });
    const placed = await callApi(shop, placePath, body, aKey());
    expect(placed.envelope.Msg).toBe('');
    const { prices, products: described } = await ask({ since: version });
    expect(described).toEqual([]);
    expect(prices).toMatchObject([{ id: last.id, stock: 0 }]);
  });

  // offline-150
  it('list deleted products', async () => {
    const { version, products: before } = await ask();
    const gone = before.at(-1)?.id ?? '';
    await change((tx) => tx.delete(products).where(eq(products.id, Number(gone))));
    const changed = await ask({ since: version });
    expect(changed.removed).toEqual([gone]);
    expect(withChanges(before, changed)).toEqual((await ask()).products);
  });

  // offline-150
  it('do not list a product that returned under its number', async () => {
    const { version } = await ask();
    const [row] = await db.select().from(products).where(napa);
    if (!row) throw new Error('no such product');
    const { salePrice: _reckoned, ...values } = row;
    await change((tx) => tx.delete(products).where(napa));
    expect((await ask({ since: version })).removed).toEqual([String(row.id)]);
    await change((tx) => tx.insert(products).values(values));
    const changed = await ask({ since: version });
    expect(changed).toMatchObject({ removed: [], products: [{ id: String(row.id) }] });
  });

  // offline-150
  it('contain the products of a renamed category, and one that moves to another shelf', async () => {
    const { version, products: before } = await ask();
    const { categoryId = '', subCategoryId } = before.find((one) => one.subCategoryId) ?? {};
    const inCategory = eq(categories.id, Number(categoryId));
    await change((tx) => tx.update(categories).set({ rank: 77 }).where(inCategory));
    expect(await ask({ since: version })).toMatchObject({ products: [], prices: [] });
    await change((tx) => tx.update(categories).set({ name: 'Named Anew' }).where(inCategory));
    const renamed = await ask({ since: version });
    expect(idsOf(renamed.products)).toEqual(
      idsOf(before.filter((one) => one.categoryId === categoryId)),
    );
    expect(new Set(renamed.products.map((one) => one.categoryName))).toEqual(
      new Set(['Named Anew']),
    );
    expect(withChanges(before, renamed)).toEqual((await ask()).products);
    await change((tx) => tx.update(products).set({ subCategoryId: null }).where(napa));
    await change((tx) =>
      tx
        .update(products)
        .set({ subCategoryId: Number(subCategoryId) })
        .where(napa),
    );
    const moved = await ask({ since: renamed.version });
    expect(moved.products).toMatchObject([{ subCategoryId }]);
  });

  // offline-150
  it('are the whole catalogue for a forgotten version, and a difference for a known one', async () => {
    const { version: old } = await ask();
    const last = (await ask()).products.at(-1)?.id;
    await change((tx) => tx.delete(products).where(eq(products.id, Number(last))));
    const { version } = await ask();
    await change((tx) => tx.update(products).set({ listPrice: 270 }).where(napa));
    await forgetOldChanges(db);
    expect((await ask({ since: old })).removed).toEqual([last]);
    await forgetOldChanges(db, 1);
    expect((await ask({ since: old })).since).toBe('');
    expect((await ask({ since: version })).prices).toMatchObject([{ listPrice: 270 }]);
    expect(await db.$count(catalogueChanges)).toBe(1);
    expect(await db.$count(removedProducts)).toBe(0);
  });

  // offline-150
  it('are forgotten if more products were deleted than a response can list', async () => {
    await change((tx) =>
      tx.execute(
        sql`insert into products (name, permalink, category_id, rank)
          select name, permalink || '-gone-' || n, category_id, 400000
          from products cross join generate_series(1, 5) as n`,
      ),
    );
    const { version: before } = await ask();
    await change((tx) => tx.delete(products).where(eq(products.rank, 400_000)));
    const { version: after } = await ask();
    await change((tx) => tx.update(products).set({ listPrice: 280 }).where(napa));
    expect(await db.$count(removedProducts)).toBeGreaterThan(maxChanges);
    await forgetOldChanges(db);
    expect(await db.$count(removedProducts)).toBe(0);
    expect((await ask({ since: before })).since).toBe('');
    expect((await ask({ since: after })).prices).toMatchObject([{ listPrice: 280 }]);
  });

  // offline-150
  it('are the whole catalogue for a foreign, future or invalid version, or if too much changed', async () => {
    const { version } = await ask();
    const epoch = version.split('-')[0] ?? '';
    for (const since of [
      'ffffffff-1',
      `${epoch}-999999999`,
      `${epoch}-`,
      '42',
      '-',
      'x'.repeat(99),
    ])
      expect(await ask({ since })).toMatchObject({ since: '', version });
    await change((tx) =>
      tx.execute(
        sql`insert into products (name, permalink, category_id, rank)
          select name, permalink || '-more-' || n, category_id, 300000
          from products cross join generate_series(1, 4) as n`,
      ),
    );
    expect((await ask({ since: version })).since).toBe('');
    await change((tx) => tx.delete(products).where(eq(products.rank, 300_000)));
  });

  // offline-150
  it('contain all changes of a transaction, even those after it was marked as changed', async () => {
    const { version } = await ask();
    await change(async (tx) => {
      await tx.update(products).set({ listPrice: 260 }).where(napa);
      await markCatalogueChanged(tx);
      await tx.update(products).set({ discount: 10 }).where(napa);
    });
    const [{ version: number } = { version: 0 }] = await db.select().from(catalogueVersion);
    expect((await ask({ since: version })).version).toMatch(new RegExp(`-${number}$`));
    expect((await ask({ since: version })).prices).toMatchObject([
      { listPrice: 260, discount: 10 },
    ]);
  });
});
