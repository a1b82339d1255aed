import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { catalogueVersion, products } from '#server/db/tables/products.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { refreshPopularity } from '#server/services/catalogue/popularity.ts';
import { anOrder, place, placedIn, setProduct, type AProduct } from './support/orders.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

interface OnWire {
  Id: string;
  Name: string;
  Type: string;
  SupplierName: string;
  GenericName: string;
  Strength: string;
  UnitSalePrice: number;
  Discount: number;
  Stock: number;
  IsPrescriptionRequired: boolean;
}

interface FacetsOnWire {
  Total: number;
  Types: { Name: string; Count: number }[];
  Suppliers: { Name: string; Count: number }[];
  PrescriptionNeeded: number;
  WithoutPrescription: number;
  InStock: number;
  Discounted: number;
}

const medicine = ['Permalink', 'medicine'] as const;
type Condition = readonly [field: string, value: string];

const filterOf = (conditions: readonly Condition[]) =>
  conditions.map(([field, value]) => ({ field, value, operation: 0 }));

async function list(conditions: readonly Condition[], more: Record<string, unknown> = {}) {
  const filter = filterOf(conditions);
  const { status, envelope } = await callApi(shop, 'ProductArea/Product/Get', { filter, ...more });
  const page = (envelope.Data ?? { Data: [], Total: 0 }) as { Data: OnWire[]; Total: number };
  return { status, rows: page.Data, total: page.Total };
}

async function facets(conditions: readonly Condition[]): Promise<FacetsOnWire> {
  const filter = filterOf(conditions);
  const { envelope } = await callApi(shop, 'ProductArea/Product/Facets', { filter });
  return envelope.Data as FacetsOnWire;
}

const priceOf = (row: OnWire) => row.UnitSalePrice - row.Discount;

describe('a filtered list', () => {
  // catalogue-28
  it('contains only matching products, and their number', async () => {
    const { rows, total } = await list([
      medicine,
      ['Type', 'Tablet'],
      ['SupplierName', 'Square Pharmaceuticals Ltd.'],
      ['IsPrescriptionRequired', 'false'],
    ]);
    expect(total).toBeGreaterThan(0);
    expect(total).toBe(rows.length);
    for (const row of rows) {
      expect(row).toMatchObject({
        Type: 'Tablet',
        SupplierName: 'Square Pharmaceuticals Ltd.',
        IsPrescriptionRequired: false,
      });
    }
  });

  // catalogue-29
  it('treats several values of one field as alternatives', async () => {
    const tablets = await list([medicine, ['Type', 'Tablet']]);
    const syrups = await list([medicine, ['Type', 'Syrup']]);
    const both = await list([medicine, ['type', 'Tablet'], ['TYPE', 'Syrup']]);
    expect(both.total).toBe(tablets.total + syrups.total);
  });

  // catalogue-28
  it('excludes products that are sold out or have no discount on request', async () => {
    const inStock = await list([medicine, ['InStock', 'true']], { pageSize: 100 });
    expect(inStock.rows.every((row) => row.Stock > 0)).toBe(true);
    const cheaper = await list([medicine, ['HasDiscount', 'true']], { pageSize: 100 });
    expect(cheaper.rows.length).toBeGreaterThan(0);
    expect(cheaper.rows.every((row) => row.Discount > 0)).toBe(true);
    expect(cheaper.total).toBeLessThan((await list([medicine])).total);
  });

  it('is invalidated when a sold-out product returns with a cancelled order', async () => {
    const last = await setProduct(shop, { nth: 3, listPrice: 10_00, discount: 0, stock: 2 });
    const body = anOrder({ lines: [{ ...last, quantity: 2 }], isGuest: true });
    const { Id } = placedIn((await place(shop, body)).envelope.Data);
    const { db } = shop.database;
    const version = async () => (await db.select().from(catalogueVersion))[0]?.version;
    const before = (await version()) ?? 0;
    await changeOrderStatus(db, Id, 'Cancelled', shop.clock.now);
    expect(await version()).toBe(before + 1);
  });

  it('refuses fields, values and lengths that no screen sends', async () => {
    expect((await list([medicine, ['stock', '5']])).status).toBe(400);
    expect((await list([medicine, ['InStock', 'perhaps']])).status).toBe(400);
    expect((await list([medicine, ['SearchWords', 'x']])).status).toBe(400);
    const many = Array.from({ length: 61 }, (_, n): Condition => ['Type', String(n)]);
    expect((await list([medicine, ...many])).status).toBe(400);
  });

  it('treats special characters as plain text', async () => {
    for (const odd of ["' or 1=1 --", '%', '\\', '💊'.repeat(50)])
      expect(await list([medicine, ['Type', odd]])).toMatchObject({ status: 200, total: 0 });
  });
});

describe('a sorted list', () => {
  // catalogue-26
  it('is sorted by the price of a unit, up and down, across its pages', async () => {
    const up = await list([medicine], { Sort: 'PriceAscending', pageSize: 100 });
    const prices = up.rows.map(priceOf);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const second = await list([medicine], { Sort: 'PriceAscending', pageSize: 50, pageNumber: 2 });
    expect(second.rows).toEqual(up.rows.slice(50));
    const down = await list([medicine], { Sort: 'PriceDescending', pageSize: 100 });
    expect(down.rows.map(priceOf)).toEqual(
      down.rows.map(priceOf).toSorted((one, other) => other - one),
    );
    expect(down.total).toBe(up.total);
  });

  // catalogue-26
  it('is sorted by name', async () => {
    const { rows } = await list([medicine], { sort: 'name', pageSize: 100 });
    const names = rows.map((row) => row.Name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  it('puts products without a known price last, in both directions', async () => {
    const { db } = shop.database;
    await db.update(products).set({ listPrice: null }).where(eq(products.id, 61001));
    const [{ shelf } = { shelf: 0 }] = await db
      .select({ shelf: products.subCategoryId })
      .from(products)
      .where(eq(products.id, 61001));
    for (const Sort of ['PriceAscending', 'PriceDescending']) {
      const { rows } = await list([['SubCategoryId', String(shelf)]], { Sort, pageSize: 100 });
      expect(rows.at(-1)?.Id).toBe('61001');
    }
  });

  it('treats an unknown order as the popular one', async () => {
    expect(await list([medicine], { Sort: 'Magic' })).toEqual(await list([medicine]));
  });

  it.each(['popular', 'price', 'price_down', 'name'])(
    'by %s uses an index instead of a sort',
    async (order) => {
      const by = {
        popular: sql`popularity desc, rank, id`,
        price: sql`sale_price, id`,
        price_down: sql`sale_price desc nulls last, id`,
        name: sql`lower(name), id`,
      }[order];
      const plan = await shop.database.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_sort = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        return tx.execute(
          sql`explain select * from products where category_id = 1 order by ${by ?? sql`id`} limit 24`,
        );
      });
      const text = JSON.stringify(plan);
      expect(text).toContain(`products_category_${order}`);
      expect(text).not.toMatch(/Sort Key/);
    },
  );
});

describe('the facets of a shelf', () => {
  it('count the rows of the list', async () => {
    const all = await facets([medicine]);
    expect(all.Total).toBe((await list([medicine])).total);
    for (const { Name, Count } of all.Types.slice(0, 3))
      expect((await list([medicine, ['Type', Name]])).total).toBe(Count);
    for (const { Name, Count } of all.Suppliers.slice(0, 3))
      expect((await list([medicine, ['SupplierName', Name]])).total).toBe(Count);
    expect((await list([medicine, ['InStock', 'true']])).total).toBe(all.InStock);
    expect((await list([medicine, ['HasDiscount', 'true']])).total).toBe(all.Discounted);
    expect(all.PrescriptionNeeded + all.WithoutPrescription).toBe(all.Total);
  });

  // catalogue-30
  it('count within the other filters, so that a choice shows the number that it promised', async () => {
    const chosen = [medicine, ['Type', 'Syrup']] as const;
    const { Suppliers, Types, Total } = await facets(chosen);
    expect(Types.length).toBeGreaterThan(5);
    expect(Total).toBe((await list(chosen)).total);
    const [first] = Suppliers;
    const narrowed = await list([...chosen, ['SupplierName', first?.Name ?? '']]);
    expect(narrowed.total).toBe(first?.Count);
  });

  it('of an unknown shelf are empty', async () => {
    expect(await facets([['Permalink', 'nothing-here']])).toMatchObject({ Total: 0, Types: [] });
  });

  it('are listed among the capabilities', async () => {
    const { envelope } = await callApi(shop, 'Capabilities');
    expect(JSON.stringify(envelope.Data)).toContain('products.facets');
  });
});

describe('the popularity', () => {
  // catalogue-27
  it('is the number of orders in the last 90 days, without cancelled ones', async () => {
    const { db } = shop.database;
    const customer = await signedIn(shop, '01711000077');
    const [one, other] = [
      await setProduct(shop, { nth: 30, listPrice: 10_00, discount: 0, stock: 1000 }),
      await setProduct(shop, { nth: 31, listPrice: 10_00, discount: 0, stock: 1000 }),
    ];
    const order = async (product: AProduct, quantity: number) => {
      const request = anOrder({ lines: [{ ...product, quantity }] });
      return placedIn((await place(shop, request, customer.headers)).envelope.Data);
    };
    await order(one, 500);
    await order(other, 1);
    await order(other, 1);
    const cancelled = await order(one, 1);
    await db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.id, cancelled.Id));

    const numbers = async () => {
      await refreshPopularity(db, shop.clock.now);
      const rows = await db
        .select({ id: products.id, times: products.popularity })
        .from(products)
        .where(sql`${products.popularity} > 0`);
      return new Map(rows.map(({ id, times }) => [id, times]));
    };
    expect(await numbers()).toEqual(
      new Map([
        [one.id, 1],
        [other.id, 2],
      ]),
    );
    await db
      .update(orders)
      .set({ createdAt: new Date(shop.clock.now.getTime() - 91 * 86_400_000) });
    expect(await numbers()).toEqual(new Map());
    expect(await db.$count(orderLines)).toBeGreaterThan(0);
  });
});

describe('the same from other companies', () => {
  async function related(key: string) {
    const { envelope } = await callApi(shop, `ProductArea/Product/GetRelated/${key}`);
    return envelope.Data as (OnWire & { PackName: string })[];
  }

  // catalogue-67
  it('comes first among the related, with the lowest price per piece first', async () => {
    const rows = await related('napa-500-mg-tablet');
    const same = rows.filter((row) => row.Strength === '500 mg' && row.Type === 'Tablet');
    const inPlace = same.filter((row) => !row.SupplierName.includes('Beximco'));
    expect(inPlace.length).toBeGreaterThan(4);
    expect(rows.slice(0, inPlace.length)).toEqual(inPlace);
    expect(new Set(inPlace.map((row) => row.GenericName))).toEqual(new Set(['Paracetamol']));
    expect(inPlace.map(priceOf)).toEqual(
      inPlace.map(priceOf).toSorted((first, second) => first - second),
    );
    expect(rows.length).toBeGreaterThan(inPlace.length);
    expect(new Set(rows.map((row) => row.Id)).size).toBe(rows.length);
  });

  // catalogue-67
  it('of a bottle are bottles of the same size', async () => {
    const rows = await related('napa-120-mg-5-ml-syrup');
    const [first] = rows;
    expect(first).toMatchObject({ Type: 'Syrup', Strength: '120 mg/5 ml', PackName: '60 ml' });
    expect(first?.SupplierName).not.toMatch(/Beximco/);
  });

  it('of goods without a generic name is empty: only neighbours on the shelf are related', async () => {
    const { db } = shop.database;
    await db.update(products).set({ genericName: '' }).where(eq(products.id, 61002));
    const rows = await related('61002');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.Id)).not.toContain('61002');
  });
});
