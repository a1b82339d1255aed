/**
 * Queries for the divisions, districts and areas of addresses, and for the address of the
 * customer's latest order. A prefetched cascade works without a network.
 */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { cascade, districts, provinces, upazilas } from '#contract/addresses.ts';
import { latest, latestByPost } from '#contract/latest-address.ts';
import type { Cascade, ShippingAddress } from '#domain/address.ts';
import { capabilitiesQuery } from './capabilities.ts';
import { call } from './client.ts';
import { reasonOf } from './failure.ts';
import { fetchOnce, fetchWire, readWire, type PrivateQuery, privateKey } from './private-query.ts';

/** Divisions, districts and areas rarely change. */
const week = 7 * 24 * 60 * 60_000;
const equals = 0;
const everything = { PageNumber: 1, PageSize: 1000 } as const;

const persisted = {
  staleTime: week,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { persist: true },
} as const;

const cascadeKey = ['addresses', 'cascade'] as const;

/**
 * Every division, district and area in one response. Only some hosts have this call; the
 * capabilities list it.
 */
export const cascadeQuery = () =>
  queryOptions({
    queryKey: cascadeKey,
    queryFn: ({ signal }) => call(cascade, {}, { signal }),
    ...persisted,
  });

export const divisionsQuery = () =>
  queryOptions({
    queryKey: ['addresses', 'divisions'],
    queryFn: async ({ signal, client }) =>
      cachedCascade(client)?.divisions ??
      call(provinces, { ...everything, filter: [] }, { signal }),
    ...persisted,
  });

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

/** The address of the customer's latest order, or null. Not refetched while it is in the cache. */
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

/**
 * The delivery address of the customer's latest order, or null. Sent by GET, then by POST after a
 * 404 or 405 (customer-area-128).
 */
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

/** Prefills the form of a customer without a saved address. The response is not stored. */
function fetchLatestAddress(signal: AbortSignal): Promise<ShippingAddress | null> {
  return fetchOnce(latestAddressPrivateQuery, signal);
}

/**
 * Fetches every division, district and area in one call, so that the address form works without a
 * network even if the customer never opened it before. Does nothing on a host without that call:
 * the form then fetches the lists that it needs, and the query cache stores them. Runs when the
 * page is idle, never throws, and does not refetch fresh data.
 */
export async function prefetchPlaces(client: QueryClient): Promise<void> {
  try {
    await fetchPlaces(client);
  } catch {
    // The server is unreachable or busy. The form fetches its own lists, and the next start
    // retries.
  }
}

/**
 * Refetches the places with their delivery charges. The stored cascade stays if it cannot be
 * fetched, because the address form needs it without a network. Resolves to whether it could be.
 * Never rejects.
 */
export async function refetchPlaces(client: QueryClient): Promise<boolean> {
  try {
    await fetchPlaces(client, { staleTime: 0 });
  } catch {
    return false;
  }
  // These lists are read from the cascade.
  await client.invalidateQueries({ queryKey: ['addresses', 'districts'] });
  await client.invalidateQueries({ queryKey: ['addresses', 'areas'] });
  return true;
}

async function fetchPlaces(client: QueryClient, options: { staleTime?: number } = {}) {
  const { calls } = await client.ensureQueryData(capabilitiesQuery());
  if (calls.includes(cascade.name)) await client.fetchQuery({ ...cascadeQuery(), ...options });
}
