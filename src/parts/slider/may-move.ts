import { useSyncExternalStore } from 'react';
import { isSavingData } from '#state/connection.ts';

const question = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const motion = window.matchMedia(question);
  motion.addEventListener('change', listener);
  return () => motion.removeEventListener('change', listener);
}

function mayMoveNow(): boolean {
  return !window.matchMedia(question).matches && !isSavingData();
}

/** Whether things may move by themselves: not under reduced motion, not under Save-Data, not on a server. */
export function useMayMove(): boolean {
  return useSyncExternalStore(subscribe, mayMoveNow, () => false);
}
