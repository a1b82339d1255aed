/** Payments taken at the door or at the counter (payments-30, counter-130 to counter-132). */
import { and, eq, sql } from 'drizzle-orm';
import { changedMeanwhile } from '#contract/counter/orders.ts';
import type { Paisa } from '#domain/money.ts';
import { plainTransactionId } from '#domain/payment-claim.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { isUnverified, payments } from '#server/db/tables/payments.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import { writeAudit } from '#server/services/audit.ts';
import { lockOrder, type LockedOrder, type OrderBy } from '#server/services/orders/lock-order.ts';
import { notifyPaid } from '#server/services/orders/order-notifications.ts';
import { leftToPay } from '#server/services/orders/order-rows.ts';
import { Refusal } from '#server/services/refusal.ts';
import { orderRefusals } from '#text/counter/order-refusals.ts';
import { taka } from '#text/numbers.ts';
import { orderNo } from '#text/orders.ts';

export interface HandPayment {
  orderId: string;
  /** The caller's idempotency key: a repeated payment is counted once. */
  paymentId: string;
  amount: Paisa;
  /** Cash, bKash, … */
  service: string;
  /** The payer's transaction number, which may be used only once; '' for none. */
  reference: string;
  /** The paid amount that the caller was shown; absent if the caller has not seen it. */
  paidSeen?: Paisa;
}

/** Records the payment, never more than is left to pay. On a refusal nothing changes. */
export async function takeByHand(db: Database, payment: HandPayment, by: OrderBy): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    if (await isKnown(tx, payment)) return;
    refuseOtherwise(order, payment);
    const { amount, paymentId: id, service } = payment;
    const written = await tx
      .insert(payments)
      .values({
        id,
        orderId: order.id,
        transactionId: newSecretId(),
        gateway: 'operator',
        service,
        amount,
        status: 'Success',
        proof: payment.reference ? proofOf(payment) : null,
        takenBy: by.actor,
        createdAt: by.now,
        paidAt: by.now,
      })
      .onConflictDoNothing()
      .returning({ id: payments.id });
    if (written.length === 0) throw new Refusal(orderRefusals.referenceUsed);
    await tx
      .update(orders)
      .set({ paid: sql`${orders.paid} + ${amount}` })
      .where(eq(orders.id, order.id));
    await closeClaims(tx, payment);
    await notifyPaid(tx, order, { id, amount }, by.now);
    await writeAudit(tx, by, {
      action: 'orders pay',
      subject: orderNo(order.orderNumber),
      about: [taka(amount, 'en'), service, payment.reference].filter(Boolean).join(' '),
    });
  });
}

/** Whether this payment is already recorded. Throws if its id was used for a different one. */
async function isKnown(
  tx: Database,
  { paymentId, orderId, amount }: HandPayment,
): Promise<boolean> {
  const [known] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  if (!known) return false;
  if (known.orderId === orderId && known.amount === amount) return true;
  throw new Refusal(orderRefusals.idUsed);
}

function refuseOtherwise(order: LockedOrder, { amount, paidSeen }: HandPayment): void {
  if (paidSeen !== undefined && paidSeen !== order.paid) {
    const [en, bn] = orderRefusals.paidMeanwhile;
    const says = [en(taka(order.paid, 'en')), bn(taka(order.paid, 'bn'))] as const;
    throw new Refusal(says, { id: changedMeanwhile });
  }
  if (amount <= leftToPay(order)) return;
  const [en, bn] = orderRefusals.lessLeft;
  const number = orderNo(order.orderNumber);
  throw new Refusal([en(number, taka(amount, 'en')), bn(number, taka(amount, 'bn'))]);
}

/**
 * Closes the reports of a transaction that staff have recorded by themselves at the same order, so
 * that it does not wait any more.
 */
async function closeClaims(tx: Database, { orderId, service, reference }: HandPayment) {
  if (reference === '') return;
  const closed = await tx
    .update(payments)
    .set({ status: 'Cancelled' })
    .where(
      and(
        eq(payments.orderId, orderId),
        isUnverified,
        eq(payments.service, service),
        eq(payments.reference, plainTransactionId(reference)),
      ),
    )
    .returning({ amount: payments.amount });
  const sum = closed.reduce((total, { amount }) => total + amount, 0);
  if (sum > 0)
    await tx
      .update(orders)
      .set({ unverified: sql`${orders.unverified} - ${sum}` })
      .where(eq(orders.id, orderId));
}

const byHand = 'by-hand';

/**
 * For example `by-hand bKash 9FK3…`. The prefix keeps it distinct from the payment partners' own
 * proofs.
 */
export function proofOf({
  service,
  reference,
}: Pick<HandPayment, 'service' | 'reference'>): string {
  return `${byHand} ${service} ${plainTransactionId(reference)}`;
}

/**
 * The transaction number recorded with a manual payment; '' if there is none or the proof is the
 * partner's.
 */
export function referenceOf({ proof, reference, service }: typeof payments.$inferSelect): string {
  if (reference) return reference;
  const start = `${byHand} ${service} `;
  return proof?.startsWith(start) ? proof.slice(start.length) : '';
}
