/** Operations on the whole query cache. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { cascadeQuery } from './addresses.ts';
import { branchesQuery } from './branches.ts';
import { galleryQuery } from './gallery.ts';
import { homeQuery } from './home.ts';
import { offersQuery } from './offers.ts';

/**
 * Has the next question go out whatever is known. `staleTime: 0` alone does not: what a clock that
 * was ahead has dated is fresh until that day comes (offline-194).
 */
export function invalidateWithoutRefetch(
  queryClient: QueryClient,
  queryKey: QueryKey,
): Promise<void> {
  return queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/**
 * The shop has refused an order because something is not as this phone
 * believes: prices of delivery, wallet, coupon, offers, saved prescriptions.
 * What is on the screen is asked anew, the rest when it is shown next.
 */
export async function refetchAll(client: QueryClient): Promise<void> {
  // The whole country in one answer would stand before the district's own list.
  client.removeQueries({ queryKey: cascadeQuery().queryKey });
  await client.invalidateQueries();
}

/** Asks what public pages show, so that they open without a network though nobody has opened them (offline-156). Never rejects. */
export async function prefetchPublicPages(client: QueryClient): Promise<void> {
  await client.prefetchQuery(homeQuery);
  await client.prefetchQuery(branchesQuery);
  await client.prefetchQuery(offersQuery);
  await client.prefetchQuery(galleryQuery(1));
}
