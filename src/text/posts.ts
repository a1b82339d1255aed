/** Texts that reviews and comments share: posting, signing in for it, and the result. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const postsText = sentences({
  post: ['Post', 'পোস্ট করুন'],
  customer: ['Customer', 'ক্রেতা'],
  pharmacy: ['Answer of the pharmacy', 'ফার্মেসির উত্তর'],
  signInFirst: [
    'Please log in to post. Your text will be kept.',
    'পোস্ট করতে লগইন করতে হবে। যা লিখেছেন এখানেই থাকবে।',
  ],
  tooLong: [
    (max: number) => `Please keep it below ${digits(max, 'en')} characters.`,
    (max: number) => `${digits(max, 'bn')} অক্ষরের মধ্যে লিখুন।`,
  ],
  keptHere: [
    'Saved on this phone – not sent yet. It is posted automatically when you’re back online.',
    'এই ফোনে রাখা হয়েছে – এখনো পাঠানো হয়নি। নেটওয়ার্ক এলে নিজে থেকেই প্রকাশ হবে।',
  ],
  notKept: [
    'It could not be saved on this phone. What you wrote is still here.',
    'ফোনে রাখা গেল না। আপনি যা লিখেছেন এখানেই আছে।',
  ],
  waiting: ['Loading…', 'আনা হচ্ছে…'],
});
