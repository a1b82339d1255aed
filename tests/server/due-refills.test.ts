import { and, eq, inArray, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createSession } from '#server/services/accounts/sessions.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { notifyDueRefills } from '#server/services/orders/due-refills.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey } from './support/requests.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const day = 86_400_000;
const start = new Date('2026-03-01T06:00:00.000Z');
const shop = useTestShop();
let phones = 0;

function atDay(days: number): Date {
  shop.clock.now = new Date(start.getTime() + days * day);
  return shop.clock.now;
}

const aCustomer = () => signedIn(shop, `0171200${String((phones += 1)).padStart(4, '0')}`);

async function placed(headers: Record<string, string>, isAutoOrder = true) {
  atDay(0);
  const product = await setProduct(shop, { nth: 0, listPrice: 600_00, discount: 0, stock: 50 });
  const changes = { autoOrderIsActive: isAutoOrder };
  const isGuest = !('datacontent' in headers);
  const body = anOrder({ lines: [{ ...product, quantity: 2 }], isGuest, changes });
  const { envelope } = await place(shop, body, { ...headers, ...aKey() });
  return placedIn(envelope.Data);
}

const tell = (now: Date) => notifyDueRefills(shop.database.db, now);

async function toldOf(customerId: string) {
  return shop.database.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.customerId, customerId), like(notifications.key, 'refill %')));
}

describe('an order with Auto Order After 28 Days', () => {
  // checkout-55, notifications-21, notifications-25
  it('is announced to its customer when it falls due: not before, once, with a link to the order', async () => {
    const customer = await aCustomer();
    const order = await placed(customer.headers);
    expect(await tell(new Date(atDay(28).getTime() - 1))).toBe(0);
    expect(await tell(atDay(28))).toBe(1);
    for (const later of [28, 29, 40, 400]) expect(await tell(atDay(later))).toBe(0);

    const path = 'NoticeArea/Notification/Get?pageSize=50&isDescending=true';
    const datacontent = await createSession(shop.database.db, atDay(28), customer.id);
    const { envelope } = await callApi(shop, path, undefined, { datacontent });
    const [newest] = (envelope.Data as { Data: Record<string, unknown>[] }).Data;
    expect(newest).toMatchObject({
      Content: `Auto Order After 28 Days: your order ${order.OrderNo} is due again. Open it to refill.`,
      Status: 'New',
      Reference: 'Order Status Changed',
      ReferenceId: order.Id,
    });
    expect(String(newest?.['ContentBn'])).toContain('আবার অর্ডার করুন');
  });

  // notifications-21
  it('is announced once, although many servers check at once', async () => {
    const customer = await aCustomer();
    await placed(customer.headers);
    const now = atDay(28);
    const counts = await Promise.all(Array.from({ length: 12 }, () => tell(now)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await toldOf(customer.id)).toHaveLength(1);
  });

  // notifications-21
  it('is announced later if no server ran that day, but not years later', async () => {
    const [soon, late] = [await aCustomer(), await aCustomer()];
    await placed(soon.headers);
    expect(await tell(atDay(50))).toBe(1);
    await placed(late.headers);
    expect(await tell(atDay(57))).toBe(0);
    expect(await toldOf(late.id)).toEqual([]);
  });

  // notifications-21
  it('is not announced if it was cancelled, nor for an order without the option, nor to a guest', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const order = await placed(one.headers);
    const context = { now: atDay(1), actor: 'test', openFiles: async () => shop.files, origin: '' };
    const words = ['orders', 'move', order.OrderNo, '--to', 'Cancelled'];
    await parseOperatorCommand(words)(shop.database.db, context);
    const plain = await placed(other.headers, false);
    const guests = await placed({});
    await tell(atDay(28));
    const keys = [order, plain, guests].map(({ Id }) => `refill ${Id}`);
    const told = inArray(notifications.key, keys);
    expect(await shop.database.db.select().from(notifications).where(told)).toEqual([]);
  });
});
