/** Delivery, return and origin, on a product's page. */
import { sentences } from './sentences.ts';

export const assuranceText = sentences({
  deliveryAnywhere: [
    (inside: string, outside: string) => `Delivered ${inside} in Dhaka city, ${outside} elsewhere.`,
    (inside: string, outside: string) => `ঢাকা শহরে ${inside}, অন্য জায়গায় ${outside} পৌঁছায়।`,
  ],
  deliveryTo: [
    (place: string) => `Expected in ${place}:`,
    (place: string) => `${place}: পৌঁছানোর সম্ভাব্য সময়`,
  ],
  returns: [
    'Wrong, damaged or expired? Tell us within 3 days.',
    'ভুল, নষ্ট বা মেয়াদোত্তীর্ণ? ৩ দিনের মধ্যে জানান।',
  ],
  returnPolicy: ['Return Policy', 'ফেরতের নীতি'],
  authentic: [
    'Sourced from the manufacturer or its authorised distributor.',
    'কোম্পানি বা তার পরিবেশকের কাছ থেকে কেনা।',
  ],
});
