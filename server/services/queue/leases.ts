/**
 * Leases on requests and orders at the counter, one worker at a time (counter-54 to counter-57).
 */
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { workedOnByAnother, type Worker } from '#contract/counter/queue.ts';
import type { StaffMember } from '#domain/staff.ts';
import type { WorkKind } from '#domain/queue.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { staff } from '#server/db/tables/staff.ts';
import { workLeases } from '#server/db/tables/work-leases.ts';
import { notFound } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { requestRefusals } from '#text/counter/request-refusals.ts';

/** Milliseconds after the last renewal. The page renews every minute. */
const leaseTime = 5 * 60_000;

export interface Work {
  kind: WorkKind;
  id: string;
}

interface Lease {
  staffId: string;
  name: string;
  takenAt: Date;
  endsAt: Date;
}

/** The columns of a lease, for queries that join `staff`. */
export const leaseColumns = {
  staffId: workLeases.staffId,
  name: staff.name,
  takenAt: workLeases.takenAt,
  endsAt: workLeases.endsAt,
};

/** The lease in the counter's format; null if there is none or it has expired. */
export function workerOf(
  lease: { [Name in keyof Lease]: Lease[Name] | null } | null,
  memberId: string,
  now: Date,
): Worker | null {
  if (!lease?.staffId || !lease.takenAt || !lease.endsAt || lease.endsAt <= now) return null;
  return {
    id: lease.staffId,
    name: lease.name ?? '',
    isMe: lease.staffId === memberId,
    since: lease.takenAt.toISOString(),
    until: lease.endsAt.toISOString(),
  };
}

/**
 * Takes or renews the lease, unless somebody else has it. Returns the resulting worker. Throws 404
 * if the request or order does not exist.
 */
export async function takeWork(
  db: Database,
  work: Work,
  member: StaffMember,
  { now, takesOver }: { now: Date; takesOver: boolean },
): Promise<Worker | null> {
  await requireSubject(db, work);
  const endsAt = new Date(now.getTime() + leaseTime);
  const isMine = eq(workLeases.staffId, member.id);
  await db
    .insert(workLeases)
    .values({ kind: work.kind, subjectId: work.id, staffId: member.id, takenAt: now, endsAt })
    .onConflictDoUpdate({
      target: [workLeases.kind, workLeases.subjectId],
      set: {
        staffId: member.id,
        endsAt,
        takenAt: sql`case when ${workLeases.staffId} = ${member.id} then ${workLeases.takenAt} else excluded.taken_at end`,
      },
      ...(takesOver ? {} : { setWhere: or(isMine, lte(workLeases.endsAt, now)) }),
    });
  return workerOf(await leaseOf(db, work), member.id, now);
}

/** Releases one's own lease. Returns the resulting worker. */
export async function letWorkGo(
  db: Database,
  work: Work,
  member: StaffMember,
  now: Date,
): Promise<Worker | null> {
  await db.delete(workLeases).where(and(isAbout(work), eq(workLeases.staffId, member.id)));
  return workerOf(await leaseOf(db, work), member.id, now);
}

/** Returns the lease, even if it has expired; null if there is none. */
export async function leaseOf(db: Database, work: Work): Promise<Lease | null> {
  const [lease] = await db
    .select(leaseColumns)
    .from(workLeases)
    .innerJoin(staff, eq(staff.id, workLeases.staffId))
    .where(isAbout(work));
  return lease ?? null;
}

/**
 * Throws a refusal if somebody else is working on it. At the counter the member must hold the
 * lease, which stays theirs after it expires until somebody else takes it. The command line (null)
 * needs no lease.
 */
export async function requireWork(
  tx: Database,
  work: Work,
  memberId: string | null,
  now: Date,
): Promise<void> {
  const lease = await leaseOf(tx, work);
  if (memberId !== null && lease?.staffId === memberId) return;
  if (lease && lease.endsAt > now) {
    const [en, bn] = requestRefusals.workedOnBy;
    throw new Refusal([en(lease.name), bn(lease.name)], { id: workedOnByAnother });
  }
  if (memberId !== null) throw new Refusal(requestRefusals.takeFirst, { id: workedOnByAnother });
}

/** Removes the lease, whoever holds it, because the work is done. */
export async function endWork(tx: Database, work: Work): Promise<void> {
  await tx.delete(workLeases).where(isAbout(work));
}

/** The join condition for an active lease of a request or order. */
export function livingLease(
  kind: WorkKind,
  subjectId: typeof orders.id | typeof requestOrders.id,
  now: Date,
) {
  return and(
    eq(workLeases.kind, kind),
    eq(workLeases.subjectId, subjectId),
    gt(workLeases.endsAt, now),
  );
}

function isAbout({ kind, id }: Work) {
  return and(eq(workLeases.kind, kind), eq(workLeases.subjectId, id));
}

async function requireSubject(db: Database, { kind, id }: Work): Promise<void> {
  const table = kind === 'request' ? requestOrders : orders;
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (!row) throw notFound();
}
