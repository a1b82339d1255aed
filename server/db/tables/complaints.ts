/** Complaints of customers. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { replyColumns } from './reply-columns.ts';
import { moment } from './columns.ts';

export const complaints = pgTable(
  'complaints',
  {
    /** The submission's id, or a generated id if the complaint came without one. */
    submissionId: text('letter_id').primaryKey(),
    fingerprint: text().notNull(),
    customerId: text('customer_id').notNull(),
    type: text().notNull(),
    text: text().notNull(),
    remarks: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    ...replyColumns(),
  },
  (table) => [
    index('complaints_customer').on(table.customerId, table.createdAt),
    index('complaints_state').on(table.state, table.createdAt, table.submissionId),
  ],
);
