/** Messages to the shop. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { replyColumns } from './reply-columns.ts';
import { moment } from './columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    /** The submission's id, or a generated id if the message came without one. */
    submissionId: text('letter_id').primaryKey(),
    fingerprint: text().notNull(),
    customerId: text('customer_id'),
    deviceId: text('device_id'),
    name: text().notNull(),
    /** As the sender typed it, without validation (catalogue-110). */
    phone: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    createdAt: moment('created_at').notNull(),
    ...replyColumns(),
  },
  (table) => [
    index('contact_messages_newest').on(table.createdAt),
    index('contact_messages_state').on(table.state, table.createdAt, table.submissionId),
  ],
);
