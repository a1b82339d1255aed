/** Special offers, cashback offers and coupons. Money is whole paisa. */
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const offers = pgTable('offers', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The wire's OfferType; 'cashback' offers count at checkout. */
  kind: text().notNull(),
  header: text().notNull(),
  headerBn: text('header_bn').notNull().default(''),
  content: text().notNull(),
  contentBn: text('content_bn').notNull().default(''),
  image: text().notNull().default(''),
  /** Of the coupon that the offer is about; '' where it needs none. */
  couponCode: text('coupon_code').notNull().default(''),
  leastAmount: integer('least_amount').notNull().default(0),
  discount: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  rank: integer().notNull().default(0),
  /** Of the form that made it: sent again, it makes no second one. Null where none was sent. */
  madeByKey: text('made_by_key').unique(),
});

export const coupons = pgTable('coupons', {
  /** An order names its coupon by this alone: drawn at random, not counted (counter-243). */
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** In the order in which they were made. */
  serial: integer().notNull().generatedByDefaultAsIdentity(),
  /** Upper case; looked up without regard to case. */
  code: text().notNull().unique(),
  /** Exactly one of the two: an amount in paisa or hundredths of a percent. */
  amount: integer(),
  basisPoints: integer('basis_points'),
  mostDiscount: integer('most_discount'),
  leastAmount: integer('least_amount').notNull().default(0),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  isActive: boolean('is_active').notNull().default(true),
  /** Orders that may use it in all; null for any number. */
  mostUses: integer('most_uses'),
  uses: integer().notNull().default(0),
  /** Of the form that made it: sent again, it makes no second one. Null where none was sent. */
  madeByKey: text('made_by_key').unique(),
});

/** Who has used which coupon: once each. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    /** `phone:<number>` of a customer, `guest:<number>` that an order without an account names, `erased:…`. */
    usedBy: text('used_by').notNull(),
    orderId: text('order_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coupon_uses_once').on(table.couponId, table.usedBy),
    index('coupon_uses_order').on(table.orderId),
  ],
);
