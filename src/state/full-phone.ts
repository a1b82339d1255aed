/**
 * Whether the last delivery failed because the phone is full: the outbox records each step before
 * it does it (offline-192).
 */
import { useSyncExternalStore } from 'react';
import { createEphemeralStore } from './ephemeral-store.ts';

export const fullPhoneStore = createEphemeralStore(false);

export function useIsPhoneFull(): boolean {
  return useSyncExternalStore(fullPhoneStore.subscribe, fullPhoneStore.get, () => false);
}
