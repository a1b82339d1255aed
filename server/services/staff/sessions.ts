/**
 * Staff sessions: they last one shift at most and end after half an hour without use (counter-8,
 * counter-9).
 */
import { and, eq, gt, lt, ne, or, type SQL } from 'drizzle-orm';
import { staffRoles, type StaffMember, type StaffRole } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { staff, staffSessions } from '#server/db/tables/staff.ts';
import { hashToken, newToken } from '#server/services/accounts/tokens.ts';

const minute = 60_000;
const idle = 30 * minute;
export const shift = 12 * 60 * minute;
/** The minimum interval between updates of a session's last use. */
const touchEvery = minute;

/** Creates a session and returns its token. The server stores only the hash. */
export async function openStaffSession(db: Database, staffId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insert(staffSessions)
    .values({ tokenHash: hashToken(token), staffId, createdAt: now, usedAt: now });
  return token;
}

/**
 * Returns the member who is signed in with this token, or null. A call that counts as the member's
 * use extends the session.
 */
export async function findStaffSession(
  db: Database,
  now: Date,
  token: string,
  countsAsUse: (memberId: string) => boolean = () => false,
): Promise<StaffMember | null> {
  const tokenHash = hashToken(token);
  const [session] = await db
    .select({ id: staff.id, name: staff.name, role: staff.role, usedAt: staffSessions.usedAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), livingStaffSession(now)));
  const role = roleNamed(session?.role ?? '');
  if (!session || !role) return null;
  if (countsAsUse(session.id) && now.getTime() - session.usedAt.getTime() >= touchEvery)
    await db
      .update(staffSessions)
      .set({ usedAt: now })
      .where(eq(staffSessions.tokenHash, tokenHash));
  return { id: session.id, name: session.name, role };
}

function livingStaffSession(now: Date): SQL | undefined {
  return and(
    gt(staffSessions.usedAt, new Date(now.getTime() - idle)),
    gt(staffSessions.createdAt, new Date(now.getTime() - shift)),
  );
}

/** Matches sessions that have expired. */
export function endedStaffSession(now: Date): SQL | undefined {
  return or(
    lt(staffSessions.usedAt, new Date(now.getTime() - idle)),
    lt(staffSessions.createdAt, new Date(now.getTime() - shift)),
  );
}

export async function endStaffSession(db: Database, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)));
}

/** Ends all of a member's sessions except this one. Returns their number. */
export async function endOtherStaffSessions(
  db: Database,
  staffId: string,
  token: string,
): Promise<number> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.tokenHash, hashToken(token))))
    .returning({ tokenHash: staffSessions.tokenHash });
  return ended.length;
}

/** Ends all of a member's sessions. */
export async function endStaffSessions(db: Database, staffId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

/** Returns the role with that name; null if unknown. */
export function roleNamed(text: string): StaffRole | null {
  return staffRoles.find((role) => role === text) ?? null;
}
