/** What the shop's people did by the operator's command line: never changed, never deleted. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Who says to have done it: the login name on the machine. */
    actor: text().notNull(),
    /** Such as `orders move`. */
    action: text().notNull(),
    /** What it was about: an order's number, a phone, a coupon's code. */
    subject: text().notNull(),
    /** In words. */
    about: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('audit_entries_created').on(table.createdAt)],
);
