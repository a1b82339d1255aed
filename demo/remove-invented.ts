/**
 * Removes coupons, offers and posts of the demo content, recognised by their exact text. Rows of
 * real customers differ in at least one field.
 */
import { and, eq, exists, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { coupons, couponUses, offers } from '#server/db/tables/offers.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { isPromise, seedCoupons, seedOffers } from './seed/offers.ts';
import { seedData } from './seed/seed-data.ts';
import type { SeedCoupon, SeedReview } from './seed/types.ts';

export interface InventedCounts {
  coupons: number;
  offers: number;
  /** Reviews and comments. */
  posts: number;
}

export async function removeInvented(tx: Database): Promise<InventedCounts> {
  return {
    coupons: await removeCoupons(tx),
    offers: await removePromises(tx),
    posts: await removePosts(tx),
  };
}

/**
 * Deletes the demo coupons. A coupon that a real order has used stays as a record and is
 * deactivated.
 */
async function removeCoupons(tx: Database): Promise<number> {
  const ours = or(...seedCoupons().map(isCoupon));
  const used = exists(
    tx
      .select({ one: sql`1` })
      .from(couponUses)
      .where(eq(couponUses.couponId, coupons.id)),
  );
  const gone = await tx
    .delete(coupons)
    .where(and(ours, not(used)))
    .returning({ id: coupons.id });
  const closed = await tx
    .update(coupons)
    .set({ isActive: false })
    .where(and(ours, used, eq(coupons.isActive, true)))
    .returning({ id: coupons.id });
  return gone.length + closed.length;
}

/**
 * Matches a coupon with all terms of the demo content. A coupon whose terms the shop has changed
 * belongs to the shop.
 */
function isCoupon(coupon: SeedCoupon): SQL | undefined {
  return and(
    eq(coupons.code, coupon.code),
    sameOrNull(coupons.amount, coupon.amount),
    sameOrNull(coupons.basisPoints, coupon.basisPoints),
    sameOrNull(coupons.mostDiscount, coupon.mostDiscount),
    eq(coupons.leastAmount, coupon.leastAmount),
    isNull(coupons.startsAt),
    isNull(coupons.endsAt),
    isNull(coupons.mostUses),
  );
}

function sameOrNull(column: PgColumn, value: number | null): SQL {
  return value === null ? isNull(column) : eq(column, value);
}

async function removePromises(tx: Database): Promise<number> {
  const ours = seedOffers()
    .filter(isPromise)
    .map(({ header, content, leastAmount, discount }) =>
      and(
        eq(offers.header, header),
        eq(offers.content, content),
        eq(offers.leastAmount, leastAmount),
        eq(offers.discount, discount),
      ),
    );
  const gone = await tx
    .delete(offers)
    .where(or(...ours))
    .returning({ id: offers.id });
  return gone.length;
}

async function removePosts(tx: Database): Promise<number> {
  const content = seedData();
  return (
    (await removeSaid(tx, reviews, content.reviews)) +
    (await removeSaid(tx, comments, content.comments))
  );
}

/**
 * Removes only posts without a customer and without a submission, because either would mean a real
 * author.
 */
async function removeSaid(
  tx: Database,
  table: typeof reviews | typeof comments,
  invented: readonly SeedReview[],
): Promise<number> {
  const rows = await tx
    .select({ id: table.id, author: table.author, content: table.content, at: table.createdAt })
    .from(table)
    .where(
      and(
        isNull(table.customerId),
        isNull(table.submissionId),
        inArray(
          table.content,
          invented.map((one) => one.content),
        ),
      ),
    );
  const known = new Set(
    invented.map((one) => keyOf(one.customer, one.content, new Date(one.createdAt))),
  );
  const ids = rows.filter((row) => known.has(keyOf(row.author, row.content, row.at)));
  if (ids.length === 0) return 0;
  await tx.delete(table).where(
    inArray(
      table.id,
      ids.map(({ id }) => id),
    ),
  );
  return ids.length;
}

function keyOf(author: string, content: string, at: Date): string {
  return JSON.stringify([author, content, at.toISOString()]);
}
