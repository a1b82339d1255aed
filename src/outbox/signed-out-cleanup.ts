/** Deletes the data of customers who have signed out, after their submissions were sent. */
import { guest } from '#domain/session.ts';
import { canResend } from '#domain/submission.ts';
import { deleteSubmission } from './delete-submission.ts';
import { forgetGrant } from './delivery/grant.ts';
import { forgetOrderResponses } from './order-responses.ts';
import { outboxStore } from './storage/store.ts';

/**
 * Deletes the content of their sent submissions and, with the last submission of an owner, the
 * grant. Submissions of `currentOwner`, the current user of this phone, and of the phone itself
 * stay.
 */
export async function cleanUpSignedOut(currentOwner: string): Promise<void> {
  const isAway = (owner: string) => owner !== currentOwner && owner !== guest;
  const submissions = (await outboxStore.submissions()).filter((submission) =>
    isAway(submission.owner),
  );
  const sent = submissions.filter(
    (submission) => submission.state === 'sent' && !canResend(submission),
  );
  for (const { id } of sent) await deleteSubmission(id);
  await forgetOrderResponses(sent.map((submission) => submission.id));
  const waiting = new Set(submissions.filter((one) => !sent.includes(one)).map((one) => one.owner));
  for (const owner of new Set(sent.map((submission) => submission.owner))) {
    if (!waiting.has(owner)) await forgetGrant(owner);
  }
}
