/**
 * A customer's wallet: the balance and its ledger. The balance always equals the sum of the ledger.
 * Money is whole paisa.
 */
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
    /** The wire's `Cashback`. Never negative. */
    balance: integer().notNull().default(0),
    /**
     * The amount that the customer owed before their first order in this shop. The wire's `Pending`
     * adds the unpaid amounts of their orders.
     */
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
    /** The change of the balance; may be negative. */
    amount: integer().notNull(),
    /** 'opening', 'used', 'cashback', 'refund', 'overpaid' or 'credit'. */
    kind: text().notNull(),
    /** The order of the entry. An order has at most one entry of each kind. */
    orderId: text('order_id'),
    /** The payment that exceeded the amount due; null for all other kinds. */
    paymentId: text('payment_id').unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('wallet_entries_customer').on(table.customerId, table.id),
    uniqueIndex('wallet_entries_once').on(table.orderId, table.kind),
    // For the sum of recent cashback (counter-213).
    index('wallet_entries_cashback')
      .on(table.createdAt)
      .where(sql`${table.kind} = 'cashback'`),
  ],
);
