/** Shown if the shop itself fails or a stranger responds instead. Loaded only when needed. */
import { sentences } from './sentences.ts';

export const networkTroubleText = sentences({
  failing: [
    'Something’s wrong on our side, not with your connection. Some content may be out of date; nothing you send is lost.',
    'সমস্যাটা এখন দোকানের দিকে, আপনার নেটওয়ার্কে নয়। যা দেখছেন একটু পুরোনো হতে পারে; যা পাঠাবেন কিছুই হারাবে না।',
  ],
  stranger: [
    'This Wi-Fi is blocking the shop. If it is a public one, sign in to it first; nothing you send is lost.',
    'এই নেটওয়ার্ক দোকান পর্যন্ত যেতে দিচ্ছে না। পাবলিক ওয়াই-ফাই হলে আগে তাতে লগইন করুন; যা পাঠাবেন কিছুই হারাবে না।',
  ],
});
