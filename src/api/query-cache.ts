/** Operations on the whole query cache. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { cascadeQuery, refetchPlaces } from './addresses.ts';
import { branchesQuery } from './branches.ts';
import { galleryQuery } from './gallery.ts';
import { homeQuery } from './home.ts';
import { offersQuery } from './offers.ts';
import { directorsQuery, ownPageQuery, shopQuery } from './shop.ts';

/**
 * Makes the next use of the query fetch, even if its data is fresh. `staleTime: 0` alone is not
 * enough: data that was dated by a clock ahead of time stays fresh until that date (offline-194).
 */
export function invalidateWithoutRefetch(
  queryClient: QueryClient,
  queryKey: QueryKey,
): Promise<void> {
  return queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/**
 * Called after the server has refused an order because the phone's data is outdated: delivery
 * charges, wallet, coupon, offers or saved prescriptions. Queries on the screen are refetched now,
 * the others at their next use.
 */
export async function refetchAll(client: QueryClient): Promise<void> {
  // The cached cascade would take precedence over the district's own list.
  client.removeQueries({ queryKey: cascadeQuery().queryKey });
  await client.invalidateQueries();
}

/**
 * Fetches the data of the public pages, so that they open without a network even if the customer
 * has never opened them (offline-156). Never rejects.
 */
export async function prefetchPublicPages(client: QueryClient): Promise<void> {
  await client.prefetchQuery(homeQuery);
  await client.prefetchQuery(branchesQuery);
  await client.prefetchQuery(offersQuery);
  await client.prefetchQuery(galleryQuery(1));
  await client.prefetchQuery(directorsQuery);
  await client.prefetchQuery(shopQuery);
  for (const name of client.getQueryData(shopQuery.queryKey)?.ownPages ?? [])
    await client.prefetchQuery(ownPageQuery(name));
}

/**
 * Called when the owner has changed something of the shop: refetches branches, gallery, directors and
 * page texts that are on the screen, and the others at their next use. Places have their delivery
 * charges.
 */
export async function refetchShopLists(client: QueryClient): Promise<void> {
  await refetchPlaces(client);
  for (const queryKey of [branchesQuery.queryKey, ['gallery'], directorsQuery.queryKey, ['page']])
    await client.invalidateQueries({ queryKey });
}
