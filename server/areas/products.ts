/** Lists, one product, related ones, prices of this moment, search. */
import { and, eq, inArray, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as contract from '#contract/products.ts';
import { currentInfo } from '#contract/stock.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { products } from '#server/db/tables/products.ts';
import { malformed, notFound } from '#server/failures.ts';
import type { House } from '#server/house.ts';
import { implement, implementCatalogue } from '#server/implement.ts';
import { rowId } from '#server/numbers.ts';
import { offsetOf, pageOf, type Paging } from '#server/paging.ts';
import { findProduct, listProducts, productsByIds, stockOf } from './product-rows.ts';

const mostRelated = 12;

export function implementProducts(house: House): void {
  const { db } = house;

  implementCatalogue(house, contract.list, async ({ question }) => {
    const conditions: SQL[] = [];
    for (const filter of question.filters) {
      if (filter.operation !== 0) throw malformed();
      const condition = await conditionOf(house, filter.field.toLowerCase(), filter.value);
      if (!condition) return { Data: [], Total: 0 };
      conditions.push(condition);
    }
    const name = JSON.stringify(question.filters.map(({ field, value }) => [field, value]));
    return page(house, name, and(...conditions), question);
  });

  implementCatalogue(house, contract.byCategory, async ({ question }) => {
    const condition = await conditionOf(house, 'categoryid', question.categoryId);
    if (!condition) return { Data: [], Total: 0 };
    return page(house, `category ${question.categoryId}`, condition, question);
  });

  implementCatalogue(house, contract.byPermalink, async ({ question }) => {
    const product = await findByKey(house, question.id);
    if (!product) throw notFound();
    return product;
  });

  implementCatalogue(house, contract.related, async ({ question }) => {
    const [product] = await db
      .select({
        id: products.id,
        genericName: products.genericName,
        categoryId: products.categoryId,
        subCategoryId: products.subCategoryId,
      })
      .from(products)
      .where(keyCondition(question.id))
      .limit(1);
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

/** A list's filter as SQL; null where nothing can match; a 400 refusal for a field that lists do not have. */
async function conditionOf(house: House, field: string, value: string): Promise<SQL | null> {
  if (field === 'permalink') return conditionOfPermalink(house, value);
  const column = new Map<string, AnyPgColumn>([
    ['categoryid', products.categoryId],
    ['subcategoryid', products.subCategoryId],
    ['id', products.id],
  ]).get(field);
  if (!column) throw malformed();
  const id = rowId(value);
  return id === null ? null : eq(column, id);
}

/** A category's or a sub-category's products by its permalink, or by the category's id (decisions, "Routes"). */
async function conditionOfPermalink(house: House, value: string): Promise<SQL | null> {
  const { byPermalink } = await house.catalogue.shelves();
  const shelf = byPermalink.get(value.toLowerCase());
  if (shelf?.kind === 'category') return eq(products.categoryId, shelf.id);
  if (shelf) return eq(products.subCategoryId, shelf.id);
  const id = rowId(value);
  return id === null ? null : eq(products.categoryId, id);
}

async function page(house: House, name: string, where: SQL | undefined, asked: Paging) {
  const total = await house.catalogue.count(name, () => house.db.$count(products, where));
  const offset = offsetOf(asked);
  const rows =
    offset < total ? await listProducts(house, where, { limit: asked.pageSize, offset }) : [];
  return pageOf(rows, total, asked);
}

function keyCondition(key: string): SQL {
  const id = rowId(key);
  const byPermalink = eq(products.permalink, key.toLowerCase());
  return id === null ? byPermalink : (or(byPermalink, eq(products.id, id)) ?? byPermalink);
}

/** A permalink wins over an id that is written alike. */
async function findByKey(house: House, key: string) {
  const named = await findProduct(house, eq(products.permalink, key.toLowerCase()));
  const id = rowId(key);
  return named ?? (id === null ? null : findProduct(house, eq(products.id, id)));
}

/** Other brands of the same generic first, then neighbours on the same shelf. */
async function related(
  house: House,
  product: {
    id: number;
    genericName: string;
    categoryId: number;
    subCategoryId: number | null;
  },
) {
  const same = product.genericName
    ? await listProducts(
        house,
        and(eq(products.genericName, product.genericName), ne(products.id, product.id)),
        { limit: mostRelated },
      )
    : [];
  if (same.length === mostRelated) return same;
  const known = [product.id, ...same.map((one) => Number(one.Id))];
  const shelf = product.subCategoryId
    ? eq(products.subCategoryId, product.subCategoryId)
    : eq(products.categoryId, product.categoryId);
  const neighbours = await listProducts(house, and(shelf, notInArray(products.id, known)), {
    limit: mostRelated - same.length,
  });
  return [...same, ...neighbours];
}
