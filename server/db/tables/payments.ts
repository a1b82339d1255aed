/** Tries to pay an order through a gateway. Nothing of a card is ever kept. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Ours, told to the gateway. */
    transactionId: text('transaction_id').notNull().unique(),
    gateway: text().notNull(),
    /** What was paid with, as the gateway names it. */
    service: text().notNull().default(''),
    /** Whole paisa. */
    amount: integer().notNull(),
    /** 'Pending', 'Success', 'Failed' or 'Cancelled'; 'Success' is absorbing. */
    status: text().notNull().default('Pending'),
    /** The gateway's own proof: each pays once. */
    proof: text().unique(),
    /** Why the partner would have the payer checked first; '' for no reason (payments-42). */
    risk: text().notNull().default(''),
    /** Who took it by hand, by name; '' for what came through the partner. */
    takenBy: text('taken_by').notNull().default(''),
    /** When the partner was last asked about it unbidden (payments-41). */
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_unpaid')
      .on(table.createdAt)
      .where(sql`${table.status} <> 'Success'`),
  ],
);

/** What the owner gave back of an order that stands: into the wallet, or onto the list of what is owed to a guest. */
export const refunds = pgTable(
  'refunds',
  {
    /** The page's own: told twice, it is booked once. */
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Whole paisa. */
    amount: integer().notNull(),
    /** 'wallet' or 'by-hand'. */
    way: text().notNull(),
    reason: text().notNull(),
    by: text('done_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('refunds_order').on(table.orderId, table.createdAt)],
);
