/** Converts product rows to the wire format, for every area that returns products. */
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { notSold } from '#contract/products.ts';
import type * as contract from '#contract/products.ts';
import { takaFromPaisa } from '#domain/money.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { products } from '#server/db/tables/products.ts';
import { rowId } from '#server/services/numbers.ts';
import { Refusal } from '#server/services/refusal.ts';
import { unvisitedText } from '#text/unvisited.ts';
import { listOrders } from './shelf-filters.ts';
import { isShown } from './visible-products.ts';

export type ProductOnWire = v.InferInput<typeof contract.product>;

/** The columns that every list reads. */
export const listedColumns = {
  id: products.id,
  name: products.name,
  nameBn: products.nameBn,
  strength: products.strength,
  genericName: products.genericName,
  form: products.form,
  company: products.company,
  listPrice: products.listPrice,
  discount: products.discount,
  discountPercent: products.discountPercent,
  stock: products.stock,
  packName: products.packName,
  packPieces: products.packPieces,
  isPrescriptionRequired: products.isPrescriptionRequired,
  image: products.image,
  permalink: products.permalink,
  categoryId: products.categoryId,
};

const columnsWithDetails = { ...listedColumns, details: products.details };

interface Range {
  limit: number;
  offset?: number;
  /** The default is the popular order. */
  order?: readonly SQL[];
}

/** The part of the context that reading products needs. */
export type Stock = Pick<AppContext, 'db' | 'catalogue'>;

/**
 * Above this offset the query reads only ids, so that skipped rows are read from the index alone.
 */
const farPages = 500;

/**
 * Returns products in the shop's order as lists show them, without details and without hidden
 * products.
 */
export async function listProducts(
  stock: Stock,
  where: SQL | undefined,
  { limit, offset = 0, order = listOrders.Popular }: Range,
): Promise<ProductOnWire[]> {
  if (offset > farPages) {
    const ids = await stock.db
      .select({ id: products.id })
      .from(products)
      .where(and(where, isShown))
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return productsByIds(
      stock,
      ids.map(({ id }) => id),
    );
  }
  const rows = await stock.db
    .select(listedColumns)
    .from(products)
    .where(and(where, isShown))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const { categoryNames } = await stock.catalogue.shelves();
  return rows.map((row) => onWire({ ...row, details: '' }, categoryNames));
}

/** Returns products in the order of the ids. Unknown ids are skipped. */
export async function productsByIds(stock: Stock, ids: number[]): Promise<ProductOnWire[]> {
  if (ids.length === 0) return [];
  const rows = await listProducts(stock, inArray(products.id, ids), { limit: ids.length });
  const byId = new Map(rows.map((product) => [product.Id, product]));
  return ids.map((id) => byId.get(String(id))).filter((product) => product !== undefined);
}

/**
 * Returns the first product that matches, with its details and the Bengali name of its generic.
 * Throws the refusal {@link notSold} if it is hidden.
 */
export async function findProduct(
  stock: Stock,
  where: SQL,
): Promise<(ProductOnWire & { GenericNameBn: string }) | null> {
  const { isHidden, genericNameBn } = products;
  const columns = { ...columnsWithDetails, genericNameBn, isHidden };
  const [row] = await stock.db.select(columns).from(products).where(where).limit(1);
  if (row?.isHidden) throw new Refusal(unvisitedText.notSold, { id: notSold });
  const { categoryNames } = await stock.catalogue.shelves();
  return row ? { ...onWire(row, categoryNames), GenericNameBn: row.genericNameBn } : null;
}

/** Matches a product by the key in a URL: its permalink in any letter case, or its id. */
export function keyCondition(key: string): SQL {
  const id = rowId(key);
  const byPermalink = eq(products.permalink, key.toLowerCase());
  return id === null ? byPermalink : (or(byPermalink, eq(products.id, id)) ?? byPermalink);
}

/** The sellable stock: 0 if the price is unknown. */
export function stockOf(row: { stock: number; listPrice: number | null }): number {
  return row.listPrice === null ? 0 : row.stock;
}

type Selected = {
  [
    Name in keyof typeof columnsWithDetails
  ]: (typeof columnsWithDetails)[Name]['_']['notNull'] extends true
    ? (typeof columnsWithDetails)[Name]['_']['data']
    : (typeof columnsWithDetails)[Name]['_']['data'] | null;
};

function onWire(row: Selected, categoryNames: ReadonlyMap<number, string>): ProductOnWire {
  return {
    Id: String(row.id),
    Name: row.name,
    NameBn: row.nameBn,
    Strength: row.strength,
    GenericName: row.genericName,
    Type: row.form,
    SupplierName: row.company,
    UnitSalePrice: takaFromPaisa(row.listPrice ?? 0),
    Discount: takaFromPaisa(row.discount),
    DiscountPercent: row.discountPercent,
    Stock: stockOf(row),
    PackName: row.packName,
    PackPieces: row.packPieces ?? 0,
    IsPrescriptionRequired: row.isPrescriptionRequired,
    ImagePath: row.image,
    Details: row.details,
    Permalink: row.permalink,
    // A hidden category is not named (catalogue-130).
    CategoryId: categoryNames.has(row.categoryId) ? String(row.categoryId) : '',
    CategoryName: categoryNames.get(row.categoryId) ?? '',
  };
}
