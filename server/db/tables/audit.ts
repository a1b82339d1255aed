/** The log of the operator's commands. Rows are never changed or deleted. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The login name on the machine. It is not verified. */
    actor: text().notNull(),
    /** The command, such as `orders move`. */
    action: text().notNull(),
    /** The subject: an order number, a phone number or a coupon code. */
    subject: text().notNull(),
    /** A description in words. */
    about: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('audit_entries_created').on(table.createdAt)],
);
