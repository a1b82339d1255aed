/** Who may do what: customers, their sessions, and the outbox's narrow grants. Tokens are kept as SHA-256 only. */
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
    /** What its customer knows it by: it opens nothing. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    /** What it was opened on, such as `Android Chrome`; '' where that is not known. */
    openedOn: text('opened_on').notNull().default(''),
    /** The second half of a session whose page and API share a site; null where the token alone counts. */
    cookieHash: text('cookie_hash'),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    deviceId: text('device_id'),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
    /** When its customer last proved again that it is theirs, by password or code; null where they never had to. */
    confirmedAt: moment('confirmed_at'),
    /** The public half of the key with which its phone signs what an order may take from the wallet; null where it has none. */
    walletKey: text('wallet_key'),
    /** The code that opened it, while nobody has used its token: whoever has the code may be given another (sign-in-96). */
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
    /** Exactly one of the two is set: a customer's grant, or a guest's phone's. */
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

/** Six digits that were sent to a phone; only their HMAC is here. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** The request's id: 128 bits that only the asking phone knows. */
    id: text().primaryKey(),
    /** sign-in, sign-up or reset-password. */
    purpose: text().notNull(),
    phone: text().notNull(),
    codeHash: text('code_hash').notNull(),
    deviceId: text('device_id'),
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The right code came (sign-up and reset go on from here). */
    checkedAt: moment('checked_at'),
    /** It has done its work, or a newer one took its place. */
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_codes_phone').on(table.phone, table.createdAt)],
);

/** One row per thing that is limited: a code sent, a guess, a password tried. Of kind `clock`: when the clean-up last believed it (server/services/clock.ts). */
export const attempts = pgTable(
  'attempts',
  {
    id: wideId(),
    /** What is counted, such as `code-phone`. */
    kind: text().notNull(),
    /** Whose: a phone, a device, the beginning of an address; '' for everybody's together. */
    subject: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('attempts_subject').on(table.kind, table.subject, table.at),
    index('attempts_at').on(table.at),
  ],
);

/** Wrong passwords in a row, by phone; also of phones that nobody has an account for. */
export const passwordFailures = pgTable(
  'password_failures',
  {
    phone: text().notNull(),
    /** A device that its owner has signed in on; '' for all others together. */
    deviceId: text('device_id').notNull().default(''),
    failures: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.deviceId] })],
);
