/** What a customer sees of their sign-ins, and ends of them (customer-area-173, customer-area-174). */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { livingSession, revokeSessions } from './sessions.ts';

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
  const [session] = await db.select({ hash: sessions.tokenHash }).from(sessions).where(own);
  if (!session) return false;
  await revokeSessions(db, now, [session.hash]);
  return true;
}

/** Ends every living session of that customer but one. Answers how many. */
export async function endOtherSessions(
  db: Database,
  now: Date,
  customerId: string,
  keptHash: string,
): Promise<number> {
  const others = await db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(
      and(
        eq(sessions.customerId, customerId),
        ne(sessions.tokenHash, keptHash),
        livingSession(now),
      ),
    );
  await revokeSessions(
    db,
    now,
    others.map(({ hash }) => hash),
  );
  return others.length;
}
