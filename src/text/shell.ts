/** The frame of every screen: header, navigation, footer, the state of the network. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const shellText = sentences({
  skip: ['Skip to the content', 'মূল অংশে যান'],
  searchLabel: ['Search for a medicine or product', 'ওষুধ বা পণ্য খুঁজুন'],
  searchPlaceholder: ['Search medicine', 'ওষুধ খুঁজুন'],
  clearSearch: ['Clear the search', 'লেখা মুছুন'],
  opening: ['Opening…', 'খোলা হচ্ছে…'],
  homeNamed: [(shop: string) => `${shop}, home`, (shop: string) => `${shop}, প্রথম পাতা`],

  mainLinks: ['Main links', 'প্রধান লিংক'],
  home: ['Home', 'প্রথম পাতা'],
  requestOrder: ['Request Order', 'ওষুধের অনুরোধ'],
  specialOffers: ['Special Offers', 'বিশেষ অফার'],
  branchLocations: ['Branch Locations', 'শাখার ঠিকানা'],
  review: ['Review', 'মতামত'],
  gallery: ['Gallery', 'গ্যালারি'],
  aboutUs: ['About Us', 'আমাদের কথা'],
  contactUs: ['Contact Us', 'যোগাযোগ'],

  categories: ['Categories', 'ক্যাটাগরি'],
  retry: ['Retry', 'আবার চেষ্টা করুন'],
  partSlow: [
    'This is taking a while. You can wait, or reload the page.',
    'একটু সময় লাগছে। অপেক্ষা করুন, অথবা পাতাটি আবার খুলুন।',
  ],
  screenTimedOut: ['This page couldn’t load', 'পাতাটি এসে পৌঁছায়নি'],
  screenLostKept: [
    'The connection timed out. Your bag and what you have written are saved on this phone; reload the page to continue.',
    'নেটওয়ার্ক অনেকক্ষণ সাড়া দেয়নি। আপনার ব্যাগ আর যা লিখেছেন, সব এই ফোনে আছে; চালিয়ে যেতে পাতাটি আবার খুলুন।',
  ],
  reload: ['Reload', 'আবার খুলুন'],
  partFailed: [
    'This part did not load. Check the connection and try again.',
    'এই অংশটি আনা গেল না। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
  ],
  close: ['Close', 'বন্ধ করুন'],
  openMenu: ['Open the menu', 'মেনু খুলুন'],
  uploadPrescription: ['Upload Prescription', 'প্রেসক্রিপশন দিন'],
  prescriptions: ['Prescriptions', 'প্রেসক্রিপশন'],
  login: ['Login', 'লগইন'],
  bag: ['Bag', 'ব্যাগ'],
  bagWith: [
    (count: number) => (count === 1 ? 'Bag: 1 item' : `Bag: ${count || 'no'} items`),
    (count: number) => (count === 0 ? 'ব্যাগ খালি' : `ব্যাগে ${digits(count, 'bn')}টি পণ্য`),
  ],

  language: ['Language', 'ভাষা'],

  callUs: ['Call us', 'ফোন করুন'],
  writeUs: ['Write to us', 'ই-মেইল করুন'],

  offline: [
    'You’re offline. Keep browsing – anything you send is saved and goes out later.',
    'নেটওয়ার্ক নেই। এই ফোনে যা আছে দেখতে পারেন; যা পাঠাবেন তা জমা থাকবে, পরে যাবে।',
  ],
  /** As long as the text that text/price-age.ts may add: the strip reserves space for it. */
  longestPriceAge: ['Prices from early this morning.', 'দাম ১৮ সেপ্টেম্বর তারিখের।'],
  silent: [
    'Weak connection. Some content may be out of date; nothing you send is lost.',
    'নেটওয়ার্ক দুর্বল। যা দেখছেন একটু পুরোনো হতে পারে; যা পাঠাবেন কিছুই হারাবে না।',
  ],
});
