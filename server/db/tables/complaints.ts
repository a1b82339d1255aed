/** What customers complain of. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const complaints = pgTable(
  'complaints',
  {
    /** The submission's id; one of our own for a complaint that came without. */
    submissionId: text('letter_id').primaryKey(),
    fingerprint: text().notNull(),
    customerId: text('customer_id').notNull(),
    type: text().notNull(),
    text: text().notNull(),
    remarks: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('complaints_customer').on(table.customerId, table.createdAt)],
);
