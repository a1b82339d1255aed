/**
 * Accepts a code of a member's authenticator app, or a recovery code, once (counter-5, counter-7,
 * counter-18).
 */
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
import { writeAudit } from '#server/services/audit.ts';
import { consumeRecoveryCode, countRecoveryCodes } from './recovery-codes.ts';
import { openTotp, stepOfCode } from './second-step.ts';

type Taken =
  | {
      kind: 'taken';
      /** The number of remaining recovery codes, if one was used. */
      recoveryCodesLeft: number | null;
    }
  | { kind: 'wrong' }
  | { kind: 'exceeded'; limit: ExceededLimit };

type Member = Pick<typeof staff.$inferSelect, 'id' | 'name' | 'totpSecret'>;

interface Parts {
  db: Database;
  secret: string;
}

interface TypedCode {
  code: string;
  now: Date;
}

/** Checks a code and marks it as used. Of two concurrent tries only one succeeds. */
export async function takeCode(parts: Parts, member: Member, typed: TypedCode): Promise<Taken> {
  const { db } = parts;
  const limits = codeLimit(member.id);
  const limit = await db.transaction((tx) => countAttempt(tx, typed.now, [limits]));
  if (limit) return { kind: 'exceeded', limit };
  const recoveryCodesLeft = (await takeAppCode(parts, member, typed))
    ? null
    : await takeRecoveryCode(parts, member, typed);
  if (recoveryCodesLeft === 'wrong') return { kind: 'wrong' };
  await forgetAttempts(db, limits);
  return { kind: 'taken', recoveryCodesLeft };
}

async function takeAppCode(
  { db, secret }: Parts,
  { id, totpSecret }: Member,
  { code, now }: TypedCode,
): Promise<boolean> {
  const openedSecret = openTotp(totpSecret ?? '', id, secret);
  const step = openedSecret === null ? null : stepOfCode(openedSecret, code, now);
  if (step === null) return false;
  const used = await db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpStep, step)))
    .returning({ id: staff.id });
  return used.length > 0;
}

/** Returns the number of remaining codes. */
function takeRecoveryCode(
  { db, secret }: Parts,
  { id, name }: Member,
  { code, now }: TypedCode,
): Promise<number | 'wrong'> {
  return db.transaction(async (tx) => {
    if (!(await consumeRecoveryCode(tx, code, { memberId: id, secret }))) return 'wrong';
    const left = await countRecoveryCodes(tx, id);
    const about = `${left} left`;
    await writeAudit(
      tx,
      { actor: name, now },
      { action: 'staff recovery code', subject: name, about },
    );
    return left;
  });
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
