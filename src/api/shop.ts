import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as shop from '#contract/shop.ts';
import type { PageName } from '#domain/text-pages.ts';
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

/** The owner's text of a page (counter-380). Only the pages in `ownPages` need it. */
export const ownPageQuery = (name: PageName) =>
  queryOptions({
    queryKey: ['page', name],
    queryFn: async ({ signal }) => (await callWithTimeout(shop.page, { name }, signal)).text,
    staleTime: 60 * 60_000,
  });

/** Starts to fetch the owner's text of a page, if the particulars say that there is one. */
export function prefetchOwnPage(client: QueryClient, name: PageName): void {
  const isOwn = client.getQueryData(shopQuery.queryKey)?.ownPages.includes(name);
  if (isOwn) void client.prefetchQuery(ownPageQuery(name));
}
