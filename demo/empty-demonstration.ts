/**
 * Empties a demonstration that becomes a real shop (running-31). Whatever a person has changed
 * stays; nothing that an order needs is deleted.
 */
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { emptySettings } from '#domain/shop.ts';
import type { Database } from '#server/db/database.ts';
import { branches } from '#server/db/tables/branches.ts';
import { galleryItems } from '#server/db/tables/gallery.ts';
import { banners, notices } from '#server/db/tables/home.ts';
import { offers } from '#server/db/tables/offers.ts';
import { products } from '#server/db/tables/products.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { writeSection } from '#server/services/shop/sections.ts';
import { isParticular } from '#contract/shop.ts';
import { seedOffers } from './seed/offers.ts';
import { seedData } from './seed/seed-data.ts';
import { theStart, theUpdate } from './seed.ts';
import type { SeedData } from './seed/types.ts';

/** Hides the invented catalogue, clears the particulars and closes the shop. */
export async function emptyDemonstration(
  tx: Database,
  now: Date,
): Promise<{ hiddenProducts: number }> {
  const content = seedData();
  const hiddenProducts = await hideProducts(tx, content, now);
  await endPromotions(tx, content);
  await removePlaces(tx, content);
  await clearSections(tx, now);
  return { hiddenProducts };
}

/** Hides the products of the first content whose name and price nobody has changed. */
async function hideProducts(tx: Database, content: SeedData, now: Date): Promise<number> {
  const seeded = new Set(content.products.map(keyOf));
  const rows = await tx
    .select()
    .from(products)
    .where(and(isNull(products.externalId), eq(products.isHidden, false)));
  const ids = rows.filter((row) => seeded.has(keyOf(row))).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .update(products)
    .set({ isHidden: true, updatedAt: now })
    .where(inArray(products.id, ids));
  return ids.length;
}

type Named = Pick<typeof products.$inferSelect, 'permalink' | 'name' | 'listPrice' | 'discount'>;

function keyOf({ permalink, name, listPrice, discount }: Named): string {
  return JSON.stringify([permalink, name, listPrice, discount]);
}

/** Uploaded pictures have other names, so the picture identifies a seeded banner. */
async function endPromotions(tx: Database, { home }: SeedData): Promise<void> {
  const shown = [
    ...home.banners,
    ...home.resortBanners,
    ...home.bannerSets.flatMap((set) => set.banners),
  ];
  const pictures = shown.map(({ image }) => image);
  const isActive = false;
  await tx.update(banners).set({ isActive }).where(inArray(banners.image, pictures));
  const texts = home.notices.map(({ text }) => text);
  await tx.update(notices).set({ isActive }).where(inArray(notices.text, texts));
  const seeded = seedOffers().map(({ header, content }) =>
    and(eq(offers.header, header), eq(offers.content, content)),
  );
  await tx
    .update(offers)
    .set({ isActive })
    .where(or(...seeded));
}

async function removePlaces(tx: Database, content: SeedData): Promise<void> {
  const invented = content.branches.map(({ name, mobile }) =>
    and(eq(branches.name, name), eq(branches.mobile, mobile)),
  );
  await tx.delete(branches).where(or(...invented));
  const pictures = content.gallery.map(({ image }) => image);
  await tx.delete(galleryItems).where(inArray(galleryItems.image, pictures));
}

/** Clears every part that no person has saved. */
async function clearSections(tx: Database, now: Date): Promise<void> {
  const by = { actor: theStart, now };
  const rows = await tx
    .selectDistinctOn([shopSections.name])
    .from(shopSections)
    .orderBy(shopSections.name, desc(shopSections.id));
  const authors = new Map(rows.map(({ name, savedBy }) => [name, savedBy]));
  for (const name of Object.keys(emptySettings).filter(isParticular)) {
    const author = authors.get(name) ?? theStart;
    // The owner opens the shop, also one whose particulars are complete.
    const isCleared = name === 'opening' || author === theStart || author === theUpdate;
    if (isCleared) await writeSection(tx, by, name, emptySettings[name]);
  }
}
