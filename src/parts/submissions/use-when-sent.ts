import { useEffect, useEffectEvent } from 'react';
import { isUnsent, type Submission } from '#domain/submission.ts';
import { observeSubmissions } from '#outbox/observe.ts';

/** Tells of each submission that fits when it arrives while this is on the screen, whoever delivered it. */
export function useWhenSent(
  fits: (submission: Submission) => boolean,
  tell: (submission: Submission) => void,
): void {
  const look = useEffectEvent((waiting: Set<string>) => {
    const { submissions } = observeSubmissions.getSnapshot();
    for (const submission of submissions) {
      if (isUnsent(submission) && fits(submission)) waiting.add(submission.id);
      if (submission.state === 'sent' && waiting.delete(submission.id)) tell(submission);
    }
  });
  // The page, the worker and other tabs have delivered something.
  useEffect(() => {
    const waiting = new Set<string>();
    look(waiting);
    return observeSubmissions.subscribe(() => look(waiting));
  }, []);
}
