/** Product lists, one product, related products, current prices, and the search. */
import { and, eq, inArray } from 'drizzle-orm';
import { snapshot } from '#contract/catalogue.ts';
import * as contract from '#contract/products.ts';
import { currentInfo } from '#contract/stock.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { products } from '#server/db/tables/products.ts';
import { notFound } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement, implementCached, implementCatalogue } from '#server/endpoint/implement.ts';
import { rowId } from '#server/services/numbers.ts';
import { offsetOf, pageOf, type Paging } from '#server/services/paging.ts';
import { guidanceOf } from '#server/services/catalogue/guidance.ts';
import {
  findProduct,
  keyCondition,
  listProducts,
  productsByIds,
  stockOf,
} from '#server/services/catalogue/product-rows.ts';
import { related } from '#server/services/catalogue/related-products.ts';
import {
  listOrders,
  shelfIn,
  viewCondition,
  type RequestedShelf,
} from '#server/services/catalogue/shelf-filters.ts';
import { isShown } from '#server/services/catalogue/visible-products.ts';
import { canonicalRequest, wholeCatalogue } from '#server/services/catalogue/whole-catalogue.ts';

export function implementProducts(context: AppContext): void {
  const { db } = context;

  implementCatalogue(context, contract.list, async ({ input }) => {
    const shelf = await shelfIn(context, input.filters);
    return shelf ? page(context, shelf, input, input.sort) : { Data: [], Total: 0 };
  });

  implementCatalogue(context, contract.byCategory, async ({ input }) => {
    const filter = { field: 'CategoryId', value: input.categoryId, operation: 0 };
    const shelf = await shelfIn(context, [filter]);
    return shelf ? page(context, shelf, input) : { Data: [], Total: 0 };
  });

  implementCatalogue(context, contract.byPermalink, async ({ input }) => {
    const product = await findByKey(context, input.id);
    if (!product) throw notFound();
    const Guidance = await guidanceOf(db, product.GenericName, product.Type);
    return { ...product, Guidance };
  });

  implementCatalogue(context, contract.related, async ({ input }) => {
    const key = and(keyCondition(input.id), isShown);
    const [product] = await db.select().from(products).where(key).limit(1);
    if (!product) throw notFound();
    return related(context, product);
  });

  implementCached(context, snapshot, async ({ input }) => {
    const request = await canonicalRequest(context, input);
    return {
      key: JSON.stringify(request),
      isLong: request.since === '',
      make: () => wholeCatalogue(db, request),
    };
  });

  implement(context, currentInfo, async ({ input }) => {
    const ids = input.productIds.map(rowId).filter((id) => id !== null);
    if (ids.length === 0) return [];
    const rows = await db
      .select({
        id: products.id,
        listPrice: products.listPrice,
        discount: products.discount,
        discountPercent: products.discountPercent,
        stock: products.stock,
        isPrescriptionRequired: products.isPrescriptionRequired,
      })
      .from(products)
      .where(and(inArray(products.id, ids), isShown));
    return rows.map((row) => ({
      Id: String(row.id),
      UnitSalePrice: takaFromPaisa(row.listPrice ?? 0),
      MRP: takaFromPaisa(row.listPrice ?? 0),
      Discount: takaFromPaisa(row.discount),
      DiscountPercent: row.discountPercent,
      Stock: stockOf(row),
      IsPrescriptionRequired: row.isPrescriptionRequired,
    }));
  });

  for (const search of [contract.search, contract.searches] as const) {
    implementCatalogue(context, search, async ({ input }) => {
      if (input.query === '') return [];
      const index = await context.catalogue.search();
      const first = offsetOf(input);
      const ids = index.find(input.query, first + input.pageSize).slice(first);
      return productsByIds(context, ids);
    });
  }
}

async function page(
  context: AppContext,
  shelf: RequestedShelf,
  paging: Paging,
  sort: keyof typeof listOrders = 'Popular',
) {
  const where = and(shelf.where, viewCondition(shelf.view));
  const total = await context.catalogue.count(shelf.name, () => context.db.$count(products, where));
  const range = { limit: paging.pageSize, offset: offsetOf(paging), order: listOrders[sort] };
  const rows = range.offset < total ? await listProducts(context, where, range) : [];
  return pageOf(rows, total, paging);
}

/** A permalink takes precedence over an id with the same spelling. */
async function findByKey(context: AppContext, key: string) {
  const named = await findProduct(context, eq(products.permalink, key.toLowerCase()));
  const id = rowId(key);
  return named ?? (id === null ? null : findProduct(context, eq(products.id, id)));
}
