import type { Submission } from '#domain/submission.ts';
import { expectGone } from './storage/eviction-check.ts';
import { requestDelivery } from './delivery/request-delivery.ts';
import { removeUploadsOf } from './delivery/uploads-to-remove.ts';
import { outboxStore } from './storage/store.ts';

/**
 * Deletes a draft, a refused or unreadable submission, or the record of a sent one. Returns whether
 * it is gone.
 */
export async function deleteSubmission(id: string): Promise<boolean> {
  expectGone([id]);
  const before = (await outboxStore.submissions()).find((submission) => submission.id === id);
  const at = new Date().toISOString();
  const submissions = await outboxStore.change({ type: 'customer-deleted', id, at });
  const isGone = !submissions.some((submission) => submission.id === id);
  // The uploads of a sent submission belong to its order.
  if (isGone && before?.state !== 'sent') await takeUploadsBack(before);
  return isGone;
}

/**
 * Removes the uploads of an edited or cancelled submission from the server: they will be uploaded
 * again, or never needed.
 */
export async function takeUploadsBack(submission: Submission | undefined): Promise<void> {
  if (!submission) return;
  // If this cannot be stored, the server deletes them after 30 days.
  await removeUploadsOf(submission, new Date().toISOString()).catch(() => undefined);
  requestDelivery();
}
