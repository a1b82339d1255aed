import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The amount spent of an allowance in one hour or day, by all processes of the shop together. */
export const budgets = pgTable(
  'budgets',
  {
    /** The allowance and its period, such as `writes hour`. */
    kind: text().notNull(),
    /** A customer, a device or an address prefix; '' for all strangers together. */
    subject: text().notNull(),
    /** The start of the hour or day. */
    since: moment('since').notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.since] }),
    index('budgets_since').on(table.since),
  ],
);
