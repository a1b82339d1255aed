/**
 * Changes a request's status by hand: cancels it, or advances it if it has no order (counter-67).
 */
import { eq } from 'drizzle-orm';
import type { RequestStatus } from '#domain/request.ts';
import type { Database } from '#server/db/database.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { endWork, requireWork } from '#server/services/queue/leases.ts';
import { requestNews } from '#text/counter/request-refusals.ts';
import { operatorText } from '#text/operator.ts';
import { requestStatusText } from '#text/request-status.ts';
import type { Pair } from '#text/sentences.ts';
import {
  cannotBecome,
  endedStatuses,
  lockRequest,
  nextVersion,
  recordByStaff,
  requireOpen,
  requireVersion,
  type RequestRow,
  type StaffActor,
} from './request-course.ts';
import { requestNo } from './request-no.ts';
import { isMoved } from './repeated.ts';

/** The status that follows each status. */
const next: Partial<Record<string, RequestStatus>> = {
  Answered: 'Confirmed',
  Confirmed: 'Processing',
  Processing: 'Delivering',
  Delivering: 'Delivered',
};

/**
 * The statuses to which the counter may move it. A request that can be accepted is accepted by the
 * customer, not confirmed by hand.
 */
export function movesOf(
  request: Pick<RequestRow, 'status' | 'orderId' | 'isOffer'>,
): RequestStatus[] {
  if (request.orderId !== null || endedStatuses.includes(request.status)) return [];
  const step = next[request.status];
  return step && !(request.isOffer && step === 'Confirmed') ? [step, 'Cancelled'] : ['Cancelled'];
}

export interface RequestMove {
  version: number | null;
  status: RequestStatus;
  note: string;
}

/**
 * Changes the status and notifies the customer; a repeated call notifies once. Returns the number,
 * the previous status and the new version. Throws the counter's refusals.
 */
export function moveRequest(
  db: Database,
  requestId: string,
  by: StaffActor,
  { version, status, note }: RequestMove,
): Promise<{ number: string; before: string; version: number }> {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (await isMoved(tx, request, by, { version, status, note }))
      return { number: requestNo(request.orderNumber), before: status, version: request.version };
    await requireOpen(tx, request, status);
    await requireWork(tx, { kind: 'request', id: requestId }, by.memberId, by.now);
    requireVersion(request, version);
    // The command line may set any status.
    if (by.memberId !== null && !movesOf(request).includes(status))
      throw cannotBecome(request, status);
    const [written] = await tx
      .update(requestOrders)
      .set({ status, fellShortAt: null, version: nextVersion })
      .where(eq(requestOrders.id, requestId))
      .returning({ version: requestOrders.version });
    if (endedStatuses.includes(status)) await endWork(tx, { kind: 'request', id: requestId });
    const number = requestNo(request.orderNumber);
    const says = newsOf(number, status, note);
    const about = [status, note].filter(Boolean).join(' ');
    await recordByStaff(tx, request, by, { status, note, says, about });
    return { number, before: request.status, version: written?.version ?? request.version };
  });
}

function newsOf(number: string, status: RequestStatus, note: string): Pair<string> {
  if (status === 'Cancelled' && note) {
    const [en, bn] = requestNews.cancelled;
    return [en(number, note), bn(number, note)];
  }
  const [en, bn] = operatorText.requestMoved;
  const [statusEn, statusBn] = requestStatusText[status];
  return [`${en(number, statusEn)} ${note}`.trim(), `${bn(number, statusBn)} ${note}`.trim()];
}
