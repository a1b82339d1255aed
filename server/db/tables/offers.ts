/** Special offers, cashback offers and coupons. Money is whole paisa. */
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
  leastAmount: integer('least_amount').notNull().default(0),
  discount: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  rank: integer().notNull().default(0),
});

export const coupons = pgTable('coupons', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
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
});
