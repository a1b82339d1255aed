/**
 * The list of staff members: names, roles, and the invitations with which they set up their access
 * (counter-1, counter-2, counter-10).
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { needsSecondStep, staffName, staffNameKey, type StaffRole } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/tables/staff.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { Refusal } from '#server/services/refusal.ts';
import { staffListText } from '#text/counter/staff-list.ts';
import { staffRefusals } from '#text/counter/staff-refusals.ts';
import { hashInvitation, newInvitationCode } from './invitation-code.ts';
import { deleteRecoveryCodes } from './recovery-codes.ts';
import { endStaffSessions, findStaffSession, roleNamed } from './sessions.ts';

const hour = 3_600_000;
const invitationMs = 24 * hour;
/** Shorter, because the invitation is printed where the server's output is stored. */
const firstInvitationMs = hour;

/** Valid once, until `endsAt`. The code is handed over in person and only its hash is stored. */
export interface Invitation {
  /** '' for the first owner, who chooses the name. */
  name: string;
  role: StaffRole;
  code: string;
  endsAt: Date;
}

type Row = Omit<typeof staff.$inferSelect, 'role'> & { role: StaffRole };

/** Identifies a member by name or by id. */
export type StaffIdentity = { name: string } | { id: string };

/** An arbitrary number that is the same in every server process. */
const listLock = 7_201_015;

/**
 * Changes the list on behalf of an owner, one change at a time over all processes. An owner who was
 * removed, invited again or given another role in the meantime may no longer change it
 * (counter-14). Throws 401.
 */
export function asOwner<T>(
  db: Database,
  { token, now }: { token: string; now: Date },
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockOwners(tx);
    const still = await findStaffSession(tx, now, token);
    if (still?.role !== 'owner') throw new Refusal(staffRefusals.signedOut, { status: 401 });
    return change(tx);
  });
}

/** Without the first owner whom the server has invited and who has not come yet. */
export async function listStaff(db: Database): Promise<Row[]> {
  const rows = await db.select().from(staff).where(isOnTheList).orderBy(asc(staff.nameKey));
  return rows.map(withRole);
}

const isOnTheList = ne(staff.name, '');

/** Whether an owner has set up their access. */
export async function hasOwner(db: Database): Promise<boolean> {
  const isOwner = and(eq(staff.role, 'owner'), isNotNull(staff.passwordHash));
  const [row] = await db.select({ id: staff.id }).from(staff).where(isOwner).limit(1);
  return row !== undefined;
}

/** One change of the owners at a time over all processes, until the end of the transaction. */
export async function lockOwners(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${listLock})`);
}

/**
 * Invites the first owner and revokes the invitation of an earlier call (counter-16). Null if the
 * shop has an owner.
 */
export async function inviteFirstOwner(db: Database, by: AuditBy): Promise<Invitation | null> {
  return db.transaction(async (tx) => {
    await lockOwners(tx);
    if (await hasOwner(tx)) return null;
    const first = { name: '', role: 'owner' } as const;
    await tx
      .insert(staff)
      .values({ ...first, id: randomUUID(), nameKey: '', createdAt: by.now })
      .onConflictDoNothing({ target: staff.nameKey });
    const [row] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.nameKey, ''));
    if (!row) throw new Error('The first owner has no row.');
    await writeAudit(tx, by, { action: 'staff first owner', subject: first.role, about: '' });
    return invite(tx, { ...first, ...row }, by.now, firstInvitationMs);
  });
}

/** Adds a member. Throws a refusal for a name that is invalid or taken. */
export async function addStaff(
  db: Database,
  by: AuditBy,
  { name: typed, role }: { name: string; role: StaffRole },
): Promise<Invitation> {
  const name = staffName(typed);
  if (!name) throw new Refusal(staffListText.nameUnfit);
  const id = randomUUID();
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(staff)
      .values({ id, name, nameKey: staffNameKey(name), role, createdAt: by.now })
      .onConflictDoNothing({ target: staff.nameKey })
      .returning({ id: staff.id });
    if (added.length === 0) throw new Refusal(staffListText.nameTaken);
    await writeAudit(tx, by, { action: 'staff add', subject: name, about: role });
    return invite(tx, { id, name, role }, by.now);
  });
}

/** Removes a member and, with the row, all their sessions. */
export async function removeStaff(db: Database, by: AuditBy, who: StaffIdentity): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await memberOf(tx, who);
    await tx.delete(staff).where(eq(staff.id, row.id));
    await writeAudit(tx, by, { action: 'staff remove', subject: row.name, about: row.role });
    return row.name;
  });
}

/** Deletes password and second step, ends every session and creates a new invitation. */
export async function resetStaff(
  db: Database,
  by: AuditBy,
  who: StaffIdentity,
): Promise<Invitation> {
  return db.transaction(async (tx) => {
    const row = await memberOf(tx, who);
    await writeAudit(tx, by, { action: 'staff reset', subject: row.name, about: row.role });
    return startAnew(tx, row, by.now);
  });
}

/**
 * Changes the role and ends every session. A member who now needs a second step and has none gets a
 * new invitation.
 */
export async function changeStaffRole(
  db: Database,
  by: AuditBy,
  { who, role }: { who: StaffIdentity; role: StaffRole },
): Promise<Invitation | null> {
  return db.transaction(async (tx) => {
    const row = await memberOf(tx, who);
    await tx.update(staff).set({ role }).where(eq(staff.id, row.id));
    await endStaffSessions(tx, row.id);
    const about = `${row.role} → ${role}`;
    await writeAudit(tx, by, { action: 'staff role', subject: row.name, about });
    if (!needsSecondStep(role) || row.totpSecret !== null) return null;
    return startAnew(tx, { ...row, role }, by.now);
  });
}

async function startAnew(
  tx: Database,
  member: { id: string; name: string; role: StaffRole },
  now: Date,
): Promise<Invitation> {
  await endStaffSessions(tx, member.id);
  await deleteRecoveryCodes(tx, member.id);
  await tx
    .update(staff)
    .set({ passwordHash: null, totpSecret: null, totpStep: 0 })
    .where(eq(staff.id, member.id));
  return invite(tx, member, now);
}

async function invite(
  tx: Database,
  { id, name, role }: { id: string; name: string; role: StaffRole },
  now: Date,
  validMs = invitationMs,
): Promise<Invitation> {
  const code = newInvitationCode();
  const endsAt = new Date(now.getTime() + validMs);
  await tx
    .update(staff)
    .set({ invitationHash: hashInvitation(code), invitationEndsAt: endsAt, totpOffered: null })
    .where(eq(staff.id, id));
  return { name, role, code, endsAt };
}

async function memberOf(tx: Database, who: StaffIdentity): Promise<Row> {
  const isTheirs = 'id' in who ? eq(staff.id, who.id) : eq(staff.nameKey, staffNameKey(who.name));
  const [row] = await tx.select().from(staff).where(and(isTheirs, isOnTheList)).for('update');
  if (!row) throw new Refusal(staffListText.unknown);
  return withRole(row);
}

/** A role that this version does not know gets the fewest permissions. */
function withRole(row: typeof staff.$inferSelect): Row {
  return { ...row, role: roleNamed(row.role) ?? 'packer' };
}
