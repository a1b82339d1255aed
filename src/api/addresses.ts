/** The address cascade, and the address of the customer's latest order. A prefetched cascade answers without a network. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { cascade, districts, provinces, upazilas } from '#contract/addresses.ts';
import { latest, latestByPost } from '#contract/latest-address.ts';
import type { Cascade, ShippingAddress } from '#domain/address.ts';
import { capabilitiesQuery } from './capabilities.ts';
import { call } from './client.ts';
import { reasonOf } from './failure.ts';
import { fetchOnce, fetchWire, readWire, type PrivateQuery, privateKey } from './private-query.ts';

/** Places hardly ever change. */
const week = 7 * 24 * 60 * 60_000;
const equals = 0;
const everything = { PageNumber: 1, PageSize: 1000 } as const;

const persisted = {
  staleTime: week,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { persist: true },
} as const;

const cascadeKey = ['addresses', 'cascade'] as const;

/** Every place of the country in one answer; only where the host's capabilities name it. */
export const cascadeQuery = () =>
  queryOptions({
    queryKey: cascadeKey,
    queryFn: ({ signal }) => call(cascade, {}, { signal }),
    ...persisted,
  });

/** The divisions. */
export const divisionsQuery = () =>
  queryOptions({
    queryKey: ['addresses', 'divisions'],
    queryFn: async ({ signal, client }) =>
      cachedCascade(client)?.divisions ??
      call(provinces, { ...everything, filter: [] }, { signal }),
    ...persisted,
  });

/** The districts of a division. */
export const districtsQuery = (divisionId: string) =>
  queryOptions({
    queryKey: ['addresses', 'districts', divisionId],
    queryFn: async ({ signal, client }) => {
      const filter = [{ Operation: equals, field: 'ProvinceId', value: divisionId }];
      return (
        cachedCascade(client)?.districts[divisionId] ??
        call(districts, { ...everything, filter }, { signal })
      );
    },
    ...persisted,
  });

/** The areas of a district. */
export const areasQuery = (divisionId: string, districtId: string) =>
  queryOptions({
    queryKey: ['addresses', 'areas', divisionId, districtId],
    queryFn: async ({ signal, client }) => {
      const filter = [
        { Operation: equals, field: 'DistrictId', value: districtId },
        { Operation: equals, field: 'ProvinceId', value: divisionId },
      ];
      return (
        cachedCascade(client)?.areas[districtId] ??
        call(upazilas, { ...everything, filter }, { signal })
      );
    },
    ...persisted,
  });

/** The address of the customer's latest order, asked for once; null where there is none. */
export const latestAddressQuery = (customerId: string) =>
  queryOptions({
    queryKey: privateKey(customerId, 'latest-address'),
    queryFn: ({ signal }) => fetchLatestAddress(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

function cachedCascade(client: QueryClient): Cascade | undefined {
  return client.getQueryData<Cascade>(cascadeKey);
}

/** Where the customer had something delivered last; null for nowhere. By GET, then POST on 404 and 405 (customer-area-128). */
export const latestAddressPrivateQuery: PrivateQuery<ShippingAddress | null> = {
  key: ['latest-address'],
  fetchWire: async (signal) => {
    try {
      return await fetchWire(latest, {}, signal);
    } catch (failure) {
      const reason = reasonOf(failure);
      const isUnknown =
        reason.kind === 'status' && (reason.status === 404 || reason.status === 405);
      if (!isUnknown) throw failure;
      return fetchWire(latestByPost, {}, signal);
    }
  },
  read: (wire) => readWire(latest.response, wire),
};

/** For the form of who has written none yet: for this once, nothing of it is stored. */
function fetchLatestAddress(signal: AbortSignal): Promise<ShippingAddress | null> {
  return fetchOnce(latestAddressPrivateQuery, signal);
}

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
