/**
 * The shop's occasional offers to the reader: the other language, installing on the home screen,
 * the next version.
 */
import { sentences } from './sentences.ts';

export const offersText = sentences({
  understood: ['All right', 'ঠিক আছে'],
  bengaliOffer: ['দোকানটি বাংলায় দেখবেন?', 'দোকানটি বাংলায় দেখবেন?'],
  bengaliYes: ['বাংলায় দেখুন', 'বাংলায় দেখুন'],
  bengaliNo: ['Stay in English', 'Stay in English'],
  installTitle: [
    (shop: string) => `Add ${shop} to your home screen`,
    (shop: string) => `হোম স্ক্রিনে ${shop}`,
  ],
  installText: [
    'It opens without a connection and takes less room than a photo album.',
    'নেটওয়ার্ক ছাড়াই খোলে, ফোনে জায়গাও নেয় খুব কম।',
  ],
  install: ['Install', 'ইনস্টল করুন'],
  notNow: ['Not now', 'এখন না'],
  installOnIos: [
    'Press Share below, then “Add to Home Screen”.',
    'নিচে Share চাপুন, তারপর “Add to Home Screen” বেছে নিন।',
  ],
  updateReady: [
    'A new version is ready. Your bag and drafts stay as they are.',
    'নতুন সংস্করণ তৈরি। আপনার ব্যাগ ও খসড়া যেমন আছে তেমনই থাকবে।',
  ],
  update: ['Update', 'আপডেট করুন'],
  language: ['Language', 'ভাষা'],
});
