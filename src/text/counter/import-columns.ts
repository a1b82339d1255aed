/** Our columns of a product file, for the person who chooses them at the counter (counter-330). */
import type { ChoosableColumn } from '#domain/import-columns.ts';
import { sentences, type Pair } from '#text/sentences.ts';

export const importColumnsText = sentences({
  name: ['Name', 'নাম'],
  price: ['Price', 'দাম'],
  id: ['Id or code', 'আইডি বা কোড'],
  stock: ['Stock', 'স্টক'],
  company: ['Company', 'কোম্পানি'],
  generic: ['Generic', 'জেনেরিক'],
  strength: ['Strength', 'পাওয়ার'],
  form: ['Form', 'ধরন'],
  pack_name: ['Pack', 'প্যাক'],
  category: ['Category', 'বিভাগ'],
  sub_category: ['Sub-category', 'উপবিভাগ'],
  prescription: ['Needs a prescription (yes or no)', 'প্রেসক্রিপশন লাগে (yes বা no)'],
  discount: ['Discount in taka', 'ছাড়, টাকায়'],
  discount_percent: ['Discount in percent', 'ছাড়, শতাংশে'],
  pack_pieces: ['Pieces in a pack', 'প্যাকে কয়টি'],
  name_bn: ['Name in Bengali', 'বাংলা নাম'],
  generic_bn: ['Generic in Bengali', 'জেনেরিকের বাংলা নাম'],
  search_words: ['Words for the search', 'খোঁজার বাড়তি শব্দ'],
  details: ['Description', 'বিবরণ'],
  image: ['File name of the picture', 'ছবির ফাইলের নাম'],
  permalink: ['Permalink', 'পার্মালিংক'],
} satisfies Record<ChoosableColumn, Pair>);
