/** How a submission stands, for whoever shows it: codes and values, the sentences are in `text`. */
import {
  canResend,
  refusedPhotos,
  type Submission,
  type SubmissionProblem,
} from '#domain/submission.ts';
import { isLate, isLeased } from '#domain/outbox-times.ts';

/** Three truths in three words: saved, sending, sent; and what needs the customer. */
export type DeliveryStatus =
  | { kind: 'draft' }
  /** Saved on this phone, not sent yet. `isLate`: for 72 hours; show the shop's phone. */
  | { kind: 'saved'; isLate: boolean; because: SubmissionProblem['kind'] | null }
  /** Sending now: photo `photo` of `of`, or (photo null) the submission itself. */
  | { kind: 'sending'; photo: number | null; of: number }
  /** The pharmacy has it, under this number. */
  | { kind: 'sent'; orderNo: string; sentAt: string }
  /** Sent as far as this phone knows, but the server does not know it: resend or enter again. */
  | { kind: 'forgotten'; canResend: boolean }
  | { kind: 'needs-sign-in' }
  /** `files`: it is files that were refused, not what was written. */
  | { kind: 'refused'; message: string; code: string; files: boolean }
  /** Waited for 7 days: still need this? */
  | { kind: 'stale' }
  /** It may have arrived; the host cannot say. Send again? */
  | { kind: 'outcome-unknown' }
  | { kind: 'needs-update' }
  | { kind: 'unreadable' }
  /** Taken back, but it may have arrived: the pharmacy is being asked. */
  | { kind: 'cancelling' };

/** The one truth to show about a submission. */
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

/** On their way, or where they should be. */
const goByThemselves: readonly DeliveryStatus['kind'][] = [
  'draft',
  'saved',
  'sending',
  'cancelling',
  'sent',
];

/** True where nothing more happens without the customer. */
export function needsCustomer(status: DeliveryStatus): boolean {
  return !goByThemselves.includes(status.kind);
}

/** Each refused file by its name, with the pharmacy's own sentence about it. */
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
