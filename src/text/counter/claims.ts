/** Payments that customers report by transaction id, at the counter (counter-350 to counter-354). */
import { wholeNumber } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const claimsText = sentences({
  title: [
    (count: number) => `Payments to verify: ${wholeNumber(count, 'en')}`,
    (count: number) => `যাচাই বাকি পেমেন্ট: ${wholeNumber(count, 'bn')}টি`,
  ],
  hint: [
    'Compare each transaction id and amount with the message of your account. Until you accept it, it does not count as paid.',
    'প্রতিটি লেনদেন আইডি ও টাকা আপনার অ্যাকাউন্টের মেসেজের সঙ্গে মিলিয়ে নিন। গ্রহণ না করা পর্যন্ত এটি পরিশোধ ধরা হয় না।',
  ],
  more: [
    (count: number) => `${wholeNumber(count, 'en')} more follow after these.`,
    (count: number) => `এগুলোর পর আরও ${wholeNumber(count, 'bn')}টি আছে।`,
  ],
  cancelled: ['The order was cancelled', 'অর্ডারটি বাতিল হয়েছে'],
  accept: [(amount: string) => `Accept ${amount}`, (amount: string) => `${amount} গ্রহণ করুন`],
  acceptLate: [
    (amount: string) => `It came after all: accept ${amount}`,
    (amount: string) => `পরে এসেছে: ${amount} গ্রহণ করুন`,
  ],
  accepted: [
    (amount: string) => `${amount} accepted`,
    (amount: string) => `${amount} গ্রহণ করা হয়েছে`,
  ],
  notFound: ['Refuse: not found', 'ফিরিয়ে দিন: পাওয়া যায়নি'],
  refused: ['Refused; the customer is told', 'ফিরিয়ে দেওয়া হয়েছে, ক্রেতাকে জানানো হবে'],
  otherAmount: ['Another amount came', 'অন্য পরিমাণ টাকা এসেছে'],
  otherAmountTitle: ['The amount that came', 'যত টাকা এসেছে'],
  otherReason: ['Refuse with a sentence', 'কারণ লিখে ফিরিয়ে দিন'],
  otherReasonTitle: ['Refuse this payment?', 'এই পেমেন্ট ফিরিয়ে দেবেন?'],
  reason: ['Sentence to the customer', 'ক্রেতাকে যা জানাবেন'],
  reasonHint: [
    'The customer reads it at the order, as you write it.',
    'ক্রেতা অর্ডারে এটি ঠিক এভাবেই পড়বেন।',
  ],
  reasonMissing: ['Write a sentence.', 'একটি বাক্য লিখুন।'],
  refuse: ['Refuse', 'ফিরিয়ে দিন'],
  reported: ['reported by the customer', 'ক্রেতা জানিয়েছেন'],
});
