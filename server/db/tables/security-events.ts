/**
 * Security events of accounts and prescriptions: who, when, what, from where. They contain no
 * token, code, password or complete phone number.
 */
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const securityEvents = pgTable(
  'security_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Such as `signed-in`. `services/accounts/security-events.ts` lists all kinds. */
    kind: text().notNull(),
    /** The account; '' if unknown. No foreign key, because the event outlives the account. */
    customerId: text('customer_id').notNull(),
    /** Masked, such as `017*****678`; '' if there is none. */
    phone: text().notNull(),
    /** The prefix of the client's address (`address-prefix.ts`). */
    prefix: text().notNull(),
    /** Details: the method of the sign-in, the reason of a refusal, or the id of a prescription. */
    about: text().notNull(),
    /**
     * The minute of the event, and its count in that minute. A flood of events increments one row
     * instead of writing thousands.
     */
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
