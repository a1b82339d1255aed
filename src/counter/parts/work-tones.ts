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

/** How a piece of work looks in the queue: what ended without success is told from what ended well. */
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

/** How a request's status looks. */
export function requestTone(status: RequestStatus): StatusTone {
  return ofRequests[status];
}
