import type { QueryClient } from '@tanstack/react-query';
import { branchesQuery } from './branches.ts';
import { galleryQuery } from './gallery.ts';
import { homeQuery } from './home.ts';
import { offersQuery } from './offers.ts';

/** Asks what public pages show, so that they open without a network though nobody has opened them (offline-156). Never rejects. */
export async function prefetchPublicPages(client: QueryClient): Promise<void> {
  await client.prefetchQuery(homeQuery);
  await client.prefetchQuery(branchesQuery);
  await client.prefetchQuery(offersQuery);
  await client.prefetchQuery(galleryQuery(1));
}
