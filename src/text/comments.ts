/** Comments on a product, in its Reviews tab (catalogue-60, catalogue-71). */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const commentsText = sentences({
  formTitle: ['Write about this product', 'এই পণ্য নিয়ে লিখুন'],
  field: ['Your comment', 'আপনার মন্তব্য'],
  empty: ["Post can't be empty", 'মন্তব্য খালি রাখা যাবে না'],
  none: ['No reviews yet', 'এখনো কোনো মতামত নেই'],
  noneHint: [
    'If you know this product, your words help the next customer.',
    'পণ্যটি চেনা থাকলে আপনার কথা পরের ক্রেতার কাজে লাগবে।',
  ],
  pages: ['Pages of reviews', 'মতামতের পাতাসমূহ'],
  count: [
    (count: number) => (count === 1 ? '1 comment' : `${digits(count, 'en')} comments`),
    (count: number) => `${digits(count, 'bn')}টি মন্তব্য`,
  ],
  productGone: ['This product is not in the shop any more.', 'এই পণ্যটি দোকানে আর নেই।'],
});
