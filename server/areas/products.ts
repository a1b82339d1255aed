/** Lists, one product, related ones, prices of this moment, search. */
import { and, eq, inArray } from 'drizzle-orm';
import * as contract from '#contract/products.ts';
import { currentInfo } from '#contract/stock.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { products } from '#server/db/tables/products.ts';
import { notFound } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement, implementCatalogue } from '#server/endpoint/implement.ts';
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
  type AskedShelf,
} from '#server/services/catalogue/shelf-filters.ts';

export function implementProducts(context: AppContext): void {
  const { db } = context;

  implementCatalogue(context, contract.list, async ({ question }) => {
    const shelf = await shelfIn(context, question.filters);
    return shelf ? page(context, shelf, question, question.sort) : { Data: [], Total: 0 };
  });

  implementCatalogue(context, contract.byCategory, async ({ question }) => {
    const filter = { field: 'CategoryId', value: question.categoryId, operation: 0 };
    const shelf = await shelfIn(context, [filter]);
    return shelf ? page(context, shelf, question) : { Data: [], Total: 0 };
  });

  implementCatalogue(context, contract.byPermalink, async ({ question }) => {
    const product = await findByKey(context, question.id);
    if (!product) throw notFound();
    const Guidance = await guidanceOf(db, product.GenericName, product.Type);
    return { ...product, Guidance };
  });

  implementCatalogue(context, contract.related, async ({ question }) => {
    const [product] = await db.select().from(products).where(keyCondition(question.id)).limit(1);
    if (!product) throw notFound();
    return related(context, product);
  });

  implement(context, currentInfo, async ({ question }) => {
    const ids = question.productIds.map(rowId).filter((id) => id !== null);
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
      .where(inArray(products.id, ids));
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
    implementCatalogue(context, search, async ({ question }) => {
      if (question.query === '') return [];
      const index = await context.catalogue.search();
      const first = offsetOf(question);
      const ids = index.find(question.query, first + question.pageSize).slice(first);
      return productsByIds(context, ids);
    });
  }
}

async function page(
  context: AppContext,
  shelf: AskedShelf,
  asked: Paging,
  sort: keyof typeof listOrders = 'Popular',
) {
  const where = and(shelf.where, viewCondition(shelf.view));
  const total = await context.catalogue.count(shelf.name, () => context.db.$count(products, where));
  const range = { limit: asked.pageSize, offset: offsetOf(asked), order: listOrders[sort] };
  const rows = range.offset < total ? await listProducts(context, where, range) : [];
  return pageOf(rows, total, asked);
}

/** A permalink wins over an id that is written alike. */
async function findByKey(context: AppContext, key: string) {
  const named = await findProduct(context, eq(products.permalink, key.toLowerCase()));
  const id = rowId(key);
  return named ?? (id === null ? null : findProduct(context, eq(products.id, id)));
}
