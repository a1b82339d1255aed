/**
 * Payments: attempts through a gateway, payments taken by hand, and those that customers report
 * (`gateway` is `claim`, payments-50). Card data is never stored.
 */
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
    /** Our id, which we send to the gateway. */
    transactionId: text('transaction_id').notNull().unique(),
    gateway: text().notNull(),
    /** The payment method, as the gateway names it. */
    service: text().notNull().default(''),
    /** Whole paisa. */
    amount: integer().notNull(),
    /**
     * 'Pending', 'Success', 'Failed' or 'Cancelled'. 'Success' is final. A reported payment is
     * 'Pending' until staff have verified it, and 'Failed' if they refused it.
     */
    status: text().notNull().default('Pending'),
    /**
     * The gateway's own reference, or the transaction id of a payment by hand. UNIQUE, so that each
     * counts once.
     */
    proof: text().unique(),
    /**
     * The reason why the gateway recommends checking the payer first; '' for none (payments-42).
     */
    risk: text().notNull().default(''),
    /**
     * The name of the person who took the payment by hand; '' for a payment through the gateway.
     */
    takenBy: text('taken_by').notNull().default(''),
    /** The transaction id that the customer reported; '' for all others. */
    reference: text().notNull().default(''),
    /** The sentence to the customer for a refused report; '' for the standard one. */
    refusal: text().notNull().default(''),
    /**
     * The last time that the server polled the gateway for this payment by itself (payments-41).
     */
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_unpaid')
      .on(table.createdAt)
      .where(sql`${table.status} <> 'Success'`),
    index('payments_unverified')
      .on(table.createdAt)
      .where(sql`${table.gateway} = 'claim' and ${table.status} = 'Pending'`),
  ],
);

/** Matches reported payments that are to be verified. Written exactly as in the partial index. */
export const isUnverified = sql`${payments.gateway} = 'claim' and ${payments.status} = 'Pending'`;

/**
 * Refunds by the owner on an order that is not cancelled: into the wallet, or onto the list of
 * amounts owed to guests.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** The page's id, so that a repeated request books the refund once. */
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
