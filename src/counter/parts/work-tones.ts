import type { RequestStatus } from '#domain/request.ts';
import type { WorkGroup } from '#domain/queue.ts';
import type { StatusTone } from './StatusPill.tsx';

const ofGroups: Record<WorkGroup, StatusTone> = {
  new: 'waits',
  answering: 'waits',
  answered: 'moves',
  toPack: 'moves',
  onTheWay: 'moves',
  done: 'done',
};

/**
 * The tone in which an item of the queue is shown. A cancelled item looks different from a
 * completed one.
 */
export function groupTone(group: WorkGroup, status: string): StatusTone {
  return status === 'Cancelled' ? 'over' : ofGroups[group];
}

const ofRequests: Record<RequestStatus, StatusTone> = {
  Pending: 'waits',
  Answered: 'moves',
  Confirmed: 'moves',
  Processing: 'moves',
  Delivering: 'moves',
  Delivered: 'done',
  Cancelled: 'over',
};

/** The tone in which a request's status is shown. */
export function requestTone(status: RequestStatus): StatusTone {
  return ofRequests[status];
}
