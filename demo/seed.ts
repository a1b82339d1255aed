/** Seeds an empty database in one transaction: a whole demonstration, or an empty shop. */
import { randomUUID } from 'node:crypto';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { bookWallet } from '#server/services/accounts/wallets.ts';
import { continueIdentity, insertMany } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import { searchWordsOf } from './seed/search-words.ts';
import { seedData } from './seed/seed-data.ts';
import type { SeedBanner, SeedData, SeedProduct } from './seed/types.ts';
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
import { emptySettings } from '#domain/shop.ts';
import { demoDirectors } from './seed/directors.ts';
import { demoSettings } from './seed/shop.ts';

/** Whether the database was never seeded. Every shop has the places of Bangladesh. */
export async function isUnseeded(db: Database): Promise<boolean> {
  return (await db.$count(provinces)) === 0;
}

/**
 * Stores the particulars and the board of the demonstration if no part was ever saved. A shop of an
 * earlier version showed them, and continues with them (running-32).
 */
export async function seedShop(db: Database, actor: string, now: Date): Promise<void> {
  if ((await db.$count(shopSections)) > 0) return;
  for (const name of Object.keys(demoSettings).filter(isParticular))
    await writeSection(db, { actor, now }, name, demoSettings[name]);
  await writeSection(db, { actor, now }, 'directors', demoDirectors);
}

/**
 * Fills the tables: a real shop gets only the places and begins closed; a demonstration also gets a
 * catalogue, particulars, demo customers with public passwords, coupons, offers, and invented
 * reviews and comments (running-2). Returns a sentence with the result.
 */
export async function seed(db: Database, isDemonstration: boolean): Promise<string> {
  const content = seedData();
  await db.transaction(async (tx) => {
    await seedPlaces(tx, content);
    if (isDemonstration) await seedDemonstration(tx, content);
    else await writeSection(tx, byTheStart(), 'opening', emptySettings.opening);
    await markCatalogueChanged(tx);
  });
  if (!isDemonstration)
    return 'The shop is empty and closed. Its owner fills and opens it at the counter.';
  const { products: rows, categories: shelves } = content;
  return `The shop has ${rows.length} products in ${shelves.length} categories.`;
}

/** The authors of parts of the shop that no person has saved. */
export const theStart = 'the start';
export const theUpdate = 'the update';

function byTheStart() {
  return { actor: theStart, now: new Date() };
}

async function seedDemonstration(tx: Database, content: SeedData): Promise<void> {
  await seedCatalogue(tx, content);
  await seedHome(tx, content);
  await seedPages(tx, content);
  await seedShop(tx, theStart, new Date());
  await seedPosts(tx, content);
  await seedCustomers(tx, content);
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
    content.offers.map((offer, rank) => ({ ...offer, rank })),
  );
  await insertMany(db, coupons, content.coupons);
  for (const table of [branches, galleryItems, offers, coupons]) await continueIdentity(db, table);
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
