import { useEffect } from 'react';
import { createEphemeralStore } from './ephemeral-store.ts';
import { useStore } from './store.ts';

/** A new version of the app that waits for activation. */
export interface WaitingUpdate {
  take: () => void;
}

export const waitingUpdateStore = createEphemeralStore<WaitingUpdate | null>(null);

const unfinishedStore = createEphemeralStore(0);

/**
 * Defers updates while something is being written or sent, so that an update never discards a form.
 */
export function useUnfinished(isUnfinished: boolean): void {
  // The update prompt is in another part of the page, so this form is counted in a store.
  useEffect(() => {
    if (!isUnfinished) return undefined;
    unfinishedStore.set((forms) => forms + 1);
    return () => {
      unfinishedStore.set((forms) => forms - 1);
    };
  }, [isUnfinished]);
}

/** Whether a form is unfinished or something is being sent. */
export const isAnythingUnfinished = (): boolean => unfinishedStore.get() > 0;

/** The waiting update; null while there is none or something is unfinished. */
export function useWaitingUpdate(): WaitingUpdate | null {
  const update = useStore(waitingUpdateStore);
  const forms = useStore(unfinishedStore);
  return forms === 0 ? update : null;
}
