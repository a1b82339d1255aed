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
  /** False before the phone's first reading: show nothing yet rather than "nothing waits". */
  isRead: boolean;
  /** What this customer may see and has sent off: no drafts. The newest first. */
  submissions: readonly Submission[];
  /** The ids of those that cannot go until their owner signs in again, while nobody is signed in. */
  waitForOwner: readonly string[];
  /** Ids of undelivered submissions of customers who are not signed in here: that they are kept may be said, no more. */
  keptForOthers: readonly string[];
  /** Ids of those that have just arrived in their names, before nothing is left of them here (offline-132). */
  arrivedForOthers: readonly string[];
  /** Unsent requests that the browser has thrown away. */
  removedByBrowser: number;
  /** The moment to judge leases by (`statusOf`). */
  at: string;
}

/** The submissions on this phone, fresh after every change by any tab or the worker. */
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
    keptForOthers: absent.map((submission) => submission.id),
    arrivedForOthers: arrivedOfAbsent(submissions, owner).map((submission) => submission.id),
  };
}
