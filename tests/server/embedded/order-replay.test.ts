import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJournal } from '#server/db/journal.ts';
import { replayJournal } from '#server/db/replay.ts';
import { couponUses, coupons } from '#server/db/tables/offers.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { products } from '#server/db/tables/products.ts';
import { walletEntries, wallets } from '#server/db/tables/wallets.ts';
import {
  anOrder,
  fillWallet,
  place,
  placedIn,
  setProduct,
  stockLeft,
  walletState,
} from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { ask, openTestShop, signedIn, type TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ env: { PAYMENT_GATEWAY: 'sandbox' } });
}, 120_000);
afterAll(() => shop.close());

describe('an accepted order that a power cut took back', () => {
  it('returns with its lines, coupon, wallet, stock and payment, once, under its old number', async () => {
    const { db } = shop.database;
    const syrup = await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 50 });
    const customer = await signedIn(shop, '01722000001');
    await fillWallet(shop, customer.id, 70_00);
    const headers = { ...customer.headers, ...aKey() };
    const body = anOrder({
      lines: [{ ...syrup, quantity: 2 }],
      coupon: { id: '1', amount: 50_00 },
      credit: 70_00,
      changes: { PaymentMethod: 'PAY_NOW' },
    });
    const first = await place(shop, body, headers);
    const { Id, OrderNo } = placedIn(first.envelope.Data);
    const started = await ask(
      shop,
      'ProductOrderArea/Payment/Start',
      { OrderId: Id },
      customer.headers,
    );
    const { Url } = { Url: '', ...Object(started.envelope.Data) };
    const page = await shop.app.inject({ method: 'GET', url: String(Url) });
    const form = page.body.split('<form').find((one) => one.includes('/success"')) ?? '';
    const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    await shop.app.inject({
      method: 'POST',
      url: '/api/ProductOrderArea/Payment/Return/success',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    const [before] = await db.select().from(orders).where(eq(orders.id, Id));
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, Id));
    expect(before?.paid).toBe(1160_00);

    await db.delete(orders);
    await db.delete(couponUses);
    await db.update(coupons).set({ uses: 0 });
    await db.delete(walletEntries).where(eq(walletEntries.kind, 'used'));
    await db.update(wallets).set({ balance: 70_00 }).where(eq(wallets.customerId, customer.id));
    await db.update(products).set({ stock: 50 }).where(eq(products.id, syrup.id));

    const { entries } = await readJournal(join(shop.config.dataDir, 'journal'));
    // The order, the try to pay, and that it was paid.
    expect(await replayJournal(db, entries)).toBe(3);
    expect(await replayJournal(db, entries)).toBe(0);

    const [after] = await db.select().from(orders).where(eq(orders.id, Id));
    expect({ ...after, addressId: 0 }).toEqual({ ...before, addressId: 0 });
    const restored = await db.select().from(orderLines).where(eq(orderLines.orderId, Id));
    const bare = (rows: typeof lines) => rows.map(({ id: _id, ...row }) => row);
    expect(bare(restored)).toEqual(bare(lines));
    expect(await walletState(shop, customer.id)).toEqual({ balance: 0, ledger: 0 });
    expect(await stockLeft(shop, syrup.id)).toBe(48);
    expect(await db.select().from(couponUses)).toHaveLength(1);
    expect(await db.select().from(payments)).toMatchObject([{ status: 'Success' }]);
    const again = await place(shop, body, headers);
    expect(placedIn(again.envelope.Data).OrderNo).toBe(OrderNo);
    const next = await place(
      shop,
      anOrder({ lines: [{ ...syrup, quantity: 1 }] }),
      customer.headers,
    );
    expect(placedIn(next.envelope.Data).OrderNo).not.toBe(OrderNo);
  });
});
