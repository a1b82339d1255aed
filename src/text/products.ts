/** Lists of products, and the links to them. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const productsText = sentences({
  home: ['Home', 'প্রথম পাতা'],
  category: ['Category', 'ক্যাটাগরি'],
  subCategory: ['Sub-category', 'উপ-ক্যাটাগরি'],
  breadcrumb: ['You are here', 'আপনি এখানে আছেন'],
  subCategoriesOf: [
    (name: string) => `Sub-categories of ${name}`,
    (name: string) => `${name} এর উপ-ক্যাটাগরি`,
  ],
  productCount: [
    (count: number) => (count === 1 ? '1 product' : `${digits(count, 'en')} products`),
    (count: number) => `${digits(count, 'bn')}টি পণ্য`,
  ],
  requestIt: ['Request a product', 'পণ্যের অনুরোধ পাঠান'],
  previousPage: ['Previous', 'আগের পাতা'],
  nextPage: ['Next', 'পরের পাতা'],
  pages: ['Pages', 'পাতাসমূহ'],
  page: [(page: string) => `Page ${page}`, (page: string) => `পাতা ${page}`],
  loading: ['Loading products…', 'পণ্য আনা হচ্ছে…'],
  demoPrices: [
    'Demo catalogue: prices are examples, not today’s prices.',
    'নমুনা তালিকা: দামগুলো উদাহরণ, আজকের দাম নয়।',
  ],
});
