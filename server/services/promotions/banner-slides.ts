/**
 * Banners as the owner sees them: one per slide of the home page, with its pictures for three
 * widths.
 */
import { and, asc, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Viewport } from '#domain/home.ts';
import { slidesOf } from '#domain/slides.ts';
import type { Database } from '#server/db/database.ts';
import { banners, bannerSets } from '#server/db/tables/home.ts';
import { categories } from '#server/db/tables/products.ts';
import { shownHomeRows } from '#server/services/home/home-rows.ts';
import { notFound } from '#server/services/failures.ts';

type BannerRow = typeof banners.$inferSelect;

export interface BannerSlide {
  /** The id of its first picture's row. */
  id: number;
  alt: string;
  altBn: string;
  link: string;
  rank: number;
  /** `main`, `resort`, or `set-` with the id of a category's set. */
  place: string;
  pictures: Record<Viewport, string>;
  isActive: boolean;
  rows: BannerRow[];
}

/** Active banners by place and order, then ended ones. */
export async function listBanners(db: Database) {
  const sets = await db
    .select({ id: bannerSets.id, name: categories.name, nameBn: categories.nameBn })
    .from(bannerSets)
    .innerJoin(categories, eq(categories.id, bannerSets.categoryId))
    .orderBy(asc(bannerSets.rank));
  const slides = await readSlides(db);
  return {
    rows: slides.map(({ rows: _rows, ...slide }) => slide),
    sets: [
      ...sets.map(({ id, ...named }) => ({ place: `set-${id}`, ...named })),
      ...(await categoriesWithout(db)),
    ],
  };
}

/** Categories on the home page without banners. */
async function categoriesWithout(db: Database) {
  const { id, name, nameBn, rank } = categories;
  const onHome = (await shownHomeRows(db)).map(({ categoryId }) => categoryId);
  const set = db.select().from(bannerSets).where(eq(bannerSets.categoryId, id));
  return db
    .select({ place: sql<string>`'category-' || ${id}`, name, nameBn })
    .from(categories)
    .where(and(inArray(id, onHome), notExists(set)))
    .orderBy(asc(rank), asc(id));
}

/**
 * Locks the banners until the transaction ends and returns the slide that contains the picture's
 * row; null if there is none.
 */
export async function findSlide(tx: Database, id: number): Promise<BannerSlide | null> {
  await lockBanners(tx);
  const slides = await readSlides(tx);
  return slides.find(({ rows }) => rows.some((row) => row.id === id)) ?? null;
}

/** Like {@link findSlide}, but throws 404 if there is none. */
export async function requireSlide(tx: Database, id: number): Promise<BannerSlide> {
  const slide = await findSlide(tx, id);
  if (!slide) throw notFound();
  return slide;
}

/** Locks all banners until the transaction ends. */
export async function lockBanners(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('banners', 0))`);
}

/** A picture's width in the home page's terms. */
export function viewportOf(text: string): Viewport {
  return text === 'medium' || text === 'small' ? text : 'large';
}

/** The layout of a category's set of banners. */
export function layoutOf(text: string): 'vertical' | 'inline' | 'slider' {
  return text === 'vertical' || text === 'inline' ? text : 'slider';
}

/** All banners as slides: active ones by place and order, then ended ones. */
export async function readSlides(db: Database): Promise<BannerSlide[]> {
  const { isActive, place, setId, rank, id } = banners;
  const rows = await db
    .select()
    .from(banners)
    .orderBy(desc(isActive), asc(place), asc(setId), asc(rank), asc(id));
  // Node 20: groups by hand; from 22 on use `Map.groupBy`.
  const alike = new Map<string, BannerRow[]>();
  for (const row of rows) {
    const key = `${row.isActive} ${placeOf(row)}`;
    alike.set(key, [...(alike.get(key) ?? []), row]);
  }
  return [...alike.values()].flatMap(slidesIn);
}

/**
 * Groups rows into slides by the home page's own rule, which runs here with row ids in place of
 * file names.
 */
function slidesIn(rows: readonly BannerRow[]): BannerSlide[] {
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const numbered = rows.map(({ id, viewport, ...row }) => ({
    ...row,
    id: String(id),
    image: String(id),
    viewport: viewportOf(viewport),
  }));
  return slidesOf(numbered).flatMap(({ pictures }) => {
    const own = Object.values(pictures).flatMap((id) => byId.get(id) ?? []);
    const fileOf = (width: Viewport) => byId.get(pictures[width] ?? '')?.image ?? '';
    const [first] = own.toSorted((a, b) => a.rank - b.rank || a.id - b.id);
    if (!first) return [];
    const { id, alt, altBn, link, rank, isActive } = first;
    return {
      id,
      alt,
      altBn,
      link,
      rank,
      isActive,
      place: placeOf(first),
      pictures: { large: fileOf('large'), medium: fileOf('medium'), small: fileOf('small') },
      rows: own,
    };
  });
}

function placeOf({ place, setId }: BannerRow): string {
  return setId === null ? place : `set-${setId}`;
}
