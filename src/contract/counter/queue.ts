/** The queue: requests and orders as they come, and who works on each (counter-50 to counter-58). */
import * as v from 'valibot';
import { staffRoles } from '#domain/staff.ts';
import { workGroups, workKinds } from '#domain/queue.ts';
import { counterEndpoint } from './counter-endpoint.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const kind = v.picklist(workKinds);

/** The refusals' Ids: somebody else works on it; it has changed since it was read. */
export const workedOnByAnother = 'worked-on-by-another';
export const changedMeanwhile = 'changed-meanwhile';

/** Who works on something, until when unless they go on. */
export const worker = v.object({
  id: v.string(),
  name: v.string(),
  /** The one who asks. */
  isMe: v.boolean(),
  since: moment,
  until: moment,
});

export type Worker = v.InferOutput<typeof worker>;

/** How many stand in each group that is not ended; what the asker's role may not see is not counted. */
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
  /** The request's or the order's own status. */
  status: v.string(),
  group: v.picklist(workGroups),
  /** A request whose customer wanted to accept and could not: there is not enough, and it waits for another answer. */
  isShort: v.boolean(),
  createdAt: moment,
  /** '' where none was given. */
  receiver: v.string(),
  /** Whom to call: the receiver, else the customer; '' where no number was given. */
  phone: v.string(),
  district: v.string(),
  /** Medicines of a request, products of an order. */
  lines: count,
  prescriptions: count,
  /** What the customer was told, or owes, in paisa; null for a request without an answer. */
  total: v.nullable(count),
  /** What an order still has to be paid, in paisa; null for a request. */
  left: v.nullable(count),
  worker: v.nullable(worker),
});

export type QueueRow = v.InferOutput<typeof row>;

const mostRows = 100;

/**
 * Oldest first, what has ended newest first. `open` is everything that has not ended. `find` is a
 * number (R-1001, N-1001) or a phone, whole; it looks in every group. A packer is shown orders alone.
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
    /** `next` of the page before; '' for the first. */
    after: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
    /** A whole number from 1 to 100, as text. */
    size: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}$/),
        v.transform(Number),
        v.minValue(1),
        v.maxValue(mostRows),
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

/** For who has no stream: asked every some seconds, with the header that says that nobody asked (`unattendedHeader`). */
export const digest = counterEndpoint({
  name: 'counter.queue.digest',
  method: 'GET',
  path: 'Counter/Queue/Digest',
  roles: staffRoles,
  request: v.object({}),
  response: v.object({
    counts,
    /** Another one where anything that is not ended has changed, come or gone. */
    digest: v.string(),
  }),
});

const work = { kind, id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)) };

/** Who works on it after the call; null where nobody does. `isMe` says whether it was got. */
const workedOn = v.object({ worker: v.nullable(worker) });

/** Takes it for some minutes. Another's is taken over only where that is said; the other is told by the stream. */
export const take = counterEndpoint({
  name: 'counter.queue.take',
  method: 'POST',
  path: 'Counter/Queue/Take',
  roles: staffRoles,
  request: v.object({ ...work, takeOver: v.optional(v.boolean(), false) }),
  response: workedOn,
});

/** Goes on with it: asked every minute while the work is open. Answers who has it where another took it over. */
export const keep = counterEndpoint({
  name: 'counter.queue.keep',
  method: 'POST',
  path: 'Counter/Queue/Keep',
  roles: staffRoles,
  request: v.object(work),
  response: workedOn,
});

/** Lets it go; another's is left alone. */
export const letGo = counterEndpoint({
  name: 'counter.queue.letGo',
  method: 'POST',
  path: 'Counter/Queue/LetGo',
  roles: staffRoles,
  request: v.object(work),
  response: workedOn,
});

/** The stream of changes (server-sent events) below the API host: messages named `queue`, each a {@link queueEvent}. */
export const eventsPath = 'Counter/Events';

/** At the beginning, and after each change: counts, and the ids of what changed, came or went. No names. */
export const queueEvent = v.object({
  counts,
  changed: v.array(v.object({ kind, id: v.string() })),
  /** More changed than is listed: ask for everything anew. */
  isMore: v.boolean(),
});

export type QueueEvent = v.InferOutput<typeof queueEvent>;
