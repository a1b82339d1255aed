import { queryOptions } from '@tanstack/react-query';
import * as profile from '#contract/profile.ts';
import { callWithTimeout } from './with-timeout.ts';
import { privateKey } from './private.ts';

/** Wallet, due amount and unseen notifications of the signed-in customer (customer-area-7, notifications-16). */
export const summaryQuery = (customerId: string) =>
  queryOptions({
    queryKey: privateKey(customerId, 'summary'),
    queryFn: ({ signal }) => callWithTimeout(profile.summary, {}, signal),
    meta: { persist: true },
    // Several places show it at once.
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });
