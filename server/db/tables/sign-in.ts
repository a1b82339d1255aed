/** Customers, their sessions, and the outbox's grants. Tokens are stored only as SHA-256. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, wideId } from './columns.ts';

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
    /** The id that the customer sees in the list of sessions. It gives no access. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    /** The device, such as `Android Chrome`; '' if unknown. */
    openedOn: text('opened_on').notNull().default(''),
    /**
     * SHA-256 of the session's cookie, the second half of a session whose page and API share a
     * site; null if the token alone is enough.
     */
    cookieHash: text('cookie_hash'),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    deviceId: text('device_id'),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
    /**
     * The last time that the customer confirmed the session with a password or code; null if that
     * was never needed.
     */
    confirmedAt: moment('confirmed_at'),
    /**
     * The public key for the phone's signatures on payments from the wallet; null if it has none.
     */
    walletKey: text('wallet_key'),
    /**
     * The code that opened the session, until its token is first used. Until then, the code can get
     * another token (sign-in-96).
     */
    codeId: text('code_id'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('sessions_customer').on(table.customerId),
    index('sessions_code')
      .on(table.codeId)
      .where(sql`code_id is not null`),
  ],
);

export const submissionGrants = pgTable(
  'submission_grants',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: integer().generatedByDefaultAsIdentity().notNull(),
    /** Exactly one of the two is set: the customer, or a guest's device. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    deviceId: text('device_id'),
    sessionHash: text('session_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('submission_grants_customer').on(table.customerId),
    index('submission_grants_session').on(table.sessionHash),
  ],
);

/** Six-digit codes that were sent to a phone. Only their HMAC is stored. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** The id of the code request: 128 bits that only the requesting phone knows. */
    id: text().primaryKey(),
    /** sign-in, sign-up or reset-password. */
    purpose: text().notNull(),
    phone: text().notNull(),
    codeHash: text('code_hash').notNull(),
    deviceId: text('device_id'),
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The time when the right code was entered. Sign-up and reset continue from here. */
    checkedAt: moment('checked_at'),
    /** The time when the code was used or replaced by a newer one. */
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_codes_phone').on(table.phone, table.createdAt)],
);

/**
 * One row per rate-limited event: a sent code, a guess, a password try. Rows of the kind `clock`
 * record when the clean-up last trusted the clock (server/services/clock.ts).
 */
export const attempts = pgTable(
  'attempts',
  {
    id: wideId(),
    /** The kind of event, such as `code-phone`. */
    kind: text().notNull(),
    /** A phone, a device or an address prefix; '' for a limit that everybody shares. */
    subject: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('attempts_subject').on(table.kind, table.subject, table.at),
    index('attempts_at').on(table.at),
  ],
);

/** Consecutive wrong passwords by phone number, also for numbers without an account. */
export const passwordFailures = pgTable(
  'password_failures',
  {
    phone: text().notNull(),
    /** A device on which the owner has signed in; '' for all others together. */
    deviceId: text('device_id').notNull().default(''),
    failures: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.deviceId] })],
);
