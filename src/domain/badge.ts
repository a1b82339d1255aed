/** What of the outbox the number on the app's icon counts: what needs the customer (notifications-42). */
import { statusOf, type DeliveryStatus } from './delivery-status.ts';
import { submissionsOf, type Submission } from './submission.ts';

/** On their way, or where they should be. */
const goByThemselves: readonly DeliveryStatus['kind'][] = [
  'draft',
  'saved',
  'sending',
  'cancelling',
  'sent',
];

/** How many submissions that `owner` may see wait for them. Another customer's count for nobody here. */
export function countAsking(
  submissions: readonly Submission[],
  owner: string,
  now: string,
): number {
  return submissionsOf(submissions, owner).filter(
    (submission) => !goByThemselves.includes(statusOf(submission, now).kind),
  ).length;
}
