/** The shop's people and where they are signed in. Tokens and invitations are kept as SHA-256 only. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const staff = pgTable('staff', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The name as it signs in, whatever the case. */
  nameKey: text('name_key').notNull().unique(),
  /** pharmacist, packer or owner. */
  role: text().notNull(),
  /** Null until the invitation was used. */
  passwordHash: text('password_hash'),
  /** The secret of the authenticator app, sealed with SECRET; null where there is no second step. */
  totpSecret: text('totp_secret'),
  /** The last step of time whose code was used: none is taken twice. */
  totpStep: integer('totp_step').notNull().default(0),
  /** The sealed secret that the invitation offers. */
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
