/**
 * The texts for a submission's status. They use the word "sent" only once the submission has a
 * number.
 */
import type { Submission, SubmissionKind } from '#domain/submission.ts';
import type { DeliveryStatus } from '#domain/delivery-status.ts';
import { outboxText } from '#text/outbox.ts';
import { speak, type Language, type Spoken } from '#text/sentences.ts';
import type { IconName } from '#ui/icons.ts';

type Words = Spoken<typeof outboxText>;

/** A short text for the status. */
export function statusText(status: DeliveryStatus, t: Words, kind?: SubmissionKind): string {
  switch (status.kind) {
    case 'draft':
    case 'saved':
      return t.saved;
    case 'sending':
      return status.photo === null ? t.sending : t.sendingPhoto(status.photo, status.of);
    case 'sent':
      if (!status.orderNo) return t.sentPlain;
      return kind === 'order' ? t.sentOrder(status.orderNo) : t.sent(status.orderNo);
    case 'forgotten':
      return status.canResend ? t.saved : t.lost;
    case 'needs-sign-in':
      return t.signInToSend;
    case 'refused':
      return status.message ? t.refused(status.message) : t.refusedPlain;
    case 'stale':
    case 'outcome-unknown':
      return t.stillNeeded;
    case 'needs-update':
      return t.needsUpdate;
    case 'unreadable':
      return t.unreadable;
    case 'cancelling':
      return t.takingBack;
  }
}

/** The reason for the status and the next step, or '' if the status text is sufficient. */
export function reasonText(
  status: DeliveryStatus,
  t: Words,
  shopPhone: string,
  { canEdit = true, isFull = false, isClosed = false } = {},
): string {
  switch (status.kind) {
    case 'saved':
      if (isFull) return t.whyFull;
      if (isClosed) return t.whyClosed;
      if (status.isLate) return t.waitedLong(shopPhone);
      return status.because === null ? t.whySaved : t.whyRetrying;
    case 'forgotten':
      return status.canResend ? t.whyServerForgot : t.whyLost(shopPhone);
    case 'needs-sign-in':
      return t.whySignIn;
    case 'refused':
      if (!canEdit) return t.whyRefusedNoEdit;
      return status.files ? t.whyFileRefused : t.whyRefused;
    case 'stale':
      return t.whyStale;
    case 'outcome-unknown':
      return t.whyOutcomeUnknown;
    case 'needs-update':
      return t.whyUpdate;
    case 'unreadable':
      return t.whyUnreadable;
    case 'cancelling':
      return t.whyTakingBack;
    default:
      return '';
  }
}

export interface StatusLook {
  tone: 'kept' | 'moving' | 'arrived' | 'asks' | 'wrong';
  icon: IconName;
}

const onPhoneLook: StatusLook = { tone: 'kept', icon: 'smartphone' };
const failedLook: StatusLook = { tone: 'wrong', icon: 'warning' };
const needsCustomerLook: StatusLook = { tone: 'asks', icon: 'clock' };

/**
 * The colour of each status: grey on this phone, blue while sending, green with a number, red only
 * for failures.
 */
export const statusLooks: Record<DeliveryStatus['kind'], StatusLook> = {
  draft: onPhoneLook,
  saved: onPhoneLook,
  sending: { tone: 'moving', icon: 'send' },
  sent: { tone: 'arrived', icon: 'check' },
  forgotten: failedLook,
  'needs-sign-in': { tone: 'asks', icon: 'user' },
  refused: failedLook,
  stale: needsCustomerLook,
  'outcome-unknown': needsCustomerLook,
  'needs-update': { tone: 'asks', icon: 'refresh' },
  unreadable: failedLook,
  cancelling: { tone: 'kept', icon: 'clock' },
};

/**
 * The kind and the status in one text, for places without a heading. A request order's status text
 * already names it.
 */
export function submissionText(submission: Submission, status: DeliveryStatus, t: Words): string {
  const state = statusText(status, t, submission.kind);
  return submission.kind === 'request-order' ? state : t.about(t[submission.kind], state);
}

/** The number of uploaded photos and of all photos, or '' without photos. */
export function photosText(submission: Submission, t: Words): string {
  const { length } = submission.photos;
  if (length === 0) return '';
  const arrived = submission.photos.filter((photo) => photo.serverId !== null).length;
  const isSent = submission.state === 'sent';
  return t.photos(isSent || arrived === 0 ? length : arrived, length);
}

/** The heading of a list of submissions. Only a list without other kinds is called "requests". */
export function listTitle(submissions: readonly Submission[], t: Words): string {
  const isRequests = submissions.every((submission) => submission.kind === 'request-order');
  return isRequests ? t.listTitle : t.listTitleMixed;
}

/** The texts of the outbox in a language, for code outside components. */
export function outboxWords(language: Language): Words {
  return speak(outboxText, language);
}
