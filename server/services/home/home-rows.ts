/** The rows of the home page: the owner's, or the standard ones (counter-376, counter-377). */
import { and, asc, eq, exists } from 'drizzle-orm';
import { parseSection } from '#contract/counter/shop.ts';
import { standardHome, type HomeLayout, type HomeRow } from '#domain/home-layout.ts';
import { mergeTarget } from '#domain/shop-categories.ts';
import type { Database } from '#server/db/database.ts';
import { homeRows } from '#server/db/tables/home.ts';
import { categories, products } from '#server/db/tables/products.ts';
import {
  listProducts,
  productsByIds,
  type Stock,
} from '#server/services/catalogue/product-rows.ts';
import { shownCategories } from '#server/services/catalogue/shown-shelves.ts';
import { isShown } from '#server/services/catalogue/visible-products.ts';
import { readValue } from '#server/services/shop/stored-rows.ts';

/** The layout of a shop whose owner has never changed it. */
export async function initialHome(db: Database): Promise<HomeLayout> {
  return { isStandard: true, rows: await standardRows(db) };
}

/** The rows that customers see now: of categories that are shown, each once. */
export async function shownHomeRows(db: Database): Promise<HomeRow[]> {
  const layout = parseSection('home', await readValue(db, 'home'));
  const rows = layout && !layout.isStandard ? layout.rows : await standardRows(db);
  const all = await db.select().from(categories);
  const shown = new Set((await shownCategories(db)).map(({ id }) => id));
  const seen = new Set<number>();
  return rows.flatMap((row) => {
    const categoryId = mergeTarget(all, row.categoryId);
    if (categoryId === null || !shown.has(categoryId) || seen.has(categoryId)) return [];
    seen.add(categoryId);
    return [{ ...row, categoryId }];
  });
}

/** The categories with chosen products; without any, the first categories that have products. */
async function standardRows(db: Database): Promise<HomeRow[]> {
  const chosen = await chosenProducts(db);
  if (chosen.size > 0)
    return [...chosen].map(([categoryId, ids]) => ({ categoryId, count: ids.length, bannerId: 0 }));
  const own = db
    .select()
    .from(products)
    .where(and(eq(products.categoryId, categories.id), isShown));
  const first = await shownCategories(db, exists(own)).limit(standardHome.rows);
  return first.map(({ id }) => ({ categoryId: id, count: standardHome.count, bannerId: 0 }));
}

/** The products that were chosen for the rows of categories, in their order. */
async function chosenProducts(db: Database): Promise<Map<number, number[]>> {
  const rows = await db.select().from(homeRows).orderBy(asc(homeRows.rank), asc(homeRows.id));
  const chosen = new Map<number, number[]>();
  for (const { categoryId, productId } of rows)
    chosen.set(categoryId, [...(chosen.get(categoryId) ?? []), productId]);
  return chosen;
}

/**
 * The rows with their products: those that were chosen for the category, then its most popular
 * ones. A row without products is left out.
 */
export async function homeRowsWithProducts(stock: Stock) {
  const rows = await shownHomeRows(stock.db);
  const chosen = await chosenProducts(stock.db);
  const found = await productsByIds(stock, [...new Set([...chosen.values()].flat())]);
  const byId = new Map(found.map((product) => [product.Id, product]));
  const filled = [];
  for (const row of rows) {
    const own = (chosen.get(row.categoryId) ?? []).flatMap((id) => byId.get(String(id)) ?? []);
    const isMissing = own.length < row.count;
    const popular = isMissing ? await popularIn(stock, row) : [];
    const ids = new Set(own.map(({ Id }) => Id));
    const shown = [...own, ...popular.filter(({ Id }) => !ids.has(Id))].slice(0, row.count);
    if (shown.length > 0) filled.push({ ...row, products: shown });
  }
  return filled;
}

/** Enough to fill the row although it may have some of them already. */
function popularIn(stock: Stock, { categoryId, count }: HomeRow) {
  return listProducts(stock, eq(products.categoryId, categoryId), { limit: 2 * count });
}
