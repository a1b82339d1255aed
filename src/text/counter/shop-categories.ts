/** Categories and the rows of the home page at the counter (counter-370 to counter-377). */
import { digits, wholeNumber } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const categoriesText = sentences({
  categories: ['Categories', 'বিভাগ'],
  addCategory: ['Add a category', 'বিভাগ যোগ করুন'],
  newCategory: ['New category', 'নতুন বিভাগ'],
  noCategories: ['No categories yet', 'এখনো কোনো বিভাগ নেই'],
  subCategories: ['Sub-categories', 'উপবিভাগ'],
  subCategoriesOf: [
    (category: string, count: number) => `${category}: ${wholeNumber(count, 'en')}`,
    (category: string, count: number) => `${category}: ${wholeNumber(count, 'bn')}টি`,
  ],
  addSubCategory: ['Add a sub-category', 'উপবিভাগ যোগ করুন'],
  newSubCategory: ['New sub-category', 'নতুন উপবিভাগ'],
  noSubCategories: ['No sub-categories yet', 'এখনো কোনো উপবিভাগ নেই'],
  products: [
    (count: number) => (count === 1 ? '1 product' : `${wholeNumber(count, 'en')} products`),
    (count: number) => `${wholeNumber(count, 'bn')}টি পণ্য`,
  ],
  name: ['Name', 'নাম'],
  nameHint: [
    'The Bengali name may stay empty. The address of the page stays the same.',
    'বাংলা নাম খালি থাকতে পারে। পাতার ঠিকানা একই থাকে।',
  ],
  pictureHint: [
    'A JPG or PNG; its middle is cut to a square. Without one a plain sign is shown.',
    'JPG বা PNG ছবি; মাঝখান থেকে চৌকো করে কাটা হয়। না দিলে সাধারণ একটি চিহ্ন থাকে।',
  ],
  parent: ['Below the category', 'যে বিভাগের নিচে'],
  merge: ['Merge into', 'যার সঙ্গে মিলবে'],
  mergeHint: [
    'All its products move there, and its old address leads there. You can undo this later.',
    'এর সব পণ্য সেখানে যাবে, পুরোনো ঠিকানাও সেখানে নিয়ে যাবে। পরে ফিরিয়ে আনা যায়।',
  ],
  noMerge: ['Do not merge', 'মেলাবেন না'],
  merged: ['Merged', 'মিলিয়ে দেওয়া'],
  mergedInto: [
    (name: string, target: string) => `${name} is part of ${target}`,
    (name: string, target: string) => `${name} এখন ${target}-এর অংশ`,
  ],
  unmerge: [(name: string) => `Separate ${name} again`, (name: string) => `${name} আবার আলাদা করুন`],
  unmergeShort: ['Separate again', 'আবার আলাদা করুন'],
  unmergeHint: [
    'The products that it had before move back to it.',
    'আগে এর যেসব পণ্য ছিল, সেগুলো ফিরে আসে।',
  ],
});

export const homeRowsText = sentences({
  standard: ['Show the standard rows', 'সাধারণ সারিগুলো দেখান'],
  standardHint: [
    'The standard: your first categories, each with its most popular products.',
    'সাধারণভাবে: আপনার প্রথম কয়েকটি বিভাগ, প্রতিটির সবচেয়ে চলতি পণ্যসহ।',
  ],
  ownKept: [
    'Your own rows stay stored, and come back when you switch this off.',
    'আপনার নিজের সারিগুলো রাখা থাকে, এটি বন্ধ করলে ফিরে আসে।',
  ],
  rows: ['Rows', 'সারি'],
  rowsHint: [
    'From top to bottom. A hidden category and one without products have no row.',
    'ওপর থেকে নিচে। লুকানো বা পণ্যহীন বিভাগের সারি দেখানো হয় না।',
  ],
  addRow: ['Add a row', 'সারি যোগ করুন'],
  row: [(at: number) => `row ${at}`, (at: number) => `${digits(at, 'bn')} নম্বর সারি`],
  category: ['Category', 'বিভাগ'],
  choose: ['Choose a category', 'একটি বিভাগ বেছে নিন'],
  hiddenCategory: [(name: string) => `${name} (hidden)`, (name: string) => `${name} (লুকানো)`],
  count: ['Products', 'কয়টি পণ্য'],
  banner: ['Banner above the row', 'সারির ওপরের ব্যানার'],
  noBanner: ['None', 'নেই'],
  bannerHint: [
    'One of the banners “Further down”. It then leaves the end of the page.',
    '“নিচের দিকে” রাখা ব্যানারগুলোর একটি। তখন সেটি পাতার শেষে আর থাকে না।',
  ],
});
