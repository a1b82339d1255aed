/** The moves that the steps of a submission are made of. */
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

/** Nobody is delivering it any more. */
export function freed(submission: Submission): Submission {
  return { ...submission, lease: null };
}

/** Back into the queue, due at once; what grew stale meanwhile is asked about instead. */
export function queued(submission: Submission, at: string): Submission {
  const state =
    submission.state === 'needs-sign-in' && isStale(submission, at) ? 'stale' : 'queued';
  const again = { ...freed(submission), state, attempts: 0, nextAt: at } as const;
  return submission.settledAt ? { ...again, settledAt: null } : again;
}

/** The customer's taking back came too late: into the queue, and not asked about. */
export function sendAfterAll(submission: Submission, at: string): Submission {
  if (!submission.cancelledAt) return submission;
  return queued({ ...submission, createdAt: at, cancelledAt: null, lastError: null }, at);
}

/** Queued anew after the customer changed it; as it was where nothing changed. */
export function sendable(
  changed: Submission | null,
  before: Submission,
  at: string,
): Submission | null {
  if (!changed || changed === before) return changed;
  return { ...queued(changed, at), createdAt: at, lastError: null };
}

/** Due from that moment on, as if it had never been tried. */
export function hurried(submission: Submission, from: string): Submission {
  return { ...submission, attempts: 0, nextAt: from };
}

/**
 * Unsent as before, but it may be with the pharmacy: taken back from here on, not edited
 * (offline-162). A refusal may come while the customer shares it: then it stays refused.
 */
export function handedOver(
  submission: Submission,
  { way, at }: { way: HandOverWay; at: string },
): Submission {
  const handed = { ...submission, handedOver: { way, at } };
  return submission.state === 'refused' ? handed : { ...handed, posted: true };
}

/** Delivered, with the number that the customer is told. */
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

/** Asks by the phone's clock, and lets go only by the server's: a phone's may be a month wrong. */
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
