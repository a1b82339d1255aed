/** What stands around every screen: header, navigation, footer, the state of the network. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const shellText = sentences({
  skip: ['Skip to the content', 'মূল অংশে যান'],
  close: ['Close', 'বন্ধ করুন'],
  retry: ['Retry', 'আবার চেষ্টা করুন'],
  homeNamed: [(shop: string) => `${shop}, home`, (shop: string) => `${shop}, প্রথম পাতা`],

  mainLinks: ['Main links', 'প্রধান লিংক'],
  home: ['Home', 'প্রথম পাতা'],
  requestOrder: ['Request Order', 'অনুরোধে অর্ডার'],
  specialOffers: ['Special Offers', 'বিশেষ অফার'],
  branchLocations: ['Branch Locations', 'শাখার ঠিকানা'],
  review: ['Review', 'মতামত'],
  gallery: ['Gallery', 'গ্যালারি'],
  aboutUs: ['About Us', 'আমাদের কথা'],
  contactUs: ['Contact Us', 'যোগাযোগ'],
  careers: ['Careers', 'চাকরি'],
  privacy: ['Privacy Policy', 'গোপনীয়তার নীতি'],
  returns: ['Return Policy', 'ফেরতের নীতি'],
  terms: ['Terms, Cancellation & Disclaimer', 'শর্ত, বাতিল ও দায়মুক্তি'],
  howToOrder: ['How To Order', 'যেভাবে অর্ডার করবেন'],

  categories: ['Categories', 'ক্যাটাগরি'],
  categoriesFailed: [
    'The categories could not be loaded. Please check the connection and try again.',
    'ক্যাটাগরি আনা গেল না। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
  ],
  partFailed: [
    'This part could not be loaded. Please check the connection and try again.',
    'এই অংশটি আনা গেল না। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
  ],
  openMenu: ['Open the menu', 'মেনু খুলুন'],
  menu: ['Menu', 'মেনু'],
  uploadPrescription: ['Upload Prescription', 'প্রেসক্রিপশন দিন'],
  prescriptions: ['Prescriptions', 'প্রেসক্রিপশন'],
  login: ['Login', 'লগইন'],
  profileOf: [(name: string) => `Profile of ${name}`, (name: string) => `${name} এর প্রোফাইল`],
  signInSoon: ['Sign-in opens soon', 'লগইন শিগগিরই চালু হবে'],
  signInSoonText: [
    'You can browse, fill your bag and send request orders without an account. Sign-in with your mobile number comes with the next version.',
    'অ্যাকাউন্ট ছাড়াই পণ্য দেখতে, ব্যাগ ভরতে ও অনুরোধ পাঠাতে পারবেন। মোবাইল নম্বর দিয়ে লগইন পরের সংস্করণে আসছে।',
  ],
  understood: ['All right', 'ঠিক আছে'],

  language: ['Language', 'ভাষা'],
  bengaliOffer: ['দোকানটি বাংলায় দেখবেন?', 'দোকানটি বাংলায় দেখবেন?'],
  bengaliYes: ['বাংলায় দেখুন', 'বাংলায় দেখুন'],
  bengaliNo: ['Stay in English', 'Stay in English'],

  callUs: ['Call us', 'ফোন করুন'],
  writeUs: ['Write to us', 'ই-মেইল করুন'],
  chat: ['Talk to us', 'কথা বলুন'],
  closeChat: ['Close the contact links', 'যোগাযোগের লিংক বন্ধ করুন'],
  messenger: ['Messenger', 'মেসেঞ্জার'],
  whatsapp: ['WhatsApp', 'হোয়াটসঅ্যাপ'],
  phoneCall: ['Phone call', 'ফোন কল'],
  address: ['Address', 'ঠিকানা'],
  contact: ['Contact', 'যোগাযোগ'],
  information: ['Information', 'তথ্য'],
  followUs: ['Follow us', 'আমাদের সঙ্গে থাকুন'],
  weAccept: ['We accept', 'যেভাবে দাম দিতে পারেন'],
  copyright: [
    (year: number, shop: string) => `© ${year} ${shop}`,
    (year: number, shop: string) => `© ${digits(year, 'bn')} ${shop}`,
  ],
  demoNote: [
    'A demonstration shop: its prices are not current and its contacts reach nobody.',
    'এটি একটি নমুনা দোকান: দামগুলো এখনকার নয়, যোগাযোগের নম্বরগুলোও আসল নয়।',
  ],

  offline: [
    'No connection. Browse what this phone knows; what you send is kept and goes out later.',
    'নেটওয়ার্ক নেই। এই ফোনে যা আছে দেখতে পারেন; যা পাঠাবেন তা জমা থাকবে, পরে যাবে।',
  ],
  silent: [
    'The network is weak. What you see may be older; nothing you send is lost.',
    'নেটওয়ার্ক দুর্বল। যা দেখছেন একটু পুরোনো হতে পারে; যা পাঠাবেন কিছুই হারাবে না।',
  ],
  backOnline: ['You are connected again.', 'আবার সংযোগ পাওয়া গেছে।'],

  installTitle: [
    (shop: string) => `${shop} on your home screen`,
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
});
