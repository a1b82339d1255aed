import type { Page } from '#contract/lists.ts';
import * as contract from '#contract/notifications.ts';
import type { Notification } from '#domain/notification.ts';
import { call } from './client.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';

/** Notifications per page (notifications-1). */
export const notificationsPerPage = 5;

/** A page of the customer's notifications, oldest first by default (notifications-3). */
export function notificationsQuery(
  page: number,
  isNewestFirst: boolean,
): PrivateQuery<Page<Notification>> {
  return privateQuery(['notifications', isNewestFirst ? 'newest' : 'oldest', page], contract.get, {
    pageNumber: page,
    pageSize: notificationsPerPage,
    isDescending: isNewestFirst,
  });
}

/** Marks all notifications of the customer as seen on the server. */
export async function markNotificationsSeen(): Promise<void> {
  await call(contract.seen, {});
}
