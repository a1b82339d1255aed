/**
 * The queue: requests and orders in order of arrival, and who works on each (counter-50 to
 * counter-58).
 */
import * as v from 'valibot';
import { staffRoles } from '#domain/staff.ts';
import { workGroups, workKinds } from '#domain/queue.ts';
import { counterEndpoint } from './counter-endpoint.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const kind = v.picklist(workKinds);

/** Ids of refusals: somebody else works on it; it has changed since it was read. */
export const workedOnByAnother = 'worked-on-by-another';
export const changedMeanwhile = 'changed-meanwhile';

/** The staff member who works on something, and when the lease ends unless it is renewed. */
export const worker = v.object({
  id: v.string(),
  name: v.string(),
  /** True if it is the caller. */
  isMe: v.boolean(),
  since: moment,
  until: moment,
});

export type Worker = v.InferOutput<typeof worker>;

/**
 * The number of pieces of work in each group that has not ended. Work that the caller's role may
 * not see is not counted.
 */
export const counts = v.object({
  new: count,
  answering: count,
  answered: count,
  toPack: count,
  onTheWay: count,
});

const row = v.object({
  kind,
  id: v.string(),
  /** `R-1001` or `N-1001`. */
  number: v.string(),
  /** The status of the request or order. */
  status: v.string(),
  group: v.picklist(workGroups),
  /**
   * True for a request that the customer tried to accept although the stock was too low. It needs
   * another quote.
   */
  isShort: v.boolean(),
  createdAt: moment,
  /** '' if none was given. */
  receiver: v.string(),
  /** The number to call: the receiver's, otherwise the customer's; '' if none was given. */
  phone: v.string(),
  district: v.string(),
  /** Medicines of a request, products of an order. */
  lines: count,
  prescriptions: count,
  /** The quoted or payable amount in paisa; null for a request without a quote. */
  total: v.nullable(count),
  /** The unpaid amount of an order in paisa; null for a request. */
  left: v.nullable(count),
  worker: v.nullable(worker),
});

export type QueueRow = v.InferOutput<typeof row>;

const maxRows = 100;

/**
 * Oldest first; ended work newest first. `open` is all work that has not ended. `find` is a whole
 * number (R-1001, N-1001) or a whole phone number and searches every group. A packer gets orders
 * only.
 */
export const list = counterEndpoint({
  name: 'counter.queue.list',
  method: 'GET',
  path: 'Counter/Queue',
  roles: staffRoles,
  request: v.object({
    kind: v.optional(v.picklist(['all', ...workKinds]), 'all'),
    group: v.optional(v.picklist(['open', ...workGroups]), 'open'),
    find: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    /** `next` of the page before; '' for the first page. */
    after: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
    /** A whole number from 1 to 100, as text. */
    size: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}$/),
        v.transform(Number),
        v.minValue(1),
        v.maxValue(maxRows),
      ),
      '50',
    ),
  }),
  response: v.object({
    rows: v.array(row),
    /** '' on the last page. */
    next: v.string(),
    counts,
  }),
});

/**
 * A fallback for pages without the event stream. They poll it every few seconds, with
 * `unattendedHeader`.
 */
export const digest = counterEndpoint({
  name: 'counter.queue.digest',
  method: 'GET',
  path: 'Counter/Queue/Digest',
  roles: staffRoles,
  request: v.object({}),
  response: v.object({
    counts,
    /** Changes whenever work that has not ended changes, arrives or ends. */
    digest: v.string(),
  }),
});

const work = { kind, id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)) };

/**
 * The staff member who works on it after the call; null if nobody does. `isMe` tells whether the
 * call succeeded.
 */
const workedOn = v.object({ worker: v.nullable(worker) });

/**
 * Takes the lease for a few minutes. Another member's lease is only taken over if `takeOver` is
 * set; the stream notifies that member.
 */
export const take = counterEndpoint({
  name: 'counter.queue.take',
  method: 'POST',
  path: 'Counter/Queue/Take',
  roles: staffRoles,
  request: v.object({ ...work, takeOver: v.optional(v.boolean(), false) }),
  response: workedOn,
});

/**
 * Renews the lease. The page calls it every minute while the work is open. Returns the new holder
 * if another member has taken it over.
 */
export const keep = counterEndpoint({
  name: 'counter.queue.keep',
  method: 'POST',
  path: 'Counter/Queue/Keep',
  roles: staffRoles,
  request: v.object(work),
  response: workedOn,
});

/** Releases the lease. Another member's lease stays. */
export const letGo = counterEndpoint({
  name: 'counter.queue.letGo',
  method: 'POST',
  path: 'Counter/Queue/LetGo',
  roles: staffRoles,
  request: v.object(work),
  response: workedOn,
});

/**
 * The event stream of changes (server-sent events) below the API host. Its messages are named
 * `queue`, and each is a {@link queueEvent}.
 */
export const eventsPath = 'Counter/Events';

/**
 * Sent at the start and after each change: counts, and the ids of work that changed, arrived or
 * ended. It contains no names.
 */
export const queueEvent = v.object({
  counts,
  changed: v.array(v.object({ kind, id: v.string() })),
  /** True if more has changed than is listed: refetch everything. */
  isMore: v.boolean(),
});

export type QueueEvent = v.InferOutput<typeof queueEvent>;
