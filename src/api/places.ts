import type { QueryClient } from '@tanstack/react-query';
import { cascade } from '#contract/addresses.ts';
import { cascadeQuery } from './addresses.ts';
import { capabilitiesQuery } from './capabilities.ts';

/**
 * Fetches every division, district and area in one call, so that the address
 * form works without a network even where nobody opened it before. A host that
 * has no such call is not asked list by list: the form asks for what it needs,
 * and this phone keeps that. Called in an idle moment; never throws, and what
 * is fresh is not asked again.
 */
export async function prefetchPlaces(client: QueryClient): Promise<void> {
  try {
    const { calls } = await client.ensureQueryData(capabilitiesQuery());
    if (calls.includes(cascade.name)) await client.fetchQuery(cascadeQuery());
  } catch {
    // Away or busy: the form asks for what it needs itself, and the next start tries again.
  }
}
