/** Applies a received payment to an order. The excess goes back to the payer (payments-40). */
import { eq, sql } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { orders } from '#server/db/tables/orders.ts';
import { keepCustomer } from '#server/services/accounts/keep-customer.ts';
import { bookWallet } from '#server/services/accounts/wallets.ts';
import { oweBack } from '#server/services/orders/refund-due.ts';
import { notifyOverpaid, notifyPaid } from '#server/services/orders/order-notifications.ts';
import { leftToPay } from '#server/services/orders/order-rows.ts';
import { taka } from '#text/numbers.ts';
import { orderNo } from '#text/orders.ts';

type Order = typeof orders.$inferSelect;

export interface Payment {
  id: string;
  orderId: string;
  /** In paisa. */
  amount: Paisa;
}

/**
 * Must run once, inside the transaction that marks the payment as successful. An order that was
 * cancelled, or paid in another tab in the meantime, has nothing left to pay.
 */
export async function takeMoney(tx: Database, payment: Payment, now: Date): Promise<void> {
  // The lock makes cancellations and other payments wait until this one is recorded.
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, payment.orderId))
    .for('update');
  if (!order) throw new Error('a payment without its order');
  const owed = Math.min(payment.amount, leftToPay(order));
  if (owed > 0)
    await tx
      .update(orders)
      .set({ paid: sql`${orders.paid} + ${owed}` })
      .where(eq(orders.id, order.id));
  await notifyPaid(tx, order, payment, now);
  if (payment.amount > owed) await returnMoney(tx, order, payment, payment.amount - owed, now);
}

/**
 * Puts the excess into the wallet. Without a wallet (a guest, an erased account) it is recorded as
 * owed.
 */
async function returnMoney(
  tx: Database,
  order: Order,
  { id: paymentId }: Payment,
  amount: Paisa,
  now: Date,
): Promise<void> {
  const { customerId, orderNumber } = order;
  const hasWallet = customerId !== null && (await keepCustomer(tx, customerId));
  if (hasWallet) {
    const entry = { customerId, amount, kind: 'overpaid', orderId: null, paymentId, now } as const;
    await bookWallet(tx, entry);
    await notifyOverpaid(tx, order, { id: paymentId, amount }, now);
  } else await oweBack(tx, order, amount);
  await tx.insert(auditEntries).values({
    actor: 'shop',
    action: 'payments overpaid',
    subject: orderNo(orderNumber),
    about: `${taka(amount, 'en')} ${hasWallet ? 'into the wallet' : 'to be given back'}`,
    createdAt: now,
  });
}
