/** A customer's wallet: the balance, and the ledger whose sum it always is. Money is whole paisa. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customers } from './sign-in.ts';

export const wallets = pgTable(
  'wallets',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The wire's `Cashback`. Never below zero. */
    balance: integer().notNull().default(0),
    /** What the customer owed the shop before their first order here; the wire's `Pending` is it with what is unpaid of their orders. */
    due: integer().notNull().default(0),
  },
  (table) => [check('wallets_balance', sql`${table.balance} >= 0`)],
);

export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Signed: what it adds to the balance. */
    amount: integer().notNull(),
    /** 'opening', 'used', 'cashback', 'refund', 'overpaid' or 'credit'. */
    kind: text().notNull(),
    /** The order that it belongs to: one of each kind at most. */
    orderId: text('order_id'),
    /** The payment that brought more than was owed; null for every other kind. */
    paymentId: text('payment_id').unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('wallet_entries_customer').on(table.customerId, table.id),
    uniqueIndex('wallet_entries_once').on(table.orderId, table.kind),
    // What offers gave lately (counter-213).
    index('wallet_entries_cashback')
      .on(table.createdAt)
      .where(sql`${table.kind} = 'cashback'`),
  ],
);
