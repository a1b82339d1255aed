/** Sentences for a failed call of the counter without a sentence from the server. */
import { sentences } from '#text/sentences.ts';

export const problemsText = sentences({
  failed: [
    'That went wrong on our side. Please try again.',
    'আমাদের দিকে কিছু একটা ভুল হয়েছে। আবার চেষ্টা করুন।',
  ],
  refused: ['That is not possible.', 'এটি করা যাচ্ছে না।'],
  forbidden: ['This is not for your role.', 'এটি আপনার কাজের মধ্যে পড়ে না।'],
  missing: ['This is not here, or not any more.', 'এটি এখানে নেই, বা আর নেই।'],
  busy: [
    'The shop has a lot to do just now. Please try again in a moment.',
    'দোকান এখন খুব ব্যস্ত। একটু পরে আবার চেষ্টা করুন।',
  ],
  unreachable: [
    'The shop cannot be reached. What you typed stays here.',
    'দোকানের সাথে যোগাযোগ হচ্ছে না। যা লিখেছেন তা এখানেই থাকবে।',
  ],
  'signed-out': [
    'You are signed out. Please sign in again.',
    'আপনি সাইন আউট হয়ে গেছেন। আবার সাইন ইন করুন।',
  ],
  notShown: ['This could not be shown', 'এটি দেখানো গেল না'],
  noNetwork: ['No network', 'নেটওয়ার্ক নেই'],
  noNetworkHere: [
    'The counter shows this again when the network is back.',
    'নেটওয়ার্ক ফিরলে কাউন্টার এটি আবার দেখাবে।',
  ],
  again: ['Try again', 'আবার চেষ্টা করুন'],
  older: [
    'This is as it was before: the shop does not answer now.',
    'এটি আগের অবস্থা: দোকান এখন সাড়া দিচ্ছে না।',
  ],
});
