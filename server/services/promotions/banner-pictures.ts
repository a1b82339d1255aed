/**
 * A banner's pictures: one photograph, cut for the three widths of the home page (counter-220,
 * counter-222).
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Viewport } from '#domain/home.ts';
import type { Database } from '#server/db/database.ts';
import { banners, bannerSets } from '#server/db/tables/home.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { shownHomeRows } from '#server/services/home/home-rows.ts';
import { notFound } from '#server/services/failures.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { keepPictures, uploadedName } from '#server/services/uploads/catalogue-pictures.ts';
import { layoutOf, lockBanners, requireSlide, viewportOf } from './banner-slides.ts';
import { tidyBanner, type BannerWords } from './banners.ts';

type Shape = 'main' | 'resort' | ReturnType<typeof layoutOf>;
type Measures = readonly [width: number, height: number];

/** The layout of a category's first banner: above its products, as wide as the page. */
const firstLayout = 'slider';

const small: Measures = [560, 280];
const medium: Measures = [960, 320];

/**
 * The displayed sizes, in pixels. A set has its layout only on wide screens
 * (BannerSlide.module.css).
 */
const measures: Readonly<Record<Shape, Readonly<Record<Viewport, Measures>>>> = {
  main: { large: [1_600, 520], medium: [960, 420], small: [560, 420] },
  resort: { large: [1_600, 400], medium, small },
  vertical: { large: [600, 1_050], medium, small },
  inline: { large: [800, 300], medium, small },
  slider: { large: [1_200, 360], medium, small },
};
const widths = ['large', 'medium', 'small'] as const satisfies Viewport[];

interface Parts {
  db: Database;
  pictures: ObjectStore;
}

export interface NewBanner extends BannerWords {
  /** The idempotency key: with the same picture it creates one banner. */
  key: string;
  /**
   * `main`, `resort`, `set-` with the id of a category's set, or `category-` with the id of a
   * category without a set.
   */
  place: string;
  /** Null to append it to the row. */
  rank: number | null;
  content: Buffer;
}

/**
 * Creates a banner, effective at once, and returns its id. Its pictures are stored before a row
 * refers to them. Throws 404 for an unknown place, 415 for a file that is not a photograph, or a
 * refusal about its texts.
 */
export async function addBanner(
  { db, pictures }: Parts,
  { key, place, rank, content, ...words }: NewBanner,
  by: AuditBy,
): Promise<number> {
  const row = tidyBanner(words);
  const stand = await standOf(db, place);
  const named = (width: Viewport) => nameOf(stand.shape, width, key, content);
  await keepFor(pictures, content, stand.shape, new Map(widths.map((one) => [one, named(one)])));
  return db.transaction(async (tx) => {
    await lockBanners(tx);
    const [there] = await tx
      .select({ id: banners.id })
      .from(banners)
      .where(eq(banners.image, named('large')));
    if (there) return there.id;
    const { place: where } = stand;
    const setId = stand.setId ?? (await setBeside(tx, stand.categoryId));
    const last = await lastRank(tx, { place: where, setId });
    const values = { ...row, place: where, setId, rank: rank ?? last + 1 };
    const [first] = await tx
      .insert(banners)
      .values(widths.map((width) => ({ ...values, viewport: width, image: named(width) })))
      .returning({ id: banners.id });
    await writeAudit(tx, by, { action: 'banner add', subject: place, about: row.alt });
    await markCatalogueChanged(tx);
    return first?.id ?? 0;
  });
}

/** Replaces a banner's picture, for all widths or for one. Throws like {@link addBanner}. */
export async function setBannerPicture(
  { db, pictures }: Parts,
  { id, width, content }: { id: number; width: Viewport | 'all'; content: Buffer },
  by: AuditBy,
): Promise<void> {
  const { place } = await db.transaction((tx) => requireSlide(tx, id));
  const { shape } = await standOf(db, place);
  const chosen = width === 'all' ? widths : [width];
  const names = new Map(chosen.map((one) => [one, nameOf(shape, one, content)]));
  await keepFor(pictures, content, shape, names);
  await db.transaction(async (tx) => {
    const slide = await requireSlide(tx, id);
    for (const [viewport, image] of names) {
      const own = slide.rows.filter((row) => viewportOf(row.viewport) === viewport);
      const ids = own.map((row) => row.id);
      if (ids.length > 0) await tx.update(banners).set({ image }).where(inArray(banners.id, ids));
      else {
        const [like] = slide.rows;
        if (!like) throw notFound();
        const { id: _id, ...rest } = like;
        await tx.insert(banners).values({ ...rest, viewport, image });
      }
    }
    await writeAudit(tx, by, { action: 'banner picture', subject: slide.place, about: slide.alt });
    await markCatalogueChanged(tx);
  });
}

interface Stand {
  place: string;
  setId: number | null;
  /** The category for which the first banner creates a set; null elsewhere. */
  categoryId: number | null;
  shape: Shape;
}

async function standOf(db: Database, place: string): Promise<Stand> {
  const nowhere = { setId: null, categoryId: null };
  if (place === 'main' || place === 'resort') return { ...nowhere, place, shape: place };
  if (place.startsWith('category-')) {
    const categoryId = Number(place.replace('category-', ''));
    const rows = await shownHomeRows(db);
    if (!rows.some((row) => row.categoryId === categoryId)) throw notFound();
    return { place: 'set', setId: null, categoryId, shape: firstLayout };
  }
  const setId = Number(place.replace('set-', ''));
  const [set] = await db
    .select({ layout: bannerSets.layout })
    .from(bannerSets)
    .where(eq(bannerSets.id, setId));
  if (!set) throw notFound();
  return { ...nowhere, place: 'set', setId, shape: layoutOf(set.layout) };
}

/**
 * Returns the category's set and creates it if needed; null without a category. The caller must
 * hold the banner lock.
 */
async function setBeside(tx: Database, categoryId: number | null): Promise<number | null> {
  if (categoryId === null) return null;
  const { id, layout, rank } = bannerSets;
  const [there] = await tx
    .select({ id })
    .from(bannerSets)
    .where(and(eq(bannerSets.categoryId, categoryId), eq(layout, firstLayout)));
  if (there) return there.id;
  const [last] = await tx
    .select({ rank: sql`coalesce(max(${rank}), -1)`.mapWith(Number) })
    .from(bannerSets);
  const set = { layout: firstLayout, categoryId, rank: (last?.rank ?? -1) + 1 };
  const [opened] = await tx.insert(bannerSets).values(set).returning({ id });
  return opened?.id ?? null;
}

async function lastRank(
  tx: Database,
  { place, setId }: Pick<Stand, 'place' | 'setId'>,
): Promise<number> {
  const [last] = await tx
    .select({ rank: sql`coalesce(max(${banners.rank}), -1)`.mapWith(Number) })
    .from(banners)
    .where(and(eq(banners.place, place), setId === null ? undefined : eq(banners.setId, setId)));
  return last?.rank ?? -1;
}

function nameOf(shape: Shape, width: Viewport, ...of: (string | Buffer)[]): string {
  return uploadedName(`banner-${shape}-${width}`, ...of);
}

function keepFor(
  pictures: ObjectStore,
  content: Buffer,
  shape: Shape,
  names: ReadonlyMap<Viewport, string>,
): Promise<void> {
  const wanted = [...names].map(([viewport, name]) => {
    const [width, height] = measures[shape][viewport];
    return { type: 'Banner' as const, name, width, height };
  });
  return keepPictures(pictures, content, wanted);
}
