/**
 * Notifications about an order or a request on a locked phone (notifications-30). A stranger may
 * read them, so they contain a number and a status, never the content.
 */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const pushedText = sentences({
  Pending: [
    (number: string) => `${number} has been received.`,
    (number: string) => `${digits(number, 'bn')} পাওয়া গেছে।`,
  ],
  Answered: [
    (number: string) => `${number} has been answered.`,
    (number: string) => `${digits(number, 'bn')}-এর উত্তর এসেছে।`,
  ],
  Confirmed: [
    (number: string) => `${number} is confirmed.`,
    (number: string) => `${digits(number, 'bn')} নিশ্চিত হয়েছে।`,
  ],
  Processing: [
    (number: string) => `${number} is being packed.`,
    (number: string) => `${digits(number, 'bn')} প্রস্তুত হচ্ছে।`,
  ],
  Delivering: [
    (number: string) => `${number} is on its way.`,
    (number: string) => `${digits(number, 'bn')} পথে আছে।`,
  ],
  Delivered: [
    (number: string) => `${number} has been delivered.`,
    (number: string) => `${digits(number, 'bn')} পৌঁছে গেছে।`,
  ],
  InStock: [
    (_permalink: string) => 'Something you asked for is back in stock.',
    (_permalink: string) => 'আপনি যা চেয়েছিলেন তা আবার দোকানে এসেছে।',
  ],
  CancelledRefunded: [
    (number: string) => `${number} has been cancelled. What you paid is in your wallet.`,
    (number: string) => `${digits(number, 'bn')} বাতিল হয়েছে। আপনার টাকা ওয়ালেটে ফেরত দেওয়া হয়েছে।`,
  ],
  Refunded: [
    (number: string) => `${number}: money has been returned to your wallet.`,
    (number: string) => `${digits(number, 'bn')}: আপনার ওয়ালেটে টাকা ফেরত দেওয়া হয়েছে।`,
  ],
  Cancelled: [
    (number: string) => `${number} has been cancelled.`,
    (number: string) => `${digits(number, 'bn')} বাতিল হয়েছে।`,
  ],
});
