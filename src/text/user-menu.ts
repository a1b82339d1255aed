/** The customer's menu in the header: name, menu, bell, signing out (shell-11, shell-12). */
import { sentences } from './sentences.ts';

export const userMenuText = sentences({
  profile: ['Profile', 'প্রোফাইল'],
  menuOf: [(name: string) => `Menu of ${name}`, (name: string) => `${name} এর মেনু`],
  purchases: ['Purchases', 'আমার কেনাকাটা'],
  notifications: ['Notifications', 'নোটিফিকেশন'],
  prescriptions: ['Prescriptions', 'প্রেসক্রিপশন'],
  transactions: ['Transactions', 'লেনদেন'],
  logout: ['Logout', 'লগআউট'],
  logoutEverywhere: ['Logout on all phones', 'সব ফোন থেকে লগআউট'],
  bell: [
    (unseen: string) => `Notifications, ${unseen} new`,
    (unseen: string) => `নোটিফিকেশন, ${unseen}টি নতুন`,
  ],
  signedOut: ['You are logged out.', 'আপনি লগআউট করেছেন।'],
  sessionEnded: [
    'Your session has expired. Please log in again.',
    'আপনার লগইনের মেয়াদ শেষ। আবার লগইন করুন।',
  ],
  unsentTitle: [
    (count: string, isOne: boolean) =>
      isOne ? '1 item is not sent yet' : `${count} items are not sent yet`,
    (count: string, _isOne: boolean) => `${count}টি এখনো পাঠানো হয়নি`,
  ],
  unsentText: [
    'It can still be sent in your name after you have logged out; nobody else will see it here.',
    'লগআউটের পরেও এটি আপনার নামে পাঠানো যাবে; এই ফোনে আর কেউ তা দেখতে পাবে না।',
  ],
  unsentSend: ['Send now and log out', 'এখনই পাঠিয়ে লগআউট'],
  unsentKeep: ['Keep until sent and log out', 'পাঠানো পর্যন্ত রেখে লগআউট'],
  unsentDelete: ['Delete and log out', 'মুছে ফেলে লগআউট'],
  stay: ['Stay logged in', 'লগইন থাকি'],
});
