/** Where imported products stand: in the category they name, else beside what the shop already knows. */
import { max } from 'drizzle-orm';
import { slugOf } from '#domain/permalink.ts';
import type { Database } from '#server/db/database.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import type { ImportedProduct } from './row.ts';

export interface Shelf {
  categoryId: number;
  subCategoryId: number | null;
}

/** What the shop knows of a generic from its own products. */
export interface ExistingGeneric extends Shelf {
  isPrescriptionRequired: boolean;
}

const fallback = { category: 'Medicine', categoryBn: 'ওষুধ' };
const unsorted = { subCategory: 'Other Medicine', subCategoryBn: 'অন্যান্য ওষুধ' };

/** The generics of the present catalogue, in lower case. */
export async function existingGenerics(db: Database): Promise<Map<string, ExistingGeneric>> {
  const rows = await db
    .select({
      genericName: products.genericName,
      categoryId: products.categoryId,
      subCategoryId: products.subCategoryId,
      isPrescriptionRequired: products.isPrescriptionRequired,
    })
    .from(products)
    .orderBy(products.rank);
  const known = new Map<string, ExistingGeneric>();
  for (const { genericName, ...shelf } of rows) {
    const key = genericName.toLowerCase();
    if (key && !known.has(key)) known.set(key, shelf);
  }
  return known;
}

/** Finds a product's shelf, making categories that are named for the first time. */
export async function openShelves(db: Database) {
  const onTop = await db.select().from(categories);
  const below = await db.select().from(subCategories);

  async function category(named: string, nameBn = '') {
    const found = onTop.find((one) => isNamed(one, named));
    if (found) return found;
    const [made] = await db
      .insert(categories)
      .values({ name: named, nameBn, permalink: slugOf(named), rank: await nextRank(db) })
      .returning();
    if (!made) throw new Error('The category was not written.');
    onTop.push(made);
    return made;
  }

  async function subCategory(parentId: number, named: string, nameBn = '') {
    const found = below.find((one) => one.parentId === parentId && isNamed(one, named));
    if (found) return found;
    const isTaken = [...onTop, ...below].some((one) => one.permalink === slugOf(named));
    const permalink = isTaken ? `${slugOf(named)}-${parentId}` : slugOf(named);
    const [made] = await db
      .insert(subCategories)
      .values({ parentId, name: named, nameBn, permalink, rank: below.length })
      .returning();
    if (!made) throw new Error('The sub-category was not written.');
    below.push(made);
    return made;
  }

  return async (product: ImportedProduct, generic: ExistingGeneric | undefined): Promise<Shelf> => {
    if (!product.category && generic)
      return { categoryId: generic.categoryId, subCategoryId: generic.subCategoryId };
    if (product.category) {
      const { id } = await category(product.category);
      if (!product.subCategory) return { categoryId: id, subCategoryId: null };
      return { categoryId: id, subCategoryId: (await subCategory(id, product.subCategory)).id };
    }
    const { id } = await category(fallback.category, fallback.categoryBn);
    const other = await subCategory(id, unsorted.subCategory, unsorted.subCategoryBn);
    return { categoryId: id, subCategoryId: other.id };
  };
}

function isNamed(one: { name: string; nameBn: string; permalink: string }, named: string): boolean {
  const wanted = named.toLowerCase();
  return (
    one.permalink === wanted ||
    one.name.toLowerCase() === wanted ||
    (one.nameBn !== '' && one.nameBn === named)
  );
}

async function nextRank(db: Database): Promise<number> {
  const [row] = await db.select({ highest: max(categories.rank) }).from(categories);
  return (row?.highest ?? 0) + 1;
}
