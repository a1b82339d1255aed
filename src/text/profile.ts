/**
 * The customer's area: its sidebar, name and photo, addresses, offers (customer-area-5,
 * customer-area-107).
 */
import { sentences } from './sentences.ts';

/** The sidebar and the strip of tabs (customer-area-5). */
export const profileLinksText = sentences({
  area: ['Your account', 'আপনার অ্যাকাউন্ট'],
  orders: ['Order History', 'অর্ডারের তালিকা'],
  prescriptions: ['Prescription History', 'আমার প্রেসক্রিপশন'],
  requests: ['Request History', 'অনুরোধের তালিকা'],
  edit: ['Edit Profile', 'প্রোফাইল বদলান'],
  addresses: ['Saved Addresses', 'সংরক্ষিত ঠিকানা'],
  offers: ['Offers', 'অফার'],
  complain: ['Submit Complain', 'অভিযোগ জানান'],
  payments: ['Payment History', 'পেমেন্টের তালিকা'],
  logout: ['Logout', 'লগআউট'],
  wallet: ['Cashback', 'ক্যাশব্যাক'],
  due: ['Due', 'বাকি'],
  unknownFigure: ['not known yet', 'এখনো জানা যায়নি'],
  opening: ['Opening your account…', 'আপনার অ্যাকাউন্ট খোলা হচ্ছে…'],
  asOf: [(when: string) => `Last known, ${when}.`, (when: string) => `শেষ জানা তথ্য, ${when}।`],
  enlarge: [(name: string) => `Enlarge: ${name}`, (name: string) => `বড় করে দেখুন: ${name}`],
  away: [
    'This needs a connection, and nothing is known on this phone yet.',
    'এর জন্য নেটওয়ার্ক লাগবে; এই ফোনে এখনো কিছু জমা নেই।',
  ],
  awayHint: [
    'Your orders and requests are safe with the pharmacy.',
    'আপনার অর্ডার ও অনুরোধ ফার্মেসির কাছে নিরাপদে আছে।',
  ],
  failed: ['This could not be loaded.', 'তথ্য আনা গেল না।'],
  pictureAway: ['Seen with a connection', 'নেটওয়ার্ক এলে দেখা যাবে'],
  pages: ['Pages', 'পাতাসমূহ'],
  previous: ['Previous page', 'আগের পাতা'],
  next: ['Next page', 'পরের পাতা'],
  page: [(page: string) => `Page ${page}`, (page: string) => `পাতা ${page}`],
  close: ['Close', 'বন্ধ করুন'],
  home: ['Home', 'প্রথম পাতা'],
  trail: ['You are here', 'আপনি এখানে আছেন'],
});

export const profileText = sentences({
  title: ['Edit Profile', 'প্রোফাইল বদলান'],
  name: ['Name', 'নাম'],
  nameRequired: ['Name is required.', 'নাম দিতে হবে।'],
  email: ['Email', 'ই-মেইল'],
  emailInvalid: [
    'This is not an e-mail address like rahima@example.com. Leave it empty if you have none.',
    'এটি ই-মেইল ঠিকানা হয়নি; ঠিকানা হয় rahima@example.com এর মতো। না থাকলে খালি রাখুন।',
  ],
  optional: ['Optional', 'না দিলেও চলবে'],
  phone: ['Phone', 'ফোন'],
  phoneHint: [
    'Your account belongs to this number. To change it, please call us.',
    'অ্যাকাউন্টটি এই নম্বরের। বদলাতে চাইলে আমাদের ফোন করুন।',
  ],
  save: ['Save', 'সংরক্ষণ করুন'],
  saved: ['Your profile has been saved.', 'প্রোফাইল সংরক্ষণ হয়েছে।'],
  found: [
    'Here is what you had changed and not saved yet.',
    'আগে যা বদলেছিলেন কিন্তু সংরক্ষণ করেননি, তা এখানে আছে।',
  ],
  drop: ['Discard changes', 'আগের মতোই থাক'],
  photo: ['Photo', 'ছবি'],
  photoAlt: ['Your photo', 'আপনার ছবি'],
  choosePhoto: ['Choose a photo', 'ছবি বেছে নিন'],
  photoHint: [
    'JPG, JPEG or PNG. Only you and the pharmacy see it.',
    'JPG, JPEG বা PNG। শুধু আপনি ও ফার্মেসি দেখবে।',
  ],
  photoSaved: ['Your photo has been saved.', 'ছবি সংরক্ষণ হয়েছে।'],
  photoSending: ['Sending the photo…', 'ছবি পাঠানো হচ্ছে…'],
  offlineSave: [
    'Saving needs a connection. What you wrote stays here.',
    'সংরক্ষণ করতে নেটওয়ার্ক লাগবে। যা লিখেছেন এখানেই থাকবে।',
  ],
  addressesLink: ['Saved addresses', 'সংরক্ষিত ঠিকানা'],
});

export const savedAddressesText = sentences({
  title: ['Saved Addresses', 'সংরক্ষিত ঠিকানা'],
  intro: [
    'Saved on this phone for your next order. Home, Office and Other are separate.',
    'পরের অর্ডারের জন্য এই ফোনে রাখা। বাসা, অফিস ও অন্যান্য ঠিকানা আলাদা থাকে।',
  ],
  latest: ['Where we delivered last', 'শেষ যেখানে পৌঁছে দিয়েছি'],
  useLatest: ['Use this address', 'এই ঠিকানা নিন'],
  noLatest: ['Nothing has been delivered to you yet.', 'এখনো কোথাও কিছু পাঠানো হয়নি।'],
  kept: ['Every change is saved at once.', 'প্রতিটি বদল সঙ্গে সঙ্গেই জমা থাকে।'],
  notKept: ['This phone could not save the change.', 'ফোনটি বদলটুকু জমা রাখতে পারল না।'],
  backToProfile: ['Edit Profile', 'প্রোফাইল বদলান'],
});

export const complainText = sentences({
  title: ['Submit Complain', 'অভিযোগ জানান'],
  intro: [
    'Tell us what went wrong. The pharmacist in charge reads every complaint.',
    'কী সমস্যা হয়েছে জানান। দায়িত্বে থাকা ফার্মাসিস্ট প্রতিটি অভিযোগ পড়েন।',
  ],
  type: ['Complain Type', 'অভিযোগের ধরন'],
  choose: ['Choose a type', 'ধরন বেছে নিন'],
  text: ['Complain', 'অভিযোগ'],
  send: ['Submit', 'জমা দিন'],
  savedHint: [
    'It will be sent automatically when you’re back online.',
    'নেটওয়ার্ক এলেই নিজে থেকে চলে যাবে।',
  ],
  notSaved: [
    'It could not be saved on this phone. What you wrote is still here.',
    'ফোনে রাখা গেল না। আপনি যা লিখেছেন এখানেই আছে।',
  ],
  found: ['Here is what you had started to write.', 'আপনি আগে যা লিখতে শুরু করেছিলেন, তা এখানে আছে।'],
  editRefused: ['Edit and send again', 'বদলে আবার পাঠান'],
  another: ['Write another one', 'আরেকটি লিখুন'],
});
