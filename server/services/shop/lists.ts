/** The tables of the lists that the owner edits (counter-310), and the board of directors. */
import { asc, desc } from 'drizzle-orm';
import { parseSection } from '#contract/counter/shop.ts';
import { isOnMap } from '#domain/branch.ts';
import type { Director } from '#domain/directors.ts';
import { shownEntries, type ShopLists } from '#domain/shop-lists.ts';
import { continueIdentity, insertMany } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import { branches } from '#server/db/tables/branches.ts';
import { galleryItems } from '#server/db/tables/gallery.ts';
import { readValue } from './stored-rows.ts';

/** The branches of a shop that has not edited them at the counter. */
export async function branchEntries(db: Database): Promise<ShopLists['branches']> {
  const rows = await db.select().from(branches).orderBy(asc(branches.rank), asc(branches.id));
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: { en: row.name, bn: row.nameBn },
      isHidden: false,
      place: { en: row.location, bn: row.locationBn },
      phone: row.mobile,
      position: isOnMap(row) ? { lat: row.lat, lng: row.lng } : null,
    })),
  };
}

/** Replaces the branches that customers see. */
export async function writeBranches(tx: Database, { rows }: ShopLists['branches']): Promise<void> {
  await tx.delete(branches);
  await insertMany(
    tx,
    branches,
    shownEntries(rows).map(({ id, name, place, phone, position }, rank) => ({
      id,
      name: name.en,
      nameBn: name.bn,
      mobile: phone,
      location: place.en,
      locationBn: place.bn,
      lat: position?.lat ?? 0,
      lng: position?.lng ?? 0,
      rank,
    })),
  );
  await continueIdentity(tx, branches);
}

/** The gallery of a shop that has not edited it at the counter, in the order of the page. */
export async function galleryEntries(db: Database): Promise<ShopLists['gallery']> {
  const rows = await db
    .select()
    .from(galleryItems)
    .orderBy(desc(galleryItems.rank), desc(galleryItems.id));
  return {
    rows: rows.map(({ id, name, nameBn, image }) => ({
      id,
      name: { en: name, bn: nameBn },
      isHidden: false,
      image,
    })),
  };
}

/** Replaces the pictures that customers see. The page shows the highest rank first. */
export async function writeGallery(tx: Database, { rows }: ShopLists['gallery']): Promise<void> {
  const shown = shownEntries(rows);
  await tx.delete(galleryItems);
  await insertMany(
    tx,
    galleryItems,
    shown.map(({ id, name, image }, at) => ({
      id,
      name: name.en,
      nameBn: name.bn,
      image,
      rank: shown.length - 1 - at,
    })),
  );
  await continueIdentity(tx, galleryItems);
}

/** The directors that customers see. */
export async function shownDirectors(db: Database): Promise<Director[]> {
  const stored = parseSection('directors', await readValue(db, 'directors'));
  return shownEntries(stored?.rows ?? []).map(({ name, role, image }) => ({ name, role, image }));
}
