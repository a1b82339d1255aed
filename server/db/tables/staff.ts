/**
 * Staff accounts, their recovery codes and their sessions. Tokens and invitations are stored only as
 * SHA-256, recovery codes only as HMAC.
 */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const staff = pgTable('staff', {
  id: text().primaryKey(),
  /** '' until the first owner, whom a start of the server invites, has chosen a name. */
  name: text().notNull(),
  /** The name for the sign-in, independent of case. */
  nameKey: text('name_key').notNull().unique(),
  /** pharmacist, packer or owner. */
  role: text().notNull(),
  /** Null until the invitation is used. */
  passwordHash: text('password_hash'),
  /** The secret of the authenticator app, encrypted with SECRET; null without a second factor. */
  totpSecret: text('totp_secret'),
  /** The last time step whose code was used, so that no code works twice. */
  totpStep: integer('totp_step').notNull().default(0),
  /** The encrypted secret that the invitation offers. */
  totpOffered: text('totp_offered'),
  invitationHash: text('invitation_hash'),
  invitationEndsAt: moment('invitation_ends_at'),
  createdAt: moment('created_at').notNull(),
});

/** The unused recovery codes of the members. A used one is deleted. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);
