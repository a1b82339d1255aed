/**
 * Staff sign-in: name, password and, if set up, a code that is accepted once (counter-3 to
 * counter-7).
 */
import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/counter/staff.ts';
import { staffNameKey, needsSecondStep, type StaffMember } from '#domain/staff.ts';
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
import { recordEvent, type EventKind } from '#server/services/accounts/security-events.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';
import { Refusal } from '#server/services/refusal.ts';
import { staffRefusals } from '#text/counter/staff-refusals.ts';
import { openStaffSession, roleNamed } from './sessions.ts';
import { takeCode } from './take-code.ts';

export interface StaffSignIn {
  name: string;
  password: string;
  /** '' if none was entered. */
  code: string;
  now: Date;
  /** The full address, for the event log. */
  ip: string;
  /** Null if the address identifies no neighbourhood. */
  neighbourhood: string | null;
  /** Whether the member has signed in on this browser before. */
  isKnownTo: (memberId: string) => boolean;
}

export type StaffSignedIn =
  | {
      kind: 'signed-in';
      member: StaffMember;
      token: string;
      /** The number of remaining recovery codes, if the member has used one. */
      recoveryCodesLeft: number | null;
    }
  | { kind: 'code-needed' };

type Row = typeof staff.$inferSelect;

interface Parts {
  db: Database;
  secret: string;
}

/** Throws a refusal. For an unknown name it does the same work and throws the same refusal. */
export async function signInStaff(
  { db, secret }: Parts,
  tried: StaffSignIn,
): Promise<StaffSignedIn> {
  const { now } = tried;
  const nameKey = staffNameKey(tried.name);
  const [row] = await db.select().from(staff).where(eq(staff.nameKey, nameKey));
  const isKnown = row !== undefined && tried.isKnownTo(row.id);
  const limits = isKnown ? ownLimits(row.id) : nameLimits(nameKey, tried.neighbourhood);
  const exceeded = await db.transaction((tx) => countAttempt(tx, now, limits));
  if (exceeded) throw await refused(db, tried, row, 'locked-out', exceeded.kind);
  const isRight = await isPassword(tried.password, row?.passwordHash ?? null);
  const role = roleNamed(row?.role ?? '');
  if (!row || !role || !isRight) throw await refused(db, tried, row, 'refused', 'password');
  const member = { id: row.id, name: row.name, role };
  if (row.totpSecret === null && needsSecondStep(role))
    throw await refused(db, tried, row, 'refused', 'no second step');
  if (row.totpSecret !== null && tried.code === '') return { kind: 'code-needed' };
  const used = row.totpSecret === null ? null : await useCode({ db, secret }, row, tried);
  await forgetAttempts(db, limits[0]);
  const token = await openWithPassword(db, row, now);
  if (token === null) throw await refused(db, tried, row, 'refused', 'password');
  await writeEvent(db, tried, row, 'staff-signed-in', used?.about ?? '');
  return { kind: 'signed-in', member, token, recoveryCodesLeft: used?.recoveryCodesLeft ?? null };
}

async function useCode(parts: Parts, row: Row, tried: StaffSignIn) {
  const took = await takeCode(parts, row, tried);
  if (took.kind === 'taken') {
    const { recoveryCodesLeft } = took;
    const about = recoveryCodesLeft === null ? 'with a code' : 'with a recovery code';
    return { about, recoveryCodesLeft };
  }
  if (took.kind === 'exceeded')
    throw await refused(parts.db, tried, row, 'locked-out', took.limit.kind);
  throw await refused(parts.db, tried, row, 'refused', 'code');
}

/**
 * Null if the password was changed while it was checked, because a password change ends all
 * sessions, including this one.
 */
function openWithPassword(
  db: Database,
  { id, passwordHash }: Row,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const isSame = and(eq(staff.id, id), eq(staff.passwordHash, passwordHash ?? ''));
    const [same] = await tx.select({ id: staff.id }).from(staff).where(isSame).for('share');
    return same ? openStaffSession(tx, id, now) : null;
  });
}

/**
 * Limits for a member on a browser on which they have signed in before. Strangers' tries do not
 * count against them.
 */
function ownLimits(memberId: string): [AttemptLimit, ...AttemptLimit[]] {
  const allowances = [
    { maxTries: 10, within: 15 * minute },
    { maxTries: 200, within: day },
  ];
  return [{ kind: 'staff-own', subject: memberId, allowances }];
}

/** The first limit is for this name from this neighbourhood. */
function nameLimits(
  nameKey: string,
  neighbourhood: string | null,
): [AttemptLimit, ...AttemptLimit[]] {
  // Hash the name, because the input may be anything and of any length.
  const name = hashToken(nameKey).slice(0, 32);
  const near: AttemptLimit = {
    kind: 'staff-name-prefix',
    subject: `${name} ${neighbourhood ?? ''}`,
    allowances: [{ maxTries: 10, within: 15 * minute }],
  };
  const always: AttemptLimit = {
    kind: 'staff-name',
    subject: name,
    allowances: [{ maxTries: 200, within: day }],
  };
  if (neighbourhood === null) return [near, always];
  const allowances = [{ maxTries: 100, within: 15 * minute }];
  return [near, always, { kind: 'staff-prefix', subject: neighbourhood, allowances }];
}

async function refused(
  db: Database,
  tried: StaffSignIn,
  row: Row | undefined,
  why: 'refused' | 'locked-out',
  about: string,
): Promise<Refusal> {
  await writeEvent(db, tried, row, why === 'refused' ? 'staff-refused' : 'staff-locked-out', about);
  if (why === 'locked-out')
    return new Refusal(staffRefusals.tooManyTries, { id: contract.tooManyTries });
  if (about === 'code') return new Refusal(staffRefusals.codeWrong, { id: contract.codeWrong });
  return new Refusal(staffRefusals.signInWrong, { id: contract.signInWrong });
}

/** An unknown name is not logged, because it may be a password in the wrong field. */
async function writeEvent(
  db: Database,
  { now, ip }: StaffSignIn,
  row: Row | undefined,
  kind: EventKind,
  about: string,
): Promise<void> {
  const words = [row?.name ?? 'nobody of that name', about].filter(Boolean).join(': ');
  await recordEvent(db, { kind, now, ip, about: words });
}
