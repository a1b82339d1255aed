import type { NewNotification } from '#server/services/notifications/notifications.ts';

/** A notification without a link, in both languages. */
export function aNotification(
  news: Pick<NewNotification, 'customerId' | 'now'> & Partial<NewNotification>,
): NewNotification {
  return {
    text: ['Your order is on its way', 'আপনার অর্ডার পথে'],
    reference: '',
    referenceId: '',
    ...news,
  };
}
