/** Refusals of the opening and of a backup at the counter. */
import { sentences } from '#text/sentences.ts';

export const openingRefusals = sentences({
  nameAndPhone: [
    'The shop needs a name and a phone number before it can open.',
    'খোলার আগে দোকানের নাম ও ফোন নম্বর লিখতে হবে।',
  ],
  ticketEnded: [
    'This took too long. Please download the backup again from the counter.',
    'বেশি সময় লেগে গেছে। কাউন্টার থেকে আবার ব্যাকআপ নামান।',
  ],
  backupRuns: [
    'A backup is being made right now. Please try again in a few minutes.',
    'এখন একটি ব্যাকআপ তৈরি হচ্ছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  ],
});
