import { useSyncExternalStore } from 'react';

/**
 * What is known of the network: 'offline' when the phone says so, 'silent'
 * when it claims a connection but the shop did not answer (`true` of the
 * browser is never trusted), else 'online'.
 */
export type Network = 'online' | 'offline' | 'silent';

let isSilent = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function hear(): void {
  // A new connection has not been tried yet: it gets the benefit of the doubt.
  isSilent = false;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', hear);
    window.addEventListener('offline', hear);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', hear);
    window.removeEventListener('offline', hear);
  };
}

/** The network as it is known at this moment. */
export function networkNow(): Network {
  if (typeof navigator !== 'undefined' && !navigator.onLine) return 'offline';
  return isSilent ? 'silent' : 'online';
}

/** Told after every call: whether the shop answered at all. */
export function tellShopAnswered(answered: boolean): void {
  if (isSilent === !answered) return;
  isSilent = !answered;
  tell();
}

/** The network, followed; a server that draws the page assumes 'online'. */
export function useNetwork(): Network {
  return useSyncExternalStore(subscribe, networkNow, () => 'online');
}
