/**
 * The customer's sign-ins, and the export and erasure of the account (customer-area-173 to
 * customer-area-181).
 */
import { sentences } from './sentences.ts';

export const signedInOnText = sentences({
  title: ['Where you’re logged in', 'যেখানে লগইন করা আছে'],
  waiting: ['Checking where you’re logged in…', 'কোথায় লগইন করা আছে দেখা হচ্ছে…'],
  failed: ['The list of logins could not be loaded.', 'কোথায় লগইন করা আছে তা দেখানো গেল না।'],
  unknown: ['A phone or computer', 'কোনো ফোন বা কম্পিউটার'],
  isThis: ['The one you are using', 'এখন এটিই ব্যবহার করছেন'],
  since: [(when: string) => `Logged in ${when}`, (when: string) => `লগইন ${when}`],
  used: [(when: string) => `last used ${when}`, (when: string) => `শেষ ব্যবহার ${when}`],
  alone: ['You’re not logged in anywhere else.', 'আর কোথাও লগইন করা নেই।'],
  end: ['Log out there', 'সেখান থেকে লগআউট'],
  endNamed: [(on: string) => `Log out: ${on}`, (on: string) => `লগআউট: ${on}`],
  endOthers: ['Log out on all others', 'বাকি সব জায়গা থেকে লগআউট'],
  endOneTitle: [
    (on: string) => `Log out there? (${on})`,
    (on: string) => `সেখান থেকে লগআউট করবেন? (${on})`,
  ],
  endOthersTitle: ['Log out everywhere but here?', 'এটি ছাড়া সব জায়গা থেকে লগআউট করবেন?'],
  endText: [
    'Anything still waiting there for a connection will not be sent. If you don’t recognise it, reset your password too.',
    'সেখানে নেটওয়ার্কের অপেক্ষায় যা আছে তা আর পাঠানো হবে না। সেটি আপনার না হলে পাসওয়ার্ডও বদলে নিন।',
  ],
  stay: ['Keep it logged in', 'লগইন থাকুক'],
  ended: ['Logged out there.', 'সেখান থেকে লগআউট হয়েছে।'],
  needsNetwork: [
    'This needs a connection. Nothing has changed.',
    'এর জন্য নেটওয়ার্ক লাগবে। কিছুই বদলায়নি।',
  ],
});

export const ownDataText = sentences({
  title: ['Your data', 'আপনার তথ্য'],
  intro: [
    'Everything the pharmacy stores about you: orders, requests, addresses and what you wrote. The files of your prescriptions are in Prescription History.',
    'আপনার বিষয়ে ফার্মেসির কাছে যা জমা আছে: অর্ডার, অনুরোধ, ঠিকানা ও আপনার লেখা। প্রেসক্রিপশনের ফাইল আছে আমার প্রেসক্রিপশন পাতায়।',
  ],
  save: ['Save my data as a file', 'আমার তথ্য ফাইলে জমা করুন'],
  saved: ['The file is in this phone’s downloads.', 'ফাইলটি এই ফোনের ডাউনলোডে আছে।'],
  eraseLink: ['Delete my account', 'আমার অ্যাকাউন্ট মুছুন'],
  eraseTitle: ['Delete your account?', 'অ্যাকাউন্ট মুছে ফেলবেন?'],
  eraseGoes: [
    'Your name, number, addresses, photo, notifications, reviews and saved prescriptions are deleted at once, and so is what waits on this phone. You are logged out everywhere.',
    'আপনার নাম, নম্বর, ঠিকানা, ছবি, নোটিফিকেশন, রিভিউ ও জমা প্রেসক্রিপশন সঙ্গে সঙ্গে মুছে যাবে, এই ফোনে যা অপেক্ষায় আছে তা-ও। সব জায়গা থেকে লগআউট হবে।',
  ],
  eraseStays: [
    'What was sold stays in the pharmacy’s books without your name, number and address, with the prescriptions that belong to it.',
    'যা বিক্রি হয়েছে তা ফার্মেসির হিসাবে থাকবে, আপনার নাম, নম্বর ও ঠিকানা ছাড়া; সঙ্গে থাকবে তার প্রেসক্রিপশন।',
  ],
  eraseWallet: [
    (amount: string) => `There is ${amount} in your wallet. It will be lost.`,
    (amount: string) => `আপনার ওয়ালেটে ${amount} আছে। তা আর পাবেন না।`,
  ],
  eraseSure: ['I understand that this cannot be undone.', 'জানি, এটি আর ফেরানো যাবে না।'],
  eraseSureMissing: ['Please tick this first.', 'আগে এখানে টিক দিন।'],
  erase: ['Delete for ever', 'চিরতরে মুছুন'],
  keep: ['Keep my account', 'অ্যাকাউন্ট থাকুক'],
  erased: ['Your account has been deleted.', 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে।'],
  close: ['Close', 'বন্ধ করুন'],
  needsNetwork: [
    'This needs a connection. Nothing has changed.',
    'এর জন্য নেটওয়ার্ক লাগবে। কিছুই বদলায়নি।',
  ],
});

export const proofText = sentences({
  title: ['Confirm it’s you', 'জানান, এটি আপনিই'],
  why: [
    'Anyone holding this phone could do this, so please confirm with a code or your password.',
    'এই ফোন যার হাতে থাকে সে-ই এটি করতে পারত। তাই কোড বা পাসওয়ার্ড দিয়ে নিশ্চিত করুন।',
  ],
  send: [(phone: string) => `Send a code to ${phone}`, (phone: string) => `${phone} নম্বরে কোড পাঠান`],
  confirm: ['Confirm', 'নিশ্চিত করুন'],
  failed: ['It could not be confirmed.', 'নিশ্চিত করা গেল না।'],
});
