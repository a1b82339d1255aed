/** Coupons: the discount for an order, and single use. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { couponDiscountFor } from '#domain/checkout.ts';
import type { Paisa } from '#domain/money.ts';
import { plainCode } from '#domain/plain-input.ts';
import type { Database } from '#server/db/database.ts';
import { coupons, couponUses } from '#server/db/tables/offers.ts';
import { Refusal } from '#server/services/refusal.ts';
import { checkoutText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import { hasUsed, lockNumber, usedBy, type CouponUser } from './coupon-users.ts';

export type Coupon = typeof coupons.$inferSelect;

/** Finds a coupon by its code, in any letter case; null if there is none. */
export async function couponByCode(db: Database, code: string): Promise<Coupon | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, plainCode(code)));
  return row ?? null;
}

export async function couponById(db: Database, id: number): Promise<Coupon | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id));
  return row ?? null;
}

/**
 * The coupon's discount on goods worth `total`, in paisa, at `now`. Throws a refusal with the
 * reason if it does not apply.
 */
export function worthOf(coupon: Coupon | null, total: Paisa, now: Date): Paisa {
  const isOver = coupon?.endsAt && coupon.endsAt <= now;
  const isEarly = coupon?.startsAt && coupon.startsAt > now;
  if (!coupon || !coupon.isActive || isOver || isEarly)
    throw new Refusal(checkoutText.couponUnknown);
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses)
    throw new Refusal(checkoutText.couponOver);
  if (total < coupon.leastAmount) {
    const [en, bn] = checkoutText.couponTooSmall;
    throw new Refusal([en(taka(coupon.leastAmount, 'en')), bn(taka(coupon.leastAmount, 'bn'))]);
  }
  return couponDiscountFor(total, coupon);
}

export interface CouponUse {
  couponId: number;
  user: CouponUser;
  orderId: string;
  createdAt: Date;
}

/**
 * Records the use inside the order's transaction. Throws a refusal if the number has used the
 * coupon or if its total number of uses is exhausted.
 */
export async function spendCoupon(tx: Database, use: CouponUse): Promise<void> {
  const { couponId, user, orderId, createdAt } = use;
  await lockNumber(tx, couponId, user);
  const used = user.customerId ? checkoutText.couponUsed : checkoutText.couponNotForNumber;
  if (await hasUsed(tx, couponId, user)) throw new Refusal(used);
  const [line] = await tx
    .insert(couponUses)
    .values({ couponId, usedBy: usedBy(user), orderId, createdAt })
    .onConflictDoNothing({ target: [couponUses.couponId, couponUses.usedBy] })
    .returning({ id: couponUses.id });
  if (!line) throw new Refusal(used);
  const counted = await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(
      and(
        eq(coupons.id, couponId),
        or(isNull(coupons.mostUses), lt(coupons.uses, coupons.mostUses)),
      ),
    )
    .returning({ id: coupons.id });
  if (counted.length === 0) throw new Refusal(checkoutText.couponOver);
}

/** Returns a coupon use, because its order was cancelled. */
export async function returnCoupon(tx: Database, orderId: string): Promise<void> {
  const gone = await tx
    .delete(couponUses)
    .where(eq(couponUses.orderId, orderId))
    .returning({ couponId: couponUses.couponId });
  for (const { couponId } of gone) {
    await tx
      .update(coupons)
      .set({ uses: sql`greatest(0, ${coupons.uses} - 1)` })
      .where(eq(coupons.id, couponId));
  }
}
