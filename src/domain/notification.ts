/** A message from the shop to a customer (notifications-5). */
export interface Notification {
  /** '' if the host sends none. */
  id: string;
  content: string;
  /** '' if the host has only one language. */
  contentBn: string;
  isNew: boolean;
  /** The topic, such as 'Order Status Changed', 'Cashback Offer' or 'PRODUCT'. */
  reference: string;
  referenceId: string;
  createdAt: string | null;
}

/**
 * The target of a notification (notifications-9 to notifications-11, notifications-47): an order,
 * the requests, a product, or none.
 */
export type NotificationPlace =
  | { kind: 'order'; id: string }
  | { kind: 'requests' }
  | { kind: 'product'; key: string }
  | { kind: 'nowhere' };

/** The reference of notifications about a request (notifications-47). */
export const requestReference = 'Request Status Changed';

/** Finds the target by the notification's reference, ignoring case. */
export function placeOfNotification(
  news: Pick<Notification, 'reference' | 'referenceId'>,
): NotificationPlace {
  const { referenceId } = news;
  if (referenceId === '') return { kind: 'nowhere' };
  switch (news.reference.trim().toLowerCase()) {
    case 'order status changed':
    case 'cashback offer':
      return { kind: 'order', id: referenceId };
    case requestReference.toLowerCase():
      return { kind: 'requests' };
    case 'product':
      return { kind: 'product', key: referenceId };
    default:
      return { kind: 'nowhere' };
  }
}
