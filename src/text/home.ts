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
  moreShelves: [
    (count: number) => (count === 1 ? 'Show one more category' : `Show ${count} more categories`),
    (count: number) => `আরও ${digits(count, 'bn')}টি ক্যাটাগরি দেখুন`,
  ],
  offersOf: [(category: string) => `Offers: ${category}`, (category: string) => `অফার: ${category}`],
  bannerAbove: [
    (category: string) => `Banner above ${category}`,
    (category: string) => `${category}-এর ওপরের ব্যানার`,
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
});
