/** A signed-in member makes new recovery codes (counter-19). */
import { and, eq } from 'drizzle-orm';
import type { StaffMember } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/tables/staff.ts';
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
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

/** Whether the member signs in with a code, and how many recovery codes are left. */
export async function ownRecoveryCodes(
  db: Database,
  memberId: string,
): Promise<{ hasSecondStep: boolean; left: number }> {
  const [row] = await db
    .select({ totpSecret: staff.totpSecret })
    .from(staff)
    .where(eq(staff.id, memberId));
  const hasSecondStep = row !== undefined && row.totpSecret !== null;
  return { hasSecondStep, left: await countRecoveryCodes(db, memberId) };
}

/** Voids the previous codes and returns new ones. Throws a refusal that changes no codes. */
export async function renewRecoveryCodes(
  { db, secret }: { db: Database; secret: string },
  member: StaffMember,
  credentials: Omit<TypedCredentials, 'purpose'>,
): Promise<string[]> {
  const { now } = credentials;
  const typed = { ...credentials, purpose: 'recovery codes' };
  const { totpSecret, passwordHash } = await requireOwnPassword(db, member, typed);
  if (totpSecret === null) throw new Refusal(staffRefusals.noSecondStep);
  await requireOwnCode({ db, secret }, { ...member, totpSecret }, typed);
  const codes = await db.transaction(async (tx) => {
    const isUnchanged = and(eq(staff.id, member.id), eq(staff.passwordHash, passwordHash));
    // Two requests at the same moment take turns, so that only the codes of the second are valid.
    const [row] = await tx.select({ id: staff.id }).from(staff).where(isUnchanged).for('update');
    // The password was changed or reset meanwhile.
    if (!row) return null;
    await forgetOwnAttempts(tx, member.id);
    const about = 'the earlier ones are void';
    await writeAudit(
      tx,
      { actor: member.name, now },
      { action: 'staff recovery codes', subject: member.name, about },
    );
    return replaceRecoveryCodes(tx, { memberId: member.id, secret });
  });
  if (codes === null) throw await refusedCredentials(db, member, typed, 'password');
  return codes;
}
