/**
 * The reasons why a line of a product file is left out. The server writes them in English, for the
 * command line too (counter-168).
 */
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';

type InBengali = (...parts: string[]) => string;

const number = (written = '') => digits(written, 'bn');

const sentences: readonly (readonly [RegExp, InBengali])[] = [
  [/^The line is an example of the template/, () => 'এটি নমুনা ফাইলের উদাহরণ। লাইনটি মুছে দিন।'],
  [
    /^The product is not published in the other shop/,
    () => 'পণ্যটি অন্য দোকানে প্রকাশিত নয়। আগে সেখানে প্রকাশ করুন।',
  ],
  [
    /^The name fits (\d+) products of the shop/,
    (count) =>
      `নামটি দোকানের ${number(count)}টি পণ্যের সঙ্গে মেলে। পাওয়ার, ধরন, প্যাক বা আইডির একটি কলাম যোগ করুন।`,
  ],
  [/^The (.+) is missing\.$/, (column) => `${column} নেই।`],
  [/^The (.+) must be a number\.$/, (column) => `${column} একটি সংখ্যা হতে হবে।`],
  [
    /^The (.+?) "(.*)" is not a number\.$/,
    (column, typed) => `${column}: “${typed}” কোনো সংখ্যা নয়।`,
  ],
  [
    /^The (.+?) "(.*)" could be two numbers/,
    (column, typed) => `${column}: “${typed}” এই ফাইলে দুইভাবে পড়া যায়। হাজারের কমা বা ডট ছাড়া লিখুন।`,
  ],
  [
    /^The (.+?) "(.*)" is not readable text/,
    (column, typed) =>
      `${column}: “${typed}” পড়া যায় না। ফাইলটি CSV UTF-8 হিসেবে সেভ করুন, বিজয়ে লেখা হলে আগে ইউনিকোডে বদলে নিন।`,
  ],
  [/^The (.+?) has a price that cannot be read\.$/, (column) => `${column}: একটি দাম পড়া যাচ্ছে না।`],
  [
    /^The (.+?) is an error of the spreadsheet: (.*)\.$/,
    (column, error) => `${column}: স্প্রেডশিটের ত্রুটি ${error}।`,
  ],
  [
    /^The product “(.*)” could not be written \(error (.*)\)\.$/,
    (name, code) => `“${name}” দোকানে তোলা যায়নি (ত্রুটি ${code})।`,
  ],
  [
    /^The (.+?) is longer than (\d+) characters\.$/,
    (column, max) => `${column} ${number(max)} অক্ষরের চেয়ে লম্বা।`,
  ],
  [
    /^The (.+?) must be from 0 to (\d+)( taka)?\.$/,
    (column, max, taka) => `${column} ০ থেকে ${number(max)}${taka ? ' টাকা' : ''}র মধ্যে হতে হবে।`,
  ],
  [
    /^The (.+?) must be a whole number from 0 to (\d+)\.$/,
    (column, max) => `${column} ০ থেকে ${number(max)} পর্যন্ত একটি পূর্ণ সংখ্যা হতে হবে।`,
  ],
  [/^The (\S+) must be yes or no\.$/, (column) => `${column} yes বা no হতে হবে।`],
  [/^The discount is higher than the price\.$/, () => 'ছাড় দামের চেয়ে বেশি।'],
  [/^The permalink may have only/, () => 'permalink-এ শুধু ছোট হাতের অক্ষর, সংখ্যা ও হাইফেন থাকতে পারে।'],
  [
    /^The permalink (\S+) belongs to another product\.$/,
    (permalink) => `permalink ${permalink} অন্য একটি পণ্যের।`,
  ],
  [/^The image must be the name of a file/, () => 'image শুধু একটি ফাইলের নাম হতে হবে, ফোল্ডার ছাড়া।'],
  [
    /^The (.+?) already stands in line (\d+)\.$/,
    (column, line) => `${column} আগেই ${number(line)} নম্বর লাইনে আছে।`,
  ],
  [
    /^The line has (\d+) cells, the heading (\d+)/,
    (cells, columns) =>
      `লাইনে ${number(cells)}টি ঘর, শিরোনামে ${number(columns)}টি: কোনো কমা কি উদ্ধৃতিচিহ্নের বাইরে?`,
  ],
  [/^The quotes of this line do not match/, () => 'এই লাইনের উদ্ধৃতিচিহ্ন মেলে না।'],
];

/** The sentence in the reader's language. An unknown sentence stays as it is. */
export function refusedLineText(sentence: string, language: Language): string {
  if (language === 'en') return sentence;
  for (const [pattern, say] of sentences) {
    const match = pattern.exec(sentence);
    if (match) return say(...match.slice(1).map((part) => part ?? ''));
  }
  return sentence;
}
