/** How a product's row becomes what the wire carries, for every area that answers products. */
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Answered } from '#contract/endpoint.ts';
import type * as contract from '#contract/products.ts';
import { takaFromPaisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { categories, products } from '#server/db/tables/products.ts';

export type ProductOnWire = Answered<typeof contract.byPermalink>;

const columns = {
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
  categoryName: categories.name,
};

const columnsWithDetails = { ...columns, details: products.details };

interface Range {
  limit: number;
  offset?: number;
}

/** Products under a condition in the shop's order, as lists show them (without their long text). */
export async function listProducts(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: Range,
): Promise<ProductOnWire[]> {
  const rows = await db
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .orderBy(asc(products.rank), asc(products.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => onWire({ ...row, details: '' }));
}

/** Products in the order of their ids; unknown ids are left out. */
export async function productsByIds(db: Database, ids: number[]): Promise<ProductOnWire[]> {
  if (ids.length === 0) return [];
  const found = await listProducts(db, inArray(products.id, ids), { limit: ids.length });
  const byId = new Map(found.map((product) => [product.Id, product]));
  return ids.map((id) => byId.get(String(id))).filter((product) => product !== undefined);
}

/** The first product under a condition, with its long text. */
export async function findProduct(db: Database, where: SQL): Promise<ProductOnWire | null> {
  const [row] = await db
    .select(columnsWithDetails)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .limit(1);
  return row ? onWire(row) : null;
}

/** What may be sold at this moment: nothing whose price is unknown. */
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

function onWire(row: Selected): ProductOnWire {
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
    CategoryId: String(row.categoryId),
    CategoryName: row.categoryName,
  };
}
