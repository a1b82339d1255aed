import type { Submission } from '#domain/submission.ts';
import { expectGone } from './eviction-check.ts';
import { requestDelivery } from './request-delivery.ts';
import { removeUploadsOf } from './uploads-to-remove.ts';
import { outboxStore } from './store.ts';

/** Deletes a draft, a refused or unreadable submission, or the note of a sent one. True when it is gone. */
export async function deleteSubmission(id: string): Promise<boolean> {
  expectGone([id]);
  const before = (await outboxStore.submissions()).find((submission) => submission.id === id);
  const at = new Date().toISOString();
  const submissions = await outboxStore.change({ type: 'customer-deleted', id, at });
  const isGone = !submissions.some((submission) => submission.id === id);
  // What was sent belongs to its order now.
  if (isGone && before?.state !== 'sent') await takeUploadsBack(before);
  return isGone;
}

/** Uploads of what was edited or taken back are of no use: they will be sent anew, or never. */
export async function takeUploadsBack(submission: Submission | undefined): Promise<void> {
  if (!submission) return;
  // Not kept: the server drops them by itself after 30 days.
  await removeUploadsOf(submission, new Date().toISOString()).catch(() => undefined);
  requestDelivery();
}
