import type { QueryClient } from '@tanstack/react-query';
import { invalidateWithoutRefetch } from '#api/query-cache.ts';
import { ordersQuery, purchasesQuery } from '#api/orders.ts';
import type { PrivateQuery } from '#api/private-query.ts';
import { requestsQuery } from '#api/requests.ts';
import type { Page } from '#contract/lists.ts';
import { forgetPrivateResponse, storedPrivateResponse } from '#state/private-responses.ts';
import { privateOptions, storedName } from './private-options.ts';

type List = PrivateQuery<Page<unknown>>;

const lists = {
  order: (): List[] => [ordersQuery('All', 1), purchasesQuery(1)],
  'request-order': (): List[] => [requestsQuery(1)],
};

/** The kinds of submissions that appear in a list of the customer's. */
export type ListedKind = keyof typeof lists;

/**
 * Refetches the first pages of the lists with this kind of submission, if the stored response is
 * older than `sentAt`. A stored empty list is deleted even if the refetch fails.
 */
export async function renewLists(
  queryClient: QueryClient,
  customerId: string,
  kind: ListedKind,
  sentAt: number,
): Promise<void> {
  const renewed = lists[kind]().map((list) => renew(queryClient, customerId, list, sentAt));
  // Failures are ignored, because opening the list refetches it.
  await Promise.allSettled(renewed);
}

async function renew(
  queryClient: QueryClient,
  customerId: string,
  list: List,
  sentAt: number,
): Promise<void> {
  const name = storedName(list);
  const stored = storedPrivateResponse(customerId, name, list.read);
  if (stored && stored.at >= sentAt) return;
  const options = privateOptions(customerId, list);
  if (stored?.data.rows.length === 0) {
    forgetPrivateResponse(customerId, name);
    queryClient.removeQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' });
  }
  await invalidateWithoutRefetch(queryClient, options.queryKey);
  await queryClient.fetchQuery({ ...options, staleTime: 0 });
}
