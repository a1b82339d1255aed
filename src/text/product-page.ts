/** A product's own page. */
import { sentences } from './sentences.ts';

export const productPageText = sentences({
  productDetails: ['Product Details', 'পণ্যের বিবরণ'],
  information: ['Information', 'তথ্য'],
  reviews: ['Reviews', 'মতামত'],
  aboutProduct: ['About this product', 'এই পণ্য সম্পর্কে'],
  noDetails: ['No details have been written yet', 'এখনো কোনো বিবরণ লেখা হয়নি'],
  noDetailsHint: [
    'Ask the pharmacist; the phone number is at the top and the bottom of the page.',
    'ফার্মাসিস্টকে জিজ্ঞেস করুন; ফোন নম্বর পাতার উপরে ও নিচে আছে।',
  ],
  detailsAway: ['The description isn’t saved on this phone yet', 'বিবরণ এখনো এই ফোনে আসেনি'],
  detailsAwayHint: [
    'It will be loaded when you’re online. Name, strength and company are as the shop gave them.',
    'নেটওয়ার্ক এলে আসবে। নাম, পাওয়ার ও কোম্পানি দোকানের দেওয়া।',
  ],
  name: ['Name', 'নাম'],
  company: ['Company', 'কোম্পানি'],
  genericName: ['Generic Name', 'জেনেরিক নাম'],
  strength: ['Strength', 'পাওয়ার'],
  form: ['Form', 'ধরন'],
  pack: ['Pack', 'প্যাক'],
  unknown: ['–', '–'],
  related: ['Related Products', 'একই রকম পণ্য'],
  relatedFailed: [
    'Related products could not be loaded just now.',
    'একই রকম পণ্য এই মুহূর্তে আনা গেল না।',
  ],
});
