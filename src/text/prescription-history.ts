/**
 * Prescriptions saved in the account, and requests made from them (customer-area-81,
 * customer-area-91).
 */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const prescriptionHistoryText = sentences({
  title: ['Prescription History', 'আমার প্রেসক্রিপশন'],
  /** The name of an upload: that of its first file, or its time. */
  uploadNamed: [
    (name: string, others: number) => (others === 0 ? name : `${name} and ${others} more`),
    (name: string, others: number) =>
      others === 0 ? name : `${name} ও আরও ${digits(others, 'bn')}টি`,
  ],
  uploadUnnamed: [
    (count: number, moment: string) =>
      count === 1 ? `1 file from ${moment}` : `${count} files from ${moment}`,
    (count: number, moment: string) => `${moment}-এর ${digits(count, 'bn')}টি ফাইল`,
  ],
  notTaken: ['The pharmacy could not take:', 'ফার্মেসি এগুলো নিতে পারেনি:'],
  othersArrived: [
    (count: number) =>
      count === 1 ? '1 other file arrived.' : `The ${count} other files arrived.`,
    (count: number) => `বাকি ${digits(count, 'bn')}টি ফাইল পৌঁছেছে।`,
  ],
  intro: [
    'Saved in your account: choose them for an order or a request whenever you need them.',
    'আপনার অ্যাকাউন্টে রাখা: দরকারে যেকোনো অর্ডার বা অনুরোধে বেছে নিন।',
  ],
  waiting: ['Loading your prescriptions…', 'আপনার প্রেসক্রিপশন আনা হচ্ছে…'],
  failed: ['Your prescriptions could not be loaded.', 'আপনার প্রেসক্রিপশন আনা গেল না।'],
  noneHint: ['Add a photo or a document to keep it here.', 'ছবি বা ফাইল যোগ করলে এখানে থাকবে।'],
  upload: ['Upload Prescription', 'প্রেসক্রিপশন দিন'],
  download: [(name: string) => `Download: ${name}`, (name: string) => `নামান: ${name}`],
  downloadFailed: ['It could not be downloaded.', 'নামানো গেল না।'],
  select: [(name: string) => `Select: ${name}`, (name: string) => `বেছে নিন: ${name}`],
  selected: [
    (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
    (count: number) => `${digits(count, 'bn')}টি বাছাই করা`,
  ],
  remove: [(name: string) => `Remove: ${name}`, (name: string) => `সরান: ${name}`],
  removeSure: ['Remove this prescription?', 'প্রেসক্রিপশনটি সরাবেন?'],
  removeHint: [
    'Orders that were sent with it keep their copy.',
    'যেসব অর্ডারের সঙ্গে গেছে, সেখানে থেকে যাবে।',
  ],
  removeYes: ['Remove', 'সরান'],
  removeNo: ['Keep', 'থাক'],
  removed: ['The prescription has been removed.', 'প্রেসক্রিপশন সরানো হয়েছে।'],
  removeFailed: ['It could not be removed.', 'সরানো গেল না।'],

  requestTitle: ['Request an order from these', 'এগুলো দিয়ে অনুরোধ পাঠান'],
  requestNote: ['Note', 'নোট'],
  requestNoteHint: [
    'For example how many days of each medicine you need.',
    'যেমন কোন ওষুধ কত দিনের লাগবে।',
  ],
  requestMedicines: ['Write medicines by name too (optional)', 'ওষুধের নামও লিখুন (না লিখলেও চলবে)'],
  requestFound: [
    'Here is what you had started to write.',
    'আপনি আগে যা লিখতে শুরু করেছিলেন, তা এখানে আছে।',
  ],
  requestSend: ['Request Order', 'অনুরোধ পাঠান'],
  requestSaved: [
    'Saved on this phone. Request History shows when the pharmacy has it.',
    'এই ফোনে রাখা হয়েছে। ফার্মেসি পেলে অনুরোধের তালিকায় দেখতে পাবেন।',
  ],
  requestNotSaved: [
    'This phone could not save the request. Nothing was sent.',
    'ফোনটি অনুরোধটি রাখতে পারল না। কিছুই পাঠানো হয়নি।',
  ],
  toRequests: ['Request History', 'অনুরোধের তালিকা'],
  close: ['Close', 'বন্ধ করুন'],
  file: [(n: number) => `Prescription ${n}`, (n: number) => `প্রেসক্রিপশন ${digits(n, 'bn')}`],
  document: ['Document', 'ফাইল'],
});

export const requestHistoryText = sentences({
  /** customer-area-100. */
  none: ["Didn't find any requests yet.", 'এখনো কোনো অনুরোধ পাওয়া যায়নি।'],
  sentTitle: ['Requests at the pharmacy', 'ফার্মেসিতে আছে যেসব অনুরোধ'],
  waiting: ['Loading your requests…', 'আপনার অনুরোধ আনা হচ্ছে…'],
  failed: ['Your requests could not be loaded.', 'আপনার অনুরোধ আনা গেল না।'],
  request: [(number: string) => `Request ${number}`, (number: string) => `অনুরোধ ${number}`],
  show: ['Medicines and prescriptions', 'ওষুধ ও প্রেসক্রিপশন'],
  items: ['Medicines', 'ওষুধ'],
  noItems: ['No medicine was listed.', 'কোনো ওষুধ লেখা হয়নি।'],
  prescriptions: ['Prescriptions', 'প্রেসক্রিপশন'],
  each: [(price: string) => `${price} each`, (price: string) => `প্রতিটি ${price}`],
  notAvailable: ['not available now', 'এখন নেই'],
  total: [(amount: string) => `Total ${amount}`, (amount: string) => `মোট ${amount}`],
  pharmacySays: [
    (note: string) => `The pharmacy says: ${note}`,
    (note: string) => `ফার্মেসি বলেছে: ${note}`,
  ],
  itemsFailed: ['It could not be loaded.', 'আনা গেল না।'],
});
