import { reasonOf } from '#api/failure.ts';
import { fetchCurrentInfo } from '#api/stock.ts';
import type { CurrentInfo } from '#domain/product.ts';
import { bagStore, takeCurrentPrices } from '#state/bag.ts';
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { networkNow } from '#state/network.ts';
import { useStore } from '#state/store.ts';

/** The state of the bag's prices: up to date, being fetched, or from an earlier response. */
export type PriceStatus = 'current' | 'asking' | 'last-known';

/** The delay before the retry, in milliseconds. */
const debounceMs = 500;

const knowledge = createEphemeralStore<PriceStatus>('last-known');
let refreshing: Promise<PriceStatus> | null = null;

export function usePriceStatus(): PriceStatus {
  return useStore(knowledge);
}

/**
 * Updates the prices and stock in the bag: when it is opened, on reconnect and before an order
 * (bag-37). Never rejects; if the server does not respond, the bag stays as it is.
 */
export function refreshPrices(): Promise<PriceStatus> {
  refreshing ??= fetchPrices().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function fetchPrices(): Promise<PriceStatus> {
  const ids = bagStore.get().lines.map((line) => line.id);
  if (ids.length === 0) return settle('current');
  knowledge.set('asking');
  try {
    takeCurrentPrices(await fetchTwice(ids), ids);
    return settle('current');
  } catch {
    // Without a response from the server the last prices stay, and the panel shows that.
    return settle('last-known');
  }
}

/** Retries once after a missing response (bag-38), but not while offline or after a timeout. */
async function fetchTwice(ids: readonly string[]): Promise<CurrentInfo[]> {
  try {
    return await fetchCurrentInfo(ids);
  } catch (failure) {
    const { kind } = reasonOf(failure);
    if (networkNow() === 'offline' || kind === 'refused' || kind === 'tooSlow') throw failure;
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    return fetchCurrentInfo(ids);
  }
}

function settle(known: PriceStatus): PriceStatus {
  knowledge.set(known);
  return known;
}
