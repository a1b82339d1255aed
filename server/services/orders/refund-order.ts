/**
 * Partial refunds by the owner, and the record that a guest was paid back (counter-135 to
 * counter-137).
 */
import { eq, sql } from 'drizzle-orm';
import { changedMeanwhile, notThisRole } from '#contract/counter/orders.ts';
import type { Paisa } from '#domain/money.ts';
import { refundable } from '#domain/order-moves.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { refunds } from '#server/db/tables/payments.ts';
import { bookWallet } from '#server/services/accounts/wallets.ts';
import { writeAudit } from '#server/services/audit.ts';
import { Refusal } from '#server/services/refusal.ts';
import { orderRefusals } from '#text/counter/order-refusals.ts';
import { taka } from '#text/numbers.ts';
import { orderNo } from '#text/orders.ts';
import { lockOrder, type LockedOrder, type OrderBy } from './lock-order.ts';
import { notifyRefunded } from './order-notifications.ts';
import { goesBack, oweBack } from './refund-due.ts';

export interface Refund {
  orderId: string;
  /** The caller's idempotency key: a repeated refund is booked once. */
  refundId: string;
  amount: Paisa;
  reason: string;
}

/**
 * Refunds into the customer's wallet. A guest has no wallet, so the amount is recorded as owed.
 * Never refunds more than was paid for the order. On a refusal nothing is booked.
 */
export async function refundOrder(db: Database, refund: Refund, by: OrderBy): Promise<void> {
  requireOwner(by);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, refund.orderId);
    if (await isKnown(tx, refund)) return;
    const { refundId: id, orderId, amount, reason } = refund;
    const maxAmount = refundable(order);
    if (amount > maxAmount) throw tooMuch(maxAmount);
    const way = order.customerId ? 'wallet' : 'by-hand';
    const row = { id, orderId, amount, way, reason, by: by.actor, createdAt: by.now };
    await tx.insert(refunds).values(row);
    await tx
      .update(orders)
      .set({ refunded: sql`${orders.refunded} + ${amount}` })
      .where(eq(orders.id, orderId));
    if (order.customerId) await intoWallet(tx, order, order.customerId, refund, by);
    else await oweBack(tx, order, amount);
    await writeAudit(tx, by, {
      action: 'orders refund',
      subject: orderNo(order.orderNumber),
      about: `${goesBack(order, amount)}: ${reason}`,
    });
  });
}

async function intoWallet(
  tx: Database,
  order: LockedOrder,
  customerId: string,
  { refundId, amount }: Refund,
  { now }: OrderBy,
): Promise<void> {
  // The wallet has at most one `refund` entry per order, the one of its cancellation. A partial
  // refund therefore stores its own id in `paymentId`.
  const entry = { customerId, amount, kind: 'refund', orderId: null, paymentId: refundId } as const;
  if (!(await bookWallet(tx, { ...entry, now }))) throw new Refusal(orderRefusals.notBooked);
  await notifyRefunded(tx, order, { id: refundId, amount }, now);
}

/**
 * Records that a guest was paid back. `seen` is the amount that the caller was shown; without it
 * the amount is not compared.
 */
export async function noteGivenBack(
  db: Database,
  { orderId, seen }: { orderId: string; seen?: Paisa },
  by: OrderBy,
): Promise<Paisa> {
  requireOwner(by);
  return db.transaction(async (tx) => {
    const { owedBack, orderNumber } = await lockOrder(tx, orderId);
    const subject = orderNo(orderNumber);
    if (owedBack === 0) {
      const [en, bn] = orderRefusals.nothingOwed;
      throw new Refusal([en(subject), bn(subject)], { id: changedMeanwhile });
    }
    if (seen !== undefined && seen !== owedBack) {
      const [en, bn] = orderRefusals.owedChanged;
      const says = [en(taka(owedBack, 'en')), bn(taka(owedBack, 'bn'))] as const;
      throw new Refusal(says, { id: changedMeanwhile });
    }
    await tx.update(orders).set({ owedBack: 0 }).where(eq(orders.id, orderId));
    const about = taka(owedBack, 'en');
    await writeAudit(tx, by, { action: 'orders gave-back', subject, about });
    return owedBack;
  });
}

function requireOwner({ role }: OrderBy): void {
  if (role === 'owner') return;
  throw new Refusal(orderRefusals.ownerGivesBack, { status: 403, id: notThisRole });
}

async function isKnown(tx: Database, refund: Refund): Promise<boolean> {
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, refund.refundId));
  if (!known) return false;
  if (known.orderId === refund.orderId && known.amount === refund.amount) return true;
  throw new Refusal(orderRefusals.idUsed);
}

function tooMuch(maxAmount: Paisa): Refusal {
  const [en, bn] = orderRefusals.refundTooMuch;
  return new Refusal([en(taka(maxAmount, 'en')), bn(taka(maxAmount, 'bn'))]);
}
