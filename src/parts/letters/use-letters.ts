import { useSyncExternalStore } from 'react';
import { isQuiet, lettersOf, type Letter } from '#domain/outbox-letter.ts';
import { observeLetters } from '#outbox/observe.ts';
import { currentOwner, useSession } from '#state/session.ts';

export interface LettersView {
  /** False before the phone's first reading: show nothing yet rather than "nothing waits". */
  isRead: boolean;
  /** What this customer may see and has sent off: no drafts. The newest first. */
  letters: readonly Letter[];
  /** Unsent requests that the browser has thrown away. */
  removedByBrowser: number;
  /** The moment to judge leases by (`standingOf`). */
  at: string;
}

/** The letters on this phone, fresh after every change by any tab or the worker. */
export function useLetters(): LettersView {
  const { letters, ...view } = useSyncExternalStore(
    observeLetters.subscribe,
    observeLetters.getSnapshot,
    observeLetters.getServerSnapshot,
  );
  const owner = currentOwner(useSession());
  const own = lettersOf(letters, owner).filter(
    (letter) => letter.state !== 'draft' && !isQuiet(letter),
  );
  return { ...view, letters: own.toReversed() };
}
