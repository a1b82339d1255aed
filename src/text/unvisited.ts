import { sentences } from './sentences.ts';

export const unvisitedText = sentences({
  title: ['This page isn’t saved on your phone', 'এই ফোনে এখনো দেখা হয়নি'],
  why: [
    'You’re offline, and this page was never opened here. Pages you open are saved for offline use.',
    'এখন নেটওয়ার্ক নেই, আর এই পাতা এই ফোনে আগে খোলা হয়নি। যে পাতা খোলেন, তা এমন সময়ের জন্য রাখা থাকে।',
  ],
  stillWorks: ['What works right now', 'এখন যা করতে পারেন'],
  requestOrder: ['Send a request order', 'ওষুধের অনুরোধ দিন'],
  requestOrderHint: [
    'Write what you need and photograph the prescription; it is sent when you’re back online.',
    'যা দরকার লিখুন, প্রেসক্রিপশনের ছবি তুলুন; নেটওয়ার্ক এলেই চলে যাবে।',
  ],
  bag: ['Look into your bag', 'ব্যাগ দেখুন'],
  home: ['Home page', 'প্রথম পাতা'],
  knownCategories: ['Categories you can open', 'যে ক্যাটাগরি খোলা যাবে'],
  cachedProducts: ['Products saved on this phone', 'এই ফোনে রাখা পণ্য'],
  goneHint: [
    'This page doesn’t exist or has been removed. Try searching, or tell us what you need.',
    'এই ঠিকানায় দোকানে কিছু নেই, বা এখন আর নেই। ওপরে খুঁজে দেখুন, অথবা কী দরকার লিখে পাঠান।',
  ],
  notSold: ['We do not sell this at the moment', 'এটি এখন আমরা বিক্রি করছি না'],
  notSoldHint: [
    'It may be back one day. Search above for something similar, or tell us what you need.',
    'পরে আবার আসতে পারে। ওপরে কাছাকাছি কিছু খুঁজে দেখুন, অথবা কী দরকার লিখে পাঠান।',
  ],
  backHome: ['Back to the shop', 'দোকানে ফিরে যান'],
});
