/**
 * Assigns imported products to categories: the one they name, otherwise the one of their generic.
 */
import { mergeTarget } from '#domain/shop-categories.ts';
import type { Database } from '#server/db/database.ts';
import { categories, subCategories } from '#server/db/tables/products.ts';
import { permalinkFor } from '#server/services/shop/categories.ts';
import { lockSection } from '#server/services/shop/sections.ts';
import type { PlannedCategory, PlannedShelf } from './planned-row.ts';
import type { ImportedProduct } from './row.ts';
import { decodeEntities, isGarbled, tidyText } from './tidy-text.ts';

export interface Shelf {
  categoryId: number;
  subCategoryId: number | null;
}

/** The category and prescription status of a generic, derived from the shop's own products. */
export interface ExistingGeneric extends Shelf {
  isPrescriptionRequired: boolean;
}

const fallback = { name: 'Medicine', nameBn: 'ওষুধ' };
const unsorted = { name: 'Other Medicine', nameBn: 'অন্যান্য ওষুধ' };

/**
 * Returns the generics of the products by lower-case name. The first product in catalogue order
 * determines the category. A generic is over-the-counter only if all of its products are.
 */
export function genericsOf(
  rows: readonly (ExistingGeneric & { genericName: string; rank: number })[],
): Map<string, ExistingGeneric> {
  const known = new Map<string, ExistingGeneric>();
  for (const { genericName, categoryId, subCategoryId, isPrescriptionRequired } of rows.toSorted(
    (one, other) => one.rank - other.rank,
  )) {
    const key = genericName.toLowerCase();
    const earlier = known.get(key);
    if (earlier) earlier.isPrescriptionRequired ||= isPrescriptionRequired;
    else if (key) known.set(key, { categoryId, subCategoryId, isPrescriptionRequired });
  }
  return known;
}

export type ShelfPlanner = Awaited<ReturnType<typeof planShelves>>;

/** Plans the category of each product without changing anything. */
export async function planShelves(db: Database) {
  const onTop = await db.select().from(categories);
  const below = await db.select().from(subCategories);

  function category(named: string, nameBn = ''): PlannedCategory {
    return findNamed(onTop, named) ?? { id: null, name: named, nameBn };
  }

  function subCategory(parent: PlannedCategory, named: string, nameBn = ''): PlannedShelf {
    const existing = findNamed(below, named, (one) => one.parentId === parent.id);
    // It may have been merged into one of another category.
    const top = onTop.find(({ id }) => id === existing?.parentId) ?? parent;
    return {
      category: names(top),
      subCategory: names(existing ?? { id: null, name: named, nameBn }),
    };
  }

  function standing({ categoryId, subCategoryId }: Shelf): PlannedShelf {
    const top = onTop.find(({ id }) => id === categoryId);
    const sub = below.find(({ id }) => id === subCategoryId);
    const plain = ({ id, name, nameBn }: PlannedCategory): PlannedCategory => ({
      id,
      name,
      nameBn,
    });
    return {
      category: plain(top ?? { id: categoryId, name: '', nameBn: '' }),
      subCategory: sub ? plain(sub) : null,
    };
  }

  /** The name of a category as a file states it, or its permalink; null if it states another one. */
  function nameIn({ id }: PlannedCategory, all: readonly Named[]): string | null {
    const own = all.find((one) => one.id === id);
    const names = own ? [own.name, own.permalink] : [];
    return names.find((name) => findNamed(all, readAgain(name)) === own) ?? null;
  }

  return {
    standing,
    /** The cells of a product's categories. Both are empty if a file cannot state them. */
    named: (shelf: Shelf): { category: string; sub_category: string } => {
      const { category: top, subCategory: sub } = standing(shelf);
      const beside = below.filter(({ parentId }) => parentId === top.id);
      const name = nameIn(top, onTop);
      const subName = sub ? nameIn(sub, beside) : '';
      if (!name || subName === null) return { category: '', sub_category: '' };
      return { category: name, sub_category: subName };
    },
    plan: (product: ImportedProduct, generic: ExistingGeneric | undefined): PlannedShelf => {
      if (!product.category && generic) return standing(generic);
      if (product.category) {
        const top = category(product.category);
        if (product.subCategory) return subCategory(top, product.subCategory);
        return { category: names(top), subCategory: null };
      }
      const top = category(fallback.name, fallback.nameBn);
      return subCategory(top, unsorted.name, unsorted.nameBn);
    },
  };
}

/** The name as the import reads it; '' if it refuses the name. */
function readAgain(name: string): string {
  const text = tidyText(decodeEntities(name));
  return isGarbled(text) ? '' : text;
}

function names({ id, name, nameBn }: PlannedCategory): PlannedCategory {
  return { id, name, nameBn };
}

/**
 * Returns the ids of a planned shelf and creates it if it does not exist. Matches by name if the
 * category was created or removed since the plan. A merged one leads to its target.
 */
export async function makeShelf(
  tx: Database,
  { category, subCategory }: PlannedShelf,
): Promise<Shelf & { isNew: boolean }> {
  const top = await categoryOf(tx, category);
  if (!subCategory) return { categoryId: top.id, subCategoryId: null, isNew: top.isNew };
  const sub = await subCategoryOf(tx, top.id, subCategory);
  return { categoryId: sub.parentId, subCategoryId: sub.id, isNew: top.isNew || sub.isNew };
}

async function categoryOf(tx: Database, { id, name, nameBn }: PlannedCategory) {
  const existing = await find();
  if (existing) return { id: existing.id, isNew: false };
  // Somebody may create it, or save the categories at the counter, at the same time.
  await lockSection(tx, 'categories');
  const made = await find();
  if (made) return { id: made.id, isNew: false };
  const all = await tx.select().from(categories);
  const rank = Math.max(0, ...all.map((one) => one.rank)) + 1;
  const permalink = await permalinkFor(tx, name, 'category');
  const [row] = await tx.insert(categories).values({ name, nameBn, permalink, rank }).returning();
  if (!row) throw new Error(`The category ${name} could not be created.`);
  return { id: row.id, isNew: true };

  async function find() {
    const all = await tx.select().from(categories);
    return followed(all, id) ?? findNamed(all, name);
  }
}

async function subCategoryOf(
  tx: Database,
  parentId: number,
  { id, name, nameBn }: PlannedCategory,
) {
  const existing = await find();
  if (existing) return { ...existing, isNew: false };
  await lockSection(tx, 'categories');
  const made = await find();
  if (made) return { ...made, isNew: false };
  const rank = await tx.$count(subCategories);
  const permalink = await permalinkFor(tx, name, 'sub-category');
  const [row] = await tx
    .insert(subCategories)
    .values({ parentId, name, nameBn, permalink, rank })
    .returning();
  if (!row) throw new Error(`The sub-category ${name} could not be created.`);
  return { ...row, isNew: true };

  async function find() {
    const all = await tx.select().from(subCategories);
    return followed(all, id) ?? findNamed(all, name, (one) => one.parentId === parentId);
  }
}

interface Named {
  id: number;
  name: string;
  nameBn: string;
  permalink: string;
  mergedInto: number | null;
}

/** The category with this name. A merged one is found only if no other has the name. */
function findNamed<Row extends Named>(
  all: readonly Row[],
  named: string,
  where: (one: Row) => boolean = () => true,
): Row | undefined {
  const found = all.filter((one) => where(one) && isNamed(one, named));
  const own = found.find(({ mergedInto }) => mergedInto === null) ?? found[0];
  return own && followed(all, own.id);
}

/** The category with this id, or the one that it was merged into. */
function followed<Row extends Named>(all: readonly Row[], id: number | null): Row | undefined {
  const target = id === null ? null : mergeTarget(all, id);
  return all.find((one) => one.id === target);
}

function isNamed(one: { name: string; nameBn: string; permalink: string }, named: string): boolean {
  const wanted = named.toLowerCase();
  return (
    one.permalink === wanted ||
    one.name.toLowerCase() === wanted ||
    (one.nameBn !== '' && one.nameBn === named)
  );
}
