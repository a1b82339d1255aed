/**
 * Payments that customers have sent to the shop's own account and report by their transaction id:
 * each waits until staff have compared it with the account (payments-49 to payments-54).
 */
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import type { PaymentClaim } from '#domain/order.ts';
import { isTransactionId, plainTransactionId, walletServices } from '#domain/payment-claim.ts';
import type { WalletName } from '#domain/shop.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orders } from '#server/db/tables/orders.ts';
import { isUnverified, payments } from '#server/db/tables/payments.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import { writeAudit } from '#server/services/audit.ts';
import { codeOf, malformed, notFound } from '#server/services/failures.ts';
import { lockOrder, type LockedOrder, type OrderBy } from '#server/services/orders/lock-order.ts';
import { notifyClaimRefused } from '#server/services/orders/order-notifications.ts';
import { leftToPay } from '#server/services/orders/order-rows.ts';
import { Refusal } from '#server/services/refusal.ts';
import { orderRefusals } from '#text/counter/order-refusals.ts';
import { taka } from '#text/numbers.ts';
import { orderNo, ordersText } from '#text/orders.ts';
import { payByHandText } from '#text/pay-by-hand.ts';
import { proofOf } from './take-by-hand.ts';
import { takeMoney } from './take-money.ts';

/** The `gateway` of a reported payment. */
export const claimGateway = 'claim';

/** The reports of one order that may wait at the same time, and all of its payments. */
const maxUnverified = 5;
const maxPayments = 50;

export interface ReportedPayment {
  orderId: string;
  /** Created by the page: a repeated report is stored once. */
  paymentId: string;
  wallet: WalletName;
  transactionId: string;
  amount: Paisa;
}

/** Stores the report as "to be verified". Nothing of it counts as paid. */
export async function reportPayment(
  db: Database,
  { orderId, paymentId: id, wallet, transactionId, amount }: ReportedPayment,
  now: Date,
): Promise<void> {
  const reference = plainTransactionId(transactionId);
  if (!isTransactionId(reference)) throw new Refusal(payByHandText.idInvalid);
  const service = walletServices[wallet];
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const known = await tx.select().from(payments).where(eq(payments.orderId, orderId));
    const same = known.filter((one) => one.service === service && one.reference === reference);
    const isKnown = known.some((one) => one.id === id) || same.some(isToBeVerifiedOrPaid);
    if (isKnown) return;
    if (await isAccepted(tx, { service, reference })) throw new Refusal(payByHandText.idUsed);
    refuseOtherwise(order, amount);
    const waiting = known.filter(isToBeVerified).length;
    if (waiting >= maxUnverified || known.length >= maxPayments) throw malformed();
    const written = await tx
      .insert(payments)
      .values({
        id,
        orderId,
        transactionId: newSecretId(),
        gateway: claimGateway,
        service,
        reference,
        amount,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: payments.id });
    // The id belongs to a payment of another order.
    if (written.length === 0) throw malformed();
    await addUnverified(tx, orderId, amount);
  });
}

function refuseOtherwise(order: LockedOrder, amount: Paisa): void {
  const left = leftToPay(order) - order.unverified;
  if (amount <= left) return;
  if (left <= 0) {
    const isWaiting = order.unverified > 0 && order.status !== 'Cancelled';
    throw new Refusal(isWaiting ? payByHandText.allReported : ordersText.nothingToPay);
  }
  const [en, bn] = payByHandText.lessLeft;
  throw new Refusal([en(taka(left, 'en')), bn(taka(left, 'bn'))]);
}

type Row = typeof payments.$inferSelect;

export function isToBeVerified({ gateway, status }: Pick<Row, 'gateway' | 'status'>): boolean {
  return gateway === claimGateway && status === 'Pending';
}

function isToBeVerifiedOrPaid(row: Row): boolean {
  return isToBeVerified(row) || row.status === 'Success';
}

async function isAccepted(
  tx: Database,
  transaction: { service: string; reference: string },
): Promise<boolean> {
  const [used] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.proof, proofOf(transaction)));
  return used !== undefined;
}

async function addUnverified(tx: Database, orderId: string, amount: Paisa): Promise<void> {
  await tx
    .update(orders)
    .set({ unverified: sql`${orders.unverified} + ${amount}` })
    .where(eq(orders.id, orderId));
}

export interface Verification {
  paymentId: string;
  orderId: string;
}

const uniqueViolation = '23505';

/**
 * Counts the money that has arrived in the account, once per transaction id and service. A refused
 * report can still be accepted, for money that came late. What exceeds the amount left to pay
 * belongs to the payer (payments-40). A repeated call changes nothing.
 */
export async function acceptClaim(
  db: Database,
  { amount, ...claim }: Verification & { amount: Paisa },
  by: OrderBy,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const { order, row } = await lockClaim(tx, claim);
      if (row.status === 'Success') return;
      const proof = proofOf(row);
      if (row.status === 'Cancelled' || (await isAccepted(tx, row)))
        throw new Refusal(orderRefusals.referenceUsed);
      const [paid] = await tx
        .update(payments)
        .set({ status: 'Success', amount, proof, refusal: '', takenBy: by.actor, paidAt: by.now })
        .where(eq(payments.id, row.id))
        .returning();
      if (!paid) throw notFound();
      if (isToBeVerified(row)) await addUnverified(tx, order.id, -row.amount);
      await takeMoney(tx, paid, by.now);
      const reported = amount === row.amount ? '' : `(${taka(row.amount, 'en')} reported)`;
      await auditClaim(tx, by, order, 'payments accept', [
        taka(amount, 'en'),
        reported,
        row.service,
        row.reference,
      ]);
    });
  } catch (failure) {
    // Another order got the same transaction at the same moment.
    if (codeOf(failure) === uniqueViolation) throw new Refusal(orderRefusals.referenceUsed);
    throw failure;
  }
}

/** Refuses the report, with a sentence to the customer; '' for the standard one. */
export async function refuseClaim(
  db: Database,
  { reason, ...claim }: Verification & { reason: string },
  by: OrderBy,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, row } = await lockClaim(tx, claim);
    if (row.status === 'Failed') return;
    if (!isToBeVerified(row)) throw new Refusal(orderRefusals.claimDecided);
    await tx
      .update(payments)
      .set({ status: 'Failed', refusal: reason, takenBy: by.actor })
      .where(eq(payments.id, row.id));
    await addUnverified(tx, order.id, -row.amount);
    await notifyClaimRefused(tx, order, { ...row, reason }, by.now);
    await auditClaim(tx, by, order, 'payments refuse', [
      taka(row.amount, 'en'),
      row.service,
      row.reference,
      reason,
    ]);
  });
}

/** Locks the order and reads one of its reports. Throws 404 if there is none. */
async function lockClaim(tx: Database, { orderId, paymentId }: Verification) {
  const order = await lockOrder(tx, orderId);
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.orderId, orderId),
        eq(payments.gateway, claimGateway),
      ),
    );
  if (!row) throw notFound();
  return { order, row };
}

function auditClaim(
  tx: Database,
  by: OrderBy,
  order: LockedOrder,
  action: 'payments accept' | 'payments refuse',
  about: string[],
): Promise<void> {
  const subject = orderNo(order.orderNumber);
  return writeAudit(tx, by, { action, subject, about: about.filter(Boolean).join(' ') });
}

/** The order's reports that are not accepted, oldest first, for its customer. */
export async function openClaimsOf(db: Database, orderId: string): Promise<PaymentClaim[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.gateway, claimGateway),
        inArray(payments.status, ['Pending', 'Failed']),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.map((row) => ({
    id: row.id,
    service: row.service,
    reference: row.reference,
    amount: row.amount,
    isRefused: row.status === 'Failed',
    reason: row.refusal,
    at: row.createdAt.toISOString(),
  }));
}

/** The reports that are listed for verification at once. */
const maxListed = 50;

/** The payments to be verified of all orders, oldest first, and how many there are. */
export async function unverifiedPayments(db: Database) {
  const [counted] = await db.select({ count: count() }).from(payments).where(isUnverified);
  const rows = await db
    .select({ payment: payments, order: orders, receiver: shippingAddresses.receiverName })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .where(isUnverified)
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(maxListed);
  return {
    count: counted?.count ?? 0,
    payments: rows.map(({ payment, order, receiver }) => ({
      id: payment.id,
      orderId: order.id,
      number: orderNo(order.orderNumber),
      receiver,
      service: payment.service,
      reference: payment.reference,
      amount: payment.amount,
      at: payment.createdAt.toISOString(),
      isCancelled: order.status === 'Cancelled',
    })),
  };
}
