import { asc, eq } from 'drizzle-orm';
import type { ResponseInput } from '#contract/endpoint.ts';
import * as contract from '#contract/home.ts';
import type { HomeRow } from '#domain/home-layout.ts';
import type { Database } from '#server/db/database.ts';
import { banners, bannerSets, notices } from '#server/db/tables/home.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implementCatalogue } from '#server/endpoint/implement.ts';
import { layoutOf, readSlides, viewportOf } from '#server/services/promotions/banner-slides.ts';
import type { Stock } from '#server/services/catalogue/product-rows.ts';
import {
  movedShelves,
  shownCategories,
  shownSubCategories,
  type MovedShelf,
} from '#server/services/catalogue/shown-shelves.ts';
import { homeRowsWithProducts } from '#server/services/home/home-rows.ts';

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
  const rows = await homeRowsWithProducts(stock);
  const above = await bannersAbove(db, rows);
  const inRows = new Set([...above.values()].flat());
  const moved = await movedShelves(db);
  const placed = (place: string) => allBanners.filter((one) => one.place === place);
  return {
    categories: await readCategories(db),
    subCategories: await readSubCategories(db),
    banners: placed('main').map(onWire),
    resortBanners: placed('resort')
      .filter(({ id }) => !inRows.has(id))
      .map(onWire),
    notices: await readNotices(db),
    categoryBanners: (await readSets(db, moved.categories)).map(
      ({ id, layout, categoryId, gap }) => ({
        type: layoutOf(layout),
        categoryId: String(categoryId),
        gap,
        items: allBanners.filter(({ setId }) => setId === id).map(onWire),
      }),
    ),
    productRows: rows.map(({ categoryId, bannerId, products }) => ({
      categoryId: String(categoryId),
      products,
      banners: placed('resort')
        .filter(({ id }) => above.get(bannerId)?.includes(id))
        .map(onWire),
    })),
    movedCategories: moved.categories.map(({ id, permalink, to }) => ({
      id: String(id),
      permalink,
      to: String(to),
    })),
    movedSubCategories: moved.subCategories.map(({ id, to }) => ({
      id: String(id),
      to: String(to),
    })),
  };
}

function onWire(banner: typeof banners.$inferSelect) {
  return {
    id: String(banner.id),
    image: banner.image,
    viewport: viewportOf(banner.viewport),
    link: banner.link,
    alt: banner.alt,
    AltBn: banner.altBn,
  };
}

/** The pictures of the banners above rows, by the banner's id (counter-376). */
async function bannersAbove(
  db: Database,
  rows: readonly HomeRow[],
): Promise<Map<number, number[]>> {
  const wanted = new Set(rows.map(({ bannerId }) => bannerId));
  wanted.delete(0);
  if (wanted.size === 0) return new Map();
  const slides = (await readSlides(db)).filter(({ id }) => wanted.has(id));
  return new Map(slides.map((slide) => [slide.id, slide.rows.map(({ id }) => id)]));
}

/** The banner sets of categories. Those of a merged one are with the one that has its products. */
async function readSets(db: Database, moved: readonly MovedShelf[]) {
  const newIds = new Map(moved.map(({ id, to }) => [id, to]));
  const sets = await db.select().from(bannerSets).orderBy(asc(bannerSets.rank));
  return sets.map((set) => ({ ...set, categoryId: newIds.get(set.categoryId) ?? set.categoryId }));
}

async function readCategories(db: Database) {
  return (await shownCategories(db)).map((row) => ({
    id: String(row.id),
    name: row.name,
    NameBn: row.nameBn,
    image: row.image,
    permalink: row.permalink,
  }));
}

async function readSubCategories(db: Database) {
  return (await shownSubCategories(db)).map((row) => ({
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
