/** What is said of a typed quantity that cannot be taken. */
import { maxUnits } from '#domain/bag.ts';
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const quantityText = sentences({
  /** In the bag: as many as there are, and never above the shop's limit. */
  notTaken: [
    (most: number) =>
      most < maxUnits
        ? `Only ${most} in stock. Please enter a whole number from 1 to ${most}.`
        : `Please enter a whole number from 1 to ${most}.`,
    (most: number) =>
      most < maxUnits
        ? `আমাদের কাছে ${digits(most, 'bn')}টি আছে। ১ থেকে ${digits(most, 'bn')}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।`
        : `১ থেকে ${digits(most, 'bn')}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।`,
  ],
  /** In a request, where there is no stock. */
  outOfRange: [
    `Quantity must be a whole number from 1 to ${maxUnits}.`,
    `পরিমাণ ১ থেকে ${digits(maxUnits, 'bn')}-এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে।`,
  ],
});
