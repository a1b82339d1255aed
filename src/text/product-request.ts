/** Requesting a product that is out of stock. */
import { sentences } from './sentences.ts';

export const productRequestText = sentences({
  requestTitle: ['Request this product', 'এই পণ্যটি চেয়ে পাঠান'],
  requestIntro: [
    'Out of stock. Leave your number and we’ll call you when it’s back.',
    'পণ্যটি এখন স্টকে নেই। নম্বর দিন, এলেই আমরা ফোন করে জানাব।',
  ],
  phone: ['Phone Number', 'ফোন নম্বর'],
  phoneHint: ['For example 01712 345678', 'যেমন ০১৭১২ ৩৪৫৬৭৮'],
  quantity: ['Quantity', 'পরিমাণ'],
  sendRequest: ['Send Request', 'অনুরোধ পাঠান'],
  phoneAndQuantityRequired: ['Phone number and Quantity is required', 'ফোন নম্বর ও পরিমাণ দিতে হবে'],
  quantityMoreThanZero: ['Quantity Must be More Than Zero', 'পরিমাণ শূন্যের বেশি হতে হবে'],
  invalidPhone: ['Invalid Phone Number', 'ফোন নম্বরটি সঠিক নয়'],
  requestSent: ['Product Request Sent', 'পণ্যের অনুরোধ পাঠানো হয়েছে'],
  requestSavedHint: [
    'It will be sent automatically when you’re back online.',
    'নেটওয়ার্ক এলেই নিজে থেকে চলে যাবে।',
  ],
  requestNotSaved: [
    'It could not be saved on this phone. What you wrote is still here.',
    'ফোনে রাখা গেল না। আপনি যা লিখেছেন এখানেই আছে।',
  ],
  requestCorrect: ['Edit request', 'ঠিক করে দিন'],
  productGone: ['This product is not in the shop any more.', 'এই পণ্যটি দোকানে আর নেই।'],
  close: ['Close', 'বন্ধ করুন'],
});
