/** Money that is taken at the door or at the counter (payments-30, counter-130 to counter-132). */
import { eq, sql } from 'drizzle-orm';
import { changedMeanwhile } from '#contract/counter/orders.ts';
import type { Paisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
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
  /** Who tells it: told twice, it is counted once. */
  paymentId: string;
  amount: Paisa;
  /** Cash, bKash, … */
  service: string;
  /** The number of the payer's own transaction: each pays once; '' for none. */
  reference: string;
  /** What was paid when it was looked at; left out by who has not looked. */
  paidSeen?: Paisa;
}

/** Writes it down, never more than is left. Throws refusals, with nothing changed. */
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
    await notifyPaid(tx, order, { id, amount }, by.now);
    await writeAudit(tx, by, {
      action: 'orders pay',
      subject: orderNo(order.orderNumber),
      about: [taka(amount, 'en'), service, payment.reference].filter(Boolean).join(' '),
    });
  });
}

/** True where this very payment is written down; throws where another one has its id. */
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

const byHand = 'by-hand';

/** `by-hand bKash 9FK3…`: no partner's own proof looks like it. */
function proofOf({ service, reference }: HandPayment): string {
  return `${byHand} ${service} ${reference.toUpperCase()}`;
}

/** The number that was written down with a payment; '' where none was, or it is the partner's own. */
export function referenceOf({ proof, service }: typeof payments.$inferSelect): string {
  const start = `${byHand} ${service} `;
  return proof?.startsWith(start) ? proof.slice(start.length) : '';
}
