import { useSyncExternalStore } from 'react';
import type { ResponseSource } from '#domain/responder.ts';

/**
 * What is known of the network: 'offline' when the phone says so, 'silent'
 * when it claims a connection but nobody answered (`true` of the browser is
 * never trusted), 'failing' when the shop's own machines answered badly,
 * 'stranger' when somebody else answered in the shop's place, else 'online'.
 */
export type Network = 'online' | 'offline' | 'silent' | 'failing' | 'stranger';

let last: ResponseSource = 'shop';
let cachedFrom: number | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function onConnectionChange(): void {
  // A new connection has not been tried yet: it gets the benefit of the doubt.
  last = 'shop';
  tell();
}

/** Tells when what is known of the network changes; gives back how to stop. */
export function followNetwork(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', onConnectionChange);
    window.addEventListener('offline', onConnectionChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', onConnectionChange);
    window.removeEventListener('offline', onConnectionChange);
  };
}

/** The network as it is known at this moment. */
export function networkNow(): Network {
  if (typeof navigator !== 'undefined' && !navigator.onLine) return 'offline';
  if (last === 'nobody') return 'silent';
  return last === 'shop' ? 'online' : last;
}

/**
 * Told after every call: who answered, and where that was not the shop, from
 * when the answer is that was given in its place (ISO; null where there was none).
 */
export function observeNetwork(from: ResponseSource, savedAt: string | null): void {
  const since = from === 'shop' ? null : (momentIn(savedAt) ?? cachedFrom);
  if (last === from && cachedFrom === since) return;
  last = from;
  cachedFrom = since;
  tell();
}

function momentIn(savedAt: string | null): number | null {
  const moment = savedAt === null ? Number.NaN : Date.parse(savedAt);
  return Number.isNaN(moment) ? null : moment;
}

/** The network, followed; a server that renders the page assumes 'online'. */
export function useNetwork(): Network {
  return useSyncExternalStore(followNetwork, networkNow, () => 'online');
}

/** From when the catalogue on the screen is, in milliseconds; null while the shop answers or nothing is known. */
export function useCachedFrom(): number | null {
  return useSyncExternalStore(
    followNetwork,
    () => cachedFrom,
    () => null,
  );
}
