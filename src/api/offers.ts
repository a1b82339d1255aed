import { queryOptions } from '@tanstack/react-query';
import * as offers from '#contract/offers.ts';
import { givesCashback } from '#domain/offer.ts';
import { callWithTimeout } from './with-timeout.ts';

/** The offers that are shown; the last known ones at once (customer-area-148). */
export const offersQuery = queryOptions({
  queryKey: ['offers'],
  queryFn: ({ signal }) => callWithTimeout(offers.list, {}, signal),
  meta: { persist: true },
  staleTime: 5 * 60_000,
  gcTime: Infinity,
});

/** The cashback offers by their least amount (checkout-43); the last known ones stand in without a network, for the server computes what they give. */
export const cashbackOffersQuery = queryOptions({
  queryKey: ['offers', 'checkout'],
  queryFn: async ({ signal }) =>
    (await callWithTimeout(offers.order, {}, signal)).filter((offer) => givesCashback(offer)),
  meta: { persist: true },
});
