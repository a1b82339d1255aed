import { queryOptions } from '@tanstack/react-query';
import * as shop from '#contract/shop.ts';
import { callWithTimeout } from './with-timeout.ts';

/** The shop's particulars. `state/shop.ts` stores the last response. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => callWithTimeout(shop.get, {}, signal),
});
