import { queryOptions } from '@tanstack/react-query';
import * as contract from '#contract/notifications.ts';
import { call } from './client.ts';
import { askPatiently } from './patiently.ts';
import { privateKey } from './private.ts';

/** Notifications on a page (S2 §9). */
export const notificationsPerPage = 5;

/** A page of what the shop has told the customer; oldest first as documented. */
export const notificationsQuery = (customerId: string, page: number, isNewestFirst: boolean) =>
  queryOptions({
    queryKey: privateKey(customerId, 'notifications', page, isNewestFirst),
    queryFn: ({ signal }) =>
      askPatiently(
        contract.get,
        { pageNumber: page, pageSize: notificationsPerPage, isDescending: isNewestFirst },
        signal,
      ),
    staleTime: 30_000,
  });

/** Tells the shop that the customer has seen them all. */
export async function markNotificationsSeen(): Promise<void> {
  await call(contract.seen, {});
}
