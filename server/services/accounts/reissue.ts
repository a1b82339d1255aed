/**
 * Issues another token for a session whose token was lost on its way to the phone, by the code that
 * opened the session (sign-in-96, sign-in-97). The session remains the same row, so whatever ends
 * the session also ends it for the code.
 */
import { and, eq, gt, isNull, or, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { minute } from './attempt-limits.ts';
import { hashesOf, livingSession, type Opening } from './sessions.ts';
import { newToken } from './tokens.ts';

/** How long after the sign-in a token may be reissued, in milliseconds. */
const reissueTime = 2 * minute;

/** Matches the session that this code may reissue: unused, not ended, and not of another device. */
export function isReissuable(
  codeId: AnyColumn | string,
  deviceId: string | null,
  now: Date,
): SQL | undefined {
  return and(
    eq(sessions.codeId, codeId),
    or(isNull(sessions.deviceId), deviceId ? eq(sessions.deviceId, deviceId) : undefined),
    gt(sessions.createdAt, new Date(now.getTime() - reissueTime)),
    livingSession(now),
  );
}

/**
 * Returns the session's new token and invalidates the previous one; null if the code may not, or no
 * longer, reissue it.
 */
export async function reissueToken(
  db: Database,
  now: Date,
  customerId: string,
  { codeId, deviceId, cookie, openedOn }: Required<Opening> & { codeId: string },
): Promise<string | null> {
  const token = newToken();
  const reissued = await db
    .update(sessions)
    .set({ ...hashesOf(token, cookie), deviceId, openedOn, usedAt: now })
    .where(and(eq(sessions.customerId, customerId), isReissuable(codeId, deviceId, now)))
    .returning({ id: sessions.id });
  return reissued.length > 0 ? token : null;
}
