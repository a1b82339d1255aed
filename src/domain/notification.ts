/** Something the shop tells its customer (notifications-5). */
export interface Notification {
  /** '' where the host gives none. */
  id: string;
  content: string;
  /** '' where the host speaks one language only. */
  contentBn: string;
  isNew: boolean;
  /** What it is about, such as 'Order Status Changed', 'Cashback Offer' or 'PRODUCT'. */
  reference: string;
  referenceId: string;
  createdAt: string | null;
}

/** Where a notification leads (notifications-9 to notifications-11, notifications-47): to an order, the requests, a product, or nowhere. */
export type NotificationPlace =
  | { kind: 'order'; id: string }
  | { kind: 'requests' }
  | { kind: 'product'; key: string }
  | { kind: 'nowhere' };

/** The reference of what is said of a request (notifications-47). */
export const requestReference = 'Request Status Changed';

/** The place by its reference; words are compared as written, in any case. */
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
