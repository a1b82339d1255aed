import type { QueryClient } from '@tanstack/react-query';
import { refreshPrices } from '#parts/bag/refresh-prices.ts';

/**
 * How long the page must have been hidden before it refetches, in milliseconds. A short look at
 * another app causes no requests.
 */
const minAwayMs = 5 * 60_000;

/**
 * Refreshes the bag's prices and refetches active, stale queries when a customer returns to the
 * page (offline-180). Phones suspend hidden pages, so no timer can do this. Call it once.
 */
export function renewOnReturn(client: QueryClient, refresh = refreshPrices): void {
  let leftAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    if (document.visibilityState === 'hidden') {
      leftAt = now;
    } else if (Math.abs(now - leftAt) >= minAwayMs && navigator.onLine) {
      // The bag's prices are fetched first, because they matter most to the customer.
      void refresh();
      void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
    }
  });
}
