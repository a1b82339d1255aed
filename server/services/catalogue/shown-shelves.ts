/** Which categories customers see: neither hidden nor merged into another one (catalogue-130). */
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { mergeTarget } from '#domain/shop-categories.ts';
import type { Database } from '#server/db/database.ts';
import { categories, subCategories } from '#server/db/tables/products.ts';

/** A category that exists; it may be hidden. */
export const isUnmerged = isNull(categories.mergedInto);

const isCategoryShown = and(eq(categories.isHidden, false), isUnmerged);

const isSubShown = and(
  eq(subCategories.isHidden, false),
  isNull(subCategories.mergedInto),
  isCategoryShown,
);

/** The categories that customers see, in their order. */
export function shownCategories(db: Database, where?: SQL) {
  return db
    .select()
    .from(categories)
    .where(and(isCategoryShown, where))
    .orderBy(asc(categories.rank), asc(categories.id));
}

/** The sub-categories that customers see. Those of a hidden category are hidden with it. */
export async function shownSubCategories(db: Database) {
  const rows = await db
    .select({ sub: subCategories })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.parentId))
    .where(isSubShown)
    .orderBy(asc(subCategories.rank), asc(subCategories.id));
  return rows.map(({ sub }) => sub);
}

export interface MovedShelf {
  id: number;
  permalink: string;
  /** The category that has its products now. */
  to: number;
}

/** The merged categories and sub-categories whose products customers find in another one. */
export async function movedShelves(
  db: Database,
): Promise<Record<'categories' | 'subCategories', MovedShelf[]>> {
  const onTop = await shownCategories(db);
  const below = await shownSubCategories(db);
  return {
    categories: moved(await db.select().from(categories), onTop),
    subCategories: moved(await db.select().from(subCategories), below),
  };
}

type Row = Pick<typeof categories.$inferSelect, 'id' | 'permalink' | 'mergedInto'>;

function moved(all: readonly Row[], shown: readonly Row[]): MovedShelf[] {
  const ids = new Set(shown.map(({ id }) => id));
  return all.flatMap((row) => {
    if (row.mergedInto === null) return [];
    const to = mergeTarget(all, row.id);
    return to !== null && ids.has(to) ? [{ id: row.id, permalink: row.permalink, to }] : [];
  });
}
