import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#server/db/tables/audit.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { orders } from '#server/db/tables/orders.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { refundOrder } from '#server/services/orders/refund-order.ts';
import { beforeTests } from './support/before-tests.ts';
import {
  anOrder,
  place,
  placedIn,
  setProduct,
  walletState,
  type Placed,
} from './support/orders.ts';
import { payOnPage, startPaying } from './support/paying.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop({ env: { PAYMENT_GATEWAY: 'sandbox' } });
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 1_000 }),
);

let phones = 0;

async function orderOf(kind: 'customer' | 'guest') {
  const isGuest = kind === 'guest';
  const customer = isGuest
    ? null
    : await signedIn(shop, `0181200${String((phones += 1)).padStart(4, '0')}`);
  const headers = customer?.headers ?? {};
  const changes = { PaymentMethod: 'PAY_NOW' };
  const body = anOrder({ lines: [{ ...syrup, quantity: 2 }], isGuest, changes });
  const order = placedIn((await place(shop, body, headers)).envelope.Data);
  return { order, headers, customerId: customer?.id ?? '' };
}

async function rowOf(id: string) {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** The refunds that the order's details show, in taka. A guest's order is read with its key. */
async function refundTold(order: Placed, headers?: Record<string, string>) {
  const response = headers
    ? await callApi(shop, `ProductOrderArea/Order/Details/${order.Id}`, undefined, headers)
    : await callApi(shop, 'ProductOrderArea/Order/GuestDetails', order);
  const { WalletRefund, RefundDue, HandRefund } = Object(response.envelope.Data).Order;
  return { wallet: WalletRefund, due: RefundDue, byHand: HandRefund };
}

/** Runs an operator command. */
const operate = (...words: string[]): Promise<string[]> =>
  parseOperatorCommand(words)(shop.database.db, {
    now: shop.clock.now,
    actor: 'rafiq',
    openFiles: async () => shop.files,
    origin: '',
  });

const move = (id: string, status: Parameters<typeof changeOrderStatus>[2]) =>
  changeOrderStatus(shop.database.db, id, status, shop.clock.now);

const toldOverpaid = async (customerId: string) => {
  const rows = await shop.database.db
    .select({ content: notifications.content })
    .from(notifications)
    .where(eq(notifications.customerId, customerId));
  return rows.map(({ content }) => content).filter((content) => /beyond|cancelled\./.test(content));
};

/** The audit entries about money beyond the amount due for an order. */
async function bookedFor(orderNo: string): Promise<string[]> {
  const rows = await shop.database.db
    .select({ about: auditEntries.about })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'payments overpaid'), eq(auditEntries.subject, orderNo)));
  return rows.map(({ about }) => about);
}

describe('money beyond what is owed', () => {
  // payments-40
  it.each([2, 3])(
    'paid in %i tabs goes into the wallet, once for each tab, and the customer is notified',
    async (tabs) => {
      const { order, headers, customerId } = await orderOf('customer');
      const pages = await Promise.all(
        Array.from({ length: tabs }, () => startPaying(shop, order, headers)),
      );
      const paid = await Promise.all(
        [...pages, ...pages].map((url) => payOnPage(shop, url ?? '', 'success')),
      );
      expect(new Set(paid)).toEqual(new Set(['1']));
      expect(await rowOf(order.Id)).toMatchObject({ payable: 1280_00, paid: 1280_00, owedBack: 0 });
      const beyond = (tabs - 1) * 1280_00;
      expect(await walletState(shop, customerId)).toEqual({ balance: beyond, ledger: beyond });
      expect(await toldOverpaid(customerId)).toHaveLength(tabs - 1);
      expect(await bookedFor(order.OrderNo)).toHaveLength(tabs - 1);
    },
  );

  // payments-32, payments-40
  it('paid in two tabs and then cancelled is refunded completely, and not more', async () => {
    const { order, headers, customerId } = await orderOf('customer');
    const pages = [
      await startPaying(shop, order, headers),
      await startPaying(shop, order, headers),
    ];
    for (const url of pages) await payOnPage(shop, url ?? '');
    await move(order.Id, 'Cancelled');
    expect(await walletState(shop, customerId)).toEqual({ balance: 2560_00, ledger: 2560_00 });
    // payments-46
    expect(await refundTold(order, headers)).toEqual({ wallet: 2560, due: 0, byHand: 0 });
  });

  // payments-40
  it('that arrives after the order was cancelled goes into the wallet', async () => {
    const { order, headers, customerId } = await orderOf('customer');
    const url = await startPaying(shop, order, headers);
    await move(order.Id, 'Cancelled');
    expect(await payOnPage(shop, url ?? '')).toBe('1');
    expect(await rowOf(order.Id)).toMatchObject({ status: 'Cancelled', paid: 0 });
    expect(await walletState(shop, customerId)).toEqual({ balance: 1280_00, ledger: 1280_00 });
    // notifications-23
    expect(await toldOverpaid(customerId)).toEqual([
      `৳1,280.00 came for your order ${order.OrderNo} after it was cancelled. It is in your wallet for the next order.`,
    ]);
    expect(await bookedFor(order.OrderNo)).toEqual(['৳1,280.00 into the wallet']);
    expect(await refundTold(order, headers)).toEqual({ wallet: 1280, due: 0, byHand: 0 });
  });

  // payments-46
  it('refunded from an active order is shown with the order', async () => {
    const { order, headers } = await orderOf('customer');
    await payOnPage(shop, (await startPaying(shop, order, headers)) ?? '');
    const by = { actor: 'rafiq', role: 'owner' as const, now: shop.clock.now };
    const refund = { orderId: order.Id, refundId: randomUUID(), amount: 200_00, reason: 'Damaged' };
    await refundOrder(shop.database.db, refund, by);
    expect(await refundTold(order, headers)).toEqual({ wallet: 200, due: 0, byHand: 0 });
    await move(order.Id, 'Cancelled');
    expect(await refundTold(order, headers)).toEqual({ wallet: 1280, due: 0, byHand: 0 });
  });

  // checkout-88, payments-46
  it('in the wallet of the customer who claimed the order appears as a refund to the holder of its link', async () => {
    const { order } = await orderOf('guest');
    const { id, headers } = await signedIn(shop, '01812999999');
    await payOnPage(shop, (await startPaying(shop, order)) ?? '');
    await shop.database.db.update(orders).set({ customerId: id }).where(eq(orders.id, order.Id));
    await move(order.Id, 'Cancelled');
    expect(await refundTold(order, headers)).toEqual({ wallet: 1280, due: 0, byHand: 0 });
    expect(await refundTold(order)).toEqual({ wallet: 0, due: 0, byHand: 1280 });
  });

  // payments-40
  it('that arrives after a guest’s order was cancelled is recorded as due for a refund, with an audit entry', async () => {
    const { order } = await orderOf('guest');
    const url = await startPaying(shop, order);
    await move(order.Id, 'Cancelled');
    expect(await payOnPage(shop, url ?? '')).toBe('1');
    expect(await rowOf(order.Id)).toMatchObject({ paid: 0, owedBack: 1280_00 });
    expect(await bookedFor(order.OrderNo)).toEqual(['৳1,280.00 to be given back']);
  });

  // payments-32, payments-40
  it('of a guest remains listed with the order until it was refunded', async () => {
    const { order } = await orderOf('guest');
    const pages = [await startPaying(shop, order), await startPaying(shop, order)];
    for (const url of pages) await payOnPage(shop, url ?? '');
    expect(await rowOf(order.Id)).toMatchObject({ paid: 1280_00, owedBack: 1280_00 });
    await move(order.Id, 'Cancelled');
    expect(await rowOf(order.Id)).toMatchObject({ owedBack: 2560_00 });
    // payments-46
    expect(await refundTold(order)).toEqual({ wallet: 0, due: 2560, byHand: 0 });
    const said = await operate('orders', 'list');
    expect(said.find((line) => line.startsWith(order.OrderNo))).toMatch(/give back ৳2,560\.00$/);
    expect(await operate('orders', 'gave-back', order.OrderNo)).toEqual([
      `${order.OrderNo}: ৳2,560.00 given back`,
    ]);
    expect(await rowOf(order.Id)).toMatchObject({ owedBack: 0 });
    expect(await refundTold(order)).toEqual({ wallet: 0, due: 0, byHand: 2560 });
    await expect(operate('orders', 'gave-back', order.OrderNo)).rejects.toThrow('Nothing');
  });
});
