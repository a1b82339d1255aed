/** Signed-in sessions: idle for 14 days or 60 days old they end (sign-in-52). */
import { and, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { hashToken, newToken } from './tokens.ts';
import type { Database } from '#server/db/database.ts';
import { sessions, submissionGrants } from '#server/db/tables/sign-in.ts';
import { unsubscribeCustomer, unsubscribeSessions } from '#server/services/push/subscriptions.ts';

const day = 86_400_000;
const idleDays = 14;
export const absoluteDays = 60;
/**
 * Whether a session gets a cookie beside its token; `auto`: where the browser
 * says that the page is of the same origin.
 */
export type CookieMode = 'auto' | 'always' | 'never';
/** A session's last use is written at most this often, in milliseconds. */
const touchEvery = 3_600_000;

/** What a session is opened on, and with. */
export interface Opening {
  deviceId?: string | null;
  /** The secret of its cookie: with one, the session needs both from then on. */
  cookie?: string | null;
  /** Such as `Android Chrome`. */
  openedOn?: string;
  /** The code that opens it; it may reissue its token while nobody has used it (sign-in-96). */
  codeId?: string | null;
}

/** Opens a session and hands out its token, the only time that it exists outside the phone. */
export async function createSession(
  db: Database,
  now: Date,
  customerId: string,
  { cookie = null, ...opening }: Opening = {},
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    ...opening,
    ...hashesOf(token, cookie),
    customerId,
    createdAt: now,
    usedAt: now,
  });
  return token;
}

/** What is kept of a session's token, and of its cookie where it has one. */
export function hashesOf(token: string, cookie: string | null) {
  return { tokenHash: hashToken(token), cookieHash: cookie === null ? null : hashToken(cookie) };
}

/** The condition of a session that has neither ended nor been ended. */
export function livingSession(now: Date): SQL | undefined {
  return and(
    isNull(sessions.revokedAt),
    gt(sessions.usedAt, new Date(now.getTime() - idleDays * day)),
    gt(sessions.createdAt, new Date(now.getTime() - absoluteDays * day)),
  );
}

/** When a session ended, or was ended; null for one that lives. */
function endOf(session: typeof sessions.$inferSelect, now: Date): Date | null {
  const { createdAt, usedAt, revokedAt } = session;
  if (revokedAt) return revokedAt;
  const idle = usedAt.getTime() + idleDays * day;
  const end = new Date(Math.min(idle, createdAt.getTime() + absoluteDays * day));
  return end > now ? null : end;
}

/** The living session of a token (and of its cookie, where it was given one), or null. */
export async function findSession(
  db: Database,
  now: Date,
  token: string,
  cookie = '',
): Promise<{ customerId: string; tokenHash: string } | null> {
  const tokenHash = hashToken(token);
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), livingSession(now)));
  if (!session) return null;
  if (session.cookieHash !== null && session.cookieHash !== hashToken(cookie)) return null;
  const isFirstUse = session.codeId !== null;
  if (isFirstUse || now.getTime() - session.usedAt.getTime() > touchEvery) {
    const touched = await db
      .update(sessions)
      .set({ usedAt: now, codeId: null })
      .where(eq(sessions.tokenHash, tokenHash))
      .returning({ id: sessions.id });
    // Its code was quicker to have another token issued in its place (sign-in-96).
    if (touched.length === 0) return null;
  }
  return { customerId: session.customerId, tokenHash };
}

/** Which sessions end, and whether the outbox of one of them may still deliver what waits. */
export interface Ending {
  /** SHA-256 of the session's token. */
  tokenHash: string;
  /** Every session of that customer. */
  isEverywhere: boolean;
  /** This session's submission grants live on until they expire. */
  keepsSending: boolean;
}

/** Revokes; answers whose session it was, and the hash of its cookie where it has one; null where it is unknown. */
export async function endSessions(
  db: Database,
  now: Date,
  { tokenHash, isEverywhere, keepsSending }: Ending,
): Promise<{ customerId: string; cookieHash: string | null } | null> {
  const [session] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  if (!session) return null;
  const endedAt = endOf(session, now);
  const ending = isEverywhere
    ? and(
        eq(sessions.customerId, session.customerId),
        // One that has ended, told once more or by a thief, ends none that was opened since.
        endedAt ? lt(sessions.createdAt, endedAt) : undefined,
      )
    : eq(sessions.tokenHash, tokenHash);
  await db.transaction(async (tx) => {
    const hashes = await holdSessions(tx, ending);
    const silenced = keepsSending ? hashes.filter((hash) => hash !== tokenHash) : hashes;
    await revokeSessions(tx, now, hashes, silenced);
  });
  return session;
}

/** The tokens' hashes of sessions, none of which is issued another before the transaction ends (sign-in-96). */
export async function holdSessions(tx: Database, which: SQL | undefined): Promise<string[]> {
  const held = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(which)
    .orderBy(sessions.id)
    .for('update');
  return held.map(({ tokenHash }) => tokenHash);
}

/** Revokes sessions with their pushed messages, and the submission grants of those that are `silenced`. */
export async function revokeSessions(
  db: Database,
  now: Date,
  hashes: readonly string[],
  silenced: readonly string[] = hashes,
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.tokenHash, [...hashes]), isNull(sessions.revokedAt)));
  await unsubscribeSessions(db, [...hashes]);
  if (silenced.length === 0) return;
  await db
    .update(submissionGrants)
    .set({ revokedAt: now })
    .where(
      and(inArray(submissionGrants.sessionHash, [...silenced]), isNull(submissionGrants.revokedAt)),
    );
}

/** Ends every session of a customer, with the grants and the pushed messages that came of them: the password was changed. */
export async function endAllSessions(db: Database, now: Date, customerId: string): Promise<void> {
  const open = and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt));
  // In the order in which others hold them, who end them at the same moment.
  await holdSessions(db, open);
  await db.update(sessions).set({ revokedAt: now }).where(open);
  await unsubscribeCustomer(db, customerId);
  await db
    .update(submissionGrants)
    .set({ revokedAt: now })
    .where(and(eq(submissionGrants.customerId, customerId), isNull(submissionGrants.revokedAt)));
}
