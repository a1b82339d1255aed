/**
 * A session whose token got lost on its way to the phone: the code that opened
 * it has another token issued in its place (sign-in-96, sign-in-97). The session
 * stays the same row, so whatever ends it meanwhile ends it for its code too.
 */
import { and, eq, gt, isNull, or, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { minute } from './attempt-limits.ts';
import { hashesOf, livingSession, type Opening } from './sessions.ts';
import { newToken } from './tokens.ts';

/** How long after its sign-in, in milliseconds. */
const reissueTime = 2 * minute;

/** The condition of a session that this code may reissue: nobody has used it or ended it, and it is of no other device. */
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

/** The session's new token, the one before ended; null where the code may not reissue it (any more). */
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
