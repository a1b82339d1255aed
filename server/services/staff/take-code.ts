/** Accepts a code of a member's authenticator app once (counter-5, counter-7). */
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/tables/staff.ts';
import {
  countAttempt,
  day,
  forgetAttempts,
  minute,
  type AttemptLimit,
  type ExceededLimit,
} from '#server/services/accounts/attempt-limits.ts';
import { openTotp, stepOfCode } from './second-step.ts';

type Taken = { kind: 'taken' } | { kind: 'wrong' } | { kind: 'exceeded'; limit: ExceededLimit };

/** Checks a code and marks it as used. Of two concurrent tries only one succeeds. */
export async function takeCode(
  { db, secret }: { db: Database; secret: string },
  { id, totpSecret }: Pick<typeof staff.$inferSelect, 'id' | 'totpSecret'>,
  { code, now }: { code: string; now: Date },
): Promise<Taken> {
  const limits = codeLimit(id);
  const limit = await db.transaction((tx) => countAttempt(tx, now, [limits]));
  if (limit) return { kind: 'exceeded', limit };
  const openedSecret = openTotp(totpSecret ?? '', id, secret);
  const step = openedSecret === null ? null : stepOfCode(openedSecret, code, now);
  if (step === null) return { kind: 'wrong' };
  const used = await db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpStep, step)))
    .returning({ id: staff.id });
  if (used.length === 0) return { kind: 'wrong' };
  await forgetAttempts(db, limits);
  return { kind: 'taken' };
}

/** Only callers who know the password reach this limit. */
function codeLimit(staffId: string): AttemptLimit {
  return {
    kind: 'staff-code',
    subject: staffId,
    allowances: [
      { maxTries: 5, within: 15 * minute },
      { maxTries: 30, within: day },
    ],
  };
}
