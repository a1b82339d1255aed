import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '#server/db/tables/orders.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { releaseHolds } from '#server/services/orders/holds.ts';
import { Refusal } from '#server/services/refusal.ts';
import { beforeTests } from './support/before-tests.ts';
import { hours, signInByCode, wait } from './support/codes.ts';
import { enter, textOf } from './support/hand-over.ts';
import { anAddress, aKey } from './support/requests.ts';
import {
  anOrder,
  place,
  placedIn,
  setProduct,
  stockLeft,
  type AProduct,
} from './support/orders.ts';
import { openSecondApp } from './support/second-app.ts';
import { signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop({ env: { GUEST_HOLD_HOURS: '24' } });
const second = beforeTests(() => openSecondApp(shop));
afterAll(() => second.close());
let syrup: AProduct;
let phones = 0;

beforeEach(async () => {
  wait(shop, hours(48));
  await releaseHolds(shop.database.db, shop.clock.now);
  syrup = await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 20 });
});

const aPhone = () => `0191900${String((phones += 1)).padStart(4, '0')}`;
const later = (time: number) => new Date(shop.clock.now.getTime() + time);

async function guestOrders(quantity: number, changes: Record<string, unknown> = {}, at = shop) {
  const lines = [{ ...syrup, quantity }];
  const response = await place(at, anOrder({ lines, isGuest: true, changes }), aKey());
  return { ...placedIn(response.envelope.Data), isError: response.envelope.IsError };
}

const left = () => stockLeft(shop, syrup.id);
const move = (id: string, status: 'Confirmed' | 'Cancelled') =>
  changeOrderStatus(shop.database.db, id, status, shop.clock.now);

describe('a visitor’s order', () => {
  // checkout-119
  it('reserves its units for a day; then they return to the shelf once, and the order remains', async () => {
    const { Id } = await guestOrders(4);
    expect(await left()).toBe(16);
    expect(await releaseHolds(shop.database.db, later(hours(24) - 1))).toBe(0);
    const both = await Promise.all([
      releaseHolds(shop.database.db, later(hours(24) + 1)),
      releaseHolds(second.database.db, later(hours(24) + 1)),
    ]);
    expect(both.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await left()).toBe(20);
    const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, Id));
    expect(order?.status).toBe('Pending');
  });

  // checkout-119
  it('that is confirmed keeps them for good', async () => {
    const { Id } = await guestOrders(4);
    expect(await move(Id, 'Confirmed')).toBe(true);
    expect(await releaseHolds(shop.database.db, later(hours(48)))).toBe(0);
    expect(await left()).toBe(16);
  });

  // checkout-119
  it('that is confirmed late takes them again, or is refused for a lack of stock and remains pending', async () => {
    const { Id } = await guestOrders(4);
    await releaseHolds(shop.database.db, later(hours(25)));
    await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 3 });
    await expect(move(Id, 'Confirmed')).rejects.toThrow(Refusal);
    const [waiting] = await shop.database.db.select().from(orders).where(eq(orders.id, Id));
    expect(waiting?.status).toBe('Pending');
    await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 10 });
    expect(await move(Id, 'Confirmed')).toBe(true);
    expect(await left()).toBe(6);
    expect(await move(Id, 'Cancelled')).toBe(true);
    expect(await left()).toBe(10);
  });

  // checkout-119
  it('that is cancelled after its hold does not return units twice', async () => {
    const { Id } = await guestOrders(4);
    await releaseHolds(shop.database.db, later(hours(25)));
    expect(await move(Id, 'Cancelled')).toBe(true);
    expect(await left()).toBe(20);
  });

  // checkout-119
  it('keeps its units for good once its customer has proved the number', async () => {
    const phone = aPhone();
    const address = anAddress({ receiverPhone: phone });
    const { Id } = await guestOrders(4, { address });
    const { id } = await signInByCode(shop, phone);
    const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, Id));
    expect(order?.customerId).toBe(id);
    expect(await releaseHolds(shop.database.db, later(hours(48)))).toBe(0);
    expect(await left()).toBe(16);
  });

  // checkout-119
  it('is also accepted beyond half of the shelf, and then reserves nothing', async () => {
    expect((await guestOrders(8)).isError).toBe(false);
    const beyond = await guestOrders(3);
    expect(beyond.isError).toBe(false);
    expect(await left()).toBe(12);
    expect(await move(beyond.Id, 'Confirmed')).toBe(true);
    expect(await left()).toBe(9);
  });

  // checkout-119
  it('that anybody entered as a text loses its hold, unless its customer’s phone sends it', async () => {
    const { headers } = await signedIn(shop, aPhone());
    const lines = [{ ...syrup, quantity: 2 }];
    const written = [randomUUID(), randomUUID()].map((submissionId) => ({
      submissionId,
      body: anOrder({ lines, isGuest: true, changes: { Cashback: 0 } }),
    }));
    for (const one of written) await enter(shop, textOf({ kind: 'order', ...one }));
    expect(await left()).toBe(16);
    const [known] = written;
    const key = { 'idempotency-key': known?.submissionId ?? '' };
    expect((await place(shop, known?.body, { ...key, ...headers })).envelope.IsError).toBe(false);
    expect(await releaseHolds(shop.database.db, later(hours(25)))).toBe(1);
    expect(await left()).toBe(18);
  });

  // checkout-119
  it('for more than the stock is refused as before', async () => {
    expect((await guestOrders(21)).isError).toBe(true);
    expect(await left()).toBe(20);
  });
});

describe('many visitors’ orders', () => {
  // checkout-119
  it('empty no shelf, spread over two processes at once: half remains for customers', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => guestOrders(4, {}, n % 2 === 0 ? shop : second)),
    );
    expect(responses.some(({ isError }) => isError)).toBe(false);
    expect(await left()).toBe(12);
    const { headers } = await signedIn(shop, aPhone());
    const order = anOrder({ lines: [{ ...syrup, quantity: 12 }] });
    const bought = await place(shop, order, { ...aKey(), ...headers });
    expect(bought.envelope.IsError).toBe(false);
    expect(await left()).toBe(0);
  });
});
