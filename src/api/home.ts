import { queryOptions } from '@tanstack/react-query';
import * as home from '#contract/home.ts';
import { callWithTimeout } from './with-timeout.ts';

/**
 * The home page: categories, banners, notices and product rows. The persisted response is shown
 * until the new one arrives.
 */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => callWithTimeout(home.get, {}, signal),
  meta: { persist: true },
  staleTime: 5 * 60_000,
  gcTime: Infinity,
});
