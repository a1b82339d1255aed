import { useEffect, useEffectEvent } from 'react';
import { isUnsent, type Submission } from '#domain/submission.ts';
import { observeSubmissions } from '#outbox/observe.ts';

/**
 * Calls `onSent` for each matching submission that arrives while this component is mounted, whichever
 * context delivered it.
 */
export function useWhenSent(
  fits: (submission: Submission) => boolean,
  onSent: (submission: Submission) => void,
): void {
  const look = useEffectEvent((waiting: Set<string>) => {
    const { submissions } = observeSubmissions.getSnapshot();
    for (const submission of submissions) {
      if (isUnsent(submission) && fits(submission)) waiting.add(submission.id);
      if (submission.state === 'sent' && waiting.delete(submission.id)) onSent(submission);
    }
  });
  // Checks again after the page, the worker or another tab has changed the outbox.
  useEffect(() => {
    const waiting = new Set<string>();
    look(waiting);
    return observeSubmissions.subscribe(() => look(waiting));
  }, []);
}
