/** Problems of a typed quantity. */
import { maxUnits } from '#domain/bag.ts';
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const quantityText = sentences({
  /** In the bag: limited by the stock and by the shop's maximum. */
  notTaken: [
    (max: number) =>
      max < maxUnits
        ? `Only ${max} in stock. Please enter a whole number from 1 to ${max}.`
        : `Please enter a whole number from 1 to ${max}.`,
    (max: number) =>
      max < maxUnits
        ? `আমাদের কাছে ${digits(max, 'bn')}টি আছে। ১ থেকে ${digits(max, 'bn')}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।`
        : `১ থেকে ${digits(max, 'bn')}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।`,
  ],
  /** In a request, which has no stock. */
  outOfRange: [
    `Quantity must be a whole number from 1 to ${maxUnits}.`,
    `পরিমাণ ১ থেকে ${digits(maxUnits, 'bn')}-এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে।`,
  ],
});
