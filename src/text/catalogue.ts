/** The on-device catalogue, and the customer's settings for it (offline-154). */
import { digits, wholeNumber } from './numbers.ts';
import { sentences } from './sentences.ts';

const megabytes = (bytes: number) => Math.max(0.1, bytes / 1_000_000).toFixed(1);

export const catalogueText = sentences({
  title: ['Without a network', 'নেটওয়ার্ক ছাড়া'],
  close: ['Close', 'বন্ধ করুন'],
  app: ['The app', 'অ্যাপ'],
  catalogue: ['All products, with search', 'সব পণ্য, খোঁজাসহ'],
  kept: [
    (products: number, bytes: number) =>
      `${wholeNumber(products, 'en')} products are on this phone (${megabytes(bytes)} MB). Shelves and search work without a network.`,
    (products: number, bytes: number) =>
      `${wholeNumber(products, 'bn')}টি পণ্য এই ফোনে আছে (${digits(megabytes(bytes), 'bn')} এমবি)। নেটওয়ার্ক ছাড়াও তাক দেখা আর খোঁজা যায়।`,
  ],
  none: [
    'Not on this phone. Without a network you can open what you have opened before.',
    'এই ফোনে নেই। নেটওয়ার্ক ছাড়া আগে যা খুলেছেন তা-ই খোলা যাবে।',
  ],
  removed: [
    'You removed it. It is downloaded again only when you ask for it.',
    'আপনি সরিয়ে দিয়েছেন। আপনি চাইলে তবেই আবার আসবে।',
  ],
  waits: [
    'The connection is slow or data saver is on: it is downloaded when you ask for it.',
    'নেটওয়ার্ক ধীর বা আপনি ডেটা বাঁচাচ্ছেন: আপনি চাইলে আসবে।',
  ],
  begun: [
    (products: number) =>
      `${wholeNumber(products, 'en')} products are here already; the download goes on from there.`,
    (products: number) => `${wholeNumber(products, 'bn')}টি পণ্য এসে গেছে; ডাউনলোড সেখান থেকেই চলবে।`,
  ],
  coming: [
    (products: number) => `On its way: ${wholeNumber(products, 'en')} products so far`,
    (products: number) => `আসছে: এ পর্যন্ত ${wholeNumber(products, 'bn')}টি পণ্য`,
  ],
  full: [
    'This phone has no space left. What was saved stays; free some space and try again.',
    'ফোনে আর জায়গা নেই। যা ছিল তা থাকল; জায়গা খালি করে আবার চেষ্টা করুন।',
  ],
  closed: [
    'It cannot be opened on this phone just now. Close the shop, open it again, and try once more.',
    'এই মুহূর্তে এই ফোনে এটি খোলা যাচ্ছে না। দোকানটি বন্ধ করে আবার খুলুন, তারপর আরেকবার চেষ্টা করুন।',
  ],
  pricesFrom: [(age: string) => `Prices ${age}.`, (age: string) => `দাম ${age}।`],
  download: ['Download now', 'এখনই ডাউনলোড করুন'],
  update: ['Update now', 'এখনই হালনাগাদ করুন'],
  remove: ['Remove from this phone', 'এই ফোন থেকে সরান'],
});
