/**
 * The submissions as one observable value for all screens, updated after every change by any tab or
 * the worker.
 */
import type { Submission } from '#domain/submission.ts';
import { isUnsent } from '#domain/submission.ts';
import { acknowledgeRemoved, countRemoved, expectSubmissions } from './storage/eviction-check.ts';
import { subscribeToChanges } from './storage/change-channel.ts';
import { outboxStore } from './storage/store.ts';

export interface OutboxView {
  /** False before the first read. Screens then render nothing rather than "nothing waits". */
  isRead: boolean;
  /**
   * The submissions of all owners, including drafts and sent ones. Render only
   * `submissionsOf(view.submissions, owner)`.
   */
  submissions: readonly Submission[];
  /**
   * The number of unsent submissions that the browser has evicted; 0 after
   * `acknowledgeRemovedSubmissions`.
   */
  removedByBrowser: number;
  /** The time for checking leases and ages (`statusOf(submission, view.at)`). ISO, UTC. */
  at: string;
}

const unread: OutboxView = {
  isRead: false,
  submissions: [],
  removedByBrowser: 0,
  at: new Date(0).toISOString(),
};

const rereadEvery = 20_000;
const listeners = new Set<() => void>();
let view = unread;
let stop: (() => void) | null = null;

function show(next: OutboxView): void {
  view = next;
  listeners.forEach((listener) => listener());
}

/** Counted once, before the list of expected submissions is updated. */
let counting: Promise<number> | null = null;

async function readAgain(): Promise<void> {
  try {
    counting ??= missing();
    const counted = await counting;
    // Read last, so that an older read cannot replace a newer one in the view.
    const submissions = await outboxStore.submissions();
    const removedByBrowser = view.isRead ? view.removedByBrowser : counted;
    expectSubmissions(submissions);
    show({ isRead: true, submissions, removedByBrowser, at: new Date().toISOString() });
  } catch {
    // Storage is blocked, so the last view remains. The next write reports the problem.
    if (!view.isRead) counting = null;
  }
}

async function missing(): Promise<number> {
  const submissions = await outboxStore.submissions();
  const receipts = await outboxStore.receipts();
  return countRemoved(new Set([...submissions, ...receipts].map((one) => one.id)));
}

function start(): () => void {
  const stopListening = subscribeToChanges(() => void readAgain());
  // No event announces the expiry of a lease.
  const timer = setInterval(() => {
    if (view.submissions.some(isUnsent)) void readAgain();
  }, rereadEvery);
  void readAgain();
  return () => {
    stopListening();
    clearInterval(timer);
  };
}

/** For `useSyncExternalStore`: subscribe, getSnapshot, getServerSnapshot. */
export const observeSubmissions = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    stop ??= start();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  },
  getSnapshot: (): OutboxView => view,
  getServerSnapshot: (): OutboxView => unread,
};

/** The customer has read that the browser removed submissions. */
export function acknowledgeRemovedSubmissions(): void {
  void acknowledgeRemoved();
  show({ ...view, removedByBrowser: 0 });
}
