/**
 * The categories as the owner edits them (counter-370 to counter-375). The tables are read, not the
 * saved versions, because imports add categories as well.
 */
import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  mergeTarget,
  type CategoryEntry,
  type ShopCategories,
  type SubCategoryEntry,
} from '#domain/shop-categories.ts';
import { freePermalink, isPermalink, slugOf } from '#domain/permalink.ts';
import { continueIdentity } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';

export async function categoryEntries(db: Database): Promise<ShopCategories> {
  const onTop = await db
    .select()
    .from(categories)
    .orderBy(asc(categories.rank), asc(categories.id));
  const below = await db
    .select()
    .from(subCategories)
    .orderBy(asc(subCategories.rank), asc(subCategories.id));
  return {
    rows: onTop.map(({ id, name, nameBn, isHidden, image, mergedInto }) => ({
      id,
      name: { en: name, bn: nameBn },
      isHidden,
      image,
      mergedInto,
    })),
    subRows: below.map(({ id, name, nameBn, isHidden, parentId, mergedInto }) => ({
      id,
      name: { en: name, bn: nameBn },
      isHidden,
      parentId,
      mergedInto,
    })),
  };
}

/**
 * Writes the categories and moves the products of merged ones. A category that the value does not
 * have, because it is of an earlier version, becomes hidden: its products need it.
 */
export async function writeCategories(
  tx: Database,
  { rows, subRows }: ShopCategories,
  by: AuditBy,
): Promise<void> {
  // Merges and moves may write thousands of products.
  await tx.execute(sql`set local statement_timeout = '60s'`);
  const before = await categoryEntries(tx);
  await hideOthers(tx, before, { rows, subRows });
  for (const [rank, row] of rows.entries()) {
    const { id, name, isHidden, image } = row;
    const values = { name: name.en.trim(), nameBn: name.bn.trim(), isHidden, image, rank };
    const isNew = !before.rows.some((one) => one.id === id);
    if (isNew)
      await tx
        .insert(categories)
        .values({ id, ...values, permalink: await permalinkFor(tx, name.en, 'category') });
    else await tx.update(categories).set(values).where(eq(categories.id, id));
  }
  for (const [rank, row] of subRows.entries()) {
    const { id, name, isHidden, parentId } = row;
    const values = { name: name.en.trim(), nameBn: name.bn.trim(), isHidden, parentId, rank };
    const isNew = !before.subRows.some((one) => one.id === id);
    if (isNew)
      await tx
        .insert(subCategories)
        .values({ id, ...values, permalink: await permalinkFor(tx, name.en, 'sub-category') });
    else await tx.update(subCategories).set(values).where(eq(subCategories.id, id));
  }
  for (const table of [categories, subCategories]) await continueIdentity(tx, table);
  await followMerges(tx, ofSubCategories, before.subRows, subRows, by);
  await followMerges(tx, ofCategories, before.rows, rows, by);
  await moveProducts(
    tx,
    sql`exists (select from ${subCategories} as sub where sub.id = ${products.subCategoryId}
      and sub.parent_id <> ${products.categoryId})`,
    {
      categoryId: sql`(select sub.parent_id from ${subCategories} as sub
        where sub.id = ${products.subCategoryId})`,
    },
    by,
  );
}

/** Hides categories that exist and are not in the value. They come last. */
async function hideOthers(
  tx: Database,
  before: ShopCategories,
  { rows, subRows }: ShopCategories,
): Promise<void> {
  const missing = (all: readonly { id: number }[], kept: readonly { id: number }[]) => {
    const ids = new Set(kept.map(({ id }) => id));
    return all.map(({ id }) => id).filter((id) => !ids.has(id));
  };
  const onTop = missing(before.rows, rows);
  const below = missing(before.subRows, subRows);
  const behind = 1_000_000;
  if (onTop.length > 0)
    await tx
      .update(categories)
      .set({ isHidden: true, rank: behind })
      .where(inArray(categories.id, onTop));
  if (below.length > 0)
    await tx
      .update(subCategories)
      .set({ isHidden: true, rank: behind })
      .where(inArray(subCategories.id, below));
}

type Entry = CategoryEntry | SubCategoryEntry;
type ShelfTable = typeof categories | typeof subCategories;

interface Kind {
  table: ShelfTable;
  /** The condition of the products that a merge of this entry moves. */
  isOwn: (id: number) => SQL | undefined;
  /** What is written to moved products. */
  to: (id: number) => { categoryId?: number; subCategoryId?: number };
}

/** The products of a category's sub-categories follow these, so only the others move. */
const ofCategories: Kind = {
  table: categories,
  isOwn: (id) => and(eq(products.categoryId, id), isNull(products.subCategoryId)),
  to: (id) => ({ categoryId: id }),
};

const ofSubCategories: Kind = {
  table: subCategories,
  isOwn: (id) => eq(products.subCategoryId, id),
  to: (id) => ({ subCategoryId: id }),
};

/** Merges entries, and undoes merges that the new rows do not have (counter-373). */
async function followMerges(
  tx: Database,
  { table, isOwn, to }: Kind,
  before: readonly Entry[],
  after: readonly Entry[],
  by: AuditBy,
): Promise<void> {
  const earlier = new Map(before.map((row) => [row.id, row.mergedInto]));
  const changed = after.filter(({ id, mergedInto }) => (earlier.get(id) ?? null) !== mergedInto);
  // Merges that end come first: a category may be merged into one that was merged before.
  for (const { id } of changed.filter((row) => (earlier.get(row.id) ?? null) !== null)) {
    const isMoved = and(isMovedBy(table, id), isOwn(mergeTarget(before, id) ?? 0));
    await moveProducts(tx, isMoved, to(id), by);
    await tx.update(table).set({ mergedInto: null, mergedProducts: null }).where(eq(table.id, id));
  }
  for (const { id, mergedInto, name } of changed) {
    if (mergedInto === null) continue;
    const target = after.find((row) => row.id === mergeTarget(after, id));
    const own = tx
      .select({ ids: sql`coalesce(array_agg(${products.id}), '{}')` })
      .from(products)
      .where(isOwn(id));
    await tx
      .update(table)
      .set({ mergedInto, mergedProducts: sql`(${own})` })
      .where(eq(table.id, id));
    const count = await moveProducts(tx, isOwn(id), to(target?.id ?? mergedInto), by);
    const about = `${target?.name.en ?? ''} (${count})`;
    await writeAudit(tx, by, { action: 'category merge', subject: name.en, about });
  }
}

function isMovedBy(table: ShelfTable, id: number): SQL {
  return sql`${products.id} in (select unnest(shelf.merged_products) from ${table} as shelf
    where shelf.id = ${id})`;
}

/** Moves products to another category and returns how many. */
async function moveProducts(
  tx: Database,
  where: SQL | undefined,
  to: { categoryId?: number | SQL; subCategoryId?: number },
  { now }: AuditBy,
): Promise<number> {
  // Lock the rows in the order of their ids, as orders do, to prevent deadlocks.
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(asc(products.id))
    .for('update');
  if (rows.length > 0)
    await tx
      .update(products)
      .set({ ...to, updatedAt: now })
      .where(where);
  return rows.length;
}

/**
 * A permalink of the name, with a number if it is taken. Categories and sub-categories share one
 * namespace.
 */
export async function permalinkFor(
  tx: Database,
  name: string,
  kind: 'category' | 'sub-category',
): Promise<string> {
  const slug = slugOf(name);
  const onTop = await tx.select({ permalink: categories.permalink }).from(categories);
  const below = await tx.select({ permalink: subCategories.permalink }).from(subCategories);
  const taken = new Set([...onTop, ...below].map(({ permalink }) => permalink));
  return freePermalink([isPermalink(slug) ? slug : slugOf(kind, slug)], taken);
}

/** The number of products of each category, hidden ones too. */
export async function categoryProductCounts(db: Database) {
  const counted = (table: ShelfTable, column: AnyPgColumn) =>
    db
      .select({ id: table.id, products: count(products.id) })
      .from(table)
      .leftJoin(products, eq(column, table.id))
      .groupBy(table.id)
      .orderBy(asc(table.id));
  return {
    categories: await counted(categories, products.categoryId),
    subCategories: await counted(subCategories, products.subCategoryId),
  };
}
