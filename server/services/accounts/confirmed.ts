/** What takes more than a session that was left open: its customer proves again that it is theirs (sign-in-90). */
import { and, eq, gt, or } from 'drizzle-orm';
import { confirmNeeded } from '#contract/account.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { Refusal } from '#server/services/refusal.ts';
import { accountRefusals } from '#text/account-refusals.ts';
import { minute } from './attempt-limits.ts';

/** For how long a proof counts, in milliseconds; signing in is one. */
const proofLifetime = 15 * minute;

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
