import type { QueryClient } from '@tanstack/react-query';
import { cascade } from '#contract/addresses.ts';
import { areasQuery, cascadeQuery, districtsQuery, divisionsQuery } from './addresses.ts';
import { capabilitiesQuery } from './capabilities.ts';

/**
 * Fetches every division, district and area, so that the address form works
 * without a network even where nobody opened it before: in one call where the
 * host can, else list by list, one at a time. Called in an idle moment; never
 * throws, and what is fresh is not asked again.
 */
export async function prefetchPlaces(client: QueryClient): Promise<void> {
  try {
    const { calls } = await client.ensureQueryData(capabilitiesQuery());
    if (calls.includes(cascade.name)) await client.fetchQuery(cascadeQuery());
    else await prefetchListByList(client);
  } catch {
    // Away or busy: the form asks for what it needs itself, and the next start tries again.
  }
}

async function prefetchListByList(client: QueryClient): Promise<void> {
  const divisions = await client.fetchQuery(divisionsQuery());
  for (const division of divisions) {
    const districts = await client.fetchQuery(districtsQuery(division.id));
    for (const district of districts) {
      await client.fetchQuery(areasQuery(division.id, district.id));
    }
  }
}
