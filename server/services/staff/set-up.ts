/**
 * Redeems an invitation: the member chooses a password and a second step, once (counter-2, counter-4,
 * counter-16).
 */
import { and, eq, gt } from 'drizzle-orm';
import * as contract from '#contract/counter/staff.ts';
import { needsSecondStep, staffName, staffNameKey, type StaffMember } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/tables/staff.ts';
import {
  countAttempt,
  minute,
  type AttemptLimit,
} from '#server/services/accounts/attempt-limits.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { writeAudit } from '#server/services/audit.ts';
import { Refusal } from '#server/services/refusal.ts';
import { staffListText } from '#text/counter/staff-list.ts';
import { staffRefusals } from '#text/counter/staff-refusals.ts';
import { refuseUnfitPassword } from './password-strength.ts';
import { hashInvitation } from './invitation-code.ts';
import { hasOwner, lockOwners } from './people.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, openTotp, sealTotp, stepOfCode } from './second-step.ts';
import { endStaffSessions, openStaffSession, roleNamed } from './sessions.ts';

interface SetUpParts {
  db: Database;
  secret: string;
}

/** The name is '' for the first owner, who chooses it. */
export interface Invited extends StaffMember {
  /**
   * The base32 secret for the authenticator app. It stays the same until the invitation is used.
   */
  secret: string;
}

/** Returns the member that an invitation is for. Throws a refusal if it is no longer valid. */
export async function readInvitation(
  { db, secret }: SetUpParts,
  now: Date,
  code: string,
): Promise<Invited> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(staff)
      .where(and(eq(staff.invitationHash, hashInvitation(code)), gt(staff.invitationEndsAt, now)))
      .for('update');
    const role = roleNamed(row?.role ?? '');
    if (!row || !role) throw invitationEnded();
    if (row.name === '' && (await hasOwner(tx))) throw invitationEnded();
    const member = { id: row.id, name: row.name, role };
    const offered = row.totpOffered && openTotp(row.totpOffered, row.id, secret);
    if (offered) return { ...member, secret: offered };
    const fresh = newTotpSecret();
    const totpOffered = sealTotp(fresh, row.id, secret);
    await tx.update(staff).set({ totpOffered }).where(eq(staff.id, row.id));
    return { ...member, secret: fresh };
  });
}

export interface SetUp {
  invitation: string;
  /** Used if the invitation has no name. */
  name: string;
  password: string;
  /** '' for no second step, if the role does not need one. */
  code: string;
  now: Date;
}

export interface SetUpDone {
  member: StaffMember;
  /** The session's token. */
  token: string;
  /** Empty without a second step. They exist only in this value. */
  recoveryCodes: string[];
}

/** Uses the invitation and signs in. A refusal leaves the invitation valid. */
export async function setUpStaff(
  parts: SetUpParts,
  { invitation, name: typedName, password, code, now }: SetUp,
): Promise<SetUpDone> {
  const { db, secret } = parts;
  const { secret: offered, ...invited } = await readInvitation(parts, now, invitation);
  const name = invited.name || chosenName(typedName);
  const member = { ...invited, name };
  await refuseUnfitPassword(db, password, member.name);
  const exceeded = await db.transaction((tx) => countAttempt(tx, now, [triesOf(member.id)]));
  if (exceeded) throw new Refusal(staffRefusals.tooManyTries, { id: contract.tooManyTries });
  if (code === '' && needsSecondStep(member.role))
    throw new Refusal(staffRefusals.codeNeeded, { id: contract.codeWrong });
  const step = code === '' ? 0 : stepOfCode(offered, code, now);
  if (step === null) throw new Refusal(staffRefusals.codeWrong, { id: contract.codeWrong });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockOwners(tx);
    if (invited.name === '') await refuseFirstOwner(tx, name);
    const used = await tx
      .update(staff)
      .set({
        ...(invited.name === '' && { name, nameKey: staffNameKey(name) }),
        passwordHash,
        totpSecret: code === '' ? null : sealTotp(offered, member.id, secret),
        totpStep: step,
        totpOffered: null,
        invitationHash: null,
        invitationEndsAt: null,
      })
      .where(and(eq(staff.id, member.id), eq(staff.invitationHash, hashInvitation(invitation))))
      .returning({ id: staff.id });
    if (used.length === 0) throw invitationEnded();
    await endStaffSessions(tx, member.id);
    const recoveryCodes =
      code === '' ? [] : await replaceRecoveryCodes(tx, { memberId: member.id, secret });
    const about = code === '' ? 'password' : 'password and second step';
    await writeAudit(
      tx,
      { actor: member.name, now },
      { action: 'staff set up', subject: member.name, about },
    );
    return { member, token: await openStaffSession(tx, member.id, now), recoveryCodes };
  });
}

function chosenName(typed: string): string {
  const name = staffName(typed);
  if (!name) throw new Refusal(staffListText.nameUnfit, { id: contract.nameUnfit });
  return name;
}

/** Throws a refusal if the shop has got an owner meanwhile, or the name is taken. */
async function refuseFirstOwner(tx: Database, name: string): Promise<void> {
  if (await hasOwner(tx)) throw invitationEnded();
  const isNamed = eq(staff.nameKey, staffNameKey(name));
  const [other] = await tx.select({ id: staff.id }).from(staff).where(isNamed);
  if (other) throw new Refusal(staffListText.nameTaken, { id: contract.nameUnfit });
}

/** Limits the tries, because each may compute a scrypt hash. */
function triesOf(staffId: string): AttemptLimit {
  return {
    kind: 'staff-set-up',
    subject: staffId,
    allowances: [{ maxTries: 20, within: 15 * minute }],
  };
}

function invitationEnded(): Refusal {
  return new Refusal(staffRefusals.invitationEnded, { id: contract.invitationEnded });
}
