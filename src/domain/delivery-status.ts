/** The status of a submission for display, as codes and values. The sentences are in `text`. */
import {
  canResend,
  refusedPhotos,
  type Submission,
  type SubmissionProblem,
} from '#domain/submission.ts';
import { isLate, isLeased } from '#domain/outbox-times.ts';

/** The statuses that screens show: saved, sending, sent, and those that need the customer. */
export type DeliveryStatus =
  | { kind: 'draft' }
  /**
   * Saved on this phone, not sent yet. `isLate`: for 72 hours or longer, so the shop's phone number
   * is shown.
   */
  | { kind: 'saved'; isLate: boolean; because: SubmissionProblem['kind'] | null }
  /** Sending photo number `photo` of `of`, or the submission itself if `photo` is null. */
  | { kind: 'sending'; photo: number | null; of: number }
  /** The pharmacy has received it under this number. */
  | { kind: 'sent'; orderNo: string; sentAt: string }
  /**
   * This phone has a receipt, but the server does not find the submission. The customer can resend
   * it or enter it again.
   */
  | { kind: 'forgotten'; canResend: boolean }
  | { kind: 'needs-sign-in' }
  /** `files`: files were refused, not the content. */
  | { kind: 'refused'; message: string; code: string; files: boolean }
  /** Waited for 7 days: the customer is asked whether it is still needed. */
  | { kind: 'stale' }
  /** It may have arrived, but the host cannot tell. The customer may send it again. */
  | { kind: 'outcome-unknown' }
  | { kind: 'needs-update' }
  | { kind: 'unreadable' }
  /** Cancelled, but it may have arrived: the server is being queried. */
  | { kind: 'cancelling' };

/** The status that screens show for a submission. */
export function statusOf(submission: Submission, now: string): DeliveryStatus {
  if (submission.cancelledAt) return { kind: 'cancelling' };
  switch (submission.state) {
    case 'queued':
      return isLeased(submission, now) ? sending(submission) : saved(submission, now);
    case 'sent':
      if (submission.lastError?.kind === 'server-forgot') {
        return { kind: 'forgotten', canResend: canResend(submission) };
      }
      return { kind: 'sent', orderNo: submission.orderNo ?? '', sentAt: submission.sentAt ?? '' };
    case 'refused': {
      const { message = '', code = '' } = submission.lastError ?? {};
      const files = refusedFiles(submission);
      return { kind: 'refused', message: files || message, code, files: files !== '' };
    }
    case 'stale':
      return {
        kind: submission.lastError?.kind === 'outcome-unknown' ? 'outcome-unknown' : 'stale',
      };
    case 'quarantine':
      return { kind: 'unreadable' };
    default:
      return { kind: submission.state };
  }
}

/** Statuses that continue without the customer, or need nothing more. */
const goByThemselves: readonly DeliveryStatus['kind'][] = [
  'draft',
  'saved',
  'sending',
  'cancelling',
  'sent',
];

/** True if the submission cannot continue without the customer. */
export function needsCustomer(status: DeliveryStatus): boolean {
  return !goByThemselves.includes(status.kind);
}

/** Each refused file by name, with the server's sentence about it. */
function refusedFiles(submission: Submission): string {
  const files = refusedPhotos(submission);
  return files.map(({ n, name, refused }) => `${name ?? n}: ${refused ?? ''}`).join(' ');
}

function saved(submission: Submission, now: string): DeliveryStatus {
  return {
    kind: 'saved',
    isLate: isLate(submission, now),
    because: submission.lastError?.kind ?? null,
  };
}

function sending(submission: Submission): DeliveryStatus {
  const received = submission.photos.filter((photo) => photo.serverId !== null).length;
  const of = submission.photos.length;
  return { kind: 'sending', photo: received < of ? received + 1 : null, of };
}
