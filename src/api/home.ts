import { queryOptions } from '@tanstack/react-query';
import * as home from '#contract/home.ts';
import { callWithTimeout } from './with-timeout.ts';

/** The home page: categories, banners, notices, product rows. The last known one is shown at once. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => callWithTimeout(home.get, {}, signal),
  meta: { persist: true },
  staleTime: 5 * 60_000,
  gcTime: Infinity,
});
