/**
 * Changes an order's status: history, notification, and the effects of delivery and cancellation on
 * money and stock.
 */
import { and, eq, ne } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import { orderHistory, orderLines, orders } from '#server/db/tables/orders.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { keepCustomer } from '#server/services/accounts/keep-customer.ts';
import { bookWallet } from '#server/services/accounts/wallets.ts';
import { endWork } from '#server/services/queue/leases.ts';
import { taka } from '#text/numbers.ts';
import { ordersText } from '#text/orders.ts';
import { returnCoupon } from './coupons.ts';
import { keepForGood, takeReleased } from './holds.ts';
import { oweBack } from './refund-due.ts';
import { returnToStock } from './stock.ts';
import { notifyStatusChanged } from './order-notifications.ts';

type Order = typeof orders.$inferSelect;

/** The name and the reason that are recorded in the order's history. */
export interface ChangedBy {
  by: string;
  note: string;
}

/**
 * Changes an order's status once. `Delivered` pays the cashback into the wallet; `Cancelled`
 * returns wallet credit, coupon and stock. Returns false if the order is unknown, has that status
 * already, or was cancelled or delivered. Throws a refusal if the order's units were released
 * (checkout-119) and are no longer in stock.
 */
export async function changeOrderStatus(
  db: Database,
  orderId: string,
  status: OrderStatus,
  now: Date,
  { by, note }: ChangedBy = { by: '', note: '' },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ status })
      .where(
        and(
          eq(orders.id, orderId),
          ne(orders.status, status),
          ne(orders.status, 'Cancelled'),
          ne(orders.status, 'Delivered'),
        ),
      )
      .returning();
    if (!order) return false;
    await leadRequest(tx, orderId, status);
    // The person who starts packing continues with the order. Every other step passes it to someone
    // else.
    if (status !== 'Processing') await endWork(tx, { kind: 'order', id: orderId });
    await tx.insert(orderHistory).values({ orderId, status, by, note, createdAt: now });
    if (status !== 'Cancelled') await takeReleased(tx, orderId);
    await keepForGood(tx, [orderId]);
    const refund = status === 'Cancelled' ? await giveBack(tx, order, now) : 0;
    await notifyStatusChanged(tx, order, { status, refund }, now);
    if (status === 'Delivered') await payCashback(tx, order, now);
    return true;
  });
}

/** A request that became this order has the same status as the order. */
async function leadRequest(tx: Database, orderId: string, status: OrderStatus): Promise<void> {
  if (status === 'Pending') return;
  await tx.update(requestOrders).set({ status }).where(eq(requestOrders.orderId, orderId));
}

async function payCashback(tx: Database, order: Order, now: Date): Promise<void> {
  const { customerId, cashback, id } = order;
  if (!customerId || cashback === 0) return;
  await bookWallet(tx, { customerId, amount: cashback, kind: 'cashback', orderId: id, now });
  const [en, bn] = ordersText.newsCashback;
  await notify(tx, {
    customerId,
    text: [en(taka(cashback, 'en')), bn(taka(cashback, 'bn'))],
    reference: 'Cashback Offer',
    referenceId: id,
    now,
  });
}

/** Returns the amount that was put into the customer's wallet, in paisa. */
async function giveBack(tx: Database, order: Order, now: Date): Promise<Paisa> {
  const { customerId, wallet, id } = order;
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id));
  if (!order.releasedAt) await returnToStock(tx, lines);
  await returnCoupon(tx, id);
  // Payments are returned as wallet credit. Refunds through the payment gateway are left to the
  // pharmacist.
  const amount = wallet + order.paid - order.refunded;
  if (amount === 0) return 0;
  if (customerId && (await keepCustomer(tx, customerId))) {
    await bookWallet(tx, { customerId, amount, kind: 'refund', orderId: id, now });
    return amount;
  }
  await oweBack(tx, order, amount);
  return 0;
}
