/** The server's refusals about products (counter-150 to counter-172). */
import { wholeNumber } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const shelvesRefusals = sentences({
  missing: ['Please write a name, in English or Bengali.', 'নাম লিখুন, ইংরেজিতে বা বাংলায়।'],
  'too-long': ['This is too long.', 'লেখাটি বেশি লম্বা।'],
  'out-of-range': [
    'A price is from ৳0.01 to ৳10,00,000, a pack has 1 to 1,00,000 pieces.',
    'দাম ৳০.০১ থেকে ৳১০,০০,০০০, আর প্যাকে ১ থেকে ১,০০,০০০টি হতে পারে।',
  ],
  'above-price': ['The discount is higher than the price.', 'ছাড় দামের চেয়ে বেশি।'],
  'unknown-category': ['Please choose a category.', 'একটি বিভাগ বেছে নিন।'],
  productGone: ['This product is not in the shop any more.', 'পণ্যটি দোকানে আর নেই।'],
  productThere: [
    'This product is in the shop already, and says something else there than here. Nothing that you typed is lost: please change it there.',
    'পণ্যটি আগেই দোকানে উঠেছে, তবে সেখানে এখানকার চেয়ে আলাদা তথ্য আছে। আপনার লেখা হারায়নি: সেখানেই বদলে নিন।',
  ],
  changedMeanwhile: [
    'Somebody else has changed the same meanwhile. Nothing of yours is lost: please look at both.',
    'এর মধ্যে অন্য কেউ একই জায়গা বদলেছেন। আপনার লেখা হারায়নি: দুটোই দেখে নিন।',
  ],
  countedMeanwhile: [
    'Somebody else has changed this stock since you began to count. Please count once more.',
    'আপনি গোনা শুরু করার পর অন্য কেউ এই স্টক বদলেছেন। আবার গুনে নিন।',
  ],
  tooFew: [
    (there: number) =>
      there === 0
        ? 'There are none of it: nothing can be taken away.'
        : `There are only ${wholeNumber(there, 'en')}: no more can be taken away.`,
    (there: number) =>
      there === 0
        ? 'স্টকে একটিও নেই, তাই কমানো যাবে না।'
        : `স্টকে আছে মাত্র ${wholeNumber(there, 'bn')}টি, এর বেশি কমানো যাবে না।`,
  ],
  stockOutOfRange: [
    'A stock is a whole number from 0 to 10,00,000.',
    'স্টক ০ থেকে ১০,০০,০০০-এর মধ্যে পূর্ণসংখ্যা হবে।',
  ],
  notAPicture: [
    'This is no photograph that can be opened. Please send a JPG or PNG.',
    'ছবিটি খোলা যাচ্ছে না। JPG বা PNG পাঠান।',
  ],
  fileDamaged: [
    'This file cannot be read: it is damaged, or takes too long.',
    'ফাইলটি পড়া যাচ্ছে না: নষ্ট, বা পড়তে বেশি সময় লাগছে।',
  ],
  nothingInFile: ['There is no product in this file.', 'ফাইলটিতে কোনো পণ্য নেই।'],
  otherRuns: [
    'Another file is being imported. Please wait until it is done, or stop it.',
    'আরেকটি ফাইল আমদানি হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, বা সেটি থামান।',
  ],
  importOver: [
    'This file has been imported, or is too old. Please read it again.',
    'ফাইলটি আমদানি হয়ে গেছে, বা পুরনো। আবার পড়ে নিন।',
  ],
  replaceNeedsAll: [
    'A file that removes what it does not name must have no refused lines. Please correct them first.',
    'যে ফাইল বাকি পণ্য সরিয়ে দেয়, তাতে বাদ পড়া লাইন থাকা যাবে না। আগে ঠিক করুন।',
  ],
});
