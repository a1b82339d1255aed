import { useSyncExternalStore } from 'react';
import { isQuiet, lettersOf, lettersOfAbsent, type Letter } from '#domain/outbox-letter.ts';
import { observeLetters } from '#outbox/observe.ts';
import { currentOwner, useSession } from '#state/session.ts';

export interface LettersView {
  /** False before the phone's first reading: show nothing yet rather than "nothing waits". */
  isRead: boolean;
  /** What this customer may see and has sent off: no drafts. The newest first. */
  letters: readonly Letter[];
  /** The ids of those that wait for their owner to sign in again, while nobody is signed in. */
  waitForOwner: readonly string[];
  /** Ids of unsent letters of customers who are not signed in here: that they are kept may be said, no more. */
  keptForOthers: readonly string[];
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
  const absent = lettersOfAbsent(letters, owner);
  const waiting = absent.filter((letter) => letter.state === 'needs-sign-in');
  return {
    ...view,
    letters: own.toReversed(),
    waitForOwner: waiting.map((letter) => letter.id),
    keptForOthers: absent.map((letter) => letter.id),
  };
}
