/**
 * Places an order: stock, coupon, wallet and the order's rows in one transaction. All amounts are
 * computed here.
 */
import { eq, sql } from 'drizzle-orm';
import type { CheckoutAmounts } from '#domain/checkout.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { holdUploads, requireUploads, writeAddress } from './destination.ts';
import type { Database } from '#server/db/database.ts';
import { orderHistory, orderLines, orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { keyInProgress } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { HandOverKeys } from '#server/services/hand-over/hand-over-keys.ts';
import type { Owner } from '#server/services/idempotency-keys.ts';
import { AlreadyReceived } from '#server/services/idempotent-write.ts';
import { Refusal } from '#server/services/refusal.ts';
import { bookWallet } from '#server/services/accounts/wallets.ts';
import { checkoutText } from '#text/checkout.ts';
import type { CheckedOrder } from './check-order.ts';
import { couponUserOf } from './coupon-users.ts';
import { spendCoupon } from './coupons.ts';
import { priceOrder } from './price-order.ts';
import { fitsGuestsShare } from './holds.ts';
import { takeFromStock } from './stock.ts';
import { notifyOrderPlaced } from './order-notifications.ts';

export interface OrderPlacement {
  id: string;
  submissionId: string | null;
  fingerprint: string;
  handOver: HandOverKeys & { handOver?: 'entered' };
  accessHash: string | null;
  owner: Owner;
  now: Date;
  order: CheckedOrder;
  /**
   * The time until which the order reserves its units unless it is confirmed (checkout-119). Absent
   * if it reserves them without limit.
   */
  heldUntil?: Date | null;
}

/**
 * Places the order and returns its row. Throws {@link AlreadyReceived}, 409 refusals for missing
 * uploads, and refusals for stock, coupon, wallet and any amount that differs from what the
 * customer agreed to.
 */
export async function placeOrder(
  context: Pick<AppContext, 'db' | 'files'>,
  placement: OrderPlacement,
): Promise<typeof orders.$inferSelect> {
  const { prescriptionIds } = placement.order;
  await requireUploads(context, { ...placement, prescriptionIds });
  return context.db.transaction(async (tx) => {
    await holdUploads(tx, prescriptionIds);
    return placeOrderWithin(tx, placement);
  });
}

/**
 * Like {@link placeOrder}, but inside the caller's transaction and with prescriptions that were
 * already checked.
 */
export async function placeOrderWithin(
  tx: Database,
  placement: OrderPlacement,
): Promise<typeof orders.$inferSelect> {
  const { order, owner, now } = placement;
  await lockSubmission(tx, placement.handOver.handOverId);
  const { paymentMethod } = order;
  const address = await writeAddress(tx, { owner, now, address: order.address, paymentMethod });
  if (!address) throw keyInProgress();
  const heldUntil = placement.heldUntil ?? null;
  const isTaken = heldUntil === null || (await fitsGuestsShare(tx, order.lines));
  const lines = await takeFromStock(tx, placement.id, order.lines, isTaken);
  const hold = isTaken ? { heldUntil } : { releasedAt: now };
  const amounts = await priceOrder(tx, { order, owner, now, lines });
  const row = await writeOrder(tx, placement, { ...amounts, ...hold, addressId: address.id });
  await useCoupon(tx, placement);
  await payFromWallet(tx, placement, amounts);
  await tx.insert(orderLines).values(lines);
  const links = order.prescriptionIds.map((prescriptionId, index) => ({
    orderId: row.id,
    prescriptionId,
    position: index + 1,
  }));
  if (links.length > 0) await tx.insert(orderPrescriptions).values(links);
  await tx.insert(orderHistory).values({ orderId: row.id, status: row.status, createdAt: now });
  await notifyOrderPlaced(tx, row, now);
  return row;
}

/**
 * Locks the submission, so that only one try runs at a time. Throws if an earlier try was received.
 * This happens before stock is taken; otherwise a second try could fail because the first took the
 * last units.
 */
async function lockSubmission(tx: Database, handOverId: string | null): Promise<void> {
  if (!handOverId) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${handOverId}, 0))`);
  const [known] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.handOverId, handOverId));
  if (known) throw new AlreadyReceived();
}

async function useCoupon(tx: Database, { id, order, owner, now }: OrderPlacement): Promise<void> {
  const { couponId } = order;
  if (couponId === null) return;
  const phone = canonicalPhone(order.address.receiverPhone) ?? '';
  const user = await couponUserOf(tx, owner.customerId, phone);
  await spendCoupon(tx, { couponId, user, orderId: id, createdAt: now });
}

async function writeOrder(
  tx: Database,
  placement: OrderPlacement,
  computed: CheckoutAmounts & { addressId: number; heldUntil?: Date | null; releasedAt?: Date },
): Promise<typeof orders.$inferSelect> {
  const { order } = placement;
  const [row] = await tx
    .insert(orders)
    .values({
      id: placement.id,
      submissionId: placement.submissionId,
      fingerprint: placement.fingerprint,
      ...placement.handOver,
      accessHash: placement.accessHash,
      orderNumber: sql`nextval('order_numbers')`,
      ...placement.owner,
      remarks: order.remarks,
      isAutoOrder: order.isAutoOrder,
      addressType: order.addressType ?? '',
      source: order.source,
      paymentMethod: order.paymentMethod,
      couponId: order.couponId,
      ...computed,
      createdAt: placement.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AlreadyReceived();
  return row;
}

/**
 * Takes the wallet's part of the payment. Throws a refusal if another order has spent the balance
 * since.
 */
async function payFromWallet(
  tx: Database,
  { id, owner, now }: OrderPlacement,
  { wallet }: CheckoutAmounts,
): Promise<void> {
  if (wallet === 0 || !owner.customerId) return;
  const change = { customerId: owner.customerId, amount: -wallet, orderId: id, now };
  if (!(await bookWallet(tx, { ...change, kind: 'used' })))
    throw new Refusal(checkoutText.walletChanged);
}
