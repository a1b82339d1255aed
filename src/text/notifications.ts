/** Notifications (S2 §2, §8). */
import { sentences } from './sentences.ts';

export const notificationsText = sentences({
  title: ['Notifications', 'নোটিফিকেশন'],
  trail: ['You are here', 'আপনি এখানে'],
  home: ['Home', 'প্রথম পাতা'],
  empty: ['Notification list is empty.', 'কোনো নোটিফিকেশন নেই।'],
  emptyHint: [
    'When an order moves or an offer is for you, it is said here.',
    'অর্ডারের খবর বা আপনার জন্য কোনো অফার থাকলে এখানে জানানো হবে।',
  ],
  waiting: ['Opening the notifications…', 'নোটিফিকেশন আনা হচ্ছে…'],
  newestFirst: ['Newest first', 'নতুনগুলো আগে'],
  isNew: ['New', 'নতুন'],
  open: ['Open', 'দেখুন'],
  failed: ['The notifications could not be loaded', 'নোটিফিকেশন আনা গেল না'],
  away: ['No connection right now', 'এখন নেটওয়ার্ক নেই'],
  awayHint: [
    'Notifications come from the shop itself. They are here again when the network is.',
    'নোটিফিকেশন সরাসরি দোকান থেকে আসে। নেটওয়ার্ক এলেই আবার দেখা যাবে।',
  ],
  old: [
    'The network is away: these are the last known ones.',
    'নেটওয়ার্ক নেই: শেষবার যা জানা ছিল তা-ই দেখছেন।',
  ],
  pages: ['Pages of notifications', 'নোটিফিকেশনের পাতা'],
  previousPage: ['Previous page', 'আগের পাতা'],
  nextPage: ['Next page', 'পরের পাতা'],
  page: [(page: string) => `Page ${page}`, (page: string) => `পাতা ${page}`],
});
