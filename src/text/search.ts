import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const searchText = sentences({
  search: ['Search', 'খুঁজুন'],
  results: ['Search results', 'খোঁজার ফল'],
  searching: ['Searching…', 'খোঁজা হচ্ছে…'],
  viewAll: ['View All Result', 'সব ফল দেখুন'],
  noProduct: ['No Product Found!', 'কোনো পণ্য পাওয়া যায়নি!'],
  noProductHint: [
    'Try fewer letters, the generic name, or send us the name and we will look for it.',
    'কম অক্ষরে বা জেনেরিক নামে খুঁজুন, কিংবা নাম লিখে পাঠান, আমরা খুঁজে দেখব।',
  ],
  offline: [
    'No connection: this word was not searched on this phone before.',
    'নেটওয়ার্ক নেই: এই শব্দটি এই ফোনে আগে খোঁজা হয়নি।',
  ],
  resultCount: [
    (count: number) => (count === 1 ? '1 result' : `${count} results`),
    (count: number) => `${digits(count, 'bn')}টি ফল`,
  ],
  typeSomething: ['What are you looking for?', 'কী খুঁজছেন?'],
  typeSomethingHint: [
    'Type the name on the pack, the generic name or the company.',
    'প্যাকেটের নাম, জেনেরিক নাম বা কোম্পানির নাম লিখুন।',
  ],
  resultsFor: [
    (query: string) => `Results for “${query}”`,
    (query: string) => `“${query}” খুঁজে যা পাওয়া গেল`,
  ],
});
