/** The search while the catalogue changes: it responds at once from the index that it has. */
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueVersion, products } from '#server/db/tables/products.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { keepSearch, type KeptSearch } from '#server/services/search/stored-search-index.ts';
import { indexAll, searchOf, type ProductSearch } from '#server/services/search/product-search.ts';
import { callApi, useTestShop, type TestShop } from './support/test-shop.ts';

const shop = useTestShop();
let db: TestShop['database']['db'];
let kept: KeptSearch;
let renewals = 0;
let counted = 0;

beforeAll(() => {
  ({ db } = shop.database);
  kept = keepSearch(db, () => {
    renewals += 1;
  });
});

async function versionNow(): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

async function now(): Promise<ProductSearch> {
  return kept.at(await versionNow());
}

/** Changes the catalogue in a transaction, as every writer does. */
async function change(work: (tx: typeof db) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await work(tx);
    await markCatalogueChanged(tx);
  });
}

/** A copy of a product under another name. */
async function inventedProduct(name: string) {
  const [row] = await db.select().from(products).limit(1);
  if (!row) throw new Error('no product');
  const { id: _, salePrice: __, externalId: ___, ...same } = row;
  return { ...same, name, permalink: name.toLowerCase().replaceAll(' ', '-') };
}

/** Adds a product that only its name finds. */
async function aPlainProduct(): Promise<number> {
  counted += 1;
  const row = await inventedProduct(`Plain Thing ${counted}`);
  const added = { ...row, nameBn: '', searchWords: '', genericName: 'Nothingol' };
  const [stored] = await db.insert(products).values(added).returning();
  return stored?.id ?? 0;
}

describe('the search while the catalogue changes', () => {
  // search-33
  it('keeps its index after a price change and after a product sold out', async () => {
    const id = await aPlainProduct();
    const before = await now();
    await change((tx) => tx.update(products).set({ listPrice: 999 }).where(eq(products.id, id)));
    await change((tx) => tx.update(products).set({ stock: 0 }).where(eq(products.id, id)));
    expect(await now()).toBe(before);
    expect(renewals).toBe(0);
  });

  // search-33
  it('finds a product by its new name at once, and no longer by its old one', async () => {
    const id = await aPlainProduct();
    const rename = (name: string) =>
      change((tx) => tx.update(products).set({ name }).where(eq(products.id, id)));
    await rename('Zuvolin');
    expect((await now()).find('zuvolin', 5)[0]).toBe(id);
    await rename('Bextrapol');
    expect((await now()).find('bextrapol', 5)[0]).toBe(id);
    expect((await now()).find('zuvolin', 50)).not.toContain(id);
    await rename('Zuvolin');
    expect((await now()).find('zuvolin', 5)[0]).toBe(id);
    expect((await now()).find('bextrapol', 50)).not.toContain(id);
    expect(renewals).toBe(0);
  });

  // search-33
  it('finds a new product at once, and a deleted one no longer', async () => {
    const row = await inventedProduct('Qulbazid');
    await change((tx) => tx.insert(products).values(row));
    const [added] = (await now()).find('qulbazid', 5);
    const [stored] = await db.select().from(products).where(eq(products.name, 'Qulbazid'));
    expect(added).toBe(stored?.id);
    await change((tx) => tx.delete(products).where(eq(products.name, 'Qulbazid')));
    expect((await now()).find('qulbazid', 5)).not.toContain(added);
    expect(renewals).toBe(0);
  });

  // search-33, counter-164
  it('stops finding a hidden product at once and after a rebuild, and finds it again once it is shown', async () => {
    const row = await inventedProduct('Hidavelin');
    await change((tx) => tx.insert(products).values(row));
    const [id = 0] = (await now()).find('hidavelin', 5);
    const hide = (isHidden: boolean) =>
      change((tx) => tx.update(products).set({ isHidden }).where(eq(products.id, id)));
    await hide(true);
    expect((await now()).find('hidavelin', 50)).not.toContain(id);
    expect(searchOf(await indexAll(db)).find('hidavelin', 50)).not.toContain(id);
    // A write to the hidden product does not bring it back.
    await change((tx) =>
      tx.update(products).set({ searchWords: 'hidavelin' }).where(eq(products.id, id)),
    );
    expect((await now()).find('hidavelin', 50)).not.toContain(id);
    await hide(false);
    expect((await now()).find('hidavelin', 5)[0]).toBe(id);
    await change((tx) => tx.delete(products).where(eq(products.id, id)));
    expect(renewals).toBe(0);
  });

  // search-33
  it('finds after several changes the same as a newly built index', async () => {
    const rows = await db.select().from(products).orderBy(products.id).limit(40);
    for (const { id, name } of rows.slice(0, 20))
      await change((tx) =>
        tx
          .update(products)
          .set({ name: `${name} Neo` })
          .where(eq(products.id, id)),
      );
    await change((tx) =>
      tx
        .update(products)
        .set({ searchWords: 'kabzoluma' })
        .where(
          inArray(
            products.id,
            rows.slice(20).map(({ id }) => id),
          ),
        ),
    );
    const anew = searchOf(await indexAll(db));
    const beside = await now();
    for (const query of ['kabzoluma', ...rows.slice(0, 20).map(({ name }) => `${name} neo`)]) {
      const found = beside.find(query, 500).toSorted((a, b) => a - b);
      expect(found, query).toEqual(anew.find(query, 500).toSorted((a, b) => a - b));
      expect(found.length, query).toBeGreaterThan(0);
    }
    expect(renewals).toBe(0);
  });

  // search-33
  it('responds from the old index while an import is indexed, and then includes the import', async () => {
    const before = await now();
    const one = await inventedProduct('Vortamil');
    const rows = Array.from({ length: 600 }, (_, at) => ({
      ...one,
      name: `Vortamil ${at}`,
      permalink: `vortamil-${at}`,
    }));
    await change((tx) => tx.insert(products).values(rows));
    // The search does not wait for the new index.
    expect(await now()).toBe(before);
    expect(renewals).toBe(0);
    await expect.poll(() => renewals, { timeout: 20_000 }).toBe(1);
    expect((await now()).find('vortamil', 1_000)).toHaveLength(600);
    await change((tx) =>
      tx.update(products).set({ listPrice: 5 }).where(eq(products.name, 'Vortamil 7')),
    );
    await now();
    expect(renewals).toBe(1);
  });

  // search-33
  it('caches no response from before the import once it is indexed', async () => {
    const ask = async (): Promise<number> => {
      const query = { Query: 'ruxanteb', PageSize: 10 };
      const { envelope } = await callApi(shop, 'ProductArea/Product/Search', query);
      return v.parse(v.array(v.unknown()), envelope.Data).length;
    };
    expect(await ask()).toBe(0);
    const one = await inventedProduct('Ruxanteb');
    const rows = Array.from({ length: 600 }, (_, at) => ({
      ...one,
      name: `Ruxanteb ${at}`,
      permalink: `ruxanteb-${at}`,
    }));
    await change((tx) => tx.insert(products).values(rows));
    await expect.poll(ask, { timeout: 20_000, interval: 300 }).toBe(10);
  });
});
