/** Notifications (notifications-1, notifications-7). */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const notificationsText = sentences({
  title: ['Notifications', 'নোটিফিকেশন'],
  empty: ['Notification list is empty.', 'কোনো নোটিফিকেশন নেই।'],
  emptyHint: [
    'Order updates and offers appear here.',
    'অর্ডারের খবর বা আপনার জন্য কোনো অফার থাকলে এখানে জানানো হবে।',
  ],
  waiting: ['Opening the notifications…', 'নোটিফিকেশন আনা হচ্ছে…'],
  newestFirst: ['Newest first', 'নতুনগুলো আগে'],
  newElsewhere: [
    (count: number) =>
      count === 1
        ? '1 new notification is on another page.'
        : `${count} new notifications are on another page.`,
    (count: number) => `${digits(count, 'bn')}টি নতুন নোটিফিকেশন অন্য পাতায় আছে।`,
  ],
  showNew: ['Show', 'দেখুন'],
  isNew: ['New', 'নতুন'],
  open: ['Open', 'দেখুন'],
  failed: ['The notifications could not be loaded', 'নোটিফিকেশন আনা গেল না'],
});
