/** The address cascade. What `places.ts` has fetched at once is answered from there, without a network. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { cascade, districts, provinces, upazilas } from '#contract/addresses.ts';
import type { Cascade } from '#domain/address.ts';
import { call } from './client.ts';
import { privateKey } from './private.ts';

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
    // Fetched apart: a guest has none, and the form does without until it is here.
    queryFn: async ({ signal }) => (await import('./latest-address.ts')).fetchLatestAddress(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

function cachedCascade(client: QueryClient): Cascade | undefined {
  return client.getQueryData<Cascade>(cascadeKey);
}
