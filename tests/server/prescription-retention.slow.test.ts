import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { removeExpired } from '#server/services/maintenance.ts';
import { forgetOldPrescriptions } from '#server/services/prescriptions/forget-old.ts';
import { newFileKey } from '#server/services/prescriptions/prescription-files.ts';
import { days } from './support/codes.ts';
import { aPng, png } from './support/files.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { callApi, signedIn, uploadFile, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();
let headers: Record<string, string>;
let customerId: string;

beforeAll(async () => {
  ({ headers, id: customerId } = await signedIn(shop, '01711111191'));
});

const before = (n: number) => new Date(shop.clock.now.getTime() - days(n));

/** Uploads a prescription this many days ago. */
async function uploaded(ago: number): Promise<string> {
  const { envelope } = await uploadFile(shop, await aPng(), { ...png, headers });
  const id = String(envelope.Id);
  await shop.database.db
    .update(prescriptions)
    .set({ createdAt: before(ago) })
    .where(eq(prescriptions.id, id));
  return id;
}

/** Places an order with these prescriptions this many days ago. */
async function ordered(ids: string[], ago: number, status = 'Delivered'): Promise<string> {
  const product = await setProduct(shop, { nth: 0, listPrice: 600_00, discount: 0, stock: 50 });
  const body = anOrder({ lines: [{ ...product, quantity: 1 }], changes: { ImgId: ids } });
  const { Id } = placedIn((await place(shop, body, { ...headers, ...aKey() })).envelope.Data);
  const row = { createdAt: before(ago), status };
  await shop.database.db.update(orders).set(row).where(eq(orders.id, Id));
  return Id;
}

async function requested(ids: string[], ago: number, status = 'Delivered'): Promise<void> {
  const body = aRequest({ ImgId: ids });
  const { envelope } = await callApi(shop, requestPath, body, { ...headers, ...aKey() });
  const { Id } = placedIn(envelope.Data);
  const row = { createdAt: before(ago), status };
  await shop.database.db.update(requestOrders).set(row).where(eq(requestOrders.id, Id));
}

async function left(ids: string[]): Promise<boolean[]> {
  const rows = await shop.database.db
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(and(inArray(prescriptions.id, ids), eq(prescriptions.customerId, customerId)));
  return ids.map((id) => rows.some((row) => row.id === id));
}

const tidy = (prescriptionDays?: number) =>
  removeExpired(
    { database: shop.database, files: shop.files },
    shop.clock.now,
    ...(prescriptionDays === undefined ? [] : [{ eventDays: 365, prescriptionDays }]),
  );

// prescriptions-66
describe('a prescription', () => {
  it('is deleted two years after its upload and the last order or request that used it, with its file', async () => {
    const young = await uploaded(729);
    const old = await uploaded(731);
    const usedLongAgo = await uploaded(1_500);
    const usedLately = await uploaded(1_500);
    const askedLately = await uploaded(1_500);
    const usedTwice = await uploaded(1_500);
    const order = await ordered([usedLongAgo], 731);
    await ordered([usedLately], 729);
    await requested([askedLately], 1);
    await ordered([usedTwice], 1_400);
    await requested([usedTwice], 729);
    const all = [young, old, usedLongAgo, usedLately, askedLately, usedTwice];
    const rows = await shop.database.db
      .select()
      .from(prescriptions)
      .where(inArray(prescriptions.id, all));
    await tidy();
    expect(await left(all)).toEqual([true, false, false, true, true, true]);
    for (const { id, fileKey } of rows) {
      expect(await shop.files.has(fileKey)).toBe(id !== old && id !== usedLongAgo);
    }
    const path = `ProductOrderArea/Prescription/ByOrder/${order}`;
    const { envelope } = await callApi(shop, path, undefined, headers);
    expect(envelope).toMatchObject({ IsError: false, Data: [] });
  });

  it('is kept while an order or a request that uses it is open, however old', async () => {
    const [inOrder, inRequest] = [await uploaded(2_000), await uploaded(2_000)];
    await ordered([inOrder], 1_900, 'Processing');
    await requested([inRequest], 1_900, 'Answered');
    await tidy();
    expect(await left([inOrder, inRequest])).toEqual([true, true]);
  });

  it('is kept for ever or for a shorter time if the shop’s settings require it', async () => {
    const ids = [await uploaded(5_000), await uploaded(31)];
    await tidy(0);
    expect(await left(ids)).toEqual([true, true]);
    await tidy(30);
    expect(await left(ids)).toEqual([false, false]);
  });

  it('is deleted in batches with others', async () => {
    const { db } = shop.database;
    const many = Array.from({ length: 230 }, (_, n) => ({
      id: `old-${n}`,
      digest: '',
      fileKey: newFileKey(),
      mime: 'image/png',
      size: 1,
      customerId,
      createdAt: before(900 + n),
    }));
    await db.insert(prescriptions).values(many);
    const forgotten: string[] = [];
    const forget = async (key: string) => void forgotten.push(key);
    expect(await forgetOldPrescriptions(db, { forget }, before(730))).toBe(230);
    expect(forgotten.toSorted()).toEqual(many.map(({ fileKey }) => fileKey).toSorted());
    expect(await left(many.map(({ id }) => id))).not.toContain(true);
  });

  // prescriptions-68
  it('is gone from the database before the store is called: no transaction waits for the store', async () => {
    const { db } = shop.database;
    const ids = [await uploaded(900), await uploaded(901)];
    const still: boolean[] = [];
    // The embedded database would block all queries while a transaction is open.
    const forget = async () => void still.push(...(await left(ids)));
    expect(await forgetOldPrescriptions(db, { forget }, before(730))).toBe(2);
    expect(still).toEqual([false, false, false, false]);
  });
});

it('is kept for as many days as the settings say', () => {
  expect(readConfig({}).retention).toEqual({ eventDays: 365, prescriptionDays: 730 });
  const env = { EVENT_DAYS: '30', PRESCRIPTION_DAYS: '0' };
  expect(readConfig(env).retention).toEqual({ eventDays: 30, prescriptionDays: 0 });
  expect(() => readConfig({ EVENT_DAYS: '0' })).toThrow(/EVENT_DAYS must be a whole number/);
  expect(() => readConfig({ PRESCRIPTION_DAYS: 'two' })).toThrow(/PRESCRIPTION_DAYS must be/);
});
