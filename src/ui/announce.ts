import { afterPaint } from './after-paint.ts';

/** The announcements for screen readers: one polite and one assertive sentence at a time. */
export type Urgency = 'polite' | 'assertive';

export interface Announcements {
  polite: string;
  assertive: string;
}

export const silence: Announcements = { polite: '', assertive: '' };

let announcements = silence;
const listeners = new Set<() => void>();

/** Announces a sentence to screen readers through the page's LiveRegion. Polite by default. */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  // A repeated sentence must be a change too, so a no-break space is appended.
  const words = announcements[urgency] === sentence ? `${sentence}\u00a0` : sentence;
  // The previous announcement is cleared, so that screen readers do not read both.
  announcements = { ...silence, [urgency]: words };
  for (const listener of listeners) afterPaint(listener);
}

/** The current announcements. */
export function currentAnnouncements(): Announcements {
  return announcements;
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
