/** Changes the password of a signed-in staff member (counter-15). */
import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/counter/staff.ts';
import type { StaffMember } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/tables/staff.ts';
import { hashPassword, isPassword } from '#server/services/accounts/passwords.ts';
import { writeAudit } from '#server/services/audit.ts';
import { Refusal } from '#server/services/refusal.ts';
import { staffRefusals } from '#text/counter/staff-refusals.ts';
import {
  forgetOwnAttempts,
  refusedCredentials,
  requireOwnCode,
  requireOwnPassword,
  type TypedCredentials,
} from './own-credentials.ts';
import { refuseUnfitPassword } from './password-strength.ts';
import { endOtherStaffSessions } from './sessions.ts';

interface Parts {
  db: Database;
  secret: string;
}

export interface PasswordChange extends Omit<TypedCredentials, 'purpose'> {
  newPassword: string;
  /** The token of the session that stays active. */
  token: string;
}

/** Throws a refusal that changes nothing. */
export async function changeOwnPassword(
  { db, secret }: Parts,
  member: StaffMember,
  change: PasswordChange,
): Promise<{ kind: 'changed'; ended: number } | { kind: 'code-needed' }> {
  const { now } = change;
  const typed = { ...change, purpose: 'new password' };
  await refuseUnfitPassword(db, change.newPassword, member.name);
  const row = await requireOwnPassword(db, member, typed);
  if (await isPassword(change.newPassword, row.passwordHash))
    throw new Refusal(staffRefusals.passwordSame, { id: contract.passwordUnfit });
  if (row.totpSecret !== null && change.code === '') return { kind: 'code-needed' };
  if (row.totpSecret !== null)
    await requireOwnCode({ db, secret }, { ...member, totpSecret: row.totpSecret }, typed);
  const passwordHash = await hashPassword(change.newPassword);
  const ended = await db.transaction(async (tx) => {
    const written = await tx
      .update(staff)
      .set({ passwordHash })
      .where(and(eq(staff.id, row.id), eq(staff.passwordHash, row.passwordHash)))
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
    await forgetOwnAttempts(tx, row.id);
    return others;
  });
  if (ended === null) throw await refusedCredentials(db, member, typed, 'password');
  return { kind: 'changed', ended };
}
