import { useSyncExternalStore } from 'react';
import type { ResponseSource } from '#domain/responder.ts';
import { createEphemeralStore } from './ephemeral-store.ts';

/**
 * The state of the network: 'offline' if the browser reports it; 'silent' if it reports a
 * connection but the last request got no response (`navigator.onLine === true` is never trusted);
 * 'failing' if the shop's server responded with an error; 'stranger' if somebody else responded in
 * its place; otherwise 'online'.
 */
export type Network = 'online' | 'offline' | 'silent' | 'failing' | 'stranger';

/**
 * The source of the last response. If that was not the shop, also the date of the catalogue on the
 * screen, in epoch milliseconds.
 */
interface Observed {
  from: ResponseSource;
  cachedFrom: number | null;
}

const observed = createEphemeralStore<Observed>({ from: 'shop', cachedFrom: null });

function onConnectionChange(): void {
  // A new connection has not been tried yet, so it counts as online until a request fails.
  observed.set(({ cachedFrom }) => ({ from: 'shop', cachedFrom }));
}

/** Calls the listener when the state of the network changes. Returns a function that stops it. */
export function followNetwork(listener: () => void): () => void {
  // Adding the same listener again has no effect.
  for (const type of ['online', 'offline']) addEventListener(type, onConnectionChange);
  return observed.subscribe(listener);
}

/** The current state of the network. */
export function networkNow(): Network {
  // In server rendering `navigator` has no `onLine`. Node 20: has no `navigator`; from 22 on drop
  // the first condition.
  if (typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine)
    return 'offline';
  const { from } = observed.get();
  if (from === 'nobody') return 'silent';
  return from === 'shop' ? 'online' : from;
}

/**
 * Records the source of a response. Called after every request. `savedAt` is the ISO date of the
 * stored response that was used instead of the shop's; null if there was none.
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

/** The current state of the network. Re-renders on a change; server rendering assumes 'online'. */
export function useNetwork(): Network {
  return useSyncExternalStore(followNetwork, networkNow, () => 'online');
}

/**
 * The date of the catalogue on the screen, in epoch milliseconds. Null while the shop responds or
 * if the date is unknown.
 */
export function useCachedFrom(): number | null {
  return useSyncExternalStore(
    followNetwork,
    () => observed.get().cachedFrom,
    () => null,
  );
}
