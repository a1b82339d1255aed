import { useSyncExternalStore } from 'react';
import type { ResponseSource } from '#domain/responder.ts';
import { createEphemeralStore } from './ephemeral-store.ts';

/**
 * What is known of the network: 'offline' when the phone says so, 'silent'
 * when it claims a connection but nobody answered (`true` of the browser is
 * never trusted), 'failing' when the shop's own machines answered badly,
 * 'stranger' when somebody else answered in the shop's place, else 'online'.
 */
export type Network = 'online' | 'offline' | 'silent' | 'failing' | 'stranger';

/** Who answered last, and where that was not the shop, from when the catalogue on the screen is, in milliseconds. */
interface Observed {
  from: ResponseSource;
  cachedFrom: number | null;
}

const observed = createEphemeralStore<Observed>({ from: 'shop', cachedFrom: null });

function onConnectionChange(): void {
  // A new connection has not been tried yet: it gets the benefit of the doubt.
  observed.set(({ cachedFrom }) => ({ from: 'shop', cachedFrom }));
}

/** Tells when what is known of the network changes; gives back how to stop. */
export function followNetwork(listener: () => void): () => void {
  // Once for all: the same listener again is none more.
  for (const type of ['online', 'offline']) addEventListener(type, onConnectionChange);
  return observed.subscribe(listener);
}

/** The network as it is known at this moment. */
export function networkNow(): Network {
  // On a server that renders, `navigator` has no `onLine`.
  // Node 20: has no `navigator`; from 22 on drop the first condition.
  if (typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine)
    return 'offline';
  const { from } = observed.get();
  if (from === 'nobody') return 'silent';
  return from === 'shop' ? 'online' : from;
}

/**
 * Told after every call: who answered, and where that was not the shop, from
 * when the answer is that was given in its place (ISO; null where there was none).
 */
export function observeNetwork(from: ResponseSource, savedAt: string | null): void {
  const known = observed.get();
  const cachedFrom = from === 'shop' ? null : (momentIn(savedAt) ?? known.cachedFrom);
  if (from !== known.from || cachedFrom !== known.cachedFrom) observed.set({ from, cachedFrom });
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
    () => observed.get().cachedFrom,
    () => null,
  );
}
