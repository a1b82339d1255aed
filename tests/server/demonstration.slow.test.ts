import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  ensureDemoStaff,
  isUnseeded,
  removeDemonstration,
  seed,
  seedShop,
  theUpdate,
} from '#demo/demo.ts';
import { demoSettings } from '#demo/seed/shop.ts';
import { seedData } from '#demo/seed/seed-data.ts';
import { emptySettings } from '#domain/shop.ts';
import type { Database } from '#server/db/database.ts';
import { districts } from '#server/db/tables/addresses.ts';
import { branches } from '#server/db/tables/branches.ts';
import { galleryItems } from '#server/db/tables/gallery.ts';
import { banners, notices } from '#server/db/tables/home.ts';
import { products } from '#server/db/tables/products.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { writeSection } from '#server/services/shop/sections.ts';
import { readSettings } from '#server/services/shop/settings.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { coupons, couponUses, offers } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { walletEntries, wallets } from '#server/db/tables/wallets.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { aPhoto } from './support/files.ts';
import { anOrder, place, placedIn, setProduct, stockLeft } from './support/orders.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { callApi, openTestShop, signedIn, uploadFile, useTestShop } from './support/test-shop.ts';

const login = 'CustomerArea/Customer/Login';
const demoPhone = '01700000101';
const publicPassword = 'nirog-demo';

const shop = useTestShop();

const remove = () =>
  removeDemonstration(shop.database.db, { files: shop.files, now: shop.clock.now });

async function demoCustomer() {
  const [row] = await shop.database.db
    .select()
    .from(customers)
    .where(eq(customers.phone, demoPhone));
  if (!row) throw new Error('No demo customer.');
  return row;
}

async function signInAsDemo() {
  const { envelope } = await callApi(shop, login, {
    UserName: demoPhone,
    Password: publicPassword,
  });
  return { datacontent: String(Object(envelope.Data).datacontent) };
}

const countOf = async (
  table: typeof orders | typeof customers | typeof reviews | typeof comments,
) => (await shop.database.db.select({ n: sql<number>`count(*)::int` }).from(table))[0]?.n ?? 0;

/** Everything that a visitor who tries the shop as a demo customer leaves in it. */
async function playAsDemo() {
  const headers = await signInAsDemo();
  const product = await setProduct(shop, { nth: 3, listPrice: 300_00, discount: 0, stock: 40 });
  const lines = [{ ...product, quantity: 2 }];
  const [coupon] = await shop.database.db.select().from(coupons).where(eq(coupons.code, 'NIROG50'));
  const used = { id: String(coupon?.id), amount: 50_00 };
  await place(shop, anOrder({ lines, coupon: used }), { ...headers, ...aKey() });
  const paid = placedIn(
    (await place(shop, anOrder({ lines }), { ...headers, ...aKey() })).envelope.Data,
  );
  await uploadFile(shop, await aPhoto(), { headers });
  await callApi(shop, requestPath, aRequest(), { ...headers, ...aKey() });
  return { product, paid };
}

async function emptyDatabase(db: Database): Promise<void> {
  await db.execute(sql`truncate customers, coupon_uses, coupons, offers, reviews, comments, orders,
    sub_categories, products, categories, generic_facts, provinces, districts, upazilas, branches,
    gallery_items, home_rows, banners, banner_sets, notices, shop_sections cascade`);
}

describe('a shop that is no demonstration', () => {
  // running-2, running-30
  it('begins empty and closed, with the places alone', async () => {
    const fresh = await openTestShop();
    const { db } = fresh.database;
    await emptyDatabase(db);
    expect(await isUnseeded(db)).toBe(true);
    expect(await seed(db, false)).toContain('empty and closed');
    expect(await isUnseeded(db)).toBe(false);
    const tables = { customers, coupons, offers, reviews, comments, products, branches, banners };
    for (const table of Object.values(tables)) expect(await db.select().from(table)).toEqual([]);
    expect(await db.$count(districts)).toBe(64);
    // The next start is no update of an earlier shop.
    await seedShop(db, theUpdate, fresh.clock.now);
    const empty = {
      savedAt: expect.any(String),
      isDemonstration: false,
      ...emptySettings,
      ownPages: [],
      places: {
        exceptions: [],
        note: {
          insideDhaka: { least: 80_00, most: 80_00 },
          outsideDhaka: { least: 120_00, most: 120_00 },
        },
      },
    };
    expect(await readSettings(db, false)).toEqual(empty);
    await fresh.close();
  }, 120_000);

  // running-32
  it('continues with its products and the particulars that an earlier version showed', async () => {
    const earlier = await openTestShop();
    const { db } = earlier.database;
    await db.execute(sql`truncate customers, coupons, reviews, comments cascade`);
    await db.delete(shopSections);
    const sold = await db.$count(products);
    expect(await isUnseeded(db)).toBe(false);
    await seedShop(db, theUpdate, earlier.clock.now);
    await removeDemonstration(db, { files: earlier.files, now: earlier.clock.now });
    expect(await db.$count(products, eq(products.isHidden, false))).toBe(sold);
    expect(await readSettings(db, false)).toMatchObject(demoSettings);
    await earlier.close();
  }, 120_000);

  // running-31
  it('hides the untouched catalogue of a demonstration, clears its particulars, and is closed', async () => {
    const played = await openTestShop();
    const { db } = played.database;
    const now = played.clock.now;
    await ensureDemoStaff(db, played.config.secret, now);
    const legal = { ...demoSettings.legal, licenceNumber: 'DC-1234' };
    await writeSection(db, { actor: 'owner', now }, 'legal', legal);
    const [own, other] = await db.select().from(products).limit(2);
    await db
      .update(products)
      .set({ listPrice: 12_300 })
      .where(eq(products.id, own?.id ?? 0));
    const added = { name: 'Own', permalink: 'own', categoryId: own?.categoryId ?? 0 };
    await db.insert(products).values(added);
    const all = await db.$count(products);
    const removed = await removeDemonstration(db, { files: played.files, now });
    expect(removed).toMatchObject({ staff: 3, hiddenProducts: all - 2 });
    const shown = await db.select().from(products).where(eq(products.isHidden, false));
    expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(['Own', own?.name]));
    expect(shown).toHaveLength(2);
    expect(await db.$count(products, eq(products.id, other?.id ?? 0))).toBe(1);
    expect(await readSettings(db, false)).toMatchObject({ ...emptySettings, legal });
    for (const table of [branches, galleryItems]) expect(await db.select().from(table)).toEqual([]);
    for (const table of [banners, notices, offers])
      expect(await db.$count(table, eq(table.isActive, true))).toBe(0);
    // The owner opens it, and the next start leaves it open.
    await writeSection(db, { actor: 'owner', now }, 'identity', demoSettings.identity);
    await writeSection(db, { actor: 'owner', now }, 'contact', demoSettings.contact);
    await writeSection(db, { actor: 'owner', now }, 'opening', demoSettings.opening);
    expect(await removeDemonstration(db, { files: played.files, now })).toBeNull();
    expect(await readSettings(db, false)).toMatchObject({ opening: { state: 'open' } });
    await played.close();
  }, 120_000);

  // running-3
  it('removes what a demonstration left, and nothing of a real customer', async () => {
    const { db } = shop.database;
    const seeded = seedData();
    const played = await playAsDemo();
    const [file] = await db.select().from(prescriptions);
    expect(await shop.files.has(file?.fileKey ?? '')).toBe(true);
    // A real payment was made for this order, so its books remain.
    await db.insert(payments).values({
      id: randomUUID(),
      orderId: played.paid.Id,
      transactionId: randomUUID(),
      gateway: 'sslcommerz',
      amount: 100_00,
      status: 'Success',
      createdAt: shop.clock.now,
    });
    const real = await signedIn(shop, '01712345678');
    await db.insert(wallets).values({ customerId: real.id, balance: 0 });
    const product = await setProduct(shop, { nth: 4, listPrice: 400_00, discount: 0, stock: 40 });
    const [first10] = await db.select().from(coupons).where(eq(coupons.code, 'FIRST10'));
    const bought = placedIn(
      (
        await place(
          shop,
          anOrder({
            lines: [{ ...product, quantity: 1 }],
            coupon: { id: String(first10?.id), amount: 40_00 },
          }),
          { ...real.headers, ...aKey() },
        )
      ).envelope.Data,
    );
    expect(bought.OrderNo).not.toBe('');
    const own = { customerId: real.id, author: 'Real', createdAt: shop.clock.now };
    // The same words as an invented review, but written by a customer, so the review remains.
    const [invented] = seeded.reviews;
    await db.insert(reviews).values({ ...own, content: invented?.content ?? '' });
    await db.insert(complaints).values({
      submissionId: randomUUID(),
      fingerprint: '',
      customerId: (await demoCustomer()).id,
      type: 'x',
      text: 'x',
      createdAt: shop.clock.now,
    });
    await db.insert(coupons).values({ code: 'EID50', amount: 50_00, leastAmount: 0 });
    const before = await countOf(orders);

    const removed = await remove();

    expect(removed).toMatchObject({
      customers: 4,
      coupons: 4,
      posts: seeded.reviews.length + seeded.comments.length,
    });
    expect(
      (await callApi(shop, login, { UserName: demoPhone, Password: publicPassword })).envelope
        .IsError,
    ).toBe(true);
    const numbers = (await db.select({ phone: customers.phone }).from(customers)).map(
      (one) => one.phone,
    );
    expect(numbers).toEqual(['01712345678']);
    expect(await db.select().from(complaints)).toEqual([]);
    expect(await db.select().from(requestOrders)).toEqual([]);
    expect(await countOf(orders)).toBe(before - 1);
    expect(await stockLeft(shop, played.product.id)).toBe(38);
    const [booked] = await db.select().from(orders).where(eq(orders.id, played.paid.Id));
    expect(booked).toMatchObject({ customerId: null });
    expect(await shop.files.has(file?.fileKey ?? '')).toBe(false);
    expect(await db.select().from(prescriptions)).toEqual([]);
    expect((await db.select().from(reviews)).map((one) => one.author)).toEqual(['Real']);
    expect(await countOf(comments)).toBe(0);
    // A coupon that a real order used remains in the books, but is inactive.
    const left = await db.select().from(coupons);
    expect(Object.fromEntries(left.map(({ code, isActive }) => [code, isActive]))).toEqual({
      EID50: true,
      FIRST10: false,
    });
    expect(await db.select().from(couponUses)).toHaveLength(1);
    const promises = (await db.select().from(offers)).filter(
      (one) => one.couponCode || one.discount,
    );
    expect(promises).toEqual([]);
    const [order] = await db.select().from(orders).where(eq(orders.id, bought.Id));
    expect(order).toMatchObject({ customerId: real.id });
    const sums = await db.execute<{ ledger: number; balance: number }>(
      sql`select (select coalesce(sum(amount), 0)::int from ${walletEntries}) as ledger,
        (select coalesce(sum(balance), 0)::int from ${wallets}) as balance`,
    );
    const [sum] = Array.isArray(sums) ? sums : Object(sums).rows;
    expect(sum.ledger).toBe(sum.balance);
    const written = await db.select().from(auditEntries);
    expect(written.map(({ action }) => action)).toContain('demonstration removed');

    expect(await remove()).toBeNull();
  }, 120_000);

  // running-3
  it('leaves the number of a demo customer to the person who has taken over the account', async () => {
    const { db } = shop.database;
    const taken = {
      id: randomUUID(),
      name: 'Real',
      phone: demoPhone,
      email: 'real@example.org',
      passwordHash: await hashPassword('my own 1'),
      createdAt: shop.clock.now,
    };
    await db.insert(customers).values(taken);
    expect(await remove()).toBeNull();
    // Another e-mail address alone is not enough, because the account still has the password of the
    // README.
    const passwordHash = await hashPassword(publicPassword);
    await db.update(customers).set({ passwordHash }).where(eq(customers.id, taken.id));
    // A customer cannot close a running shop with it.
    expect(await remove()).toMatchObject({ customers: 1, hiddenProducts: null });
    expect(
      await db
        .select()
        .from(customers)
        .where(and(eq(customers.phone, demoPhone), isNull(customers.passwordHash))),
    ).toEqual([]);
  }, 60_000);
});
