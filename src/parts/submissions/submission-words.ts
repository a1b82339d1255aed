/** A submission's status in the words of the promise; never the word "sent" before its number. */
import type { Submission, SubmissionKind } from '#domain/submission.ts';
import type { DeliveryStatus } from '#domain/delivery-status.ts';
import { outboxText } from '#text/outbox.ts';
import { speak, type Language, type Spoken } from '#text/sentences.ts';
import type { IconName } from '#ui/icons.ts';

type Words = Spoken<typeof outboxText>;

/** The state in a few words. */
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

/** Why it stands so, and what happens next; '' where the state says it all. */
export function reasonText(
  status: DeliveryStatus,
  t: Words,
  shopPhone: string,
  { canEdit = true, isFull = false } = {},
): string {
  switch (status.kind) {
    case 'saved':
      if (isFull) return t.whyFull;
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

const kept: StatusLook = { tone: 'kept', icon: 'smartphone' };
const wrong: StatusLook = { tone: 'wrong', icon: 'warning' };
const asks: StatusLook = { tone: 'asks', icon: 'clock' };

/** Grey with a phone, blue on its way, green with the number; red only for what went wrong. */
export const statusLooks: Record<DeliveryStatus['kind'], StatusLook> = {
  draft: kept,
  saved: kept,
  sending: { tone: 'moving', icon: 'send' },
  sent: { tone: 'arrived', icon: 'check' },
  forgotten: wrong,
  'needs-sign-in': { tone: 'asks', icon: 'user' },
  refused: wrong,
  stale: asks,
  'outcome-unknown': asks,
  'needs-update': { tone: 'asks', icon: 'refresh' },
  unreadable: wrong,
  cancelling: { tone: 'kept', icon: 'clock' },
};

/** What it is and how it stands, for where nothing else says what it is. A request order says so by its number. */
export function submissionText(submission: Submission, status: DeliveryStatus, t: Words): string {
  const state = statusText(status, t, submission.kind);
  return submission.kind === 'request-order' ? state : t.about(t[submission.kind], state);
}

/** How many photos have arrived, of how many; '' where there are none. */
export function photosText(submission: Submission, t: Words): string {
  const { length } = submission.photos;
  if (length === 0) return '';
  const arrived = submission.photos.filter((photo) => photo.serverId !== null).length;
  const isSent = submission.state === 'sent';
  return t.photos(isSent || arrived === 0 ? length : arrived, length);
}

/** What stands over a list of submissions: 'requests' only where there is nothing else. */
export function listTitle(submissions: readonly Submission[], t: Words): string {
  const isRequests = submissions.every((submission) => submission.kind === 'request-order');
  return isRequests ? t.listTitle : t.listTitleMixed;
}

/** The words of the outbox in a language, for code that is no component. */
export function outboxWords(language: Language): Words {
  return speak(outboxText, language);
}
