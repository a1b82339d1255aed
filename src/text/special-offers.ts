/** Special offers: the shop's offers and those with cashback (catalogue-103, catalogue-104). */
import type { Paisa } from '#domain/money.ts';
import { taka } from './numbers.ts';
import { sentences } from './sentences.ts';

export const specialOffersText = sentences({
  title: ['Special Offers', 'বিশেষ অফার'],
  lead: ['Current discounts and cashback.', 'এখনকার ছাড় ও ক্যাশব্যাক অফার।'],
  list: ['Offers', 'অফার'],
  waiting: ['Loading offers…', 'অফার আনা হচ্ছে…'],
  /** catalogue-106. */
  none: ['No Offer Currently Avaiable', 'এখন কোনো অফার চলছে না'],
  noneHint: [
    'The price on each product still applies, and new offers come with the season.',
    'প্রতিটি পণ্যের লেখা দাম তো আছেই; মৌসুম এলে নতুন অফারও আসবে।',
  ],
  browse: ['See all products', 'সব পণ্য দেখুন'],
  failed: ['The offers could not be loaded', 'অফারগুলো আনা যায়নি'],
  away: ['The offers aren’t saved on this phone yet', 'অফারগুলো এখনো এই ফোনে নেই'],
  awayHint: [
    'They’ll appear once you’re online, and stay here afterwards.',
    'নেটওয়ার্ক পেলেই দেখা যাবে, এরপর এই ফোনেই থাকবে।',
  ],
  maybeOld: [
    'You’re offline: these are the offers last seen on this phone.',
    'আপনি অফলাইনে আছেন: অফারগুলো শেষবার যেমন দেখা গিয়েছিল, তেমনই দেখানো হচ্ছে।',
  ],
  cashback: [
    (amount: Paisa) => `${taka(amount, 'en')} cashback`,
    (amount: Paisa) => `${taka(amount, 'bn')} ক্যাশব্যাক`,
  ],
  leastAmount: [
    (amount: Paisa) => `Min. order ${taka(amount, 'en')}`,
    (amount: Paisa) => `সর্বনিম্ন ${taka(amount, 'bn')}`,
  ],
  coupon: ['Coupon code', 'কুপন কোড'],
  copy: [
    (code: string) => `Copy the coupon code ${code}`,
    (code: string) => `কুপন কোড ${code} কপি করুন`,
  ],
  copied: ['Copied', 'কপি হয়েছে'],
  copyByHand: ['Press and hold the code to copy it.', 'কপি করতে কোডটিতে চাপ দিয়ে ধরে রাখুন।'],
});
