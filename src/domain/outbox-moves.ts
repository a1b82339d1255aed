/** State changes that the steps of a submission are composed of. */
import type { HandOverWay, Submission } from '#domain/submission.ts';
import type { GeneralEvent } from '#domain/outbox-events.ts';
import {
  isLeased,
  isStale,
  receiptKept,
  refusedKept,
  sentContentKept,
  since,
} from '#domain/outbox-times.ts';

/** Releases the lease. */
export function freed(submission: Submission): Submission {
  return { ...submission, lease: null };
}

/**
 * Returns the submission to the queue, due at once. If it went stale while it waited for a sign-in,
 * the customer is asked first.
 */
export function queued(submission: Submission, at: string): Submission {
  const state =
    submission.state === 'needs-sign-in' && isStale(submission, at) ? 'stale' : 'queued';
  const requeued = { ...freed(submission), state, attempts: 0, nextAt: at } as const;
  return submission.settledAt ? { ...requeued, settledAt: null } : requeued;
}

/**
 * Returns a cancelled submission to the queue, because the cancellation came too late. Resets its
 * age, so that it is not stale.
 */
export function sendAfterAll(submission: Submission, at: string): Submission {
  if (!submission.cancelledAt) return submission;
  return queued({ ...submission, createdAt: at, cancelledAt: null, lastError: null }, at);
}

/**
 * Queues a submission that the customer has changed. Returns it unchanged if nothing changed, and
 * null if it was removed.
 */
export function sendable(
  changed: Submission | null,
  before: Submission,
  at: string,
): Submission | null {
  if (!changed || changed === before) return changed;
  return { ...queued(changed, at), createdAt: at, lastError: null };
}

/** Makes the submission due from `from` on and resets its attempts. */
export function hurried(submission: Submission, from: string): Submission {
  return { ...submission, attempts: 0, nextAt: from };
}

/**
 * Records a hand-over. The submission stays unsent, but the pharmacy may have it: the customer can
 * only cancel it, not edit it (offline-162). A submission that was refused while the customer
 * shared it stays refused.
 */
export function handedOver(
  submission: Submission,
  { way, at }: { way: HandOverWay; at: string },
): Submission {
  const handed = { ...submission, handedOver: { way, at } };
  return submission.state === 'refused' ? handed : { ...handed, posted: true };
}

/** Marks the submission as delivered, with the order number for the customer. */
export function sent(submission: Submission, receipt: { orderNo: string; at: string }): Submission {
  return {
    ...freed(submission),
    state: 'sent',
    orderNo: receipt.orderNo,
    sentAt: receipt.at,
    lastError: null,
    cancelledAt: null,
  };
}

/**
 * Marks an old submission as stale by the phone's clock, but removes content and records only by
 * the server's clock: a phone's clock may be a month wrong. Returns null if the record is removed.
 */
export function aged(
  submission: Submission,
  { at, served }: Extract<GeneralEvent, { type: 'aged' }>,
): Submission | null {
  if (submission.state === 'queued' && isStale(submission, at) && !isLeased(submission, at)) {
    return { ...freed(submission), state: 'stale' };
  }
  const isOver =
    submission.state === 'refused' || (submission.state === 'sent' && !submission.lastError);
  if (!isOver || served === null) return submission;
  if (!submission.settledAt) return { ...submission, settledAt: served };
  const age = since(submission.settledAt, served);
  if (submission.state === 'refused') return age >= refusedKept ? null : submission;
  if (age >= receiptKept) return null;
  const isEmpty = submission.payload === null && submission.photos.length === 0;
  return age < sentContentKept || isEmpty
    ? submission
    : { ...submission, payload: null, photos: [] };
}
