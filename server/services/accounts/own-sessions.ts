/** What a customer sees of their sign-ins, and ends of them (customer-area-173, customer-area-174). */
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { holdSessions, livingSession, revokeSessions } from './sessions.ts';

/** The living sessions of a customer, the last used first. */
export function sessionsOf(db: Database, now: Date, customerId: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), livingSession(now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt));
}

/** Ends one session of that customer, by its id; false where they have no such living one. */
export async function endOwnSession(
  db: Database,
  now: Date,
  customerId: string,
  id: string,
): Promise<boolean> {
  const own = and(eq(sessions.id, id), eq(sessions.customerId, customerId), livingSession(now));
  return (await endHeld(db, now, own)) > 0;
}

/** Ends every living session of that customer but one. Answers how many. */
export async function endOtherSessions(
  db: Database,
  now: Date,
  customerId: string,
  keptHash: string,
): Promise<number> {
  const others = and(
    eq(sessions.customerId, customerId),
    ne(sessions.tokenHash, keptHash),
    livingSession(now),
  );
  return endHeld(db, now, others);
}

/** Ends them and answers how many; one whose token is issued anew at this moment too. */
function endHeld(db: Database, now: Date, which: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const hashes = await holdSessions(tx, which);
    await revokeSessions(tx, now, hashes);
    return hashes.length;
  });
}
