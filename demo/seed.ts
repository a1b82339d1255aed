/** Seeds an empty database with the first content, in one transaction. */
import { randomUUID } from 'node:crypto';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { bookWallet } from '#server/services/accounts/wallets.ts';
import { continueIdentity, insertMany } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import { searchWordsOf } from './seed/search-words.ts';
import { seedData } from './seed/seed-data.ts';
import { isPromise } from './seed/offers.ts';
import type { SeedBanner, SeedData, SeedOffer, SeedProduct } from './seed/types.ts';
import { districts, provinces, upazilas } from '#server/db/tables/addresses.ts';
import { branches } from '#server/db/tables/branches.ts';
import { galleryItems } from '#server/db/tables/gallery.ts';
import { banners, bannerSets, homeRows, notices } from '#server/db/tables/home.ts';
import { coupons, offers } from '#server/db/tables/offers.ts';
import { categories, genericFacts, products, subCategories } from '#server/db/tables/products.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { wallets } from '#server/db/tables/wallets.ts';
import { isParticular } from '#contract/shop.ts';
import { writeSection } from '#server/services/shop/sections.ts';
import { demoDirectors } from './seed/directors.ts';
import { demoSettings } from './seed/shop.ts';

export interface SeedCounts {
  products: number;
  categories: number;
}

/** Stores the particulars and the board of the demonstration if the shop has none. */
export async function seedShop(db: Database, actor: string, now: Date): Promise<void> {
  if ((await db.$count(shopSections)) > 0) return;
  for (const name of Object.keys(demoSettings).filter(isParticular))
    await writeSection(db, { actor, now }, name, demoSettings[name]);
  await writeSection(db, { actor, now }, 'directors', demoDirectors);
}

/**
 * Fills the tables. Only a demonstration gets demo customers, whose passwords are public, coupons,
 * discount offers, and invented reviews and comments (running-2).
 */
export async function seed(db: Database, isDemonstration: boolean): Promise<SeedCounts> {
  const content = seedData();
  await db.transaction(async (tx) => {
    await seedCatalogue(tx, content);
    await seedPlaces(tx, content);
    await seedHome(tx, content);
    await seedPages(tx, content);
    await seedShop(tx, 'the start', new Date());
    if (isDemonstration) {
      await seedPromises(tx, content);
      await seedPosts(tx, content);
      await seedCustomers(tx, content);
    }
    await markCatalogueChanged(tx);
  });
  return { products: content.products.length, categories: content.categories.length };
}

async function seedCatalogue(db: Database, content: SeedData): Promise<void> {
  const onTop = content.categories.filter((category) => category.parentId === null);
  const below = content.categories.flatMap(({ parentId, ...category }) =>
    parentId === null ? [] : [{ ...category, parentId }],
  );
  await insertMany(db, categories, onTop);
  await insertMany(db, subCategories, below);
  await insertMany(db, products, content.products.map(productRow));
  await insertMany(db, genericFacts, content.guidance);
  for (const table of [categories, subCategories, products]) await continueIdentity(db, table);
}

function productRow(product: SeedProduct, rank: number): typeof products.$inferInsert {
  const {
    generic,
    genericBn,
    formBn: _formBn,
    packSize,
    packForm: _drawn,
    pack,
    aliases: _aliases,
    ...rest
  } = product;
  return {
    ...rest,
    genericName: generic,
    genericNameBn: genericBn,
    packName: pack?.name ?? packSize,
    packPieces: pack?.pieces ?? null,
    searchWords: searchWordsOf(product),
    rank,
  };
}

async function seedPlaces(db: Database, content: SeedData): Promise<void> {
  await insertMany(db, provinces, content.divisions);
  await insertMany(
    db,
    districts,
    content.districts.map(({ divisionId, ...district }) => ({
      ...district,
      provinceId: divisionId,
    })),
  );
  await insertMany(
    db,
    upazilas,
    content.areas.map(({ kind: _kind, ...area }) => area),
  );
}

async function seedHome(db: Database, { home }: SeedData): Promise<void> {
  const rows = [
    ...home.banners.map((banner) => bannerRow(banner, 'main', null)),
    ...home.resortBanners.map((banner) => bannerRow(banner, 'resort', null)),
    ...home.bannerSets.flatMap((set) => set.banners.map((one) => bannerRow(one, 'set', set.id))),
  ];
  await insertMany(
    db,
    bannerSets,
    home.bannerSets.map(({ banners: _members, ...set }, rank) => ({ ...set, rank })),
  );
  await insertMany(
    db,
    banners,
    rows.map((row, rank) => ({ ...row, rank })),
  );
  await insertMany(
    db,
    notices,
    home.notices.map((notice, rank) => ({ ...notice, rank })),
  );
  const shown = home.rows.flatMap(({ categoryId, productIds }) =>
    productIds.map((productId) => ({ categoryId, productId })),
  );
  await insertMany(
    db,
    homeRows,
    shown.map((row, rank) => ({ ...row, rank })),
  );
  for (const table of [bannerSets, notices]) await continueIdentity(db, table);
}

/**
 * A slide has one banner per viewport. Ids of different lists may collide, so the table assigns new
 * ones.
 */
function bannerRow(banner: SeedBanner, place: string, setId: number | null) {
  const { id: _id, ...rest } = banner;
  return { ...rest, place, setId };
}

async function seedPages(db: Database, content: SeedData): Promise<void> {
  await insertMany(db, branches, content.branches);
  await insertMany(
    db,
    galleryItems,
    content.gallery.map(({ caption, captionBn, ...picture }, rank) => ({
      ...picture,
      name: caption,
      nameBn: captionBn,
      rank,
    })),
  );
  await insertMany(
    db,
    offers,
    offerRows(content, (offer) => !isPromise(offer)),
  );
  for (const table of [branches, galleryItems, offers]) await continueIdentity(db, table);
}

async function seedPromises(db: Database, content: SeedData): Promise<void> {
  await insertMany(db, offers, offerRows(content, isPromise));
  await insertMany(db, coupons, content.coupons);
  for (const table of [offers, coupons]) await continueIdentity(db, table);
}

function offerRows(content: SeedData, isWanted: (offer: SeedOffer) => boolean) {
  return content.offers.map((offer, rank) => ({ ...offer, rank })).filter(isWanted);
}

async function seedPosts(db: Database, content: SeedData): Promise<void> {
  const written = <Said extends { customer: string; createdAt: string }>({
    customer,
    createdAt,
    ...said
  }: Said) => ({ ...said, author: customer, createdAt: new Date(createdAt) });
  await insertMany(db, reviews, content.reviews.map(written));
  await insertMany(db, comments, content.comments.map(written));
  for (const table of [reviews, comments]) await continueIdentity(db, table);
}

async function seedCustomers(db: Database, content: SeedData): Promise<void> {
  const now = new Date();
  const rows = await Promise.all(
    content.customers.map(async ({ password, ...customer }) => ({
      ...customer,
      id: randomUUID(),
      passwordHash: await hashPassword(password),
    })),
  );
  await insertMany(
    db,
    customers,
    rows.map(({ id, name, phone, email, passwordHash }) => {
      return { id, name, phone, email, passwordHash, createdAt: now };
    }),
  );
  for (const { id, cashback, pending } of rows) {
    await db.insert(wallets).values({ customerId: id, due: pending });
    const opening = {
      customerId: id,
      amount: cashback,
      kind: 'opening',
      orderId: null,
      now,
    } as const;
    if (cashback > 0) await bookWallet(db, opening);
  }
}
