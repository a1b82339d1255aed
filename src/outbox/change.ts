/** The customer's actions on a submission that waits, was refused, or was sent. */
import { canEdit } from '#domain/outbox-steps.ts';
import { isLeased } from '#domain/outbox-times.ts';
import { isUndelivered, type Submission } from '#domain/submission.ts';
import type { OutboxEvent } from '#domain/outbox-events.ts';
import { takeUploadsBack } from './delete-submission.ts';
import { requestSync } from './delivery/background-sync.ts';
import { expectGone } from './storage/eviction-check.ts';
import { forgetGrant } from './delivery/grant.ts';
import { requestDelivery, requestDeliveryNow } from './delivery/request-delivery.ts';
import { photoFileName } from './photos/photo-name.ts';
import { forgetOrderResponses } from './order-responses.ts';
import { sharedFiles } from './photos/shared.ts';
import { outboxStore } from './storage/store.ts';

/**
 * "Send now" for this submission, or without an id for all that wait. Does not wait for the
 * outcome.
 */
export async function sendNow(id: string | null = null): Promise<void> {
  await outboxStore.change({ type: 'customer-hurried', id, at: now() });
  requestSync();
  requestDeliveryNow();
}

export type Cancelled =
  /** It was never sent and is deleted. */
  | 'cancelled'
  /** It may have arrived. Nothing more is sent, and the server is queried. */
  | 'asking'
  /** It is too late, or the submission does not exist (any more). */
  | 'not-possible';

/** Cancels a submission that waits. */
export async function cancelSubmission(id: string): Promise<Cancelled> {
  expectGone([id]);
  const before = await find(id);
  const submission = await after({ type: 'customer-cancelled', id, at: now() }, id);
  if (!submission) {
    await takeUploadsBack(before);
    return 'cancelled';
  }
  if (!submission.cancelledAt) return 'not-possible';
  requestDelivery();
  return 'asking';
}

export type Edited = { edited: true; draft: Submission } | { edited: false };

/**
 * Replaces a refused or waiting submission by a new draft with a new id and the same photos. A
 * submission that may have arrived must be cancelled first.
 */
export async function editSubmission(id: string): Promise<Edited> {
  const newId = crypto.randomUUID();
  expectGone([id]);
  const before = await find(id);
  const draft = await after({ type: 'customer-edited', id, newId, at: now() }, newId);
  if (draft) await takeUploadsBack(before);
  return draft ? { edited: true, draft } : { edited: false };
}

/** Whether "Edit" may be offered. */
export function isEditable(submission: Submission, at: string): boolean {
  return canEdit(submission, at);
}

/**
 * Sends a refused submission without its refused files. The other files are not uploaded again.
 */
export async function leaveRefusedOut(id: string): Promise<void> {
  expectGone([id]);
  await outboxStore.change({ type: 'refused-photos-left-out', id, at: now() });
  requestSync();
  requestDelivery();
}

/** "Still need this?" was confirmed. Also "send again" after an unknown outcome. */
export async function keepSubmission(id: string): Promise<void> {
  await outboxStore.change({ type: 'customer-kept', id, at: now() });
  requestSync();
  requestDelivery();
}

/** Sends a submission that the server lost again, under the same id. */
export async function resendSubmission(id: string): Promise<void> {
  await outboxStore.change({ type: 'customer-resent', id, at: now() });
  requestSync();
  requestDelivery();
}

/** Delivers the submissions that waited for this customer's sign-in. @public for the sign-in. */
export async function resumeAfterSignIn(owner: string): Promise<void> {
  await outboxStore.change({ type: 'signed-in', owner, at: now() });
  requestDelivery();
}

/**
 * The submissions of `owner` that are not at the pharmacy and can still be delivered. The sign-out
 * offers to send, keep or delete them.
 */
export async function undeliveredOf(owner: string): Promise<Submission[]> {
  return (await outboxStore.submissions()).filter(
    (submission) => submission.owner === owner && isUndelivered(submission),
  );
}

/**
 * Whether the pharmacy may have a submission that does not count as sent: a delivery is running, a
 * try had no response, or it was handed over another way.
 */
export function mayHaveArrived(submission: Submission, at: string): boolean {
  const { state, posted, handedOver } = submission;
  // An undelivered submission in state `sent` is one that the server has lost.
  const hasNoResponse = posted && state !== 'sent';
  return hasNoResponse || handedOver !== undefined || isLeased(submission, at);
}

/**
 * Signs a customer out of this phone. `keep` still delivers the waiting submissions with the
 * owner's grant, and deletes drafts and sent content. `delete` deletes everything. ("Send now" is
 * `sendNow()`, then this.) @public for the sign-out.
 */
export async function leaveOwner(owner: string, choice: 'keep' | 'delete'): Promise<void> {
  const unsent = await undeliveredOf(owner);
  if (choice === 'delete') expectGone(unsent.map((submission) => submission.id));
  const own = (await outboxStore.submissions()).filter((submission) => submission.owner === owner);
  await forgetOrderResponses(own.map((submission) => submission.id));
  const left = await outboxStore.change({
    type: choice === 'delete' ? 'owner-erased' : 'owner-left',
    owner,
  });
  await forgetOrderResponses(await receiptsWithout(left));
  // Shared files have no owner yet, so the next customer of this phone must not find them.
  await outboxStore.remove((await sharedFiles()).map((file) => file.key));
  if (choice === 'delete' || unsent.length === 0) await forgetGrant(owner);
}

/**
 * Receipts whose submission was cleared from the list. They hold order numbers and no longer name
 * an owner, so they are removed with every owner.
 */
async function receiptsWithout(submissions: readonly Submission[]): Promise<string[]> {
  const present = new Set(submissions.map((submission) => submission.id));
  const receipts = await outboxStore.receipts();
  return receipts.map((receipt) => receipt.id).filter((id) => !present.has(id));
}

/** Exports the submission as files: its stored record as JSON, and its photos. */
export async function exportSubmission(id: string): Promise<File[]> {
  const raw = await outboxStore.raw(id);
  const submission = (await outboxStore.submissions()).find((one) => one.id === id);
  const files = [new File([JSON.stringify(raw, null, 2)], `request-${id}.json`, jsonType)];
  for (const photo of submission?.photos ?? []) {
    const bytes = await outboxStore.photoBytes(id, photo.n);
    if (bytes) files.push(new File([bytes], photoFileName(photo), { type: photo.mime }));
  }
  return files;
}

async function find(id: string): Promise<Submission | undefined> {
  return (await outboxStore.submissions()).find((submission) => submission.id === id);
}

const jsonType = { type: 'application/json' };

async function after(event: OutboxEvent, id: string): Promise<Submission | undefined> {
  return (await outboxStore.change(event)).find((submission) => submission.id === id);
}

function now(): string {
  return new Date().toISOString();
}
