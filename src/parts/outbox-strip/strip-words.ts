import { isUnsent, type Submission } from '#domain/submission.ts';
import type { DeliveryStatus } from '#domain/delivery-status.ts';
import { submissionText } from '#parts/submissions/submission-words.ts';
import type { outboxText } from '#text/outbox.ts';
import type { Spoken } from '#text/sentences.ts';
import type { IconName } from '#ui/icons.ts';

export interface StripWords {
  tone: 'kept' | 'moving' | 'arrived' | 'asks';
  icon: IconName;
  words: string;
}

/** State beyond the submissions that this customer may see. */
export interface OtherNews {
  /** The number of unsent submissions that the browser has evicted. */
  removed: number;
  /** The number of submissions that wait until their owner signs in. */
  owned: number;
  /** Whether the phone's storage is too full to send anything. */
  isFull: boolean;
}

const waiting: readonly DeliveryStatus['kind'][] = ['saved', 'cancelling'];

/**
 * Whether the pharmacy does not have it: it was never sent, or the server has lost it, even if it
 * cannot be sent again.
 */
export function isOutstanding({
  submission,
  status,
}: {
  submission: Submission;
  status: DeliveryStatus;
}) {
  return isUnsent(submission) || status.kind === 'forgotten';
}

/**
 * One line for all submissions, by priority: sending, needs the customer, waiting, arrived. Null if
 * there is nothing to report.
 */
export function stripOf(
  submissions: readonly { submission: Submission; status: DeliveryStatus }[],
  others: OtherNews,
  t: Spoken<typeof outboxText>,
): StripWords | null {
  if (others.removed > 0) {
    return { tone: 'asks', icon: 'warning', words: t.lostByBrowser(others.removed) };
  }
  const moving = submissions.find(({ status }) => status.kind === 'sending');
  if (moving)
    return {
      tone: 'moving',
      icon: 'send',
      words: submissionText(moving.submission, moving.status, t),
    };
  const unsent = submissions.filter(isOutstanding);
  if (others.owned > 0 && unsent.length === 0) {
    return { tone: 'asks', icon: 'smartphone', words: t.waitForOwner(others.owned) };
  }
  if (others.isFull && unsent.some(({ status }) => status.kind === 'saved')) {
    return { tone: 'asks', icon: 'warning', words: t.stripFull };
  }
  const needsCustomer = unsent.filter(({ status }) => !waiting.includes(status.kind));
  const [first] = needsCustomer;
  if (first && unsent.length === 1) {
    return {
      tone: 'asks',
      icon: 'warning',
      words: submissionText(first.submission, first.status, t),
    };
  }
  const saved = unsent.length - needsCustomer.length;
  const [only] = unsent;
  if (only && unsent.length === 1) {
    return {
      tone: 'kept',
      icon: 'smartphone',
      words: submissionText(only.submission, only.status, t),
    };
  }
  if (unsent.length > 0) {
    const parts = [
      saved > 0 && t.stripSaved(saved),
      first && t.stripAttention(needsCustomer.length),
    ];
    const tone = first ? 'asks' : 'kept';
    return { tone, icon: 'smartphone', words: parts.filter(Boolean).join(' · ') };
  }
  const sent = submissions.find(({ status }) => status.kind === 'sent');
  return sent
    ? { tone: 'arrived', icon: 'check', words: submissionText(sent.submission, sent.status, t) }
    : null;
}
