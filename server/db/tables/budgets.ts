import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What was spent of an allowance in one hour or day, by all processes of the shop together. */
export const budgets = pgTable(
  'budgets',
  {
    /** What is counted and over which time, such as `writes hour`. */
    kind: text().notNull(),
    /** Whose: a customer, a device, the beginning of an address; '' for all strangers together. */
    subject: text().notNull(),
    /** When the hour or day began. */
    since: moment('since').notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.since] }),
    index('budgets_since').on(table.since),
  ],
);
