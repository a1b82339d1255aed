import { queryOptions } from '@tanstack/react-query';
import * as offers from '#contract/offers.ts';
import { askPatiently } from './patiently.ts';

/** The offers that are shown; the last known ones at once (S2 §7). */
export const offersQuery = queryOptions({
  queryKey: ['offers'],
  queryFn: ({ signal }) => askPatiently(offers.list, {}, signal),
  meta: { persist: true },
  staleTime: 5 * 60_000,
  gcTime: Infinity,
});

/** The cashback offers by their least amount, ascending (S2 §9). Not kept for the next visit: money depends on them. */
export const cashbackOffersQuery = queryOptions({
  queryKey: ['cashback-offers'],
  queryFn: ({ signal }) => askPatiently(offers.order, {}, signal),
  staleTime: 60_000,
});
