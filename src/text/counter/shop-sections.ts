/** The parts of the shop that the owner edits: their titles, and what they contain. */
import type { SectionName } from '#contract/counter/shop.ts';
import { forPages } from '#domain/text-pages.ts';
import { sentences, type Pair } from '#text/sentences.ts';

/** In the list of parts, on their screens and in the audit log. */
export const sectionTitles = sentences({
  identity: ['Name and tagline', 'নাম ও স্লোগান'],
  contact: ['Contact and opening hours', 'যোগাযোগ ও খোলার সময়'],
  legal: ['Licences', 'লাইসেন্স'],
  delivery: ['Delivery', 'ডেলিভারি'],
  payment: ['Payment methods shown', 'পেমেন্টের চিহ্ন'],
  prescriptions: ['Prescription rule', 'প্রেসক্রিপশনের নিয়ম'],
  opening: ['Open or closed', 'খোলা না বন্ধ'],
  branches: ['Branches', 'শাখা'],
  gallery: ['Gallery', 'গ্যালারি'],
  directors: ['Directors', 'পরিচালক'],
  papers: ['Invoices and paper', 'চালান ও কাগজ'],
  'page-about': ['Page: About Us', 'পাতা: আমাদের কথা'],
  'page-how-to-order': ['Page: How To Order', 'পাতা: যেভাবে অর্ডার করবেন'],
  'page-terms': ['Page: Terms and Conditions', 'পাতা: শর্তাবলি'],
  'page-returns': ['Page: Return Policy', 'পাতা: ফেরতের নীতি'],
  'page-privacy': ['Page: Privacy Policy', 'পাতা: গোপনীয়তার নীতি'],
  'page-careers': ['Page: Careers', 'পাতা: চাকরি'],
  checklist: ['Checklist for the opening', 'খোলার আগের তালিকা'],
} satisfies Record<SectionName, Pair>);

const pageIntro = [
  'The text of this page in both languages. Until you change it, it is the standard text.',
  'এই পাতার লেখা, দুই ভাষায়। আপনি না বদলানো পর্যন্ত প্রচলিত লেখাটিই থাকে।',
] as const;

/** The sentence below each title. */
export const sectionIntros = sentences({
  identity: [
    'The name of your pharmacy, as customers see it everywhere.',
    'আপনার ফার্মেসির নাম, ক্রেতারা সব জায়গায় যেভাবে দেখেন।',
  ],
  contact: [
    'How customers reach you, and when you are open.',
    'ক্রেতারা কীভাবে যোগাযোগ করবেন, আর কখন খোলা থাকে।',
  ],
  legal: [
    'Your licences and the pharmacist in charge. Customers see them, and invoices print them.',
    'আপনার লাইসেন্স ও দায়িত্বপ্রাপ্ত ফার্মাসিস্ট। ক্রেতারা এগুলো দেখেন, ইনভয়েসেও ছাপা হয়।',
  ],
  delivery: [
    'What delivery costs and how long it takes, as your pages tell customers.',
    'ডেলিভারির খরচ ও সময়, আপনার পাতায় ক্রেতারা যা পড়েন।',
  ],
  payment: [
    'The signs of the payment methods at the end of each page.',
    'প্রতি পাতার শেষে যেসব পেমেন্টের চিহ্ন থাকে।',
  ],
  prescriptions: [
    'Whether a medicine that needs a prescription can be ordered without one.',
    'প্রেসক্রিপশন লাগে এমন ওষুধ প্রেসক্রিপশন ছাড়া অর্ডার করা যাবে কি না।',
  ],
  opening: ['Whether your shop takes orders now.', 'আপনার দোকান এখন অর্ডার নেয় কি না।'],
  branches: [
    'Your branches in the order of the page, each with its place on the map.',
    'আপনার শাখাগুলো, পাতার ক্রমে, প্রতিটির ম্যাপের অবস্থানসহ।',
  ],
  gallery: [
    'The pictures of your gallery, the first one on top.',
    'আপনার গ্যালারির ছবি, প্রথমটি সবার ওপরে।',
  ],
  directors: [
    'The persons whom About Us shows. Without any, the section is left out.',
    '“আমাদের কথা” পাতায় যাঁদের দেখানো হয়। কেউ না থাকলে অংশটি থাকে না।',
  ],
  papers: [
    'The lines that your invoices and receipts print, and the size of your paper.',
    'আপনার চালান ও রসিদে যা লেখা থাকে, আর কাগজের মাপ।',
  ],
  ...forPages(() => pageIntro),
  checklist: ['What you have checked before the opening.', 'খোলার আগে আপনি যা দেখে নিয়েছেন।'],
} satisfies Record<keyof typeof sectionTitles, Pair>);
