/** Who may do what: customers, their sessions, and the outbox's narrow grants. Tokens are kept as SHA-256 only. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const customers = pgTable('customers', {
  id: text().primaryKey(),
  name: text().notNull().default(''),
  /** Canonical, `01XXXXXXXXX`. */
  phone: text().notNull().unique(),
  email: text().notNull().default(''),
  image: text().notNull().default(''),
  passwordHash: text('password_hash'),
  createdAt: moment('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    deviceId: text('device_id'),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_customer').on(table.customerId)],
);

export const submissionGrants = pgTable(
  'submission_grants',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: integer().generatedByDefaultAsIdentity().notNull(),
    /** Exactly one of the two is set: a customer's grant, or a guest's phone's. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    deviceId: text('device_id'),
    sessionHash: text('session_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('submission_grants_customer').on(table.customerId)],
);
