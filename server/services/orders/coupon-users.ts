/**
 * Determines to which phone number a coupon use belongs. Each number may use a coupon once, signed
 * in or not (checkout-38, checkout-118).
 */
import { and, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { couponUses } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import { customers, sessions } from '#server/db/tables/sign-in.ts';

/** A customer, whose number is verified, or a guest, who only entered a number. */
export interface CouponUser {
  customerId: string | null;
  /** The canonical form, `01XXXXXXXXX`. */
  phone: string;
}

/**
 * The user of a coupon for an order. For a customer it is the account's number, whatever the order
 * contains.
 */
export async function couponUserOf(
  db: Database,
  customerId: string | null,
  named: string,
): Promise<CouponUser> {
  if (!customerId) return { customerId, phone: named };
  const [customer] = await db
    .select({ phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, customerId));
  return { customerId, phone: customer?.phone ?? '' };
}

/**
 * The value in the `usedBy` column. It distinguishes a verified number from one that a guest only
 * entered.
 */
export function usedBy({ customerId, phone }: CouponUser): string {
  return customerId ? `phone:${phone}` : `guest:${phone}`;
}

/**
 * Locks the coupon for this number until the transaction ends, so that concurrent orders cannot use
 * it twice.
 */
export async function lockNumber(
  tx: Database,
  couponId: number,
  { phone }: CouponUser,
): Promise<void> {
  const name = `coupon ${couponId} ${phone}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Whether the number has used the coupon. For a guest every use counts. For a customer, a guest's
 * use of the number counts only if the order now belongs to the customer, was sent from one of
 * their phones, or was confirmed by a call to the number. Otherwise a stranger could use up the
 * coupon.
 */
export async function hasUsed(db: Database, couponId: number, user: CouponUser): Promise<boolean> {
  const { customerId, phone } = user;
  const proved = eq(couponUses.usedBy, `phone:${phone}`);
  const named = eq(couponUses.usedBy, `guest:${phone}`);
  const counts = customerId
    ? or(proved, isOrderOf(db, customerId), and(named, isVouchedFor(db, customerId, phone)))
    : or(proved, named);
  const rows = await db
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), counts))
    .limit(1);
  return rows.length > 0;
}

function isOrderOf(db: Database, customerId: string) {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  return inArray(couponUses.orderId, own);
}

/**
 * Whether the order was sent from a phone on which the customer has signed in, or was confirmed by
 * a call to the number.
 */
function isVouchedFor(db: Database, customerId: string, phone: string) {
  const phones = db
    .select({ id: sessions.deviceId })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isNotNull(sessions.deviceId)));
  const called = and(
    eq(shippingAddresses.customerPhone, phone),
    inArray(orders.status, ['Confirmed', 'Processing', 'Delivering', 'Delivered']),
  );
  return exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
      .where(and(eq(orders.id, couponUses.orderId), or(inArray(orders.deviceId, phones), called))),
  );
}
