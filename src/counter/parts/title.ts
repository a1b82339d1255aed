import { createEphemeralStore } from '#state/ephemeral-store.ts';

/** The state of the browser tab's title: the screen's title and the waiting count. */
export const counterTitle = createEphemeralStore<{ screen: string; waiting: number }>({
  screen: '',
  waiting: 0,
});
