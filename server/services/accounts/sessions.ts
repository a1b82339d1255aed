/** Sign-in sessions. They end after 14 days without use or 60 days after sign-in (sign-in-52). */
import { and, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { hashToken, newToken } from './tokens.ts';
import type { Database } from '#server/db/database.ts';
import { sessions, submissionGrants } from '#server/db/tables/sign-in.ts';
import { unsubscribeCustomer, unsubscribeSessions } from '#server/services/push/subscriptions.ts';

const day = 86_400_000;
const idleDays = 14;
export const absoluteDays = 60;
/**
 * Whether a session gets a cookie in addition to its token. `auto` sets it if the browser reports a
 * same-origin request.
 */
export type CookieMode = 'auto' | 'always' | 'never';
/** The minimum interval between updates of a session's last use, in milliseconds. */
const touchEvery = 3_600_000;

/** The parameters of a new session. */
export interface Opening {
  deviceId?: string | null;
  /**
   * The secret of the session's cookie. If it is set, the session requires both token and cookie.
   */
  cookie?: string | null;
  /** For example `Android Chrome`. */
  openedOn?: string;
  /**
   * The one-time code that opened the session. It may reissue the token until the token is first
   * used (sign-in-96).
   */
  codeId?: string | null;
}

/** Creates a session and returns its token. The server stores only the hash. */
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

/** The stored hashes of a session's token and of its cookie, if it has one. */
export function hashesOf(token: string, cookie: string | null) {
  return { tokenHash: hashToken(token), cookieHash: cookie === null ? null : hashToken(cookie) };
}

/** Matches sessions that have neither expired nor been revoked. */
export function livingSession(now: Date): SQL | undefined {
  return and(
    isNull(sessions.revokedAt),
    gt(sessions.usedAt, new Date(now.getTime() - idleDays * day)),
    gt(sessions.createdAt, new Date(now.getTime() - absoluteDays * day)),
  );
}

/** The time at which a session ended; null if it is still active. */
function endOf(session: typeof sessions.$inferSelect, now: Date): Date | null {
  const { createdAt, usedAt, revokedAt } = session;
  if (revokedAt) return revokedAt;
  const idle = usedAt.getTime() + idleDays * day;
  const end = new Date(Math.min(idle, createdAt.getTime() + absoluteDays * day));
  return end > now ? null : end;
}

/** Returns the active session of a token (and of its cookie, if it has one), or null. */
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
    // The code has had the token reissued in the meantime (sign-in-96).
    if (touched.length === 0) return null;
  }
  return { customerId: session.customerId, tokenHash };
}

/**
 * The sessions to end, and whether the ended session's outbox may still deliver waiting
 * submissions.
 */
export interface Ending {
  /** SHA-256 of the session's token. */
  tokenHash: string;
  /** Ends all sessions of the customer. */
  isEverywhere: boolean;
  /** This session's submission grants remain valid until they expire. */
  keepsSending: boolean;
}

/**
 * Revokes the sessions. Returns the customer and the hash of the cookie, if it has one; null for an
 * unknown session.
 */
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
        // If the session has already ended (a retry, or a stolen token), sessions opened since then
        // stay active.
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

/**
 * Locks the sessions, so that none of their tokens is reissued before the transaction ends
 * (sign-in-96). Returns the token hashes.
 */
export async function holdSessions(tx: Database, which: SQL | undefined): Promise<string[]> {
  const held = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(which)
    .orderBy(sessions.id)
    .for('update');
  return held.map(({ tokenHash }) => tokenHash);
}

/**
 * Revokes sessions, their push subscriptions, and the submission grants of the sessions in
 * `silenced`.
 */
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

/**
 * Ends every session of a customer, with its grants and push subscriptions, after a password
 * change.
 */
export async function endAllSessions(db: Database, now: Date, customerId: string): Promise<void> {
  const open = and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt));
  // Locks in the same order as other transactions that end sessions, to prevent deadlocks.
  await holdSessions(db, open);
  await db.update(sessions).set({ revokedAt: now }).where(open);
  await unsubscribeCustomer(db, customerId);
  await db
    .update(submissionGrants)
    .set({ revokedAt: now })
    .where(and(eq(submissionGrants.customerId, customerId), isNull(submissionGrants.revokedAt)));
}
