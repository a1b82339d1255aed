import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications } from '#server/db/tables/notifications.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { walletEntries } from '#server/db/tables/wallets.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { beforeTests } from './support/before-tests.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { payOnPage } from './support/paying.ts';
import { aKey } from './support/requests.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const startPath = 'ProductOrderArea/Payment/Start';

const shop = useTestShop({ env: { PAYMENT_GATEWAY: 'sandbox' } });
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 100_000 }),
);
let phones = 0;

async function anOrderOfACustomer() {
  const phone = `0171910${String((phones += 1)).padStart(4, '0')}`;
  const customer = await signedIn(shop, phone);
  const changes = { PaymentMethod: 'PAY_NOW' };
  const body = anOrder({ lines: [{ ...syrup, quantity: 2 }], changes });
  const order = placedIn((await place(shop, body, customer.headers)).envelope.Data);
  const pay = () => callApi(shop, startPath, { OrderId: order.Id }, customer.headers);
  return { ...customer, phone, order, pay };
}

async function toldTo(customerId: string): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(asc(notifications.id));
  return rows.map(({ content }) => content);
}

const move = (id: string, status: Parameters<typeof changeOrderStatus>[2]) =>
  changeOrderStatus(shop.database.db, id, status, shop.clock.now);

describe('a customer is notified', () => {
  // customer-area-44, customer-area-54, notifications-17, notifications-18
  it('when the order is received, and of each new status', async () => {
    const { id, order } = await anOrderOfACustomer();
    const course = ['Confirmed', 'Processing', 'Delivering'] as const;
    for (const status of course) await move(order.Id, status);
    expect(await toldTo(id)).toEqual([
      `We received your order ${order.OrderNo}.`,
      ...course.map((status) => `Your order ${order.OrderNo} is now ${status}.`),
    ]);
  });

  // notifications-20
  it('of the cashback that was credited to the wallet', async () => {
    const { id, order } = await anOrderOfACustomer();
    await move(order.Id, 'Delivered');
    expect(await toldTo(id)).toContain('৳30.00 cashback is in your wallet for the next order.');
  });

  // notifications-23
  it('of a cancellation’s refund to the wallet, after the cancellation itself', async () => {
    const { id, order, pay } = await anOrderOfACustomer();
    const { Url } = Object((await pay()).envelope.Data);
    await payOnPage(shop, String(Url));
    await move(order.Id, 'Cancelled');
    await move(order.Id, 'Cancelled');
    expect((await toldTo(id)).slice(-2)).toEqual([
      `Your order ${order.OrderNo} is now Cancelled.`,
      `৳1,280.00 of your order ${order.OrderNo} has come back into your wallet.`,
    ]);
  });

  // notifications-23
  it('of no refund if nothing was paid', async () => {
    const { id, order } = await anOrderOfACustomer();
    await move(order.Id, 'Cancelled');
    expect((await toldTo(id)).at(-1)).toBe(`Your order ${order.OrderNo} is now Cancelled.`);
  });

  // notifications-19, payments-31
  it('of a payment once, however often it is reported', async () => {
    const { id, order, pay } = await anOrderOfACustomer();
    const { Url } = Object((await pay()).envelope.Data);
    await payOnPage(shop, String(Url));
    await payOnPage(shop, String(Url));
    const paid = `We received ৳1,280.00 for your order ${order.OrderNo}.`;
    expect((await toldTo(id)).filter((words) => words === paid)).toHaveLength(1);
  });

  // notifications-24
  it('with the staff’s own text, in one language or two', async () => {
    const { id, phone } = await anOrderOfACustomer();
    const at = {
      now: shop.clock.now,
      actor: 'test',
      openFiles: async () => shop.files,
      origin: '',
    };
    const words = ['customer', 'notify', phone, '--text', 'Your card is ready.'];
    await parseOperatorCommand(words)(shop.database.db, at);
    await parseOperatorCommand([...words, '--bengali', 'আপনার কার্ড তৈরি।'])(shop.database.db, at);
    const rows = await shop.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, id))
      .orderBy(asc(notifications.id));
    expect(rows.slice(-2)).toMatchObject([
      { content: 'Your card is ready.', contentBn: '' },
      { content: 'Your card is ready.', contentBn: 'আপনার কার্ড তৈরি।'.normalize('NFC') },
    ]);
  });
});

describe('paying an order', () => {
  // payments-8
  it('that was cancelled is refused and leaves nothing behind', async () => {
    const { order, pay } = await anOrderOfACustomer();
    await move(order.Id, 'Cancelled');
    expect((await pay()).envelope.Msg).toBe('There is nothing left to pay for this order.');
  });

  // payments-13
  it('can be attempted 50 times at most', async () => {
    const { order, pay } = await anOrderOfACustomer();
    const now = shop.clock.now;
    const tries = Array.from({ length: 49 }, (_, at) => ({
      id: `${order.Id}-${at}`,
      orderId: order.Id,
      transactionId: `${order.Id}-${at}`,
      gateway: 'sandbox',
      amount: 1280_00,
      createdAt: now,
    }));
    await shop.database.db.insert(payments).values(tries);
    expect((await pay()).envelope.IsError).toBe(false);
    expect((await pay()).status).toBe(400);
  });

  // payments-33, payments-37
  it('is listed with every attempt, newest first, with its start date', async () => {
    const { headers, order, pay } = await anOrderOfACustomer();
    const began = shop.clock.now;
    await pay();
    await shop.database.db
      .update(payments)
      .set({ status: 'Failed' })
      .where(eq(payments.orderId, order.Id));
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    await pay();
    const request = { filter: [], pageNumber: 1, pageSize: 10 };
    const { envelope } = await callApi(shop, 'ProductOrderArea/Payment/Get', request, headers);
    expect(envelope.Data).toMatchObject({
      Total: 2,
      Data: [
        { Status: 'Pending', PaymentDate: null, StartedAt: shop.clock.now.toISOString() },
        { Status: 'Failed', PaymentDate: null, StartedAt: began.toISOString() },
      ],
    });
  });

  // payments-32
  it('of a guest that is then cancelled credits no wallet', async () => {
    const body = anOrder({ lines: [{ ...syrup, quantity: 1 }], isGuest: true });
    const { Id } = placedIn((await place(shop, body, aKey())).envelope.Data);
    const { db } = shop.database;
    await db.update(orders).set({ paid: 50_00 }).where(eq(orders.id, Id));
    await move(Id, 'Cancelled');
    expect(await db.$count(walletEntries, eq(walletEntries.orderId, Id))).toBe(0);
  });
});
