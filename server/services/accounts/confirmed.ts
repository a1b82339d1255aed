/**
 * Some actions need more than an open session: the customer must confirm their identity again
 * (sign-in-90).
 */
import { and, eq, exists, gt, or } from 'drizzle-orm';
import { confirmNeeded } from '#contract/account.ts';
import type { Database } from '#server/db/database.ts';
import { oneTimeCodes, sessions } from '#server/db/tables/sign-in.ts';
import { Refusal } from '#server/services/refusal.ts';
import { accountRefusals } from '#text/account-refusals.ts';
import { minute } from './attempt-limits.ts';

/** How long a confirmation is valid, in milliseconds. Signing in counts as one. */
const proofLifetime = 15 * minute;
/** How long after a confirmation its code may be sent again, in milliseconds. */
const againTime = 2 * minute;

/** Throws the refusal that requests a confirmation, unless there was a recent one. */
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

/**
 * Matches a code that was this session's last confirmation less than two minutes ago. Its response
 * may have been lost, so the phone may send it again.
 */
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
