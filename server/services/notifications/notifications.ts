/** Notifications from the shop to its customers. */
import type { requestReference } from '#domain/notification.ts';
import type { Database } from '#server/db/database.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { keepCustomer } from '#server/services/accounts/keep-customer.ts';
import type { Pair } from '#text/sentences.ts';

export interface NewNotification {
  customerId: string;
  text: Pair<string>;
  /** The kind of subject, from which the link is derived (notifications-9, notifications-10). */
  reference: 'Order Status Changed' | 'Cashback Offer' | 'PRODUCT' | typeof requestReference | '';
  referenceId: string;
  now: Date;
  /**
   * A deduplication key: the notification is written once per key. Absent if each call is a new
   * notification.
   */
  key?: string;
}

/**
 * Notifies a customer in both languages, inside the caller's transaction. Returns null if the key
 * exists already or the account was erased.
 */
export async function notify(tx: Database, notification: NewNotification) {
  const { customerId, reference, referenceId, now, key } = notification;
  const [content, contentBn] = notification.text;
  if (!(await keepCustomer(tx, customerId))) return null;
  const [row] = await tx
    .insert(notifications)
    .values({
      customerId,
      content,
      contentBn,
      reference,
      referenceId,
      createdAt: now,
      ...(key === undefined ? {} : { key }),
    })
    .onConflictDoNothing({ target: notifications.key })
    .returning();
  return row ?? null;
}
