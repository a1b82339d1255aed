/** The state machine of one submission. `outbox.ts` applies it to all of them. */
import {
  repairable,
  withPhoto,
  withPhotoReceived,
  withPhotoRefused,
  withPhotosUnjudged,
  withPhotosUnsent,
  withoutRefusedPhotos,
} from '#domain/outbox-photos.ts';
import { guest } from '#domain/session.ts';
import {
  canResend,
  isUndelivered,
  type Submission,
  type SubmissionState,
} from '#domain/submission.ts';
import type { GeneralEvent, SubmissionEvent } from '#domain/outbox-events.ts';
import {
  backoff,
  heldBack,
  isDue,
  isLeased,
  later,
  leaseTime,
  since,
} from '#domain/outbox-times.ts';
import {
  aged,
  freed,
  handedOver,
  hurried,
  queued,
  sendAfterAll,
  sendable,
  sent,
} from '#domain/outbox-moves.ts';
import { plainProblem, problemOf } from '#domain/outbox-problems.ts';

const waiting: SubmissionState[] = ['queued', 'needs-sign-in', 'stale', 'needs-update'];

/**
 * True if the pharmacy certainly does not have the submission and no delivery is running. Always
 * false after a hand-over (offline-162).
 */
export function canEdit(submission: Submission, now: string): boolean {
  const isOpen = waiting.includes(submission.state) || submission.state === 'refused';
  const mayBeThere = submission.posted || submission.handedOver || submission.cancelledAt;
  return isOpen && !mayBeThere && !isLeased(submission, now);
}

/** Applies an event about one submission. Returns null if the submission is removed. */
export function changeSubmission(
  submission: Submission,
  event: SubmissionEvent,
  seq: number,
): Submission | null {
  if (submission.state === 'draft') return changeDraft(submission, event, seq);
  if (submission.state === 'sent') return changeSent(submission, event);
  switch (event.type) {
    case 'delivery-started':
      if (!isDue(submission, event.at)) return submission;
      return {
        ...submission,
        attempts: submission.attempts + 1,
        lease: { holder: event.holder, until: later(event.at, leaseTime) },
      };
    case 'delivery-continued':
      if (!holds(submission, event.holder) || submission.cancelledAt) return submission;
      return {
        ...submission,
        posted: submission.posted || event.posting,
        lease: { holder: event.holder, until: later(event.at, leaseTime) },
      };
    case 'holder-died':
      return holds(submission, event.holder)
        ? { ...freed(submission), nextAt: event.at }
        : submission;
    case 'photo-received':
      return withPhotoReceived(submission, event);
    case 'photo-refused':
      return withPhotoRefused(submission, event);
    case 'delivery-answered':
      return holds(submission, event.holder) ? answered(submission, event) : submission;
    case 'receipt-arrived':
      return sent(submission, event);
    case 'outcome-lost':
      return {
        ...freed(submission),
        state: submission.state === 'queued' ? 'stale' : submission.state,
        lastError: plainProblem('outcome-unknown', event.at),
      };
    case 'absence-confirmed':
      if (isLeased(submission, event.at)) return submission;
      return submission.cancelledAt ? null : { ...submission, posted: false };
    case 'found-entered':
      return sendAfterAll(submission, event.at);
    case 'found-damaged':
      return {
        ...freed(submission),
        state: 'quarantine',
        lastError: plainProblem('damaged', event.at),
      };
    case 'customer-cancelled':
      return cancelled(submission, event.at);
    case 'customer-deleted':
      return mayDelete(submission, event.at) ? null : submission;
    case 'handed-over':
      return submission.state === 'quarantine' ? submission : handedOver(submission, event);
    case 'refused-photos-left-out':
      return sendable(withoutRefusedPhotos(submission), submission, event.at);
    case 'customer-kept':
      if (submission.state !== 'stale') return submission;
      return { ...queued(submission, event.at), createdAt: event.at, lastError: null };
    default:
      return submission;
  }
}

function changeDraft(
  submission: Submission,
  event: SubmissionEvent,
  seq: number,
): Submission | null {
  switch (event.type) {
    case 'photo-attached':
      return withPhoto(submission, event.photo);
    case 'photo-removed':
      return { ...submission, photos: submission.photos.filter((photo) => photo.n !== event.n) };
    case 'send-tapped':
      return {
        ...queued(withPhotosUnjudged(submission), event.at),
        seq,
        owner: event.owner,
        createdAt: event.at,
      };
    case 'customer-deleted':
      return null;
    default:
      return submission;
  }
}

function changeSent(submission: Submission, event: SubmissionEvent): Submission | null {
  switch (event.type) {
    case 'server-forgot':
      return { ...submission, lastError: plainProblem('server-forgot', event.at) };
    case 'customer-deleted':
      return null;
    case 'customer-resent': {
      if (!canResend(submission)) return submission;
      const requeued = { ...queued(withPhotosUnsent(submission), event.at), createdAt: event.at };
      return { ...requeued, orderNo: null, sentAt: null, lastError: null };
    }
    default:
      return submission;
  }
}

/** Applies an event that concerns every submission. Returns null if the submission is removed. */
export function changeEach(submission: Submission, event: GeneralEvent): Submission | null {
  switch (event.type) {
    case 'owner-erased':
      return submission.owner === event.owner ? null : submission;
    case 'owner-left':
      return submission.owner === event.owner && !isUndelivered(submission) ? null : submission;
    case 'customer-hurried':
      if (event.id !== null && event.id !== submission.id) return submission;
      return waitsInVain(submission, event.at, event.at)
        ? hurried(submission, event.at)
        : submission;
    case 'reconnected': {
      const from = heldBack(submission.lastError, event.at) ?? event.at;
      return waitsInVain(submission, from, event.at) ? hurried(submission, from) : submission;
    }
    case 'nobody-answered':
      return unanswered(submission, event.at);
    case 'signed-in': {
      const owns = submission.owner === event.owner || submission.owner === guest;
      return submission.state === 'needs-sign-in' && owns
        ? queued(submission, event.at)
        : submission;
    }
    case 'app-updated':
      return submission.state === 'needs-update' ? queued(submission, event.at) : submission;
    case 'aged':
      return aged(submission, event);
    default:
      return submission;
  }
}

function answered(
  submission: Submission,
  event: Extract<SubmissionEvent, { type: 'delivery-answered' }>,
): Submission {
  const { at } = event;
  const verdict = repairable(submission, event.verdict);
  if (verdict.kind === 'received') return sent(submission, { orderNo: verdict.receipt, at });
  const noted = { ...freed(submission), lastError: problemOf(verdict, at) };
  switch (verdict.kind) {
    case 'unauthorized':
      return { ...noted, state: 'needs-sign-in' };
    case 'too-old':
      return { ...noted, state: 'needs-update' };
    case 'refused':
      return { ...noted, state: 'refused', posted: false };
    case 'in-progress':
      return { ...noted, nextAt: later(at, 2000) };
    case 'upload-missing': {
      const wait = backoff({ ...event, attempts: submission.attempts, age: 0, retryAfter: null });
      const nextAt = submission.attempts > 1 ? later(at, wait) : at;
      return { ...withPhotosUnsent(noted, verdict.ids), nextAt };
    }
    default: {
      const age = since(submission.createdAt, at);
      const { attempts } = submission;
      const wait = backoff({ ...event, attempts, age, retryAfter: verdict.wait });
      return { ...noted, nextAt: later(at, wait) };
    }
  }
}

/**
 * No attempt was made, so the due time stays the same. Only the reported problem changes
 * (offline-204).
 */
function unanswered(submission: Submission, at: string): Submission {
  const { state, lastError } = submission;
  if (state !== 'queued' || lastError || isLeased(submission, at)) return submission;
  return { ...submission, lastError: plainProblem('unreachable', at) };
}

function cancelled(submission: Submission, at: string): Submission | null {
  if (!waiting.includes(submission.state)) return submission;
  if (!submission.posted && !isLeased(submission, at)) return null;
  return { ...submission, cancelledAt: submission.cancelledAt ?? at };
}

/**
 * True for a refused or unreadable submission, and for a cancelled one whose cancellation the
 * server has not confirmed.
 */
function mayDelete(submission: Submission, at: string): boolean {
  if (submission.state === 'refused' || submission.state === 'quarantine') return true;
  return submission.cancelledAt !== null && !isLeased(submission, at);
}

function waitsInVain(submission: Submission, from: string, at: string): boolean {
  return submission.state === 'queued' && !isLeased(submission, at) && submission.nextAt !== from;
}

function holds(submission: Submission, holder: string): boolean {
  return submission.lease?.holder === holder;
}
