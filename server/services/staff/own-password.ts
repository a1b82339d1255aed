/** Changes the password of a signed-in staff member (counter-15). */
import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/counter/staff.ts';
import type { StaffMember } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/tables/staff.ts';
import {
  countAttempt,
  day,
  forgetAttempts,
  minute,
  type AttemptLimit,
} from '#server/services/accounts/attempt-limits.ts';
import { hashPassword, isPassword } from '#server/services/accounts/passwords.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import { writeAudit } from '#server/services/audit.ts';
import { Refusal } from '#server/services/refusal.ts';
import { staffRefusals } from '#text/counter/staff-refusals.ts';
import { refuseUnfitPassword } from './password-strength.ts';
import { endOtherStaffSessions } from './sessions.ts';
import { takeCode } from './take-code.ts';

interface Parts {
  db: Database;
  secret: string;
}

export interface PasswordChange {
  /** The current password. */
  password: string;
  newPassword: string;
  /** '' if none was entered. */
  code: string;
  /** The token of the session that stays active. */
  token: string;
  now: Date;
  /** For the event log. */
  ip: string;
}

/**
 * Throws a refusal that changes nothing. The tries are limited, so that a stolen session cannot
 * guess the password.
 */
export async function changeOwnPassword(
  { db, secret }: Parts,
  member: StaffMember,
  change: PasswordChange,
): Promise<{ kind: 'changed'; ended: number } | { kind: 'code-needed' }> {
  const { now } = change;
  const refusal = (why: keyof typeof refusals) => refused(db, member, change, why);
  await refuseUnfitPassword(db, change.newPassword, member.name);
  const row = await confirmOwnPassword(db, member, change);
  const had = row.passwordHash;
  if (await isPassword(change.newPassword, had))
    throw new Refusal(staffRefusals.passwordSame, { id: contract.passwordUnfit });
  if (row.totpSecret !== null && change.code === '') return { kind: 'code-needed' };
  if (row.totpSecret !== null) {
    const took = await takeCode({ db, secret }, row, change);
    if (took.kind === 'exceeded') throw await refusal('too many tries');
    if (took.kind === 'wrong') throw await refusal('code');
  }
  const passwordHash = await hashPassword(change.newPassword);
  const ended = await db.transaction(async (tx) => {
    const written = await tx
      .update(staff)
      .set({ passwordHash })
      .where(and(eq(staff.id, row.id), eq(staff.passwordHash, had)))
      .returning({ id: staff.id });
    // The password was changed or reset while this was computed.
    if (written.length === 0) return null;
    const others = await endOtherStaffSessions(tx, row.id, change.token);
    const about = `signed out in ${others} other places`;
    await writeAudit(
      tx,
      { actor: member.name, now },
      { action: 'staff password', subject: member.name, about },
    );
    await forgetAttempts(tx, limitOf(member.id));
    return others;
  });
  if (ended === null) throw await refusal('password');
  return { kind: 'changed', ended };
}

/**
 * The member's row if the typed password is their current one. Throws a refusal otherwise, and after
 * too many tries.
 */
export async function confirmOwnPassword(
  db: Database,
  member: StaffMember,
  typed: Pick<PasswordChange, 'password' | 'now' | 'ip'>,
): Promise<typeof staff.$inferSelect & { passwordHash: string }> {
  const { now } = typed;
  if (await db.transaction((tx) => countAttempt(tx, now, [limitOf(member.id)])))
    throw await refused(db, member, typed, 'too many tries');
  const [row] = await db.select().from(staff).where(eq(staff.id, member.id));
  const passwordHash = row?.passwordHash ?? null;
  if (!row || passwordHash === null || !(await isPassword(typed.password, passwordHash)))
    throw await refused(db, member, typed, 'password');
  return { ...row, passwordHash };
}

const refusals = {
  password: { says: staffRefusals.passwordWrong, id: contract.passwordWrong },
  code: { says: staffRefusals.codeWrong, id: contract.codeWrong },
  'too many tries': { says: staffRefusals.tooManyTries, id: contract.tooManyTries },
};

/** Records the refusal in the event log, without the entered values. */
async function refused(
  db: Database,
  { name }: StaffMember,
  { now, ip }: Pick<PasswordChange, 'now' | 'ip'>,
  why: keyof typeof refusals,
): Promise<Refusal> {
  const kind = why === 'too many tries' ? 'staff-locked-out' : 'staff-refused';
  await recordEvent(db, { kind, now, ip, about: `${name}: own password, ${why}` });
  const { says, id } = refusals[why];
  return new Refusal(says, { id });
}

/** The same limit as for one name from one neighbourhood (counter-7). */
function limitOf(staffId: string): AttemptLimit {
  return {
    kind: 'staff-own-password',
    subject: staffId,
    allowances: [
      { maxTries: 10, within: 15 * minute },
      { maxTries: 50, within: day },
    ],
  };
}
