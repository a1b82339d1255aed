/**
 * Processes a payment callback: confirms it with the partner, compares the amounts, and counts it
 * once.
 */
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { orderNo } from '#text/orders.ts';
import type { Callback, Confirmation } from './gateway.ts';
import { takeMoney } from './take-money.ts';

/** The wire's `Payment` on the success page: 1, 2, 3; any other value is an error (payments-20). */
export const outcomes = { success: 1, failed: 2, cancelled: 3, unknown: 96 } as const;

export interface Settled {
  outcome: (typeof outcomes)[keyof typeof outcomes];
  transactionId: string;
  orderId: string;
  orderNo: string;
  phone: string;
  /**
   * Whether the order was placed with Pay Now and this is its first try, so that the customer
   * returns to a new order.
   */
  isNew: boolean;
}

type Row = typeof payments.$inferSelect;

type SettlingContext = Pick<AppContext, 'db' | 'now'>;

/**
 * Returns null for a callback about an unknown transaction. A repeated callback changes nothing.
 */
export async function settle(context: AppContext, callback: Callback): Promise<Settled | null> {
  const gateway = await context.payments.settling();
  if (!gateway) return null;
  const attempt = await findAttempt(context.db, gateway.transactionOf(callback));
  if (!attempt) return null;
  const { payment, order, phone } = attempt;
  const about = {
    transactionId: payment.transactionId,
    orderId: order.id,
    orderNo: orderNo(order.orderNumber),
    phone,
    isNew: await isFirstTry(context.db, payment, order),
  };
  const confirmed = await gateway.confirm(callback, { amount: payment.amount });
  const outcome = await record(context, payment, confirmed);
  return { ...about, outcome };
}

/** Records the partner's result of a try. A repeated call changes nothing. */
export async function record(
  context: SettlingContext,
  payment: Row,
  confirmed: Confirmation,
): Promise<Settled['outcome']> {
  if (payment.status === 'Success') return outcomes.success;
  if (confirmed.kind === 'unknown') return outcomes.unknown;
  if (confirmed.kind !== 'paid')
    return close(context, payment, confirmed.kind === 'failed' ? 'Failed' : 'Cancelled');
  const isOurs =
    confirmed.transactionId === payment.transactionId && confirmed.amount === payment.amount;
  if (!isOurs) return close(context, payment, 'Failed');
  const paid = await count(context, payment, confirmed);
  return paid ? outcomes.success : outcomes.failed;
}

/** Closes a try that did not pay. One that has been paid in the meantime stays paid. */
async function close(
  { db }: SettlingContext,
  payment: Row,
  status: 'Failed' | 'Cancelled',
): Promise<Settled['outcome']> {
  const [closed] = await db
    .update(payments)
    .set({ status })
    .where(and(eq(payments.id, payment.id), ne(payments.status, 'Success')))
    .returning();
  if (!closed) return outcomes.success;
  return status === 'Failed' ? outcomes.failed : outcomes.cancelled;
}

/**
 * Counts the money once, however often it is reported. Returns false if the proof was used for
 * another payment.
 */
async function count(
  context: SettlingContext,
  payment: Row,
  confirmed: Extract<Confirmation, { kind: 'paid' }>,
): Promise<boolean> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const [other] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.proof, confirmed.proof), ne(payments.id, payment.id)));
    if (other) return false;
    const [row] = await tx
      .update(payments)
      .set({
        status: 'Success',
        service: confirmed.service.slice(0, 100),
        proof: confirmed.proof,
        risk: confirmed.risk,
        paidAt: now,
      })
      .where(and(eq(payments.id, payment.id), ne(payments.status, 'Success')))
      .returning();
    if (!row) return true;
    await takeMoney(tx, row, now);
    return true;
  });
}

async function isFirstTry(
  db: Database,
  payment: Row,
  order: typeof orders.$inferSelect,
): Promise<boolean> {
  if (order.paymentMethod !== 'PAY_NOW') return false;
  const [first] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(1);
  return first?.id === payment.id;
}

async function findAttempt(db: Database, transactionId: string) {
  if (transactionId === '') return null;
  const [attempt] = await db
    .select({ payment: payments, order: orders, phone: shippingAddresses.receiverPhone })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .where(eq(payments.transactionId, transactionId));
  return attempt ?? null;
}
