/** Changing one's own password at the counter (counter-15). */
import { sentences } from '#text/sentences.ts';

export const ownPasswordText = sentences({
  open: ['Change password', 'পাসওয়ার্ড বদলান'],
  lead: [
    'You stay signed in here, and are signed out everywhere else.',
    'এখানে সাইন ইন থাকবেন, বাকি সব জায়গায় সাইন আউট হয়ে যাবেন।',
  ],
  current: ['The password that you have now', 'এখনকার পাসওয়ার্ড'],
  currentMissing: ['Please write the password that you have now.', 'আপনার এখনকার পাসওয়ার্ড লিখুন।'],
  next: ['Your new password', 'নতুন পাসওয়ার্ড'],
  save: ['Change it', 'বদলান'],
  forgotten: [
    'You do not know it any more? The owner invites you anew.',
    'মনে নেই? মালিক আপনাকে আবার আমন্ত্রণ জানাতে পারেন।',
  ],
  ownersForgotten: [
    'You do not know it any more? Another owner, or whoever runs the shop’s machine, invites you anew.',
    'মনে নেই? অন্য কোনো মালিক, বা দোকানের কম্পিউটার যিনি চালান তিনি, আপনাকে আবার আমন্ত্রণ জানাতে পারেন।',
  ],
  changed: ['Your password is changed.', 'আপনার পাসওয়ার্ড বদলানো হয়েছে।'],
});
