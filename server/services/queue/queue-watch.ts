/**
 * Notices changes of the queue by any process or command. While somebody listens it polls one
 * digest, and reads the rows only if the digest has changed (counter-58).
 */
import type { WorkKind } from '#domain/queue.ts';
import type { Database } from '#server/db/database.ts';
import { countQueue, openStates, queueDigest, type CountsByKind } from './queue-state.ts';

export interface QueueChange {
  counts: CountsByKind;
  changed: { kind: WorkKind; id: string }[];
  /** Whether more rows changed than are listed. */
  isMore: boolean;
}

export interface QueueWatch {
  /**
   * Calls the listener immediately with the current counts, then after each change. Returns the
   * function that unsubscribes.
   */
  listen: (listener: (change: QueueChange) => void) => () => void;
  close: () => void;
}

interface Watching {
  db: Database;
  now: () => Date;
  /** Milliseconds between two polls. */
  every?: number;
  failed: (failure: unknown) => void;
}

const defaultPollMs = 1_500;
const kinds = ['request', 'order'] as const;
/** The maximum number of ids in a message. If more changed, clients reload everything. */
const maxListedChanges = 50;
/**
 * The maximum number of open rows that are compared one by one. Beyond it a change is reported
 * without ids.
 */
const maxKnownRows = 2_000;

type States = Record<WorkKind, Map<string, string>> | null;

export function openQueueWatch({ db, now, every = defaultPollMs, failed }: Watching): QueueWatch {
  const listeners = new Set<(change: QueueChange) => void>();
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;
  let digest = '';
  let states: States = null;
  let counts: CountsByKind | null = null;

  async function look(): Promise<void> {
    const at = now();
    const current = await queueDigest(db, kinds, at);
    if (current.digest === digest) return;
    const before = states;
    const after =
      current.rows > maxKnownRows
        ? null
        : {
            request: await openStates(db, 'request', at),
            order: await openStates(db, 'order', at),
          };
    states = after;
    counts = await countQueue(db, at);
    const isFirst = digest === '';
    digest = current.digest;
    const all = before && after ? kinds.flatMap((kind) => differing(kind, before, after)) : null;
    const isMore = !isFirst && (all === null || all.length > maxListedChanges);
    const changed = all === null || isMore ? [] : all;
    for (const notify of listeners) notify({ counts, changed, isMore });
  }

  function tick(): void {
    if (isLooking) return;
    isLooking = true;
    look()
      // The next poll will see the same change.
      .catch(failed)
      .finally(() => {
        isLooking = false;
      });
  }

  function stop(): void {
    if (timer) clearInterval(timer);
    timer = null;
    digest = '';
    states = null;
    counts = null;
  }

  return {
    listen: (listener) => {
      listeners.add(listener);
      if (counts) listener({ counts, changed: [], isMore: false });
      if (!timer) {
        timer = setInterval(tick, every);
        timer.unref();
        tick();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    close: () => {
      listeners.clear();
      stop();
    },
  };
}

function differing(
  kind: WorkKind,
  before: NonNullable<States>,
  after: NonNullable<States>,
): { kind: WorkKind; id: string }[] {
  const ids = new Set([...before[kind].keys(), ...after[kind].keys()]);
  return [...ids]
    .filter((id) => before[kind].get(id) !== after[kind].get(id))
    .map((id) => ({ kind, id }));
}
