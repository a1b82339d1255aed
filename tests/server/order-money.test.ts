import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { count, eq, sql } from 'drizzle-orm';
import { coupons, couponUses } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import { beforeTests } from './support/before-tests.ts';
import { anAddress } from './support/requests.ts';
import {
  amountsFor,
  anOrder,
  fillWallet,
  place,
  placedIn,
  setProduct,
  stockLeft,
  walletState,
} from './support/orders.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const parallel = 50;
/**
 * On PostgreSQL orders really run concurrently, so chance matters. The embedded database runs them
 * one after another.
 */
const rounds = process.env['TEST_DATABASE_URL'] ? 20 : 3;

const shop = useTestShop();
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 1_000_000 }),
);

const coupon = { id: '1', amount: 50_00 };
let phones = 1_000;
const aPhone = () => `017${String(20_000_000 + (phones += 1))}`;

async function ordersOf(customerId: string) {
  return shop.database.db.select().from(orders).where(eq(orders.customerId, customerId));
}

describe('amounts that the phone sends', () => {
  const wanted = () => ({ lines: [{ ...syrup, quantity: 2 }], coupon, credit: 20_00 });

  // checkout-20, shell-101
  it.each([
    ['TotalItem', 99],
    ['TotalQuantity', 99],
    ['TotalAmount', 1],
    ['TotalAmount', 0],
    ['TotalAmount', 999_999],
    ['TotalAmount', -5],
    ['ShippingCharge', 0],
    ['ShippingCharge', -80],
    ['CoupenAmount', 1_200],
    ['CoupenAmount', -1],
    ['fineCash', 1_000],
    ['fineCash', 0.01],
    ['Cashback', 5_000],
    ['PayableAmount', 0],
    ['PayableAmount', 1],
    ['PayableAmount', -1_000],
    ['PayableAmount', 999_999],
  ])('have no effect: %s %d', async (name, falsified) => {
    const customer = await signedIn(shop, aPhone());
    await fillWallet(shop, customer.id, 20_00);
    const body = anOrder({ ...wanted(), changes: { [name]: falsified } });
    const response = await place(shop, body, customer.headers);
    const rows = await ordersOf(customer.id);
    if (response.envelope.IsError) {
      expect(rows).toEqual([]);
      expect(await walletState(shop, customer.id)).toEqual({ balance: 20_00, ledger: 20_00 });
      expect(response.envelope.Msg).toMatch(/Please check before place order\.$/);
      return;
    }
    expect(rows).toMatchObject([amountsFor(wanted())]);
  });

  // checkout-80
  it('are refused with their sentence when they make the goods cheaper, consistently or not', async () => {
    const honest = amountsFor({ lines: [{ ...syrup, quantity: 2 }] });
    const cheaper = {
      TotalAmount: honest.total / 100 - 100,
      PayableAmount: honest.payable / 100 - 100,
    };
    for (const changes of [cheaper, { PayableAmount: 1 }, { TotalAmount: 1 }]) {
      const body = anOrder({ lines: [{ ...syrup, quantity: 2 }], changes });
      const { headers } = await signedIn(shop, aPhone());
      const { envelope } = await place(shop, body, headers);
      expect(envelope.Msg).toBe('Some products price updated! Please check before place order.');
      expect(envelope.Data).toMatchObject({ TotalAmount: 1200, PayableAmount: 1280 });
    }
  });

  // checkout-79
  it('accept an order that became cheaper since, at the lower price', async () => {
    const customer = await signedIn(shop, aPhone());
    const body = anOrder({ lines: [{ ...syrup, listPrice: 650_00, quantity: 2 }] });
    const response = await place(shop, body, customer.headers);
    expect(response.envelope.IsError).toBe(false);
    expect(await ordersOf(customer.id)).toMatchObject([{ total: 1200_00, payable: 1280_00 }]);
  });

  // checkout-20
  it('take nothing from a guest’s missing wallet, and no coupon that was not given', async () => {
    const wallet = anOrder({ lines: [{ ...syrup, quantity: 2 }], credit: 100_00, isGuest: true });
    expect((await place(shop, wallet)).envelope.IsError).toBe(true);
    const noCoupon = anOrder({ ...wanted(), isGuest: true, credit: 0, changes: { CouponId: '' } });
    expect((await place(shop, noCoupon)).envelope.IsError).toBe(true);
  });

  // checkout-15, checkout-29
  it("charge by the district's own row, whatever the address contains", async () => {
    const customer = await signedIn(shop, aPhone());
    const address = anAddress({ chargeAmount: 0, minChargeAmount: 0, maxAmount: 1 });
    const body = anOrder({ lines: [{ ...syrup, quantity: 4 }], changes: { address } });
    const { Id } = placedIn((await place(shop, body, customer.headers)).envelope.Data);
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, Id));
    expect(row?.deliveryCharge).toBe(40_00);
  });
});

describe('a coupon', () => {
  const check = (CouponCode: string, OrderAmount: number, headers = {}) =>
    callApi(
      shop,
      'PromotionalArea/Coupon/Check',
      { CouponCode, OrderAmount, OrderDiscount: 0, ActivityId: '' },
      headers,
    );

  // checkout-30, checkout-37
  it('returns its Id, and the discount as Data, in any case of its code', async () => {
    const { envelope } = await check(' nirog50 ', 600);
    expect(envelope).toMatchObject({ IsError: false, Id: '1', Data: 50 });
    expect((await check('FIRST10', 333.33)).envelope.Data).toBe(33.33);
    expect((await check('\u202aFIRST１০\u200d\u202c', 333.33)).envelope.Data).toBe(33.33);
  });

  // checkout-33
  it.each([
    ['', 600, "Can't submit empty field"],
    ['NOSUCH', 600, 'This coupon is not valid.'],
    ['WINTER5', 600, 'This coupon is not valid.'],
    ['NIROG50', 499.99, 'This coupon is for orders of ৳500.00 or more.'],
  ])('refuses %j for %d taka with its sentence', async (code, amount, sentence) => {
    const { envelope } = await check(code, amount);
    expect(envelope).toMatchObject({ IsError: true, Msg: sentence });
  });

  // checkout-33, checkout-38
  it('is used once by a customer, and once by the phone of a guest', async () => {
    const customer = await signedIn(shop, aPhone());
    const own = anOrder({ lines: [{ ...syrup, quantity: 1 }], coupon });
    expect((await place(shop, own, customer.headers)).envelope.IsError).toBe(false);
    expect((await place(shop, own, customer.headers)).envelope.Msg).toBe(
      'You have used this coupon already.',
    );
    expect((await check('NIROG50', 600, customer.headers)).envelope.IsError).toBe(true);
    const address = anAddress({ receiverPhone: aPhone() });
    const guests = anOrder({
      lines: [{ ...syrup, quantity: 1 }],
      coupon,
      isGuest: true,
      changes: { address },
    });
    expect((await place(shop, guests)).envelope.IsError).toBe(false);
    expect((await place(shop, guests)).envelope.IsError).toBe(true);
  });
});

describe(`${parallel} orders at the same moment, ${rounds} times`, () => {
  // checkout-42, checkout-82
  it('never overdraw a wallet, and never spend a taka twice', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const customer = await signedIn(shop, aPhone());
      await fillWallet(shop, customer.id, 100_00);
      const body = anOrder({ lines: [{ ...syrup, quantity: 1 }], credit: 30_00 });
      const responses = await Promise.all(
        Array.from({ length: parallel }, () => place(shop, body, customer.headers)),
      );
      const rows = await ordersOf(customer.id);
      const accepted = responses.filter(({ envelope }) => !envelope.IsError).length;
      const state = await walletState(shop, customer.id);
      const used = rows.reduce((sum, row) => sum + row.wallet, 0);
      expect(rows).toHaveLength(accepted);
      expect(used + state.balance).toBe(100_00);
      expect(state.balance).toBeGreaterThanOrEqual(0);
      expect(state.ledger).toBe(state.balance);
      for (const row of rows) expect(row.payable).toBe(row.total + 80_00 - row.wallet);
    }
  }, 600_000);

  // checkout-82
  it('never use a coupon twice, nor more often than it may be used', async () => {
    const { db } = shop.database;
    for (let round = 0; round < rounds; round += 1) {
      const [limited] = await db
        .insert(coupons)
        .values({ code: `ROUND${round}`, amount: 50_00, mostUses: 3 })
        .returning();
      const id = limited?.id ?? 0;
      const buyers = await Promise.all(Array.from({ length: 5 }, () => signedIn(shop, aPhone())));
      const body = anOrder({
        lines: [{ ...syrup, quantity: 1 }],
        coupon: { id: String(id), amount: 50_00 },
      });
      const responses = await Promise.all(
        Array.from({ length: parallel }, (_, at) =>
          place(shop, body, buyers[at % buyers.length]?.headers),
        ),
      );
      const accepted = responses.filter(({ envelope }) => !envelope.IsError).length;
      const [uses] = await db
        .select({ rows: count(), users: sql<number>`count(distinct ${couponUses.usedBy})::int` })
        .from(couponUses)
        .where(eq(couponUses.couponId, id));
      const [after] = await db.select().from(coupons).where(eq(coupons.id, id));
      expect(accepted).toBe(3);
      expect(uses).toEqual({ rows: 3, users: 3 });
      expect(after?.uses).toBe(3);
    }
  }, 600_000);

  // checkout-81, checkout-82, checkout-83
  it('never sell more than the stock, and create one order for each submission', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const scarce = await setProduct(shop, { nth: 5, listPrice: 10_00, discount: 0, stock: 7 });
      const body = anOrder({ lines: [{ ...scarce, quantity: 2 }], isGuest: true });
      const submissions = Array.from({ length: parallel / 5 }, () => randomUUID());
      const responses = await Promise.all(
        Array.from({ length: parallel }, (_, at) =>
          place(shop, body, { 'idempotency-key': submissions[at % submissions.length] ?? '' }),
        ),
      );
      const numbers = new Set(
        responses
          .filter(({ envelope }) => !envelope.IsError)
          .map(({ envelope }) => placedIn(envelope.Data).OrderNo),
      );
      expect(numbers.size).toBe(3);
      expect(await stockLeft(shop, scarce.id)).toBe(1);
    }
  }, 600_000);
});
