/** The checklist for the opening, closing the shop, and the backup (counter-320 to counter-325). */
import type { OpeningStep, OpenPoint } from '#domain/opening-steps.ts';
import { sentences, type Pair } from '#text/sentences.ts';
import { missingDetails } from './shop-fields.ts';

export const openingText = sentences({
  introSoon: [
    'Your shop is not open yet. Customers read that it opens soon. Go through the steps in any order, then open it.',
    'আপনার দোকান এখনো খোলেনি। ক্রেতারা দেখেন, শিগগিরই খুলছে। ধাপগুলো যেকোনো ক্রমে শেষ করে দোকান খুলুন।',
  ],
  introOpen: ['Your shop is open and takes orders.', 'আপনার দোকান খোলা, অর্ডার নিচ্ছে।'],
  introClosed: [
    'Your shop takes no orders at the moment. Customers can still look around and send requests.',
    'আপনার দোকান এখন অর্ডার নিচ্ছে না। ক্রেতারা পণ্য দেখতে ও অনুরোধ পাঠাতে পারেন।',
  ],
  now: ['Open or closed', 'খোলা না বন্ধ'],
  customersRead: ['Customers read:', 'ক্রেতারা পড়েন:'],
  stillOpen: [
    (count: string) => `${count} steps are left.`,
    (count: string) => `${count}টি ধাপ এখনো বাকি।`,
  ],
  oneStillOpen: ['One step is left.', 'একটি ধাপ এখনো বাকি।'],
  allDone: ['Every step is done.', 'সব ধাপ শেষ।'],

  open: ['Open the shop', 'দোকান খুলুন'],
  openAgain: ['Open again', 'আবার খুলুন'],
  opened: ['The shop is open.', 'দোকান খোলা।'],
  openTitle: ['Open with steps left?', 'কিছু বাকি রেখেই খুলবেন?'],
  openAsk: ['These are still missing:', 'এগুলো এখনো বাকি:'],
  close: ['Close for today', 'আজকের মতো বন্ধ করুন'],
  closeTitle: ['Close the shop', 'দোকান বন্ধ করুন'],
  closeYes: ['Close now', 'এখনই বন্ধ করুন'],
  changeSentence: ['Change the sentence', 'বাক্যটি বদলান'],
  save: ['Save', 'জমা দিন'],
  closed: ['The shop takes no orders now.', 'দোকান এখন অর্ডার নিচ্ছে না।'],
  closeMore: [
    'No orders arrive until you open again. Orders that wait on phones arrive then.',
    'আবার না খোলা পর্যন্ত কোনো অর্ডার আসবে না। ফোনে অপেক্ষায় থাকা অর্ডার তখন আসবে।',
  ],
  sentence: ['Sentence for customers', 'ক্রেতাদের জন্য বাক্য'],
  sentenceHint: [
    'For example until when. Empty: a standard sentence.',
    'যেমন কবে পর্যন্ত। খালি থাকলে সাধারণ একটি বাক্য।',
  ],

  checklist: ['Checklist', 'তালিকা'],
  done: ['Done', 'হয়েছে'],
  missing: [(points: string) => `Missing: ${points}`, (points: string) => `বাকি: ${points}`],
  canStay: [
    (points: string) => `Not needed to open: ${points}`,
    (points: string) => `বাকি থাকতে পারে: ${points}`,
  ],
  productCount: [
    (count: string) => `${count} products are on sale.`,
    (count: string) => `${count}টি পণ্য বিক্রিতে আছে।`,
  ],
  deliveryTick: ['I have checked what delivery costs', 'ডেলিভারির খরচ আমি দেখে নিয়েছি'],
  pagesTick: ['I have read the pages', 'পাতাগুলো আমি পড়েছি'],

  backup: ['Backup', 'ব্যাকআপ'],
  newestBackup: [
    (moment: string) => `The newest backup is from ${moment}.`,
    (moment: string) => `সবশেষ ব্যাকআপ ${moment}-এর।`,
  ],
  neverBackedUp: ['There is no backup yet.', 'এখনো কোনো ব্যাকআপ নেই।'],
  backupOld: [
    'If this computer breaks, everything since then is lost. Make a backup now.',
    'এই কম্পিউটার নষ্ট হলে এর পরের সবকিছু হারিয়ে যাবে। এখনই ব্যাকআপ নিন।',
  ],
  download: ['Download a backup', 'ব্যাকআপ নামান'],
  downloadMore: [
    'The file has all orders, customers and prescriptions, readable by whoever has it. Keep it on a disk of your own, not on this computer alone. The keys of your SMS provider and payment partner are not in it: on another computer you enter them again.',
    'ফাইলটিতে সব অর্ডার, ক্রেতা ও প্রেসক্রিপশন থাকে, যার হাতে থাকবে সে-ই পড়তে পারবে। শুধু এই কম্পিউটারে নয়, নিজের আলাদা ডিস্কে রাখুন। এসএমএস ও পেমেন্ট পার্টনারের কি এতে থাকে না: অন্য কম্পিউটারে গেলে সেগুলো আবার দিতে হবে।',
  ],
  yourPassword: ['Your password', 'আপনার পাসওয়ার্ড'],
  passwordMissing: ['Please type your password.', 'আপনার পাসওয়ার্ড লিখুন।'],
  begins: ['The download begins. It can take some minutes.', 'নামানো শুরু হচ্ছে। কয়েক মিনিট লাগতে পারে।'],

  noticeSoon: [
    'Your shop is not open yet: customers cannot order.',
    'আপনার দোকান এখনো খোলেনি: ক্রেতারা অর্ডার দিতে পারেন না।',
  ],
  noticeClosed: [
    'Your shop is closed: customers cannot order.',
    'আপনার দোকান বন্ধ: ক্রেতারা অর্ডার দিতে পারেন না।',
  ],
  toOpening: ['To the opening', 'খোলার পাতায় যান'],
});

export const stepTitles = sentences({
  contact: ['Name and contacts', 'নাম ও যোগাযোগ'],
  legal: ['Licence', 'লাইসেন্স'],
  delivery: ['Delivery', 'ডেলিভারি'],
  products: ['Products', 'পণ্য'],
  partners: ['SMS and payment', 'এসএমএস ও পেমেন্ট'],
  staff: ['Staff', 'কর্মী'],
  pages: ['Pages', 'পাতা'],
  backup: ['Backup', 'ব্যাকআপ'],
} satisfies Record<OpeningStep, Pair>);

/** Why each step matters. */
export const stepReasons = sentences({
  contact: [
    'Customers must know whose shop it is, and reach you if something is wrong.',
    'ক্রেতাদের জানতে হবে এটি কার দোকান, আর সমস্যা হলে কোথায় ফোন করবেন।',
  ],
  legal: [
    'The law requires a drug licence and a pharmacist. Customers look for both.',
    'আইনে ড্রাগ লাইসেন্স ও ফার্মাসিস্ট লাগে। ক্রেতারাও এগুলো দেখেন।',
  ],
  delivery: [
    'The charges of the districts are examples. Check that they are yours before somebody orders.',
    'জেলার চার্জগুলো নমুনা। কেউ অর্ডার দেওয়ার আগে নিজের চার্জ মিলিয়ে নিন।',
  ],
  products: [
    'The shop begins empty. Import your list, or write the first products by hand.',
    'দোকান শুরুতে খালি থাকে। আপনার তালিকা আনুন, অথবা প্রথম পণ্যগুলো হাতে লিখুন।',
  ],
  partners: [
    'Customers sign in with a code by SMS. Without SMS nobody can sign in by code; orders work without it. Without a payment partner customers pay at the door.',
    'ক্রেতারা এসএমএসের কোড দিয়ে লগইন করেন। এসএমএস ছাড়া কেউ কোড দিয়ে লগইন করতে পারবেন না, তবে অর্ডার চলবে। পেমেন্ট পার্টনার না থাকলে ক্রেতারা পণ্য হাতে পেয়ে টাকা দেন।',
  ],
  staff: [
    'Everybody who works here signs in under their own name, so that the log shows who did what.',
    'এখানে যাঁরা কাজ করেন, সবাই নিজের নামে ঢোকেন, তাই কে কী করেছেন তা খাতায় থাকে।',
  ],
  pages: [
    'Your terms, returns and privacy are promises to customers. Read them as a customer does.',
    'শর্ত, ফেরত ও গোপনীয়তার পাতা ক্রেতাদের কাছে আপনার প্রতিশ্রুতি। ক্রেতার মতো করে পড়ুন।',
  ],
  backup: [
    'If this computer breaks, only a backup brings orders and customers back.',
    'এই কম্পিউটার নষ্ট হলে শুধু ব্যাকআপ থেকেই অর্ডার ও ক্রেতা ফিরে পাওয়া যায়।',
  ],
} satisfies Record<OpeningStep, Pair>);

export const pointNames = sentences({
  name: missingDetails.name,
  phones: missingDetails.phones,
  address: missingDetails.address,
  hours: missingDetails.hours,
  licenceNumber: missingDetails.licenceNumber,
  pharmacist: missingDetails.pharmacist,
  charges: missingDetails.charges,
  deliveryUnchecked: ['charges checked', 'চার্জ মিলিয়ে দেখা'],
  products: ['products', 'পণ্য'],
  sms: ['SMS: nobody can sign in by code', 'এসএমএস: কেউ কোড দিয়ে লগইন করতে পারবেন না'],
  gateway: ['payment partner', 'পেমেন্ট পার্টনার'],
  staff: ['more people', 'আরও কর্মী'],
  pagesUnread: ['pages read', 'পাতা পড়া'],
  noBackup: ['a first backup', 'প্রথম ব্যাকআপ'],
  oldBackup: ['a backup of the last two days', 'গত দুই দিনের ব্যাকআপ'],
} satisfies Record<OpenPoint, Pair>);

/** The links of the steps. */
export const stepLinks = sentences({
  '/shop/identity': ['Name and logo', 'নাম ও লোগো'],
  '/shop/contact': ['Contact and opening hours', 'যোগাযোগ ও খোলার সময়'],
  '/shop/legal': ['Licences', 'লাইসেন্স'],
  '/shop/districts': ['Charges by district', 'জেলা অনুযায়ী চার্জ'],
  '/shop/delivery': ['Delivery times', 'ডেলিভারির সময়'],
  '/shop/sms': ['SMS provider', 'এসএমএস প্রতিষ্ঠান'],
  '/shop/gateway': ['Online payment', 'অনলাইন পেমেন্ট'],
  '/shop': ['Change the texts', 'লেখা বদলান'],
  '/import': ['Import a file', 'ফাইল থেকে আনুন'],
  '/products/new': ['Write one by hand', 'হাতে লিখুন'],
  '/people': ['People', 'লোকজন'],
});
export type StepLink = keyof typeof stepLinks;
