/**
 * Assigns imported products to categories: the one they name, otherwise the one of their generic.
 */
import { freePermalink, isPermalink, slugOf } from '#domain/permalink.ts';
import type { Database } from '#server/db/database.ts';
import { categories, subCategories } from '#server/db/tables/products.ts';
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
    return onTop.find((one) => isNamed(one, named)) ?? { id: null, name: named, nameBn };
  }

  function subCategory(parent: PlannedCategory, named: string, nameBn = ''): PlannedCategory {
    const existing = below.find((one) => one.parentId === parent.id && isNamed(one, named));
    return existing ?? { id: null, name: named, nameBn };
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
  function nameIn(
    { id }: PlannedCategory,
    all: readonly { id: number; name: string; nameBn: string; permalink: string }[],
  ): string | null {
    const own = all.find((one) => one.id === id);
    const names = own ? [own.name, own.permalink] : [];
    return names.find((name) => all.find((one) => isNamed(one, readAgain(name))) === own) ?? null;
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
        const sub = product.subCategory ? subCategory(top, product.subCategory) : null;
        return { category: names(top), subCategory: sub && names(sub) };
      }
      const top = category(fallback.name, fallback.nameBn);
      return {
        category: names(top),
        subCategory: names(subCategory(top, unsorted.name, unsorted.nameBn)),
      };
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
 * category was created or removed since the plan.
 */
export async function makeShelf(
  tx: Database,
  { category, subCategory }: PlannedShelf,
): Promise<Shelf> {
  const categoryId = await categoryIdOf(tx, category);
  if (!subCategory) return { categoryId, subCategoryId: null };
  return { categoryId, subCategoryId: await subCategoryIdOf(tx, categoryId, subCategory) };
}

async function categoryIdOf(tx: Database, { id, name, nameBn }: PlannedCategory): Promise<number> {
  for (;;) {
    const all = await tx.select().from(categories);
    const existing = all.find((one) => one.id === id) ?? all.find((one) => isNamed(one, name));
    if (existing) return existing.id;
    const rank = Math.max(0, ...all.map((one) => one.rank)) + 1;
    const permalink = await permalinkFor(tx, name, 'category');
    const [made] = await tx
      .insert(categories)
      .values({ name, nameBn, permalink, rank })
      .onConflictDoNothing()
      .returning();
    if (made) return made.id;
    // The permalink was taken in the meantime, so try again.
  }
}

async function subCategoryIdOf(
  tx: Database,
  parentId: number,
  { id, name, nameBn }: PlannedCategory,
): Promise<number> {
  for (;;) {
    const below = await tx.select().from(subCategories);
    const own = below.filter((one) => one.parentId === parentId);
    const existing = own.find((one) => one.id === id) ?? own.find((one) => isNamed(one, name));
    if (existing) return existing.id;
    const permalink = await permalinkFor(tx, name, 'sub-category');
    const [made] = await tx
      .insert(subCategories)
      .values({ parentId, name, nameBn, permalink, rank: below.length })
      .onConflictDoNothing()
      .returning();
    if (made) return made.id;
  }
}

/**
 * A permalink of the name, with a number if it is taken. Categories and sub-categories share one
 * namespace.
 */
async function permalinkFor(tx: Database, name: string, kind: string): Promise<string> {
  const slug = slugOf(name);
  const onTop = await tx.select({ permalink: categories.permalink }).from(categories);
  const below = await tx.select({ permalink: subCategories.permalink }).from(subCategories);
  const taken = new Set([...onTop, ...below].map(({ permalink }) => permalink));
  return freePermalink([isPermalink(slug) ? slug : slugOf(kind, slug)], taken);
}

function isNamed(one: { name: string; nameBn: string; permalink: string }, named: string): boolean {
  const wanted = named.toLowerCase();
  return (
    one.permalink === wanted ||
    one.name.toLowerCase() === wanted ||
    (one.nameBn !== '' && one.nameBn === named)
  );
}
