import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products as productsTable, stockRequests } from '#server/db/tables/products.ts';
import { callApi, useTestShop } from './support/test-shop.ts';
import { aKey } from './support/requests.ts';

const shop = useTestShop();

interface OnWire {
  Id: string;
  Name: string;
  Permalink: string;
  CategoryId: string;
  GenericName: string;
  Strength: string;
  SupplierName: string;
  UnitSalePrice: number;
  Discount: number;
  Details: string;
}

async function list(filter: unknown[], paging: Record<string, unknown> = {}) {
  const { status, envelope } = await callApi(shop, 'ProductArea/Product/Get', {
    filter,
    ...paging,
  });
  const page = (envelope.Data ?? { Data: [], Total: 0 }) as { Data: OnWire[]; Total: number };
  return { status, rows: page.Data, total: page.Total };
}

async function search(Query: unknown, path = 'Search', more: Record<string, unknown> = {}) {
  const { envelope } = await callApi(shop, `ProductArea/Product/${path}`, { Query, ...more });
  return envelope.Data as OnWire[];
}

const anyProduct = async () => {
  const { rows } = await list([], { pageSize: 1 });
  const [first] = rows;
  if (!first) throw new Error('no product');
  return first;
};

describe('the product list', () => {
  // catalogue-20
  it('of a category is found by its permalink, 24 a page', async () => {
    const { rows, total } = await list([{ field: 'Permalink', value: 'medicine', operation: 0 }]);
    expect(rows).toHaveLength(Math.min(24, total));
    expect(new Set(rows.map((row) => row.CategoryId)).size).toBe(1);
  });

  // catalogue-20, shell-39
  it('of a category is found by its id as well', async () => {
    const byName = await list([{ field: 'Permalink', value: 'medicine', operation: 0 }]);
    const byId = await list([
      { field: 'Permalink', value: byName.rows[0]?.CategoryId, operation: 0 },
    ]);
    expect(byId.rows).toEqual(byName.rows);
    const { envelope } = await callApi(
      shop,
      'ProductArea/CategoryProductPrivot/GetProductsByCategory',
      {
        CategoryId: byName.rows[0]?.CategoryId,
      },
    );
    expect(envelope.Data).toMatchObject({ Total: byName.total });
  });

  // catalogue-20, catalogue-21, errors-6, shell-98
  it('of a sub-category is found by its id, filters in any case', async () => {
    const [row] = await shop.database.db.select().from(productsTable).limit(1);
    const { rows, total } = await list(
      [{ Field: 'subcategoryid', VALUE: String(row?.subCategoryId), Operation: 0 }],
      { pageSize: 20 },
    );
    expect(total).toBeGreaterThan(0);
    expect(rows.length).toBe(Math.min(20, total));
  });

  // errors-7, shell-95
  it('has no gap and no repetition between its pages', async () => {
    const first = await list([], { pageNumber: 1, pageSize: 10 });
    const second = await list([], { pageNumber: 2, pageSize: 10 });
    const both = await list([], { pageNumber: 1, pageSize: 20 });
    expect([...first.rows, ...second.rows]).toEqual(both.rows);
    expect((await list([], { pageNumber: 1_000_000, pageSize: 100 })).rows).toEqual([]);
  });

  // errors-6
  it('of an unknown category is empty, and with an unknown field or operation is an error', async () => {
    expect((await list([{ field: 'Permalink', value: 'nothing-here', operation: 0 }])).total).toBe(
      0,
    );
    expect((await list([{ field: 'password', value: 'x', operation: 0 }])).status).toBe(400);
    expect((await list([{ field: 'Permalink', value: 'x', operation: 7 }])).status).toBe(400);
  });
});

describe('a product', () => {
  // catalogue-53
  it('is found by its permalink in any case, and by its id', async () => {
    const { Permalink, Id } = await anyProduct();
    for (const key of [Permalink, Permalink.toUpperCase(), Id]) {
      const { envelope } = await callApi(shop, `ProductArea/ProductContent/ByProduct/${key}`);
      expect(envelope.Data).toMatchObject({ Id, Permalink });
    }
  });

  it('that is unknown is a 404', async () => {
    for (const key of [
      'no-such-product',
      '999999999',
      '99999999999999999999',
      '%00',
      '-1',
      "' or '1'='1",
    ]) {
      const { status } = await callApi(
        shop,
        `ProductArea/ProductContent/ByProduct/${encodeURIComponent(key)}`,
      );
      expect([400, 404]).toContain(status);
    }
  });

  it('has related ones, other brands of its generic first, never itself', async () => {
    const product = await anyProduct();
    const { envelope } = await callApi(shop, `ProductArea/Product/GetRelated/${product.Id}`);
    const related = envelope.Data as OnWire[];
    expect(related.length).toBeGreaterThan(0);
    expect(related.map((one) => one.Id)).not.toContain(product.Id);
    expect(related[0]?.GenericName).toBe(product.GenericName);
  });

  it('returns its current price and stock', async () => {
    const { Id } = await anyProduct();
    const { db } = shop.database;
    await db
      .update(productsTable)
      .set({ listPrice: 12_34, discount: 34, stock: 7 })
      .where(eq(productsTable.id, Number(Id)));
    const { envelope } = await callApi(shop, 'ProductArea/Product/GetCurrentInfo', {
      productIds: [Id, '999999999', 'x'],
    });
    expect(envelope.Data).toMatchObject([{ Id, UnitSalePrice: 12.34, Discount: 0.34, Stock: 7 }]);
  });

  it('without a known price is listed but not for sale', async () => {
    const { rows } = await list([], { pageNumber: 2, pageSize: 1 });
    const Id = rows[0]?.Id ?? '';
    await shop.database.db
      .update(productsTable)
      .set({ listPrice: null, stock: 50 })
      .where(eq(productsTable.id, Number(Id)));
    const { envelope } = await callApi(shop, `ProductArea/ProductContent/ByProduct/${Id}`);
    expect(envelope.Data).toMatchObject({ UnitSalePrice: 0, Stock: 0 });
  });
});

describe('search', () => {
  // search-27
  it('accepts words as a list or as one string, at either path', async () => {
    const expected = await search(['napa']);
    expect(expected[0]?.Name).toMatch(/napa/i);
    expect(await search('napa')).toEqual(expected);
    expect(await search(['napa'], 'Searches')).toEqual(expected);
    expect(await search('napa', 'Searches')).toEqual(expected);
  });

  // search-3
  it('of nothing finds nothing', async () => {
    for (const blank of ['', '   ', [], ['', ' ']]) expect(await search(blank)).toEqual([]);
  });

  it('finds words in any order', async () => {
    const one = await search('napa 500 tablet');
    expect(one.length).toBeGreaterThan(0);
    expect((await search('tablet 500 napa'))[0]).toEqual(one[0]);
  });

  // search-28
  it('finds by prefix, brand, generic, company and strength', async () => {
    expect((await search('nap'))[0]?.Name).toMatch(/^nap/i);
    expect((await search('paracetamol'))[0]?.GenericName).toMatch(/paracetamol/i);
    expect((await search('beximco'))[0]?.SupplierName).toMatch(/beximco/i);
    expect((await search('napa500'))[0]).toMatchObject({ Strength: '500 mg' });
  });

  it('finds misspelt words', async () => {
    for (const typed of ['paracitamol', 'paracetmol', 'parasetamol'])
      expect((await search(typed))[0]?.GenericName).toMatch(/paracetamol/i);
  });

  it('finds brands written in Bengali', async () => {
    expect((await search('নাপা'))[0]?.Name).toMatch(/napa/i);
  });

  it('continues on its next page', async () => {
    const all = await search('paracetamol', 'Search', { PageSize: 10 });
    const second = await search('paracetamol', 'Search', { PageSize: 5, PageNumber: 2 });
    expect(second).toEqual(all.slice(5, 10));
  });

  it('treats special characters as plain text', async () => {
    for (const odd of [
      '%',
      '_',
      '\\',
      "'; drop table products;--",
      '*'.repeat(300),
      '💊',
      '(((',
      '\u200d',
    ])
      expect(Array.isArray(await search(odd))).toBe(true);
  });
});

describe('a back-in-stock request', () => {
  const path = 'ProductArea/ProductRequest/Request';

  // bag-48, bag-49, bag-50
  it('needs phone and quantity', async () => {
    const { Id: ProductId } = await anyProduct();
    const refused = async (Phone: string, Quantity: number) =>
      (await callApi(shop, path, { ProductId, Phone, Quantity })).envelope.Msg;
    expect(await refused('', 1)).toBe('Phone number and Quantity is required');
    expect(await refused('01712345678', 0)).toBe('Quantity Must be More Than Zero');
    expect(await refused('123', 1)).toBe('Invalid Phone Number');
    expect(await refused('01712345678', 10_000)).toBe(
      'Quantity must be a whole number from 1 to 9999.',
    );
    expect(await refused('01712345678', 9_999)).toBe('');
  });

  // bag-54
  it('for a product that has left the shop is refused with a reason', async () => {
    const body = { ProductId: '999999999', Phone: '01712345678', Quantity: 1 };
    const { status, envelope } = await callApi(shop, path, body, aKey());
    expect([status, envelope.IsError, envelope.Msg]).toEqual([
      200,
      true,
      'This product is not in the shop any more.',
    ]);
  });

  it('is stored once per submission, with the phone in its canonical form', async () => {
    const { Id: ProductId } = await anyProduct();
    const key = aKey();
    const body = { ProductId, Phone: '+৮৮ ০১৭১২-৩৪৫৬৭৮', Quantity: 3 };
    const responses = await Promise.all([1, 2, 3].map(() => callApi(shop, path, body, key)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await shop.database.db
      .select()
      .from(stockRequests)
      .where(eq(stockRequests.submissionId, key['idempotency-key']));
    expect(rows).toMatchObject([{ phone: '01712345678', quantity: 3 }]);
    expect((await callApi(shop, path, { ...body, Quantity: 4 }, key)).status).toBe(422);
  });

  // bag-45
  it('is sent without phone and quantity when a card is pressed', async () => {
    const { Id: ProductId } = await anyProduct();
    expect(
      (await callApi(shop, 'ProductArea/OnDemandProducts/RequestProduct', { ProductId })).status,
    ).toBe(200);
    expect(
      (await callApi(shop, 'ProductArea/OnDemandProducts/RequestProduct', { ProductId: 'x' }))
        .status,
    ).toBe(404);
  });
});

describe('home', () => {
  it('has categories, banners in three viewports, notices, banner sets and product rows', async () => {
    const { envelope } = await callApi(shop, 'HomeArea/Home/Get');
    const home = envelope.Data as Record<string, { viewport?: string; products?: unknown[] }[]>;
    expect(home['categories']?.length).toBeGreaterThanOrEqual(8);
    expect(home['subCategories']?.length).toBeGreaterThan(30);
    expect(new Set(home['banners']?.map((banner) => banner.viewport))).toEqual(
      new Set(['large', 'medium', 'small']),
    );
    for (const part of ['notices', 'categoryBanners', 'resortBanners', 'productRows'])
      expect([part, (home[part]?.length ?? 0) > 0]).toEqual([part, true]);
    for (const row of home['productRows'] ?? []) expect(row.products?.length).toBeGreaterThan(0);
  });
});

describe('the other pages', () => {
  it.each([
    'ReviewArea/AppReview/Get?pageNumber=1&pageSize=5',
    'GalleryArea/Gallery/Get?isDescending=true&pageNumber=1&pageSize=5',
    'FindStoreArea/FindStore/Get',
  ])('%s returns a page with rows', async (path) => {
    const { envelope } = await callApi(shop, path);
    const page = envelope.Data as { Data: unknown[]; Total: number };
    expect(page.Total).toBeGreaterThan(0);
    expect(page.Data.length).toBeGreaterThan(0);
  });

  it('branches are also available by POST', async () => {
    const get = await callApi(shop, 'FindStoreArea/FindStore/Get');
    const post = await callApi(shop, 'FindStoreArea/FindStore/Get', {
      filter: [],
      pageNumber: 1,
      pageSize: 1000,
    });
    expect(post.envelope.Data).toEqual(get.envelope.Data);
  });

  // customer-area-141
  it('offers are shown, cashback offers by minimum amount', async () => {
    const shown = await callApi(shop, 'OfferArea/DiscountOffer/List');
    expect((shown.envelope.Data as unknown[]).length).toBeGreaterThan(0);
    const { envelope } = await callApi(shop, 'OfferArea/DiscountOffer/Order', {});
    const amounts = (envelope.Data as { LeastAmount: number }[]).map((offer) => offer.LeastAmount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  it('comments are those of one product', async () => {
    const path = 'ReviewArea/Comment/ByProduct';
    expect((await callApi(shop, path, { filter: [] })).status).toBe(400);
    const { envelope } = await callApi(shop, path, {
      filter: [{ field: 'ProductId', value: '1', operation: 0 }],
    });
    expect(envelope.Data).toMatchObject({ PageSize: 5 });
  });
});
