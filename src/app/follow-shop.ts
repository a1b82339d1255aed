import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { refetchShopLists } from '#api/query-cache.ts';
import { shopQuery } from '#api/shop.ts';
import { keepShop, shopListsStore, shopStore } from '#state/shop.ts';

const minute = 60_000;

/** After this time, fetched queries are stored on the phone (app/persisted-queries.ts). */
const storedAfterMs = 2_000;

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
  let isFetching = false;

  /**
   * Refetches the shop's lists if they belong to an earlier version of the particulars. After a
   * failure the next response of the particulars tries again.
   */
  async function keepLists(): Promise<void> {
    const { savedAt } = shopStore.get();
    const known = shopListsStore.get();
    if (isFetching || known === savedAt) return;
    // A phone without a version has nothing stored, and fetches the lists just now.
    if (known === '') {
      shopListsStore.set(savedAt);
      return;
    }
    isFetching = true;
    const isFetched = await refetchShopLists(queryClient);
    // If the page closes before the lists are stored, the next one fetches them again.
    await new Promise((resolve) => setTimeout(resolve, storedAfterMs));
    isFetching = false;
    if (!isFetched) return;
    shopListsStore.set(savedAt);
    // The owner may have saved again meanwhile.
    await keepLists();
  }

  // A page from the server may have brought newer particulars.
  void keepLists();
  new QueryObserver(queryClient, { ...shopQuery, refetchInterval: minute }).subscribe(
    ({ data }) => {
      if (!data) return;
      keepShop(data);
      void keepLists();
    },
  );
}
