/** Reviews of the shop and its app (catalogue-71 to catalogue-76). */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const reviewsText = sentences({
  title: ['Review', 'মতামত'],
  intro: [
    'What customers say about the shop and its app. Tell us what went well and what did not.',
    'দোকান ও অ্যাপ নিয়ে ক্রেতারা যা বলেন। কী ভালো লেগেছে, কী লাগেনি, আমাদের জানান।',
  ],
  formTitle: ['Write a review', 'মতামত লিখুন'],
  field: ['Your review', 'আপনার মতামত'],
  empty: ["Cant't Post Empty Review", 'মতামত খালি রাখা যাবে না'],
  listTitle: ['What customers say', 'ক্রেতারা যা বলেন'],
  none: ['No reviews yet', 'এখনো কোনো মতামত নেই'],
  noneHint: ['Yours could be the first.', 'আপনারটিই প্রথম হতে পারে।'],
  pages: ['Pages of reviews', 'মতামতের পাতাসমূহ'],
  count: [
    (count: number) => (count === 1 ? '1 review' : `${digits(count, 'en')} reviews`),
    (count: number) => `${digits(count, 'bn')}টি মতামত`,
  ],
});
