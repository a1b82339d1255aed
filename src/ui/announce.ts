import { afterPaint } from './after-paint.ts';

/** What screen readers are told: one polite and one urgent sentence at a time. */
export type Urgency = 'polite' | 'assertive';

export interface Announcements {
  polite: string;
  assertive: string;
}

export const silence: Announcements = { polite: '', assertive: '' };

let announcements = silence;
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, through the page's LiveRegion. Polite unless asked otherwise. */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  // The same words twice are a change too: a no-break space makes them one.
  const words = announcements[urgency] === sentence ? `${sentence}\u00a0` : sentence;
  // What was said before is over: whoever reads the page must not meet both.
  announcements = { ...silence, [urgency]: words };
  for (const listener of listeners) afterPaint(listener);
}

/** The sentences that are being said now. */
export function currentAnnouncements(): Announcements {
  return announcements;
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
