/** Whether the phone was too full, at the last try, to send what waits: each step is noted before it is done (offline-192). */
import { useSyncExternalStore } from 'react';
import { createEphemeralStore } from './ephemeral-store.ts';

export const fullPhoneStore = createEphemeralStore(false);

export function useIsPhoneFull(): boolean {
  return useSyncExternalStore(fullPhoneStore.subscribe, fullPhoneStore.get, () => false);
}
