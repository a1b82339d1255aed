import { useEffect, useEffectEvent } from 'react';
import { isUnsent, type Letter } from '#domain/outbox-letter.ts';
import { observeLetters } from '#outbox/observe.ts';

/** Tells of each letter that fits when it arrives while this is on the screen, whoever delivered it. */
export function useWhenSent(
  fits: (letter: Letter) => boolean,
  tell: (letter: Letter) => void,
): void {
  const look = useEffectEvent((waiting: Set<string>) => {
    const { letters } = observeLetters.getSnapshot();
    for (const letter of letters) {
      if (isUnsent(letter) && fits(letter)) waiting.add(letter.id);
      if (letter.state === 'sent' && waiting.delete(letter.id)) tell(letter);
    }
  });
  // The outside world: what page, worker and other tabs have delivered.
  useEffect(() => {
    const waiting = new Set<string>();
    look(waiting);
    return observeLetters.subscribe(() => look(waiting));
  }, []);
}
