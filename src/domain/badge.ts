/** What of the outbox the number on the app's icon counts: what needs the customer (notifications-42). */
import { needsCustomer, statusOf } from './delivery-status.ts';
import { submissionsOf, type Submission } from './submission.ts';

/** How many submissions that `owner` may see wait for them. Another customer's count for nobody here. */
export function countAsking(
  submissions: readonly Submission[],
  owner: string,
  now: string,
): number {
  return submissionsOf(submissions, owner).filter((submission) =>
    needsCustomer(statusOf(submission, now)),
  ).length;
}
