/** What happens to a request: written into its history, told to its customer, noted in the audit log. */
import { eq, sql } from 'drizzle-orm';
import { requestReference } from '#domain/notification.ts';
import type { RequestStatus } from '#domain/request.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { requestHistory, requestOrders } from '#server/db/tables/requests.ts';
import { writeAudit } from '#server/services/audit.ts';
import { notFound } from '#server/services/failures.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { queuePush } from '#server/services/push/queue.ts';
import { Refusal } from '#server/services/refusal.ts';
import { changedMeanwhile } from '#contract/counter/queue.ts';
import { requestRefusals } from '#text/counter/request-refusals.ts';
import { orderNo } from '#text/orders.ts';
import { requestStatusText } from '#text/request-status.ts';
import type { Pair } from '#text/sentences.ts';
import { requestNo } from './request-no.ts';

export type RequestRow = typeof requestOrders.$inferSelect;

/** One of the shop's people: at the counter, or at the command line, where there is no member. */
export interface StaffActor {
  actor: string;
  memberId: string | null;
  now: Date;
}

/** Statuses that nothing comes after. */
export const endedStatuses: readonly string[] = ['Delivered', 'Cancelled'];

/** The request, held until the transaction ends; 404 for none. */
export async function lockRequest(tx: Database, id: string): Promise<RequestRow> {
  const [row] = await tx.select().from(requestOrders).where(eq(requestOrders.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Refuses what was written for another state of it; null stands for the command line, which reads and writes at once. */
export function requireVersion(row: RequestRow, version: number | null): void {
  if (version !== null && version !== row.version)
    throw new Refusal(requestRefusals.changedMeanwhile, { id: changedMeanwhile });
}

/** Refuses to change what has ended, and what an order leads. */
export async function requireOpen(
  tx: Database,
  row: RequestRow,
  status: RequestStatus,
): Promise<void> {
  const number = requestNo(row.orderNumber);
  if (row.orderId !== null) {
    const [order] = await tx
      .select({ orderNumber: orders.orderNumber })
      .from(orders)
      .where(eq(orders.id, row.orderId));
    const [en, bn] = requestRefusals.becameOrder;
    const name = orderNo(order?.orderNumber ?? 0);
    throw new Refusal([en(number, name), bn(number, name)], { id: changedMeanwhile });
  }
  if (!endedStatuses.includes(row.status)) return;
  throw cannotBecome(row, status);
}

/** The refusal that says that it stands where it cannot become this. */
export function cannotBecome(row: RequestRow, status: RequestStatus): Refusal {
  const number = requestNo(row.orderNumber);
  const from = statusNames(row.status);
  const to = statusNames(status);
  const [en, bn] = requestRefusals.cannotBecome;
  return new Refusal([en(number, from[0], to[0]), bn(number, from[1], to[1])], {
    id: changedMeanwhile,
  });
}

function statusNames(status: string): Pair<string> {
  const names: Record<string, Pair<string>> = requestStatusText;
  return names[status] ?? [status, status];
}

/** What a change comes to. */
interface Change {
  status: RequestStatus;
  /** For the history, which the shop's people read. */
  note: string;
  /** What the customer is told; null for nothing. */
  says: Pair<string> | null;
  /** For the audit log. */
  about: string;
}

/** Writes a change down and tells it: by the shop's people. The row's own columns are the caller's. */
export async function recordByStaff(
  tx: Database,
  row: RequestRow,
  by: StaffActor,
  { status, note, says, about }: Change,
): Promise<void> {
  const { now } = by;
  const { customerId, id: aboutId } = row;
  const number = requestNo(row.orderNumber);
  await recordHistory(tx, row.id, { status, by: by.actor, note, now });
  if (customerId && says)
    await notify(tx, {
      customerId,
      text: says,
      reference: requestReference,
      referenceId: aboutId,
      now,
    });
  await queuePush(tx, { about: 'request', aboutId, number, status, customerId, now });
  await writeAudit(tx, by, { action: `requests ${status}`, subject: number, about });
}

/** A line of its history; `by` is '' for the customer. */
export async function recordHistory(
  tx: Database,
  requestOrderId: string,
  { status, by, note, now }: { status: RequestStatus; by: string; note: string; now: Date },
): Promise<void> {
  await tx.insert(requestHistory).values({ requestOrderId, status, by, note, createdAt: now });
}

/** Another state of it: what was read before is old. */
export const nextVersion = sql`${requestOrders.version} + 1`;
