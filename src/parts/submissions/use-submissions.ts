import { useSyncExternalStore } from 'react';
import { needsCustomer, statusOf } from '#domain/delivery-status.ts';
import { sorted } from '#domain/sorted.ts';
import {
  arrivedOfAbsent,
  submissionsOf,
  submissionsOfAbsent,
  type Submission,
} from '#domain/submission.ts';
import { observeSubmissions } from '#outbox/observe.ts';
import { currentOwner, useSession } from '#state/session.ts';

export interface SubmissionsView {
  /**
   * False before the outbox has been read. Render nothing until then, because "nothing waits" may
   * be wrong.
   */
  isRead: boolean;
  /** The submissions that this customer may see, without drafts, newest first. */
  submissions: readonly Submission[];
  /**
   * The ids of submissions that wait until their owner signs in again, while nobody is signed in.
   */
  waitForOwner: readonly string[];
  /**
   * The ids of undelivered submissions of other customers. The interface may show only that they
   * exist.
   */
  storedForOthers: readonly string[];
  /**
   * The ids of other customers' submissions that have just arrived, before they are deleted here
   * (offline-132).
   */
  arrivedForOthers: readonly string[];
  /** The number of unsent requests that the browser has evicted. */
  removedByBrowser: number;
  /** The time at which leases are evaluated (`statusOf`). */
  at: string;
}

/** The submissions on this phone, updated after every change by any tab or the worker. */
export function useSubmissions(): SubmissionsView {
  const { submissions, ...view } = useSyncExternalStore(
    observeSubmissions.subscribe,
    observeSubmissions.getSnapshot,
    observeSubmissions.getServerSnapshot,
  );
  const owner = currentOwner(useSession());
  const own = submissionsOf(submissions, owner).filter(
    (submission) => submission.state !== 'draft',
  );
  const absent = submissionsOfAbsent(submissions, owner);
  const waiting = absent.filter((submission) => needsCustomer(statusOf(submission, view.at)));
  return {
    ...view,
    submissions: sorted(own, (one, other) => other.seq - one.seq),
    waitForOwner: waiting.map((submission) => submission.id),
    storedForOthers: absent.map((submission) => submission.id),
    arrivedForOthers: arrivedOfAbsent(submissions, owner).map((submission) => submission.id),
  };
}
