/** Accounts that a power cut took from the embedded database, put back from the journal. */
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { journalMoment, textOrNull } from '#server/db/journal-rows.ts';
import { endEarlierSessions, endSessions } from './sessions.ts';
import { customers, sessions } from '#server/db/tables/sign-in.ts';
import type { House } from '#server/services/house.ts';

const customerRow = v.object({
  id: v.string(),
  phone: v.string(),
  passwordHash: textOrNull,
  createdAt: journalMoment,
});
const passwordRow = v.object({
  id: v.string(),
  passwordHash: v.string(),
  /** Absent in lines of older versions. */
  at: v.optional(journalMoment),
});
const signOutEntry = v.object({
  tokenHash: v.string(),
  isEverywhere: v.boolean(),
  keepsSending: v.boolean(),
  at: journalMoment,
});

/** True where the account was missing. */
export async function restoreCustomer(db: Database, content: unknown): Promise<boolean> {
  const row = v.parse(customerRow, content);
  const written = await db
    .insert(customers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: customers.id });
  return written.length > 0;
}

/** True where the account had another password, or a session from before it. */
export async function restorePassword(db: Database, content: unknown): Promise<boolean> {
  const { id, passwordHash, at } = v.parse(passwordRow, content);
  const changed = await db
    .update(customers)
    .set({ passwordHash })
    .where(
      and(eq(customers.id, id), sql`${customers.passwordHash} is distinct from ${passwordHash}`),
    )
    .returning({ id: customers.id });
  const ended = at ? await endEarlierSessions(db, at, id) : 0;
  return changed.length + ended > 0;
}

/** True where a session that its owner had ended was open again. */
export async function restoreSignOut(db: Database, content: unknown): Promise<boolean> {
  const { at, ...ending } = v.parse(signOutEntry, content);
  const [session] = await db
    .select({ revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, ending.tokenHash));
  if (!session || session.revokedAt) return false;
  await endSessions(db, at, ending);
  return true;
}

const profileRow = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  image: v.string(),
});

/** Writes the customer's name, e-mail and photo into the journal as they are now. */
export async function profileOnJournal(house: House, id: string): Promise<void> {
  if (!house.journal.isKept) return;
  const [content] = await house.db
    .select({
      id: customers.id,
      name: customers.name,
      email: customers.email,
      image: customers.image,
    })
    .from(customers)
    .where(eq(customers.id, id));
  if (content) await house.journal.append({ kind: 'profile', content });
}

/** True where the customer's own words had been lost. */
export async function restoreProfile(db: Database, content: unknown): Promise<boolean> {
  const { id, ...profile } = v.parse(profileRow, content);
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  const isSame =
    !row ||
    (row.name === profile.name && row.email === profile.email && row.image === profile.image);
  if (isSame) return false;
  await db.update(customers).set(profile).where(eq(customers.id, id));
  return true;
}
