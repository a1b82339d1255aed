/** The same medicine from other companies. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const alternativesText = sentences({
  title: ['Same medicine, other brands', 'একই ওষুধ, অন্য কোম্পানির'],
  hint: [
    'Same generic, strength and form, cheapest first. Ask your doctor or pharmacist before switching.',
    'জেনেরিক, পাওয়ার ও ধরন একই; কম দাম আগে। বদলানোর আগে ডাক্তার বা ফার্মাসিস্টকে জিজ্ঞেস করুন।',
  ],
  all: [
    (count: number) => `Show all ${digits(count, 'en')}`,
    (count: number) => `${digits(count, 'bn')}টির সবগুলো দেখান`,
  ],
  fewer: ['Show fewer', 'কম দেখান'],
});
