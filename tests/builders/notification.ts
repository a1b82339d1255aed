import type { NewNotification } from '#server/services/notifications/notifications.ts';

/** News that leads nowhere, in both languages. */
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
