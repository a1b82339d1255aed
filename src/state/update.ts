import { useEffect } from 'react';
import { createSignal, useSignal } from './signal.ts';

/** The new version that waits, as the step that takes it; null when there is none. */
export const waitingUpdate = createSignal<(() => void) | null>(null);

const unfinished = createSignal(0);

/** Holds updates back while something is being written or sent: an update never happens under a form. */
export function useUnfinished(isUnfinished: boolean): void {
  // The outside world: the prompt of another part of the page waits for this form.
  useEffect(() => {
    if (!isUnfinished) return undefined;
    unfinished.set(unfinished.get() + 1);
    return () => unfinished.set(unfinished.get() - 1);
  }, [isUnfinished]);
}

/** The step that takes the waiting update; null while there is none or something is unfinished. */
export function useUpdateOffer(): (() => void) | null {
  const take = useSignal(waitingUpdate);
  const open = useSignal(unfinished);
  return open === 0 ? take : null;
}
