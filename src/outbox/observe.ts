/** The submissions as every screen sees them: one value, fresh after every change by any tab or the worker. */
import type { Submission } from '#domain/submission.ts';
import { isUnsent } from '#domain/submission.ts';
import { acknowledgeRemoved, countRemoved, expectSubmissions } from './eviction-check.ts';
import { subscribeToChanges } from './change-channel.ts';
import { outboxStore } from './store.ts';

export interface OutboxView {
  /** False before the first reading: show nothing yet rather than "nothing waits". */
  isRead: boolean;
  /** Everybody's: show only `submissionsOf(view.submissions, owner)`. Drafts and sent ones included. */
  submissions: readonly Submission[];
  /** Unsent requests that the browser has thrown away; 0 after `acknowledgeRemovedSubmissions`. */
  removedByBrowser: number;
  /** The moment to judge leases and ages by (`statusOf(submission, view.at)`). */
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

/** Counted once, before anything new is expected. */
let counting: Promise<number> | null = null;

async function readAgain(): Promise<void> {
  try {
    counting ??= missing();
    const counted = await counting;
    // Read last: what was read before a later change must not be shown after it.
    const submissions = await outboxStore.submissions();
    const removedByBrowser = view.isRead ? view.removedByBrowser : counted;
    expectSubmissions(submissions);
    show({ isRead: true, submissions, removedByBrowser, at: new Date().toISOString() });
  } catch {
    // The storage is closed to us: the last view stays; writing will say so aloud.
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
  // A lease can run out without anybody saying so.
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
