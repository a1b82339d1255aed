/** The screens with which the owner edits the shop's particulars: the list and the fields. */
import type { MissingDetail } from '#domain/shop-missing.ts';
import { sentences, type Pair } from '#text/sentences.ts';

export const shopListText = sentences({
  intro: [
    'Everything that makes this shop yours. Each change applies at once and can be undone.',
    'যা দিয়ে দোকানটি আপনার হয়। প্রতিটি বদল সঙ্গে সঙ্গে চালু হয়, আবার ফিরিয়েও আনা যায়।',
  ],
  complete: ['Complete', 'সম্পূর্ণ'],
  missing: [(details: string) => `Missing: ${details}`, (details: string) => `বাকি আছে: ${details}`],
  unsaved: ['Begun, not saved', 'শুরু হয়েছে, জমা হয়নি'],
});

export const missingDetails = sentences({
  name: ['name', 'নাম'],
  phones: ['a phone number', 'ফোন নম্বর'],
  address: ['address', 'ঠিকানা'],
  hours: ['opening hours', 'খোলার সময়'],
  licenceNumber: ['drug licence', 'ড্রাগ লাইসেন্স'],
  pharmacist: ['pharmacist', 'ফার্মাসিস্ট'],
  charges: ['delivery charges', 'ডেলিভারি চার্জ'],
} satisfies Record<MissingDetail, Pair>);

export const shopFieldsText = sentences({
  // Name, logo and colour
  name: ['Name', 'নাম'],
  tagline: ['Tagline', 'স্লোগান'],
  taglineHint: ['One short sentence. It may stay empty.', 'একটি ছোট বাক্য। খালিও থাকতে পারে।'],
  copyrightYear: ['Year in the footer', 'পাতার নিচের সাল'],
  copyrightYearHint: ['The year in which the shop began.', 'দোকান যে সালে শুরু হয়েছে।'],

  // Contact and opening hours
  phones: ['Phone numbers', 'ফোন নম্বর'],
  phonesHint: [
    'One on each line, at most five. The first one is shown at the top of each page.',
    'প্রতি লাইনে একটি, সর্বোচ্চ পাঁচটি। প্রথমটি প্রতি পাতার উপরে থাকে।',
  ],
  customerServicePhone: ['Customer service', 'গ্রাহক সেবা'],
  customerServicePhoneHint: [
    'Shown if an order or payment has failed. Empty: the first phone number.',
    'অর্ডার বা পেমেন্ট না হলে দেখানো হয়। খালি থাকলে প্রথম ফোন নম্বর।',
  ],
  whatsapp: ['WhatsApp number', 'হোয়াটসঅ্যাপ নম্বর'],
  messenger: ['Messenger', 'মেসেঞ্জার'],
  messengerHint: [
    'The name of your page, or its address with https://.',
    'আপনার পেজের নাম, অথবা https:// সহ ঠিকানা।',
  ],
  emptyIsNone: ['Empty: not shown.', 'খালি থাকলে দেখানো হয় না।'],
  email: ['E-mail', 'ইমেইল'],
  address: ['Address', 'ঠিকানা'],
  social: ['Links to social media', 'সামাজিক মাধ্যমের লিংক'],
  socialName: ['Name', 'নাম'],
  socialHref: ['Address of the page', 'পেজের ঠিকানা'],
  addSocial: ['Add a link', 'লিংক যোগ করুন'],
  link: [(at: string) => `link ${at}`, (at: string) => `${at} নম্বর লিংক`],
  hours: ['Opening hours', 'খোলার সময়'],
  hoursHint: [
    'Open until midnight: closes at 12:00 AM. Open for 24 hours: 12:00 AM to 12:00 AM.',
    'মধ্যরাত পর্যন্ত খোলা: বন্ধ হয় রাত ১২টায়। ২৪ ঘণ্টা খোলা: রাত ১২টা থেকে রাত ১২টা।',
  ],
  opens: ['Opens', 'খোলে'],
  closes: ['Closes', 'বন্ধ হয়'],
  copyHours: ['Use the first day’s hours for every day', 'প্রথম দিনের সময় প্রতিদিনের জন্য নিন'],
  paperHeader: ['Lines at the top', 'উপরের লাইন'],
  paperHeaderHint: [
    'Below your name, address and phone, for example your VAT number.',
    'আপনার নাম, ঠিকানা ও ফোনের নিচে, যেমন ভ্যাট নম্বর।',
  ],
  paperFooter: ['Lines at the end', 'শেষের লাইন'],
  paperFooterHint: [
    'Empty prints “Thank you. Get well soon.”',
    'খালি রাখলে ছাপা হয় “ধন্যবাদ। দ্রুত সুস্থ হয়ে উঠুন।”',
  ],
  invoicePaper: ['Paper of invoices and receipts', 'চালান ও রসিদের কাগজ'],
  slipPaper: ['Paper of packing slips', 'প্যাকিং স্লিপের কাগজ'],
  paperHint: [
    'Chosen first when you print. Another size can be chosen each time.',
    'ছাপার সময় এটিই আগে থেকে বাছা থাকে। প্রতিবার অন্য মাপ বেছে নেওয়া যায়।',
  ],
  holidays: ['Holidays and exceptions', 'ছুটি ও ব্যতিক্রম'],
  holidaysHint: [
    'For example: Closed on 16 December. It may stay empty.',
    'যেমন: ১৬ ডিসেম্বর বন্ধ। খালিও থাকতে পারে।',
  ],
  preview: ['Customers read', 'ক্রেতারা পড়েন'],
  noHours: ['No opening hours are shown.', 'কোনো সময় দেখানো হয় না।'],
  cancellationCutoff: ['Time at which parcels leave', 'প্যাকেট বের হওয়ার সময়'],
  cancellationCutoffHint: [
    'Until then an order can be cancelled on its day.',
    'এর আগে সেদিনের অর্ডার বাতিল করা যায়।',
  ],

  // Licences
  licenceNumber: ['Drug licence number', 'ড্রাগ লাইসেন্স নম্বর'],
  pharmacistName: ['Pharmacist in charge', 'দায়িত্বপ্রাপ্ত ফার্মাসিস্ট'],
  registration: ['Registration number of the pharmacist', 'ফার্মাসিস্টের রেজিস্ট্রেশন নম্বর'],
  tradeLicence: ['Trade licence number', 'ট্রেড লাইসেন্স নম্বর'],
  bin: ['BIN', 'BIN'],
  binHint: [
    'For VAT invoices, like 000123456-0101. Empty: no VAT invoices.',
    'ভ্যাট ইনভয়েসের জন্য, যেমন 000123456-0101। খালি থাকলে ভ্যাট ইনভয়েস নয়।',
  ],

  // Delivery
  insideDays: ['Days to deliver within the city', 'শহরের ভেতরে কত দিনে পৌঁছায়'],
  outsideDays: ['Days to deliver outside the city', 'শহরের বাইরে কত দিনে পৌঁছায়'],
  daysHint: [
    'Counted from the day on which the parcel leaves. 0 is the same day.',
    'প্যাকেট যেদিন বের হয় সেদিন থেকে গোনা। ০ মানে সেদিনই।',
  ],
  fromDays: ['From', 'কমপক্ষে'],
  toDays: ['To', 'সর্বোচ্চ'],
  district: ['District of your city', 'আপনার শহরের জেলা'],
  chooseDistrict: ['Choose a district', 'জেলা বেছে নিন'],
  areasOutside: [
    (count: string) => `Areas of this district outside the city: ${count}`,
    (count: string) => `এই জেলার যেসব এলাকা শহরের বাইরে: ${count}টি`,
  ],
  estimate: [
    (inside: string, outside: string) =>
      `Within the city we deliver ${inside}, elsewhere ${outside}.`,
    (inside: string, outside: string) => `শহরের ভেতরে ${inside} ও বাইরে ${outside} পৌঁছে দিই।`,
  ],

  // Payment
  methods: ['Payment methods at the checkout', 'অর্ডারের সময় পেমেন্টের উপায়'],
  methodsHint: [
    'Paying now needs a payment partner or one of the accounts below.',
    'এখনই পেমেন্টের জন্য পেমেন্ট সহযোগী বা নিচের কোনো অ্যাকাউন্ট লাগবে।',
  ],
  advancePercent: ['Advance outside the city (%)', 'শহরের বাইরে অগ্রিম (%)'],
  advancePercentHint: [
    'The part of an order that is paid before it is packed. 0 asks for no advance.',
    'প্যাক করার আগে অর্ডারের যত অংশ দিতে হবে। ০ দিলে অগ্রিম লাগবে না।',
  ],
  accounts: ['Your own accounts', 'আপনার নিজের অ্যাকাউন্ট'],
  accountsHint: [
    'Customers send the money themselves and type its transaction id. You compare it with your account’s message before it counts as paid.',
    'ক্রেতা নিজে টাকা পাঠিয়ে লেনদেন আইডি লেখেন। আপনি অ্যাকাউন্টের মেসেজের সঙ্গে মিলিয়ে নিলে তবেই তা পরিশোধ ধরা হয়।',
  ],
  takesWallet: [
    (service: string) => `Take payments with ${service}`,
    (service: string) => `${service}-এ পেমেন্ট নিন`,
  ],
  accountKind: ['Kind of account', 'অ্যাকাউন্টের ধরন'],
  merchantAccount: ['Merchant: customers choose Payment', 'মার্চেন্ট: ক্রেতা “পেমেন্ট” বেছে নেন'],
  personalAccount: ['Personal: customers choose Send Money', 'পার্সোনাল: ক্রেতা “সেন্ড মানি” বেছে নেন'],
  accountNumber: [(service: string) => `${service} number`, (service: string) => `${service} নম্বর`],
  howToSend: [
    (service: string) => `How to send with ${service}`,
    (service: string) => `${service}-এ কীভাবে পাঠাবেন`,
  ],
  howToSendHint: ['Empty: the standard sentence below.', 'খালি থাকলে নিচের সাধারণ বাক্যটি।'],

  // Payment signs
  signs: ['Signs at the end of each page', 'প্রতি পাতার শেষের চিহ্ন'],

  // Prescription rule
  rule: ['Without a prescription', 'প্রেসক্রিপশন ছাড়া'],
  ruleOff: ['Order without a word about it', 'কিছু না জানিয়ে অর্ডার করা যায়'],
  ruleWarn: ['Order, with a reminder', 'মনে করিয়ে দিয়ে অর্ডার করা যায়'],
  ruleRequire: ['No order until one is added', 'প্রেসক্রিপশন না দিলে অর্ডার হয় না'],
});
