import { isUnsent, type Letter } from '#domain/outbox-letter.ts';
import type { Standing } from '#domain/outbox-standing.ts';
import { letterText } from '#parts/letters/letter-words.ts';
import type { outboxText } from '#text/outbox.ts';
import type { Spoken } from '#text/sentences.ts';
import type { IconName } from '#ui/icons.ts';

export interface StripWords {
  tone: 'kept' | 'moving' | 'arrived' | 'asks';
  icon: IconName;
  words: string;
}

/** What there is to say beside the letters that this customer may see. */
export interface OtherNews {
  /** Unsent letters that the browser has thrown away. */
  removed: number;
  /** Letters that wait for their owner to sign in. */
  owned: number;
}

const waiting: readonly Standing['kind'][] = ['saved', 'cancelling'];

/**
 * The one line for all letters: what moves first, then what needs the
 * customer, what waits, what has arrived. Null when there is nothing to say.
 */
export function stripOf(
  letters: readonly { letter: Letter; standing: Standing }[],
  others: OtherNews,
  t: Spoken<typeof outboxText>,
): StripWords | null {
  if (others.removed > 0) {
    return { tone: 'asks', icon: 'warning', words: t.lostByBrowser(others.removed) };
  }
  const moving = letters.find(({ standing }) => standing.kind === 'sending');
  if (moving)
    return { tone: 'moving', icon: 'send', words: letterText(moving.letter, moving.standing, t) };
  const unsent = letters.filter(({ letter }) => isUnsent(letter));
  if (others.owned > 0 && unsent.length === 0) {
    return { tone: 'asks', icon: 'smartphone', words: t.waitForOwner(others.owned) };
  }
  const asking = unsent.filter(({ standing }) => !waiting.includes(standing.kind));
  const [first] = asking;
  if (first && unsent.length === 1) {
    return { tone: 'asks', icon: 'warning', words: letterText(first.letter, first.standing, t) };
  }
  const saved = unsent.length - asking.length;
  const [only] = unsent;
  if (only && unsent.length === 1) {
    return { tone: 'kept', icon: 'smartphone', words: letterText(only.letter, only.standing, t) };
  }
  if (unsent.length > 0) {
    const parts = [saved > 0 && t.stripSaved(saved), first && t.stripAttention(asking.length)];
    const tone = first ? 'asks' : 'kept';
    return { tone, icon: 'smartphone', words: parts.filter(Boolean).join(' · ') };
  }
  const sent = letters.find(({ standing }) => standing.kind === 'sent');
  return sent
    ? { tone: 'arrived', icon: 'check', words: letterText(sent.letter, sent.standing, t) }
    : null;
}
