/** What takes more than a session that was left open: its customer proves again that it is theirs (sign-in-90). */
import { and, eq, exists, gt, or } from 'drizzle-orm';
import { confirmNeeded } from '#contract/account.ts';
import type { Database } from '#server/db/database.ts';
import { oneTimeCodes, sessions } from '#server/db/tables/sign-in.ts';
import { Refusal } from '#server/services/refusal.ts';
import { accountRefusals } from '#text/account-refusals.ts';
import { minute } from './attempt-limits.ts';

/** For how long a proof counts, in milliseconds; signing in is one. */
const proofLifetime = 15 * minute;
/** How long after it a code that was a proof may be sent again, in milliseconds. */
const againTime = 2 * minute;

/** Throws the refusal that asks for a proof, unless there was one a moment ago. */
export async function requireConfirmed(
  db: Database,
  now: Date,
  sessionHash: string,
): Promise<void> {
  const since = new Date(now.getTime() - proofLifetime);
  const [proved] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sessionHash),
        or(gt(sessions.createdAt, since), gt(sessions.confirmedAt, since)),
      ),
    );
  if (!proved) throw new Refusal(accountRefusals.confirmNeeded, { id: confirmNeeded });
}

export async function markConfirmed(db: Database, now: Date, sessionHash: string): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.tokenHash, sessionHash));
}

/** The condition of a code that was this session's last proof, a moment ago: its answer may have got lost. */
export function confirmedBy(db: Database, now: Date, sessionHash: string) {
  const session = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sessionHash),
        eq(sessions.confirmedAt, oneTimeCodes.usedAt),
        gt(sessions.confirmedAt, new Date(now.getTime() - againTime)),
      ),
    );
  return exists(session);
}
