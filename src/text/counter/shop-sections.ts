/** The parts of the shop that the owner edits: their titles, and what they contain. */
import type { SectionName } from '#domain/shop-sections.ts';
import { forPages } from '#domain/text-pages.ts';
import { sentences, type Pair } from '#text/sentences.ts';

/** In the list of parts, on their screens and in the audit log. */
export const sectionTitles = sentences({
  identity: ['Name, logo and colour', 'নাম, লোগো ও রং'],
  contact: ['Contact and opening hours', 'যোগাযোগ ও খোলার সময়'],
  legal: ['Licences', 'লাইসেন্স'],
  districts: ['Delivery by district', 'জেলা অনুযায়ী ডেলিভারি'],
  delivery: ['Delivery times', 'ডেলিভারির সময়'],
  payment: ['Payment', 'পেমেন্ট'],
  prescriptions: ['Prescription rule', 'প্রেসক্রিপশনের নিয়ম'],
  opening: ['Open or closed', 'খোলা না বন্ধ'],
  branches: ['Branches', 'শাখা'],
  gallery: ['Gallery', 'গ্যালারি'],
  directors: ['Directors', 'পরিচালক'],
  sms: ['SMS provider', 'এসএমএস প্রতিষ্ঠান'],
  gateway: ['Online payment', 'অনলাইন পেমেন্ট'],
  storeApp: ['App in the store', 'স্টোরের অ্যাপ'],
  categories: ['Categories', 'বিভাগ'],
  home: ['Rows of the home page', 'হোম পাতার সারি'],
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
    'The name, tagline, logo and main colour of your pharmacy, as customers see them everywhere.',
    'আপনার ফার্মেসির নাম, স্লোগান, লোগো ও মূল রং, ক্রেতারা সব জায়গায় যেভাবে দেখেন।',
  ],
  contact: [
    'How customers reach you, and when you are open.',
    'ক্রেতারা কীভাবে যোগাযোগ করবেন, আর কখন খোলা থাকে।',
  ],
  legal: [
    'Your licences and the pharmacist in charge. Customers see them, and invoices print them.',
    'আপনার লাইসেন্স ও দায়িত্বপ্রাপ্ত ফার্মাসিস্ট। ক্রেতারা এগুলো দেখেন, ইনভয়েসেও ছাপা হয়।',
  ],
  districts: [
    'Where you deliver, what it costs, and where customers may pay in cash at the door.',
    'কোথায় ডেলিভারি দেন, খরচ কত, আর কোথায় ক্রেতা পণ্য পেয়ে টাকা দিতে পারেন।',
  ],
  delivery: [
    'How long delivery takes within your city and elsewhere, as your pages tell customers.',
    'আপনার শহরে ও বাইরে ডেলিভারিতে কত সময় লাগে, আপনার পাতায় ক্রেতারা যা পড়েন।',
  ],
  payment: [
    'How customers can pay, the advance outside the city, your bKash, Nagad and Rocket numbers, and the signs at the end of each page.',
    'ক্রেতারা কীভাবে পেমেন্ট করবেন, শহরের বাইরে অগ্রিম, আপনার বিকাশ, নগদ ও রকেট নম্বর, আর প্রতি পাতার শেষের চিহ্ন।',
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
  sms: [
    'Who sends the codes with which customers sign in.',
    'ক্রেতারা যে কোড দিয়ে লগইন করেন, তা কে পাঠায়।',
  ],
  gateway: [
    'Your account at SSLCommerz, so that customers can pay by card and mobile banking.',
    'SSLCommerz-এ আপনার অ্যাকাউন্ট, যাতে ক্রেতারা কার্ড ও মোবাইল ব্যাংকিংয়ে টাকা দিতে পারেন।',
  ],
  storeApp: [
    'Only if your shop is also an app in Google Play: it then opens without the browser’s address bar.',
    'শুধু যদি আপনার দোকান গুগল প্লে-তে অ্যাপ হিসেবেও থাকে: তখন ব্রাউজারের ঠিকানার ঘর ছাড়া খোলে।',
  ],
  categories: [
    'Your categories and sub-categories: their names, pictures and order. Products follow them.',
    'আপনার বিভাগ ও উপবিভাগ: নাম, ছবি ও ক্রম। পণ্যগুলো এদের সঙ্গেই থাকে।',
  ],
  home: [
    'Which categories the home page shows, with how many products and which banners between them.',
    'হোম পাতায় কোন বিভাগ, কয়টি পণ্য, আর মাঝে কোন ব্যানার থাকবে।',
  ],
  papers: [
    'The lines that your invoices and receipts print, and the size of your paper.',
    'আপনার চালান ও রসিদে যা লেখা থাকে, আর কাগজের মাপ।',
  ],
  ...forPages(() => pageIntro),
  checklist: ['What you have checked before the opening.', 'খোলার আগে আপনি যা দেখে নিয়েছেন।'],
} satisfies Record<keyof typeof sectionTitles, Pair>);
