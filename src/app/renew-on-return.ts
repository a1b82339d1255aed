import type { QueryClient } from '@tanstack/react-query';
import { refreshPrices } from '#parts/bag/refresh-prices.ts';

/** Milliseconds that somebody must have been away: who only looks something up elsewhere asks nothing. */
const minAwayMs = 5 * 60_000;

/**
 * Who comes back to the shop after a while finds what is true now: what is on the screen and not
 * fresh is asked anew, and so are the prices of the bag (offline-180). A phone stops a page that
 * nobody looks at, and no timer of it runs. Called once.
 */
export function renewOnReturn(client: QueryClient, refresh = refreshPrices): void {
  let leftAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    if (document.visibilityState === 'hidden') {
      leftAt = now;
    } else if (Math.abs(now - leftAt) >= minAwayMs && navigator.onLine) {
      // The bag's first: what is bought counts most.
      void refresh();
      void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
    }
  });
}
