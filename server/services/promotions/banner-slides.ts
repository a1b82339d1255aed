/** Banners as the owner knows them: one for each slide of the home page, its pictures for three widths together. */
import { and, asc, desc, eq, exists, notExists, sql } from 'drizzle-orm';
import type { Viewport } from '#domain/home.ts';
import { slidesOf } from '#domain/slides.ts';
import type { Database } from '#server/db/database.ts';
import { banners, bannerSets, homeRows } from '#server/db/tables/home.ts';
import { categories } from '#server/db/tables/products.ts';
import { notFound } from '#server/services/failures.ts';

type BannerRow = typeof banners.$inferSelect;

export interface BannerSlide {
  /** Of its first picture. */
  id: number;
  alt: string;
  altBn: string;
  link: string;
  rank: number;
  /** `main`, `resort`, or `set-` and the number of a category's set. */
  place: string;
  pictures: Record<Viewport, string>;
  isActive: boolean;
  rows: BannerRow[];
}

/** Those that are shown, by their place and order, then those that have ended. */
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

/** Categories that stand on the home page without banners beside them. */
function categoriesWithout(db: Database) {
  const { id, name, nameBn, rank } = categories;
  const row = db.select().from(homeRows).where(eq(homeRows.categoryId, id));
  const set = db.select().from(bannerSets).where(eq(bannerSets.categoryId, id));
  return db
    .select({ place: sql<string>`'category-' || ${id}`, name, nameBn })
    .from(categories)
    .where(and(exists(row), notExists(set)))
    .orderBy(asc(rank), asc(id));
}

/**
 * The slide that a picture of that id is in, for the transaction to change: whoever changes banners
 * meanwhile waits. Null where there is none.
 */
export async function findSlide(tx: Database, id: number): Promise<BannerSlide | null> {
  await lockBanners(tx);
  const slides = await readSlides(tx);
  return slides.find(({ rows }) => rows.some((row) => row.id === id)) ?? null;
}

/** As {@link findSlide}; throws 404 where there is none. */
export async function requireSlide(tx: Database, id: number): Promise<BannerSlide> {
  const found = await findSlide(tx, id);
  if (!found) throw notFound();
  return found;
}

/** Until the transaction is over. */
export async function lockBanners(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('banners', 0))`);
}

/** A picture's width as the home page knows it. */
export function viewportOf(text: string): Viewport {
  return text === 'medium' || text === 'small' ? text : 'large';
}

/** How a category's set of banners stands beside it. */
export function layoutOf(text: string): 'vertical' | 'inline' | 'slider' {
  return text === 'vertical' || text === 'inline' ? text : 'slider';
}

async function readSlides(db: Database): Promise<BannerSlide[]> {
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

/** What is one slide is the home page's own rule: it is asked with numbers in the place of files. */
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
