/** Records changes of a request: history, customer notification, audit log. */
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

/** A person of the shop's staff. On the command line there is no member id. */
export interface StaffActor {
  actor: string;
  memberId: string | null;
  now: Date;
}

export const endedStatuses: readonly string[] = ['Delivered', 'Cancelled'];

/** Locks and returns the request until the transaction ends. Throws 404 if there is none. */
export async function lockRequest(tx: Database, id: string): Promise<RequestRow> {
  const [row] = await tx.select().from(requestOrders).where(eq(requestOrders.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/**
 * Throws a refusal if the request has changed since that version. Null on the command line, which
 * reads and writes in one step.
 */
export function requireVersion(row: RequestRow, version: number | null): void {
  if (version !== null && version !== row.version)
    throw new Refusal(requestRefusals.changedMeanwhile, { id: changedMeanwhile });
}

/** Throws a refusal if the request has ended or has become an order. */
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

/** The refusal for a status that is not reachable from the current one. */
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

interface Change {
  status: RequestStatus;
  /** For the history, which the staff reads. */
  note: string;
  /** The notification to the customer; null for none. */
  says: Pair<string> | null;
  /** For the audit log. */
  about: string;
}

/**
 * Records a change by the staff in history, notifications and audit log. The caller updates the
 * request's row itself.
 */
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

/** Adds a history entry. `by` is '' for the customer. */
export async function recordHistory(
  tx: Database,
  requestOrderId: string,
  { status, by, note, now }: { status: RequestStatus; by: string; note: string; now: Date },
): Promise<void> {
  await tx.insert(requestHistory).values({ requestOrderId, status, by, note, createdAt: now });
}

/** Increments the version, so that changes based on an older version are refused. */
export const nextVersion = sql`${requestOrders.version} + 1`;
