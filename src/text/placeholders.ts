/** Screens that are still being built: their titles, what is coming, what works today. */
import { sentences } from './sentences.ts';

export const placeholderTitles = sentences({
  notifications: ['Notifications', 'নোটিফিকেশন'],
  prescriptions: ['Prescriptions', 'প্রেসক্রিপশন'],
  purchases: ['Purchases', 'আমার কেনাকাটা'],
  transactions: ['Transactions', 'লেনদেন'],
  order: ['Order', 'অর্ডার'],
  invoice: ['Invoice', 'চালান'],
  orderHistory: ['Order History', 'অর্ডারের তালিকা'],
  paymentHistory: ['Payment History', 'পেমেন্টের তালিকা'],
  complain: ['Submit Complain', 'অভিযোগ জানান'],
  addresses: ['Saved Addresses', 'সংরক্ষিত ঠিকানা'],
  editProfile: ['Edit Profile', 'প্রোফাইল বদলান'],
  prescriptionHistory: ['Prescription History', 'আমার প্রেসক্রিপশন'],
  profileOffers: ['Offers', 'অফার'],
});

export type PlaceholderPage = keyof typeof placeholderTitles;

export const placeholdersText = sentences({
  badge: ['In the making', 'তৈরি হচ্ছে'],
  account: [
    'This page opens with sign-in, which comes next. You need no account to browse, to fill your bag, or to send a request.',
    'লগইন চালু হলে এই পাতাটি খুলবে, সেটিই এরপর আসছে। পণ্য দেখতে, ব্যাগ ভরতে বা অনুরোধ পাঠাতে অ্যাকাউন্ট লাগে না।',
  ],
  buying: [
    'Paying for your bag here comes next. Until then, send us what you need as a request order: we call you, confirm the price, and deliver.',
    'এখান থেকে সরাসরি কেনার ব্যবস্থা শিগগিরই আসছে। ততদিন যা দরকার অনুরোধ করে পাঠান: আমরা ফোন করে দাম জানিয়ে পৌঁছে দেব।',
  ],
  talking: [
    'Writing to us from here comes next. Until then the quickest way is a call.',
    'এখান থেকে লিখে পাঠানোর ব্যবস্থা শিগগিরই আসছে। ততদিন ফোন করাই সবচেয়ে সহজ।',
  ],
  looking: [
    'We are still putting this page together. The products themselves are all here.',
    'পাতাটি এখনো সাজানো হচ্ছে। তবে সব পণ্য এখানেই আছে।',
  ],
  today: ['What works today', 'এখনই যা করতে পারেন'],
  browse: ['Look at all products', 'সব পণ্য দেখুন'],
  browseHint: [
    'Also without a network, once you have been there.',
    'একবার দেখা থাকলে ইন্টারনেট ছাড়াও।',
  ],
  request: ['Send a request order', 'অনুরোধ পাঠান'],
  requestHint: [
    'Write names or photograph your prescription; it is sent when there is a network.',
    'নাম লিখুন বা প্রেসক্রিপশনের ছবি তুলুন; নেটওয়ার্ক পেলেই চলে যাবে।',
  ],
  call: ['Call the pharmacy', 'ফার্মেসিতে ফোন করুন'],
});
