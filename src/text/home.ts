import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const homeText = sentences({
  title: ['Medicine and daily needs', 'ওষুধ ও নিত্যপ্রয়োজনীয় পণ্য'],
  banners: ['Offers and news', 'অফার ও খবর'],
  resortBanners: ['More from the shop', 'দোকানের আরও খবর'],
  shopByCategory: ['Shop By Category', 'ক্যাটাগরি অনুযায়ী কিনুন'],
  notices: ['Notices', 'বিজ্ঞপ্তি'],
  pauseNotices: ['Pause the notices', 'বিজ্ঞপ্তি থামান'],
  playNotices: ['Move the notices', 'বিজ্ঞপ্তি চালান'],
  seeAll: ['See all', 'সব দেখুন'],
  seeAllNamed: [
    (category: string) => `See all of ${category}`,
    (category: string) => `${category} এর সব দেখুন`,
  ],
  offersOf: [
    (category: string) => `Offers: ${category}`,
    (category: string) => `অফার: ${category}`,
  ],
  slide: [
    (position: number, count: number) => `${position} of ${count}`,
    (position: number, count: number) =>
      `${digits(count, 'bn')}টির মধ্যে ${digits(position, 'bn')} নম্বর`,
  ],
  slideCount: [
    (position: number, count: number) => `${position} / ${count}`,
    (position: number, count: number) => `${digits(position, 'bn')} / ${digits(count, 'bn')}`,
  ],
  previousSlide: ['Previous', 'আগেরটি'],
  nextSlide: ['Next', 'পরেরটি'],
  pauseSlides: ['Pause the slides', 'স্লাইড থামান'],
  playSlides: ['Play the slides', 'স্লাইড চালান'],
  waiting: ['The shop is being opened…', 'দোকান খোলা হচ্ছে…'],
  lastKnown: [
    (age: string) => `Prices ${age}. They are refreshed when the network is back.`,
    (age: string) => `${age} দাম। নেটওয়ার্ক ফিরলে নতুন দাম দেখা যাবে।`,
  ],
  offlineTitle: ['No connection yet', 'এখনও সংযোগ নেই'],
  offlineText: [
    'This phone has not seen the shop before. You can already write a request order: it is kept here and sent when the network is back.',
    'এই ফোনে দোকানটি আগে খোলা হয়নি। তবু এখনই অনুরোধ লিখে রাখতে পারেন: এখানে জমা থাকবে, নেটওয়ার্ক ফিরলে চলে যাবে।',
  ],
  writeRequest: ['Write a request order', 'অনুরোধ লিখুন'],
  failedTitle: ['The shop could not be opened', 'দোকান খোলা গেল না'],
  retry: ['Retry', 'আবার চেষ্টা করুন'],
});
