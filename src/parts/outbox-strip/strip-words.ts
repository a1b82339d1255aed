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

/** What there is to say beside the submissions that this customer may see. */
export interface OtherNews {
  /** Unsent submissions that the browser has thrown away. */
  removed: number;
  /** Submissions that wait for their owner to sign in. */
  owned: number;
  /** The phone has no room to send anything. */
  isFull: boolean;
}

const waiting: readonly DeliveryStatus['kind'][] = ['saved', 'cancelling'];

/** It is not with the pharmacy: it was never sent, or the pharmacy has lost it, be there anything to send again or not. */
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
 * The one line for all submissions: what moves first, then what needs the
 * customer, what waits, what has arrived. Null when there is nothing to say.
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
  const asking = unsent.filter(({ status }) => !waiting.includes(status.kind));
  const [first] = asking;
  if (first && unsent.length === 1) {
    return {
      tone: 'asks',
      icon: 'warning',
      words: submissionText(first.submission, first.status, t),
    };
  }
  const saved = unsent.length - asking.length;
  const [only] = unsent;
  if (only && unsent.length === 1) {
    return {
      tone: 'kept',
      icon: 'smartphone',
      words: submissionText(only.submission, only.status, t),
    };
  }
  if (unsent.length > 0) {
    const parts = [saved > 0 && t.stripSaved(saved), first && t.stripAttention(asking.length)];
    const tone = first ? 'asks' : 'kept';
    return { tone, icon: 'smartphone', words: parts.filter(Boolean).join(' · ') };
  }
  const sent = submissions.find(({ status }) => status.kind === 'sent');
  return sent
    ? { tone: 'arrived', icon: 'check', words: submissionText(sent.submission, sent.status, t) }
    : null;
}
