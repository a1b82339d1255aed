import { queryOptions } from '@tanstack/react-query';
import * as offers from '#contract/offers.ts';
import { givesCashback } from '#domain/offer.ts';
import { callWithTimeout } from './with-timeout.ts';

/**
 * The offers that the shop displays (customer-area-148). The persisted list is shown until the
 * response arrives.
 */
export const offersQuery = queryOptions({
  queryKey: ['offers'],
  queryFn: ({ signal }) => callWithTimeout(offers.list, {}, signal),
  meta: { persist: true },
  staleTime: 5 * 60_000,
  gcTime: Infinity,
});

/**
 * The cashback offers, sorted by minimum amount (checkout-43). The persisted list is used without a
 * network, because the server computes the cashback.
 */
export const cashbackOffersQuery = queryOptions({
  queryKey: ['offers', 'checkout'],
  queryFn: async ({ signal }) =>
    (await callWithTimeout(offers.order, {}, signal)).filter((offer) => givesCashback(offer)),
  meta: { persist: true },
});
