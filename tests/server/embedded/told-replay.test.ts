import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJournal } from '#server/db/journal.ts';
import { replayJournal } from '#server/db/replay.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { tellDueRefills } from '#server/services/orders/due-refills.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import {
  ask,
  openTestShop,
  signedIn,
  uploadFile,
  type TestShop,
} from '#tests/server/support/test-shop.ts';

const day = 86_400_000;
let shop: TestShop;
let phones = 0;

beforeAll(async () => {
  shop = await openTestShop({ env: { PAYMENT_GATEWAY: 'sandbox' } });
}, 120_000);
afterAll(() => shop.close());

const aCustomer = () => signedIn(shop, `0172300${String((phones += 1)).padStart(4, '0')}`);

async function replay(): Promise<number> {
  const { entries } = await readJournal(join(shop.config.dataDir, 'journal'));
  return replayJournal(shop.database.db, entries);
}

async function placed(headers: Record<string, string>) {
  const product = await setProduct(shop, { nth: 0, listPrice: 600_00, discount: 0, stock: 50 });
  const changes = { autoOrderIsActive: true, PaymentMethod: 'PAY_NOW' };
  const body = anOrder({ lines: [{ ...product, quantity: 2 }], changes });
  return placedIn((await place(shop, body, { ...headers, ...aKey() })).envelope.Data);
}

async function upload(headers: Record<string, string>) {
  const { envelope } = await uploadFile(shop, await aPhoto(), { headers });
  return String(envelope.Id);
}

async function toldTo(customerId: string) {
  const rows = await shop.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(asc(notifications.createdAt), asc(notifications.key));
  return rows.map(({ id: _id, ...row }) => row);
}

describe('what a customer was told before a power cut', () => {
  // notifications-18
  it('is told again by nobody and lost by nobody: orders, due refills, and what was seen', async () => {
    const { db } = shop.database;
    const customer = await aCustomer();
    await placed(customer.headers);
    shop.clock.now = new Date(shop.clock.now.getTime() + 28 * day);
    const shopNow = { db, journal: shop.journal };
    const headers = (await signedIn(shop, '01723999999')).headers;
    expect(await tellDueRefills(shopNow, shop.clock.now)).toBe(1);
    const other = await placed(headers);
    await ask(shop, 'NoticeArea/Notification/Seen', undefined, headers);
    const before = await toldTo(customer.id);
    expect(before).toHaveLength(2);
    expect(before.every((row) => row.seenAt === null)).toBe(true);

    await db.delete(notifications);
    await db.delete(orders);
    await replay();
    expect(await toldTo(customer.id)).toEqual(before);
    const seen = await db
      .select()
      .from(notifications)
      .where(eq(notifications.referenceId, other.Id));
    expect(seen).toMatchObject([{ seenAt: shop.clock.now }]);
    expect(await replay()).toBe(0);
    expect(await tellDueRefills(shopNow, shop.clock.now)).toBe(0);
    expect(await toldTo(customer.id)).toEqual(before);
  });

  it('a try to pay is known again when the partner tells of its money', async () => {
    const { db } = shop.database;
    const customer = await aCustomer();
    const order = await placed(customer.headers);
    const path = 'ProductOrderArea/Payment/Start';
    await ask(shop, path, { OrderId: order.Id }, customer.headers);
    const ofOrder = eq(payments.orderId, order.Id);
    const before = await db.select().from(payments).where(ofOrder);
    expect(before).toMatchObject([{ status: 'Pending' }]);
    await db.delete(payments).where(ofOrder);
    expect(await replay()).toBe(1);
    expect(await db.select().from(payments).where(ofOrder)).toEqual(before);
    expect(await replay()).toBe(0);
    const [row] = await db.select().from(orders).where(eq(orders.id, order.Id));
    expect(row?.paid).toBe(0);
  });

  it('prescriptions added to an order are there, and removed ones stay away', async () => {
    const { db } = shop.database;
    const customer = await aCustomer();
    const order = await placed(customer.headers);
    const [kept, removed] = [await upload(customer.headers), await upload(customer.headers)];
    const body = { OrderId: order.Id, Prescriptions: [kept] };
    await ask(shop, 'ProductOrderArea/Prescription/AddToOrder', body, customer.headers);
    await ask(shop, `ProductOrderArea/Prescription/Remove/${removed}`, {}, customer.headers);

    await db.delete(orderPrescriptions);
    await db.update(prescriptions).set({ removedAt: null }).where(eq(prescriptions.id, removed));
    expect(await replay()).toBe(2);
    expect(await replay()).toBe(0);
    const path = `ProductOrderArea/Prescription/ByOrder/${order.Id}`;
    const { envelope } = await ask(shop, path, undefined, customer.headers);
    expect(envelope.Data).toMatchObject([{ Id: kept }]);
    const list = await ask(shop, 'ProductOrderArea/Prescription/Get', undefined, customer.headers);
    expect(list.envelope.Data).toMatchObject([{ Id: kept }]);
  });

  it('a photo that was removed and sent again is there with its new file', async () => {
    const { db } = shop.database;
    const customer = await aCustomer();
    const photo = await aPhoto();
    const headers = { ...customer.headers, 'idempotency-key': `${aKey()['idempotency-key']}/1` };
    const { envelope } = await uploadFile(shop, photo, { headers });
    const id = String(envelope.Id);
    const path = `ProductOrderArea/Prescription/Remove/${id}`;
    await ask(shop, path, {}, customer.headers);
    await uploadFile(shop, photo, { headers });
    const own = eq(prescriptions.id, id);
    const before = await db.select().from(prescriptions).where(own);
    expect(before).toMatchObject([{ removedAt: null }]);
    await db.delete(prescriptions).where(own);
    await replay();
    expect(await db.select().from(prescriptions).where(own)).toEqual(before);
  });
});
