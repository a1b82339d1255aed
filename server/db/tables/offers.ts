/** Special offers, cashback offers and coupons. Money is whole paisa. */
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const offers = pgTable('offers', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The wire's OfferType. 'cashback' offers apply at the checkout. */
  kind: text().notNull(),
  header: text().notNull(),
  headerBn: text('header_bn').notNull().default(''),
  content: text().notNull(),
  contentBn: text('content_bn').notNull().default(''),
  image: text().notNull().default(''),
  /** The code of the offer's coupon; '' if the offer needs none. */
  couponCode: text('coupon_code').notNull().default(''),
  leastAmount: integer('least_amount').notNull().default(0),
  discount: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  rank: integer().notNull().default(0),
  /**
   * The key of the form that created the row, so that a repeated request creates no second one.
   * Null if the request had no key.
   */
  madeByKey: text('made_by_key').unique(),
});

export const coupons = pgTable('coupons', {
  /** Random and not sequential, because an order names its coupon only by this id (counter-243). */
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Counts upwards in the order of creation. */
  serial: integer().notNull().generatedByDefaultAsIdentity(),
  /** Upper case. Lookups ignore case. */
  code: text().notNull().unique(),
  /** Exactly one of the two is set: an amount in paisa, or hundredths of a percent. */
  amount: integer(),
  basisPoints: integer('basis_points'),
  mostDiscount: integer('most_discount'),
  leastAmount: integer('least_amount').notNull().default(0),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  isActive: boolean('is_active').notNull().default(true),
  /** The maximum number of orders that may use the coupon; null for no limit. */
  mostUses: integer('most_uses'),
  uses: integer().notNull().default(0),
  /**
   * The key of the form that created the row, so that a repeated request creates no second one.
   * Null if the request had no key.
   */
  madeByKey: text('made_by_key').unique(),
});

/** Each use of a coupon. A person may use a coupon once. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    /**
     * `phone:<number>` of a customer, `guest:<number>` from an order without an account, or
     * `erased:…`.
     */
    usedBy: text('used_by').notNull(),
    orderId: text('order_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coupon_uses_once').on(table.couponId, table.usedBy),
    index('coupon_uses_order').on(table.orderId),
  ],
);
