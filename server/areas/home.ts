import { asc, eq } from 'drizzle-orm';
import type { ResponseInput } from '#contract/endpoint.ts';
import * as contract from '#contract/home.ts';
import type { Database } from '#server/db/database.ts';
import { banners, bannerSets, homeRows, notices } from '#server/db/tables/home.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implementCatalogue } from '#server/endpoint/implement.ts';
import { layoutOf, viewportOf } from '#server/services/promotions/banner-slides.ts';
import {
  listProducts,
  productsByIds,
  type Stock,
} from '#server/services/catalogue/product-rows.ts';

export function implementHome(context: AppContext): void {
  implementCatalogue(context, contract.get, () => readHome(context));
}

/** Everything that the home page shows, in the wire format. */
export async function readHome(stock: Stock): Promise<ResponseInput<typeof contract.get>> {
  const { db } = stock;
  const allBanners = await db
    .select()
    .from(banners)
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.rank), asc(banners.id));
  const sets = await db.select().from(bannerSets).orderBy(asc(bannerSets.rank));
  const onWire = (banner: (typeof allBanners)[number]) => ({
    id: String(banner.id),
    image: banner.image,
    viewport: viewportOf(banner.viewport),
    link: banner.link,
    alt: banner.alt,
    AltBn: banner.altBn,
  });
  const placed = (place: string) => allBanners.filter((one) => one.place === place).map(onWire);
  return {
    categories: await readCategories(db),
    subCategories: await readSubCategories(db),
    banners: placed('main'),
    resortBanners: placed('resort'),
    notices: await readNotices(db),
    categoryBanners: sets.map((set) => ({
      type: layoutOf(set.layout),
      categoryId: String(set.categoryId),
      gap: set.gap,
      items: allBanners.filter((one) => one.setId === set.id).map(onWire),
    })),
    productRows: await readRows(stock),
  };
}

async function readCategories(db: Database) {
  const rows = await db.select().from(categories).orderBy(asc(categories.rank), asc(categories.id));
  return rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    NameBn: row.nameBn,
    image: row.image,
    permalink: row.permalink,
  }));
}

async function readSubCategories(db: Database) {
  const rows = await db
    .select()
    .from(subCategories)
    .orderBy(asc(subCategories.rank), asc(subCategories.id));
  return rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    NameBn: row.nameBn,
    image: row.image,
    rank: row.rank,
    parentId: String(row.parentId),
  }));
}

async function readNotices(db: Database) {
  const rows = await db
    .select()
    .from(notices)
    .where(eq(notices.isActive, true))
    .orderBy(asc(notices.rank), asc(notices.id));
  return rows.map((row) => ({ text: row.text, TextBn: row.textBn }));
}

async function readRows(stock: Stock) {
  const rows = await stock.db
    .select({ categoryId: homeRows.categoryId, productId: homeRows.productId })
    .from(homeRows)
    .innerJoin(categories, eq(categories.id, homeRows.categoryId))
    .orderBy(asc(homeRows.rank), asc(homeRows.id));
  const chosen = await productsByIds(stock, [...new Set(rows.map((row) => row.productId))]);
  const byId = new Map(chosen.map((product) => [product.Id, product]));
  const categoryIds = [...new Set(rows.map((row) => row.categoryId))];
  const shown = [];
  for (const categoryId of categoryIds) {
    const wanted = rows.filter((row) => row.categoryId === categoryId);
    const here = wanted
      .map((row) => byId.get(String(row.productId)))
      .filter((product) => product !== undefined);
    // If all chosen products have left the catalogue, the category's first products replace them.
    const row = here.length > 0 ? here : await firstOf(stock, categoryId, wanted.length);
    if (row.length > 0) shown.push({ categoryId: String(categoryId), products: row });
  }
  return shown;
}

function firstOf(stock: Stock, categoryId: number, limit: number) {
  return listProducts(stock, eq(products.categoryId, categoryId), { limit });
}
