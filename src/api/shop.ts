import { queryOptions } from '@tanstack/react-query';
import * as shop from '#contract/shop.ts';
import { callWithTimeout } from './with-timeout.ts';

/** The shop's particulars. `state/shop.ts` stores the last response. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => callWithTimeout(shop.get, {}, signal),
});

/** The board of directors, for About Us. */
export const directorsQuery = queryOptions({
  queryKey: ['directors'],
  queryFn: async ({ signal }) => (await callWithTimeout(shop.directors, {}, signal)).rows,
  staleTime: 60 * 60_000,
});
