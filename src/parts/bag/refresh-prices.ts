import { reasonOf } from '#api/failure.ts';
import { fetchCurrentInfo } from '#api/stock.ts';
import type { CurrentInfo } from '#domain/product.ts';
import { bagStore, takeCurrentPrices } from '#state/bag.ts';
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { networkNow } from '#state/network.ts';
import { useStore } from '#state/store.ts';

/** How well the bag's prices are known: of this moment, being asked, or as of the last time. */
export type PriceStatus = 'current' | 'asking' | 'last-known';

/** Before the second try, in milliseconds. */
const debounceMs = 500;

const knowledge = createEphemeralStore<PriceStatus>('last-known');
let refreshing: Promise<PriceStatus> | null = null;

export function usePriceStatus(): PriceStatus {
  return useStore(knowledge);
}

/**
 * Takes the prices and the stock of this moment into the bag: on opening it, on
 * reconnect and before an order (bag-37). Never throws; where the
 * shop does not answer, the bag stays as it is.
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
    // No answer of the network is an answer of the server: the last prices stay, and the panel says so.
    return settle('last-known');
  }
}

/** Tried once more, where the shop may answer a moment later (bag-38). */
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
