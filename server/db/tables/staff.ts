/** Staff accounts and their sessions. Tokens and invitations are stored only as SHA-256. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const staff = pgTable('staff', {
  id: text().primaryKey(),
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
