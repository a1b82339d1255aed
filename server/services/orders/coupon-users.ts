/** Whose a coupon's use is: each number has one, signed in or not (checkout-38, checkout-118). */
import { and, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { couponUses } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import { customers, sessions } from '#server/db/tables/sign-in.ts';

/** A customer, whose number is proved, or whoever names a number as a guest. */
export interface CouponUser {
  customerId: string | null;
  /** Canonical. */
  phone: string;
}

/** The one who orders: a customer's number is their account's, whatever the order says. */
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

/** As it stands in the table: a proved number, or one that a guest has only named. */
export function usedBy({ customerId, phone }: CouponUser): string {
  return customerId ? `phone:${phone}` : `guest:${phone}`;
}

/** Two orders that use a coupon for one number wait for one another, whoever places them. */
export async function lockNumber(
  tx: Database,
  couponId: number,
  { phone }: CouponUser,
): Promise<void> {
  const name = `coupon ${couponId} ${phone}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * True where the number has used the coupon. For a guest every use of it counts. For a customer
 * what a stranger did who only named their number does not: a guest's use counts for them where the
 * order has become theirs, came from a phone of theirs, or the pharmacy has called the number and confirmed it.
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

/** The order came from a phone on which the customer has signed in, or the number was called and the order confirmed. */
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
