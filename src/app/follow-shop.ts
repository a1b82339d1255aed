import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { refetchShopLists } from '#api/query-cache.ts';
import { shopQuery } from '#api/shop.ts';
import { keepShop, shopListsStore } from '#state/shop.ts';

const minute = 60_000;

/**
 * Fetches the shop's particulars for a phone that has none yet. Never rejects: `followShop` tries
 * again.
 */
export async function fetchShop(queryClient: QueryClient): Promise<void> {
  try {
    keepShop(await queryClient.fetchQuery(shopQuery));
  } catch {
    // There is no network, or it was too slow.
  }
}

/**
 * Follows changes of the particulars and of the shop's lists, every minute while the page is visible
 * (shell-122).
 */
export function followShop(queryClient: QueryClient): void {
  new QueryObserver(queryClient, { ...shopQuery, refetchInterval: minute }).subscribe(
    ({ data }) => {
      if (!data) return;
      keepShop(data);
      void keepLists(queryClient, data.savedAt);
    },
  );
}

/**
 * Refetches the shop's lists if they belong to an earlier version of the particulars. After a failure
 * the next response of the particulars tries again.
 */
async function keepLists(queryClient: QueryClient, savedAt: string): Promise<void> {
  const known = shopListsStore.get();
  if (known === savedAt) return;
  // A phone that has stored no version yet has fetched its lists just now.
  if (known === '' || (await refetchShopLists(queryClient))) shopListsStore.set(savedAt);
}
