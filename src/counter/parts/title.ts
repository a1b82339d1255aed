import { createEphemeralStore } from '#state/ephemeral-store.ts';

/** What the browser's tab says: how many wait, where one is. */
export const counterTitle = createEphemeralStore<{ screen: string; waiting: number }>({
  screen: '',
  waiting: 0,
});
