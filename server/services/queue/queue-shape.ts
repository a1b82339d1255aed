/** What of requests and orders is the queue: which stand in which group, and what of each the list shows (counter-50 to counter-53). */
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { WorkGroup, WorkKind } from '#domain/queue.ts';
import { orders } from '#server/db/tables/orders.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { workLeases } from '#server/db/tables/work-leases.ts';

/** Somebody is at it: for queries that join the living leases. */
const isWorkedOn = isNotNull(workLeases.staffId);

/** As the partial indexes have it: written out, for a parameter would hide them. */
const openRequests = sql`${requestOrders.status} not in ('Delivered', 'Cancelled') and ${requestOrders.orderId} is null`;
const endedRequests = sql`(${requestOrders.status} in ('Delivered', 'Cancelled') or ${requestOrders.orderId} is not null)`;
const openOrders = sql`${orders.status} not in ('Delivered', 'Cancelled')`;
const endedOrders = sql`${orders.status} in ('Delivered', 'Cancelled')`;

/** What has not ended. A request that became an order has. */
export function isOpen(kind: WorkKind): SQL {
  return kind === 'request' ? openRequests : openOrders;
}

/** The condition of a group; null where none of that kind can stand in it. */
export function inGroup(kind: WorkKind, group: WorkGroup | 'open'): SQL | null {
  if (group === 'open') return isOpen(kind);
  if (group === 'done') return kind === 'request' ? endedRequests : endedOrders;
  if (group === 'answered' && kind === 'order') return null;
  const stands = kind === 'request' ? requestsIn(group) : inArray(orders.status, statusesOf[group]);
  return and(isOpen(kind), stands, whoseWork(group)) ?? null;
}

/** One whose answer could not be had waits for another, as one that is new (counter-70). */
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

/** In which group something stands that has this status. */
export function groupOf(
  row: { status: string; orderId?: string | null; isShort?: boolean },
  isWorked: boolean,
): WorkGroup {
  if (row.status === 'Delivered' || row.status === 'Cancelled' || row.orderId) return 'done';
  const isToAnswer = row.status === 'Pending' || (row.status === 'Answered' && row.isShort);
  if (isToAnswer) return isWorked ? 'answering' : 'new';
  if (row.status === 'Answered') return 'answered';
  return row.status === 'Delivering' ? 'onTheWay' : 'toPack';
}
