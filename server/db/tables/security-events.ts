/** What happened to accounts and to prescriptions: who, when, what, from where. No token, code, password or whole number. */
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const securityEvents = pgTable(
  'security_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Such as `signed-in`: `services/accounts/security-events.ts` has them all. */
    kind: text().notNull(),
    /** Whose account; '' where that is not known. No reference: the line outlives the account. */
    customerId: text('customer_id').notNull(),
    /** As `017*****678`; '' where there is none. */
    phone: text().notNull(),
    /** The neighbourhood of the address that it came from (`address-prefix.ts`). */
    prefix: text().notNull(),
    /** What it was about: how somebody signed in, why they were refused, a prescription's id. */
    about: text().notNull(),
    /** The minute in which it happened, and how often in that minute: a flood writes one row, not thousands. */
    minute: moment('minute').notNull(),
    times: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('security_events_once').on(
      table.minute,
      table.kind,
      table.customerId,
      table.phone,
      table.prefix,
      table.about,
    ),
    index('security_events_created').on(table.createdAt),
    index('security_events_customer').on(table.customerId, table.createdAt),
  ],
);
