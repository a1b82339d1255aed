/**
 * A signed-in member proves with password and code that it is really them, before they change their
 * credentials (counter-15, counter-19).
 */
import { eq } from 'drizzle-orm';
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
import { isPassword } from '#server/services/accounts/passwords.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import { Refusal } from '#server/services/refusal.ts';
import { staffRefusals } from '#text/counter/staff-refusals.ts';
import { takeCode } from './take-code.ts';

/** What the member typed, and for the event log what for and from where. */
export interface TypedCredentials {
  /** The current password. */
  password: string;
  /** '' if none was entered. */
  code: string;
  purpose: string;
  now: Date;
  ip: string;
}

type Row = typeof staff.$inferSelect & { passwordHash: string };

/**
 * Returns the member's row if the password is the current one, or throws a refusal. The tries are
 * limited, so that a stolen session cannot guess the password.
 */
export async function requireOwnPassword(
  db: Database,
  member: StaffMember,
  typed: TypedCredentials,
): Promise<Row> {
  const limit = limitOf(member.id);
  if (await db.transaction((tx) => countAttempt(tx, typed.now, [limit])))
    throw await refusedCredentials(db, member, typed, 'too many tries');
  const [row] = await db.select().from(staff).where(eq(staff.id, member.id));
  const passwordHash = row?.passwordHash ?? null;
  if (!row || passwordHash === null || !(await isPassword(typed.password, passwordHash)))
    throw await refusedCredentials(db, member, typed, 'password');
  return { ...row, passwordHash };
}

/** Uses up a code of the authenticator app or a recovery code, or throws a refusal. */
export async function requireOwnCode(
  parts: { db: Database; secret: string },
  member: StaffMember & Pick<Row, 'totpSecret'>,
  typed: TypedCredentials,
): Promise<void> {
  const took = await takeCode(parts, member, typed);
  if (took.kind === 'taken') return;
  const why = took.kind === 'exceeded' ? 'too many tries' : 'code';
  throw await refusedCredentials(parts.db, member, typed, why);
}

/** Resets the count of tries, because the member has proved that it is them. */
export function forgetOwnAttempts(tx: Database, memberId: string): Promise<void> {
  return forgetAttempts(tx, limitOf(memberId));
}

const refusals = {
  password: { says: staffRefusals.passwordWrong, id: contract.passwordWrong },
  code: { says: staffRefusals.codeWrong, id: contract.codeWrong },
  'too many tries': { says: staffRefusals.tooManyTries, id: contract.tooManyTries },
};

/** Records the refusal in the event log, without the entered values. */
export async function refusedCredentials(
  db: Database,
  { name }: StaffMember,
  { now, ip, purpose }: TypedCredentials,
  why: keyof typeof refusals,
): Promise<Refusal> {
  const kind = why === 'too many tries' ? 'staff-locked-out' : 'staff-refused';
  await recordEvent(db, { kind, now, ip, about: `${name}: ${purpose}, ${why}` });
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
