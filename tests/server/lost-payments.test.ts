import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { lookUpPending } from '#server/services/payments/look-up-pending.ts';
import { openPayments } from '#server/services/payments/open-payments.ts';
import {
  anOrder,
  place,
  placedIn,
  setProduct,
  walletState,
  type AProduct,
} from './support/orders.ts';
import { openPartner, type Partner } from './support/payment-partner.ts';
import { callApi, openTestShop, signedIn, type TestShop } from './support/test-shop.ts';

const minute = 60_000;

let partner: Partner;
let shop: TestShop;
let syrup: AProduct;

beforeAll(async () => {
  partner = await openPartner();
  shop = await openTestShop({
    env: {
      PUBLIC_ORIGIN: 'https://shop.example',
      PAYMENT_GATEWAY: 'sslcommerz',
      SSLCOMMERZ_HOST: partner.origin,
      SSLCOMMERZ_STORE_ID: 'store',
      SSLCOMMERZ_STORE_PASSWORD: 'store-password',
    },
  });
  syrup = await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 100_000 });
}, 120_000);
afterAll(async () => {
  await shop.close();
  partner.close();
});
beforeEach(async () => {
  // Removes the pending payments of earlier tests.
  await shop.database.db.delete(payments);
  partner.lookedUp.length = 0;
});

let phones = 0;
async function aStartedPayment() {
  const customer = await signedIn(shop, `0181200${String((phones += 1)).padStart(4, '0')}`);
  const changes = { PaymentMethod: 'PAY_NOW' };
  const body = anOrder({ lines: [{ ...syrup, quantity: 1 }], changes });
  const order = placedIn((await place(shop, body, customer.headers)).envelope.Data);
  await callApi(shop, 'ProductOrderArea/Payment/Start', { OrderId: order.Id }, customer.headers);
  const payment = await paymentOf(order.Id);
  if (!payment) throw new Error('no payment was started');
  return { order, transaction: payment.transactionId, startedAt: payment.createdAt.getTime() };
}

async function paymentOf(orderId: string) {
  const [row] = await shop.database.db.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
}

async function tryOf(transactionId: string) {
  const [row] = await shop.database.db
    .select()
    .from(payments)
    .where(eq(payments.transactionId, transactionId));
  return row;
}

async function orderOf(id: string) {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no such order');
  return row;
}

/** Runs the scheduled check of pending payments at this time after the start. */
function askAt(time: number): Promise<number> {
  const settings = {
    payments: {
      gateway: 'sslcommerz' as const,
      host: partner.origin,
      storeId: 'store',
      storePassword: 'store-password',
    },
    secret: 'secret',
    publicOrigin: '',
  };
  return lookUpPending({
    db: shop.database.db,
    now: () => new Date(time),
    payments: openPayments(settings, fetch),
  });
}

async function aPaidTry(
  { order, transaction }: Awaited<ReturnType<typeof aStartedPayment>>,
  more: Record<string, string> = {},
) {
  const { payable } = await orderOf(order.Id);
  return {
    status: 'VALID',
    tran_id: transaction,
    val_id: `val-${transaction}`,
    amount: (payable / 100).toFixed(2),
    currency: 'BDT',
    card_type: 'BKASH',
    risk_level: '0',
    risk_title: 'Safe',
    ...more,
  };
}

describe('a payment without a result', () => {
  // payments-41
  it('is queried after five minutes, and counts once as if it had been reported', async () => {
    const started = await aStartedPayment();
    partner.tries.set(started.transaction, [await aPaidTry(started)]);
    expect(await askAt(started.startedAt + 4 * minute)).toBe(0);
    expect(partner.lookedUp).toEqual([]);
    expect(await askAt(started.startedAt + 6 * minute)).toBe(1);
    expect(await askAt(started.startedAt + 60 * minute)).toBe(0);
    const order = await orderOf(started.order.Id);
    expect(order.paid).toBe(order.payable);
    expect(await paymentOf(order.id)).toMatchObject({ status: 'Success', service: 'BKASH' });
    expect(partner.lookedUp).toEqual([started.transaction]);
  });

  // payments-41
  it('is queried again at growing intervals, and no more after a week', async () => {
    const { transaction, startedAt } = await aStartedPayment();
    for (let at = 1; at <= 60; at += 1) await askAt(startedAt + at * minute);
    const inAnHour = partner.lookedUp.length;
    expect(inAnHour).toBeGreaterThanOrEqual(5);
    expect(inAnHour).toBeLessThanOrEqual(10);
    expect(new Set(partner.lookedUp)).toEqual(new Set([transaction]));
    await askAt(startedAt + 6 * 1440 * minute);
    expect(partner.lookedUp).toHaveLength(inAnHour + 1);
    await askAt(startedAt + 8 * 1440 * minute);
    expect(partner.lookedUp).toHaveLength(inAnHour + 1);
  });

  // payments-41
  it('is queried by one of two processes that check at once', async () => {
    const { startedAt } = await aStartedPayment();
    await Promise.all([askAt(startedAt + 6 * minute), askAt(startedAt + 6 * minute)]);
    expect(partner.lookedUp).toHaveLength(1);
  });

  // payments-41
  it('has failed only once the partner’s page can no longer be open', async () => {
    const started = await aStartedPayment();
    partner.tries.set(started.transaction, [
      { status: 'FAILED', tran_id: started.transaction },
      { status: 'CANCELLED', tran_id: started.transaction },
    ]);
    expect(await askAt(started.startedAt + 10 * minute)).toBe(0);
    expect((await paymentOf(started.order.Id))?.status).toBe('Pending');
    expect(await askAt(started.startedAt + 61 * minute)).toBe(1);
    expect((await paymentOf(started.order.Id))?.status).toBe('Failed');
  });

  // payments-41, payments-18
  it('remains pending if the partner is silent, or has an attempt under way', async () => {
    const started = await aStartedPayment();
    partner.isSilent = true;
    expect(await askAt(started.startedAt + 70 * minute)).toBe(0);
    partner.isSilent = false;
    partner.tries.set(started.transaction, [
      { status: 'FAILED', tran_id: started.transaction },
      { status: 'PENDING', tran_id: started.transaction },
    ]);
    expect(await askAt(started.startedAt + 120 * minute)).toBe(0);
    expect((await paymentOf(started.order.Id))?.status).toBe('Pending');
  });

  // payments-40, payments-41
  it('of an order that was cancelled meanwhile goes into the wallet once', async () => {
    const started = await aStartedPayment();
    const { customerId, payable } = await orderOf(started.order.Id);
    partner.tries.set(started.transaction, [await aPaidTry(started)]);
    await changeOrderStatus(shop.database.db, started.order.Id, 'Cancelled', shop.clock.now);
    expect(await askAt(started.startedAt + 6 * minute)).toBe(1);
    expect(await askAt(started.startedAt + 60 * minute)).toBe(0);
    expect(await orderOf(started.order.Id)).toMatchObject({ status: 'Cancelled', paid: 0 });
    const back = { balance: payable, ledger: payable };
    expect(await walletState(shop, customerId ?? '')).toEqual(back);
  });

  // payments-41, payments-16
  it('is not settled by a payment of another amount', async () => {
    const started = await aStartedPayment();
    partner.tries.set(started.transaction, [await aPaidTry(started, { amount: '1.00' })]);
    await askAt(started.startedAt + 6 * minute);
    expect(await orderOf(started.order.Id)).toMatchObject({ paid: 0 });
    expect((await paymentOf(started.order.Id))?.status).toBe('Failed');
  });
});

describe('many payments without a result', () => {
  // payments-44
  it('do not delay a recent one: those never queried come first', async () => {
    const started = await aStartedPayment();
    partner.tries.set(started.transaction, [await aPaidTry(started)]);
    const ago = (minutes: number) => new Date(started.startedAt - minutes * minute);
    const abandoned = Array.from({ length: 200 }, (_, nth) => ({
      id: `abandoned-${nth}`,
      orderId: started.order.Id,
      transactionId: `abandoned-${nth}`,
      gateway: 'sslcommerz',
      amount: 1_00,
      askedAt: ago(30),
      createdAt: ago(60),
    }));
    await shop.database.db.insert(payments).values(abandoned);
    expect(await askAt(started.startedAt + 6 * minute)).toBe(1);
    expect(await tryOf(started.transaction)).toMatchObject({ status: 'Success' });
  });
});

describe('an attempt that was reported as failed', () => {
  // payments-45
  it.each(['Failed', 'Cancelled'])(
    '(%s) whose session later received money is paid once the page can no longer be open',
    async (status) => {
      const started = await aStartedPayment();
      const { transaction, startedAt } = started;
      await setStatus(transaction, status);
      partner.tries.set(transaction, [
        { status: 'FAILED', tran_id: transaction },
        await aPaidTry(started),
      ]);
      expect(await askAt(startedAt + 59 * minute)).toBe(0);
      expect(await askAt(startedAt + 61 * minute)).toBe(1);
      expect(await askAt(startedAt + 120 * minute)).toBe(0);
      const order = await orderOf(started.order.Id);
      expect(order.paid).toBe(order.payable);
      expect(partner.lookedUp).toEqual([transaction]);
    },
  );

  // payments-45
  it('is queried for some more hours at growing intervals, and stays failed if nothing was paid', async () => {
    const { transaction, startedAt } = await aStartedPayment();
    await setStatus(transaction, 'Cancelled');
    partner.tries.set(transaction, [{ status: 'FAILED', tran_id: transaction }]);
    for (const at of [10, 61, 70, 90, 359, 365, 1_440])
      expect(await askAt(startedAt + at * minute)).toBe(0);
    // After 61, 90 and 359 minutes.
    expect(partner.lookedUp).toEqual([transaction, transaction, transaction]);
    expect(await tryOf(transaction)).toMatchObject({ status: 'Cancelled' });
  });

  // payments-45
  it('is queried again if the partner was silent after the hour', async () => {
    const started = await aStartedPayment();
    const { transaction, startedAt } = started;
    await setStatus(transaction, 'Failed');
    expect(await askAt(startedAt + 61 * minute)).toBe(0);
    partner.tries.set(transaction, [await aPaidTry(started)]);
    expect(await askAt(startedAt + 90 * minute)).toBe(1);
    const order = await orderOf(started.order.Id);
    expect(order.paid).toBe(order.payable);
  });

  // payments-40, payments-45
  it('gives its money to the wallet once if the order was paid meanwhile', async () => {
    const started = await aStartedPayment();
    const { transaction, startedAt } = started;
    const { customerId, payable } = await orderOf(started.order.Id);
    await setStatus(transaction, 'Failed');
    await shop.database.db
      .update(orders)
      .set({ paid: payable })
      .where(eq(orders.id, started.order.Id));
    partner.tries.set(transaction, [await aPaidTry(started)]);
    expect(await askAt(startedAt + 61 * minute)).toBe(1);
    expect(await askAt(startedAt + 180 * minute)).toBe(0);
    expect(await orderOf(started.order.Id)).toMatchObject({ paid: payable });
    const back = { balance: payable, ledger: payable };
    expect(await walletState(shop, customerId ?? '')).toEqual(back);
  });

  const setStatus = (transactionId: string, status: string) =>
    shop.database.db
      .update(payments)
      .set({ status })
      .where(eq(payments.transactionId, transactionId));
});

describe('a partner that redirects to another host', () => {
  // payments-43
  it('is not followed: no other host gets the password, and none settles a payment', async () => {
    const elsewhere = await openPartner();
    const started = await aStartedPayment();
    elsewhere.tries.set(started.transaction, [await aPaidTry(started)]);
    partner.sendsOnTo = elsewhere.origin;
    try {
      await askAt(started.startedAt + 6 * minute);
      await aStartedPayment();
    } finally {
      partner.sendsOnTo = '';
      elsewhere.close();
    }
    expect(elsewhere.lookedUp).toEqual([]);
    expect(elsewhere.sessions.size).toBe(0);
    expect(await orderOf(started.order.Id)).toMatchObject({ paid: 0 });
  });
});

describe("the partner's verdict that a payer is a risk", () => {
  // payments-42
  it('does not revert the payment, and is shown to the staff', async () => {
    const risky = await aStartedPayment();
    const safe = await aStartedPayment();
    const risk = { risk_level: '1', risk_title: 'Card of another country' };
    partner.tries.set(risky.transaction, [await aPaidTry(risky, risk)]);
    partner.tries.set(safe.transaction, [await aPaidTry(safe)]);
    expect(await askAt(safe.startedAt + 6 * minute)).toBe(2);
    const order = await orderOf(risky.order.Id);
    expect(order.paid).toBe(order.payable);
    const lines = await parseOperatorCommand(['orders', 'list'])(shop.database.db, {
      now: shop.clock.now,
      actor: 'test',
      openFiles: () => Promise.reject(new Error('no files are needed')),
      origin: '',
    });
    const lineOf = (no: string) => lines.find((line) => line.startsWith(`${no} `));
    expect(lineOf(risky.order.OrderNo)).toContain('check the payer first: Card of another country');
    expect(lineOf(safe.order.OrderNo)).not.toContain('check the payer');
  });
});
