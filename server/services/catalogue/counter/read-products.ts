/** Reads products for the staff, always from the database and never from a cache. */
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { CounterProduct, ListedProduct, shelfFilters } from '#contract/counter/shelves.ts';
import type { Database } from '#server/db/database.ts';
import { products, stockRequests } from '#server/db/tables/products.ts';
import { stockChanges } from '#server/db/tables/shelves.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { plainInput } from '#domain/plain-input.ts';
import { rowId } from '#server/services/numbers.ts';

export const shelfPageSize = 50;
/** The highest number of units that counts as low stock. */
const lowStock = 5;
/** The maximum number of search results. */
const maxMatches = 500;
const shownChanges = 20;

const listedColumns = {
  id: products.id,
  name: products.name,
  nameBn: products.nameBn,
  strength: products.strength,
  genericName: products.genericName,
  genericNameBn: products.genericNameBn,
  form: products.form,
  company: products.company,
  listPrice: products.listPrice,
  discount: products.discount,
  packName: products.packName,
  packPieces: products.packPieces,
  isPrescriptionRequired: products.isPrescriptionRequired,
  categoryId: products.categoryId,
  subCategoryId: products.subCategoryId,
  stock: products.stock,
  image: products.image,
  permalink: products.permalink,
  isHidden: products.isHidden,
};

const wholeColumns = {
  ...listedColumns,
  searchWords: products.searchWords,
  details: products.details,
  externalId: products.externalId,
  updatedAt: products.updatedAt,
};

export interface ShelfQuestion {
  query: string;
  /** 0 for all categories. */
  categoryId: number;
  filter: (typeof shelfFilters)[number];
  /** 1-based. */
  page: number;
}

/** Returns one page of products: search results by relevance, others by name. */
export async function listShelf(
  { db, catalogue }: Pick<AppContext, 'db' | 'catalogue'>,
  { query, categoryId, filter, page }: ShelfQuestion,
): Promise<{ products: ListedProduct[]; total: number }> {
  const searched = query.trim();
  const matchingIds = searched ? await search({ db, catalogue }, searched) : null;
  if (matchingIds?.length === 0) return { products: [], total: 0 };
  const where = and(
    matchingIds ? inArray(products.id, matchingIds) : undefined,
    categoryId > 0 ? eq(products.categoryId, categoryId) : undefined,
    conditions[filter](db),
  );
  const order = matchingIds
    ? [sql`array_position(${sql.param(`{${matchingIds.join()}}`)}::int[], ${products.id})`]
    : [sql`lower(${products.name})`, asc(products.id)];
  const rows = await db
    .select(listedColumns)
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(shelfPageSize)
    .offset((page - 1) * shelfPageSize);
  const ids = rows.map(({ id }) => id);
  const waiting = await waitingFor(db, ids);
  const revisions = await revisionsOf(db, ids);
  return {
    total: await db.$count(products, where),
    products: rows.map((row) => ({
      ...row,
      waiting: waiting.get(row.id) ?? 0,
      stockRevision: revisions.get(row.id) ?? 0,
    })),
  };
}

/**
 * Searches with the shop's own index. Matches of a product's id or external id come first, then
 * hidden products, which the index does not contain.
 */
async function search(
  { db, catalogue }: Pick<AppContext, 'db' | 'catalogue'>,
  query: string,
): Promise<number[]> {
  const code = plainInput(query);
  const named = await db
    .select({ id: products.id })
    .from(products)
    .where(or(inArray(products.externalId, [query, code]), eq(products.id, rowId(code) ?? 0)));
  const words = sql`lower(concat_ws(' ', ${products.name}, ${products.nameBn}, ${products.genericName}))`;
  const hidden = await db
    .select({ id: products.id })
    .from(products)
    .where(and(products.isHidden, sql`strpos(${words}, ${query.toLowerCase()}) > 0`))
    .orderBy(asc(products.id))
    .limit(maxMatches);
  const index = await catalogue.search();
  const known = [...named, ...hidden].map(({ id }) => id);
  return [...new Set([...known, ...index.find(query, maxMatches)])];
}

const conditions: Record<ShelfQuestion['filter'], (db: Database) => SQL | undefined> = {
  all: () => undefined,
  out: () => lte(products.stock, 0),
  low: () => and(gt(products.stock, 0), lte(products.stock, lowStock)),
  unpriced: () => isNull(products.listPrice),
  discounted: () => gt(products.discount, 0),
  hidden: () => eq(products.isHidden, true),
  waiting: (db) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(stockRequests)
        .where(and(eq(stockRequests.productId, products.id), isWaiting)),
    ),
};

/**
 * Matches open requests with a phone number. Visitors who left no number do not wait for a message.
 */
export const isWaiting = and(isNull(stockRequests.answeredAt), isNotNull(stockRequests.phone));

async function waitingFor(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: stockRequests.productId, people: sql<number>`count(*)::int` })
    .from(stockRequests)
    .where(and(inArray(stockRequests.productId, ids), isWaiting))
    .groupBy(stockRequests.productId);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

async function revisionsOf(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: stockChanges.productId, last: sql<number>`max(${stockChanges.id})::int` })
    .from(stockChanges)
    .where(inArray(stockChanges.productId, ids))
    .groupBy(stockChanges.productId);
  return new Map(rows.map(({ id, last }) => [id, last]));
}

/** The id of the last manual or imported change of a product's stock; 0 if there is none. */
export async function stockRevision(db: Database, id: number): Promise<number> {
  return (await revisionsOf(db, [id])).get(id) ?? 0;
}

/** Returns a product with all editable fields; null if it does not exist. */
export async function readProduct(db: Database, id: number): Promise<CounterProduct | null> {
  // Read before the stock, so that a concurrent change makes a later count conflict instead of
  // giving a wrong result.
  const changes = await db
    .select()
    .from(stockChanges)
    .where(eq(stockChanges.productId, id))
    .orderBy(desc(stockChanges.id))
    .limit(shownChanges);
  const [row] = await db.select(wholeColumns).from(products).where(eq(products.id, id));
  if (!row) return null;
  const waiting = await waitingFor(db, [id]);
  return {
    ...row,
    externalId: row.externalId ?? '',
    updatedAt: row.updatedAt.toISOString(),
    waiting: waiting.get(id) ?? 0,
    stockRevision: changes[0]?.id ?? 0,
    stockChanges: changes.map(({ id: number, kind, asked, units, stock, actor, createdAt }) => ({
      id: number,
      kind: kind === 'count' || kind === 'import' ? kind : 'difference',
      asked,
      units,
      stock,
      actor,
      at: createdAt.toISOString(),
    })),
  };
}
