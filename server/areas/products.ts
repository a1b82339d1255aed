/** Lists, one product, related ones, prices of this moment, search. */
import { and, eq, inArray } from 'drizzle-orm';
import * as contract from '#contract/products.ts';
import { currentInfo } from '#contract/stock.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { products } from '#server/db/tables/products.ts';
import { notFound } from '#server/services/failures.ts';
import type { House } from '#server/services/house.ts';
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

export function implementProducts(house: House): void {
  const { db } = house;

  implementCatalogue(house, contract.list, async ({ question }) => {
    const shelf = await shelfIn(house, question.filters);
    return shelf ? page(house, shelf, question, question.sort) : { Data: [], Total: 0 };
  });

  implementCatalogue(house, contract.byCategory, async ({ question }) => {
    const filter = { field: 'CategoryId', value: question.categoryId, operation: 0 };
    const shelf = await shelfIn(house, [filter]);
    return shelf ? page(house, shelf, question) : { Data: [], Total: 0 };
  });

  implementCatalogue(house, contract.byPermalink, async ({ question }) => {
    const product = await findByKey(house, question.id);
    if (!product) throw notFound();
    const Guidance = await guidanceOf(db, product.GenericName, product.Type);
    return { ...product, Guidance };
  });

  implementCatalogue(house, contract.related, async ({ question }) => {
    const [product] = await db.select().from(products).where(keyCondition(question.id)).limit(1);
    if (!product) throw notFound();
    return related(house, product);
  });

  implement(house, currentInfo, async ({ question }) => {
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
    implementCatalogue(house, search, async ({ question }) => {
      if (question.query === '') return [];
      const index = await house.catalogue.search();
      const first = offsetOf(question);
      const ids = index.find(question.query, first + question.pageSize).slice(first);
      return productsByIds(house, ids);
    });
  }
}

async function page(
  house: House,
  shelf: AskedShelf,
  asked: Paging,
  sort: keyof typeof listOrders = 'Popular',
) {
  const where = and(shelf.where, viewCondition(shelf.view));
  const total = await house.catalogue.count(shelf.name, () => house.db.$count(products, where));
  const range = { limit: asked.pageSize, offset: offsetOf(asked), order: listOrders[sort] };
  const rows = range.offset < total ? await listProducts(house, where, range) : [];
  return pageOf(rows, total, asked);
}

/** A permalink wins over an id that is written alike. */
async function findByKey(house: House, key: string) {
  const named = await findProduct(house, eq(products.permalink, key.toLowerCase()));
  const id = rowId(key);
  return named ?? (id === null ? null : findProduct(house, eq(products.id, id)));
}
