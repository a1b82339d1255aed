import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { shopQuery } from '#api/shop.ts';
import { keepShop } from '#state/shop.ts';

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

/** Follows changes of the particulars, every minute while the page is visible (shell-122). */
export function followShop(queryClient: QueryClient): void {
  new QueryObserver(queryClient, { ...shopQuery, refetchInterval: minute }).subscribe(
    ({ data }) => {
      if (data) keepShop(data);
    },
  );
}
