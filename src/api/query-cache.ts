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
 * Called when the owner has changed something of the shop: refetches the places with their delivery
 * charges, and home, branches, gallery, directors and page texts that are on the screen; the others
 * at their next use. Resolves to whether the places could be fetched. Never rejects.
 */
export async function refetchShopLists(client: QueryClient): Promise<boolean> {
  if (!(await refetchPlaces(client))) return false;
  const lists = [homeQuery.queryKey, branchesQuery.queryKey, directorsQuery.queryKey];
  for (const queryKey of [...lists, ['gallery'], ['page']])
    await client.invalidateQueries({ queryKey });
  return true;
}
