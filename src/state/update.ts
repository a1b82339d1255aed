import { useEffect } from 'react';
import { createEphemeralStore } from './ephemeral-store.ts';
import { useStore } from './store.ts';

/** A new version of the shop that waits to be taken. */
export interface WaitingUpdate {
  take: () => void;
}

export const waitingUpdateStore = createEphemeralStore<WaitingUpdate | null>(null);

const unfinishedStore = createEphemeralStore(0);

/** Holds updates back while something is being written or sent: an update never happens under a form. */
export function useUnfinished(isUnfinished: boolean): void {
  // The prompt in another part of the page waits for this form.
  useEffect(() => {
    if (!isUnfinished) return undefined;
    unfinishedStore.set((forms) => forms + 1);
    return () => {
      unfinishedStore.set((forms) => forms - 1);
    };
  }, [isUnfinished]);
}

/** Whether something is being written or sent at this moment. */
export const isAnythingUnfinished = (): boolean => unfinishedStore.get() > 0;

/** The waiting update; null while there is none or something is unfinished. */
export function useWaitingUpdate(): WaitingUpdate | null {
  const update = useStore(waitingUpdateStore);
  const forms = useStore(unfinishedStore);
  return forms === 0 ? update : null;
}
