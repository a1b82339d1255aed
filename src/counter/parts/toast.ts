import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { announce } from '#ui/announce.ts';

export interface Toast {
  id: number;
  tone: 'success' | 'warning';
  words: string;
}

/** Milliseconds until a toast disappears. */
const stay = 6_000;

export const toasts = createEphemeralStore<readonly Toast[]>([]);
let last = 0;

/**
 * Shows a toast in a corner and announces it to screen readers. Use a dialog for anything that
 * needs a decision.
 */
export function say(words: string, tone: Toast['tone'] = 'success'): void {
  last += 1;
  const id = last;
  toasts.set((all) => [...all.slice(-2), { id, tone, words }]);
  announce(words);
  setTimeout(() => unsay(id), stay);
}

export function unsay(id: number): void {
  toasts.set((all) => all.filter((one) => one.id !== id));
}
