/**
 * Defines the queue: the group of each request and order, and the fields that the list shows
 * (counter-50 to counter-53).
 */
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { WorkGroup, WorkKind } from '#domain/queue.ts';
import { orders } from '#server/db/tables/orders.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { workLeases } from '#server/db/tables/work-leases.ts';

/** Whether somebody works on it, for queries that join the active leases. */
const isWorkedOn = isNotNull(workLeases.staffId);

/** Written exactly as in the partial indexes. Parameters would prevent their use. */
const openRequests = sql`${requestOrders.status} not in ('Delivered', 'Cancelled') and ${requestOrders.orderId} is null`;
const endedRequests = sql`(${requestOrders.status} in ('Delivered', 'Cancelled') or ${requestOrders.orderId} is not null)`;
const openOrders = sql`${orders.status} not in ('Delivered', 'Cancelled')`;
const endedOrders = sql`${orders.status} in ('Delivered', 'Cancelled')`;

/** Matches work that has not ended. A request that became an order has ended. */
export function isOpen(kind: WorkKind): SQL {
  return kind === 'request' ? openRequests : openOrders;
}

/** The condition of a group; null if rows of that kind cannot be in it. */
export function inGroup(kind: WorkKind, group: WorkGroup | 'open'): SQL | null {
  if (group === 'open') return isOpen(kind);
  if (group === 'done') return kind === 'request' ? endedRequests : endedOrders;
  if (group === 'answered' && kind === 'order') return null;
  const stands = kind === 'request' ? requestsIn(group) : inArray(orders.status, statusesOf[group]);
  return and(isOpen(kind), stands, whoseWork(group)) ?? null;
}

/**
 * A request whose accepted quote was short waits for another quote, like a new one (counter-70).
 */
function requestsIn(group: Exclude<WorkGroup, 'done'>): SQL | undefined {
  const { status, fellShortAt } = requestOrders;
  const stands = inArray(status, statusesOf[group]);
  if (group === 'answered') return and(stands, isNull(fellShortAt));
  if (group !== 'new' && group !== 'answering') return stands;
  return or(stands, and(eq(status, 'Answered'), isNotNull(fellShortAt)));
}

const statusesOf: Record<Exclude<WorkGroup, 'done'>, string[]> = {
  new: ['Pending'],
  answering: ['Pending'],
  answered: ['Answered'],
  toPack: ['Confirmed', 'Processing'],
  onTheWay: ['Delivering'],
};

function whoseWork(group: WorkGroup): SQL | undefined {
  if (group === 'new') return isNull(workLeases.staffId);
  return group === 'answering' ? isWorkedOn : undefined;
}

export function groupOf(
  row: { status: string; orderId?: string | null; isShort?: boolean },
  isWorked: boolean,
): WorkGroup {
  if (row.status === 'Delivered' || row.status === 'Cancelled' || row.orderId) return 'done';
  const isToQuote = row.status === 'Pending' || (row.status === 'Answered' && row.isShort);
  if (isToQuote) return isWorked ? 'answering' : 'new';
  if (row.status === 'Answered') return 'answered';
  return row.status === 'Delivering' ? 'onTheWay' : 'toPack';
}
