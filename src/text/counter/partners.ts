/** SMS provider, payment gateway and store app at the counter (counter-360 to counter-369). */
import type { PaymentTryState, SmsFailure } from '#domain/partners.ts';
import { sentences, type Pair } from '#text/sentences.ts';

export const partnerRefusals = sentences({
  setByMachine: [
    'The computer of the shop sets this itself, in its environment variables. It cannot be changed here.',
    'দোকানের কম্পিউটার নিজেই এটি ঠিক করে (environment variable দিয়ে)। এখান থেকে বদলানো যায় না।',
  ],
  demonstration: [
    'A demonstration sends no SMS and takes no money: everybody knows its passwords.',
    'প্রদর্শনীর দোকান এসএমএস পাঠায় না, টাকাও নেয় না: এর পাসওয়ার্ড সবাই জানে।',
  ],
  notOnTheInternet: [
    'This address is not one of the internet. Write the address of your provider, beginning with https://.',
    'এই ঠিকানাটি ইন্টারনেটের নয়। আপনার প্রতিষ্ঠানের ঠিকানা লিখুন, https:// দিয়ে শুরু।',
  ],
  secretMissing: [
    'The key for these settings is missing. Save them switched off, enter the key, then switch on.',
    'এই সেটিংসের কি এখনো দেওয়া হয়নি। বন্ধ রেখে জমা দিন, কি দিন, তারপর চালু করুন।',
  ],
  nothingEntered: ['Fill in and save the form above first.', 'আগে ওপরের ফর্মটি পূরণ করে জমা দিন।'],
  noPlaceForKey: [
    'Write {key} in the form above where your provider wants the key, and save it first.',
    'ওপরের ফর্মে প্রতিষ্ঠান যেখানে কি চায় সেখানে {key} লিখে আগে জমা দিন।',
  ],
  originNeeded: [
    'The shop does not know its own address, so the partner could not send customers back. Whoever looks after your computer sets PUBLIC_ORIGIN.',
    'দোকান নিজের ঠিকানা জানে না, তাই টাকা দেওয়ার পরে ক্রেতাকে ফেরত পাঠানো যাবে না। আপনার কম্পিউটার যিনি দেখেন তিনি PUBLIC_ORIGIN ঠিক করবেন।',
  ],
  tooManyTests: [
    'These were many tests. Please wait an hour.',
    'অনেকবার পরীক্ষা করা হয়েছে। এক ঘণ্টা অপেক্ষা করুন।',
  ],
});

/** The message of a test. */
export const testSmsText = sentences({
  code: [
    (code: string, shop: string) => `${shop} test code ${code}. SMS of your shop works.`,
    (code: string, shop: string) => `${shop} পরীক্ষার কোড ${code}। আপনার দোকানের এসএমএস কাজ করছে।`,
  ],
});

export const partnersText = sentences({
  setByMachine: [
    (name: string) =>
      `Set by the machine: ${name}. Environment variables of the shop’s computer decide this, so it cannot be changed here.`,
    (name: string) =>
      `কম্পিউটারে ঠিক করা আছে: ${name}। দোকানের কম্পিউটারের environment variable এটি ঠিক করে, তাই এখানে বদলানো যায় না।`,
  ],
  demonstration: partnerRefusals.demonstration,
  smsOff: [
    'Nobody can sign in by code now. Orders work without it.',
    'এখন কেউ কোড দিয়ে লগইন করতে পারবেন না। অর্ডার তবু চলবে।',
  ],
  gatewayOff: [
    'Customers pay at the door now: online payment is not offered.',
    'এখন ক্রেতারা পণ্য হাতে পেয়ে টাকা দেন: অনলাইন পেমেন্ট বন্ধ।',
  ],
  inUse: ['Switched on', 'চালু'],
  notInUse: ['Switched off', 'বন্ধ'],

  example: ['Fill in for', 'যেটির জন্য পূরণ করবেন'],
  exampleHint: [
    'Compare what is filled in with the manual of your provider.',
    'যা পূরণ হয় তা আপনার প্রতিষ্ঠানের নির্দেশিকার সঙ্গে মিলিয়ে নিন।',
  ],
  url: ['Address', 'ঠিকানা'],
  urlHint: [
    'From the manual of your provider: “API URL”.',
    'প্রতিষ্ঠানের নির্দেশিকায় “API URL” নামে থাকে।',
  ],
  kind: ['How the message is sent', 'বার্তা কীভাবে যায়'],
  kindGet: ['In the address (GET)', 'ঠিকানার ভেতরে (GET)'],
  kindForm: ['As a form (POST)', 'ফর্ম হিসেবে (POST)'],
  kindJson: ['As JSON (POST)', 'JSON হিসেবে (POST)'],
  body: ['Fields', 'ঘরগুলো'],
  bodyHint: [
    'Write {phone88} for the number with 88, {phone} for 01…, {text} for the message, {key} for your key and {sender} for the sender.',
    '৮৮ সহ নম্বরের জায়গায় {phone88}, ০১… এর জায়গায় {phone}, বার্তার জায়গায় {text}, কি-র জায়গায় {key}, প্রেরকের জায়গায় {sender} লিখুন।',
  ],
  authorization: ['Authorization header (optional)', 'Authorization হেডার (ঐচ্ছিক)'],
  authorizationHint: ['For example Bearer {key}.', 'যেমন Bearer {key}।'],
  sender: ['Sender (optional)', 'প্রেরক (ঐচ্ছিক)'],
  senderHint: [
    'The sender id that your provider has approved.',
    'প্রতিষ্ঠান যে sender id অনুমোদন করেছে।',
  ],
  success: ['Words of a success (optional)', 'সফল হলে যা লেখা থাকে (ঐচ্ছিক)'],
  successHint: [
    'Part of the response if the provider has taken the message. Empty: the status is enough.',
    'প্রতিষ্ঠান বার্তা নিলে উত্তরে যা থাকে তার অংশ। খালি: স্ট্যাটাসই যথেষ্ট।',
  ],
  storeId: ['Store id', 'স্টোর আইডি'],
  storeIdHint: [
    'SSLCommerz has sent it by e-mail with the store password. Change it only while no payment is under way.',
    'SSLCommerz এটি স্টোর পাসওয়ার্ডের সঙ্গে ইমেইলে পাঠিয়েছে। কোনো পেমেন্ট চলার সময় বদলাবেন না।',
  ],
  packageName: ['Package name', 'প্যাকেজ নাম'],
  packageHint: [
    'As in Google Play, like com.myshop.app. Empty: no app.',
    'গুগল প্লে-তে যেমন আছে, যেমন com.myshop.app। খালি: অ্যাপ নেই।',
  ],
  fingerprints: ['SHA-256 fingerprints', 'SHA-256 ফিঙ্গারপ্রিন্ট'],
  fingerprintsHint: [
    'One a line. Google Play shows them under App signing: that of the app signing key and that of the upload key.',
    'প্রতি লাইনে একটি। গুগল প্লে-র App signing পাতায় থাকে: app signing key ও upload key-র ফিঙ্গারপ্রিন্ট।',
  ],

  keyOfSms: ['Key', 'কি'],
  keyOfGateway: ['Store password', 'স্টোর পাসওয়ার্ড'],
  keyHint: [
    'It is stored encrypted and never shown again. It is not in backups: after moving to another computer you enter it again.',
    'এটি এনক্রিপ্ট করে রাখা হয়, আর কখনো দেখানো হয় না। ব্যাকআপে থাকে না: অন্য কম্পিউটারে গেলে আবার দিতে হবে।',
  ],
  keyStored: [
    (person: string, moment: string) => `Stored: ${person}, ${moment}.`,
    (person: string, moment: string) => `রাখা আছে: ${person}, ${moment}।`,
  ],
  keyNone: ['Not entered yet.', 'এখনো দেওয়া হয়নি।'],
  keyOther: [
    'The settings above have changed since the key was entered. Enter it again, so that it cannot go to a wrong place.',
    'কি দেওয়ার পরে ওপরের সেটিংস বদলেছে। আবার দিন, যাতে ভুল জায়গায় না যায়।',
  ],
  keyUnreadable: [
    'The stored key cannot be read on this computer, for example after a backup was restored. Enter it again.',
    'রাখা কি এই কম্পিউটারে পড়া যায় না, যেমন ব্যাকআপ ফেরানোর পরে। আবার দিন।',
  ],
  keyUnneeded: [
    'The form above does not use a key ({key} is not in it).',
    'ওপরের ফর্মে কি লাগে না ({key} নেই)।',
  ],
  keyNew: ['New key', 'নতুন কি'],
  passwordNew: ['New store password', 'নতুন স্টোর পাসওয়ার্ড'],
  keyMissing: ['Please type it.', 'এটি লিখুন।'],
  store: ['Store', 'রাখুন'],
  stored: ['Stored.', 'রাখা হয়েছে।'],
  remove: ['Remove', 'মুছুন'],
  removeTitle: ['Remove the key?', 'কি মুছবেন?'],
  removeAsk: [
    'It is deleted for good, and the partner is switched off.',
    'এটি একেবারে মুছে যাবে, আর প্রতিষ্ঠানটি বন্ধ হবে।',
  ],
  removed: ['Removed.', 'মুছে ফেলা হয়েছে।'],
  cancel: ['Cancel', 'বাতিল'],

  test: ['Try it', 'পরীক্ষা করুন'],
  testSms: [
    'Sends a test code to your phone, as customers get it.',
    'আপনার ফোনে একটি পরীক্ষার কোড পাঠায়, ক্রেতারা যেমন পান।',
  ],
  yourPhone: ['Your phone number', 'আপনার ফোন নম্বর'],
  sendCode: ['Send a test code to my phone', 'আমার ফোনে পরীক্ষার কোড পাঠান'],
  codeSent: [
    (code: string) =>
      `The provider has taken the message. Your phone must show the code ${code} within a minute. If it does not come, look into your account at the provider: balance, sender id, blocked numbers.`,
    (code: string) =>
      `প্রতিষ্ঠান বার্তাটি নিয়েছে। এক মিনিটের মধ্যে আপনার ফোনে ${code} কোডটি আসবে। না এলে প্রতিষ্ঠানের অ্যাকাউন্টে দেখুন: ব্যালেন্স, sender id, বন্ধ নম্বর।`,
  ],
  testPayment: [
    'You pay ৳1 on the partner’s page as a customer does, and the shop gives it back. If the partner accepts no less, it is ৳10.',
    'আপনি ক্রেতার মতো পার্টনারের পাতায় ৳১ দেন, দোকান তা ফেরত দেয়। পার্টনার এত কম না নিলে ৳১০।',
  ],
  payOne: ['Pay ৳1 and give it back', '৳১ দিন ও ফেরত নিন'],
  check: ['Check now', 'এখন দেখুন'],
  giveBack: ['Give it back again', 'আবার ফেরত দিন'],
  tested: [
    (moment: string) => `Newest test: ${moment}.`,
    (moment: string) => `শেষ পরীক্ষা: ${moment}।`,
  ],
  neverTested: ['Not tried with these settings yet.', 'এই সেটিংস দিয়ে এখনো পরীক্ষা করা হয়নি।'],
  accepted: ['The provider took the message.', 'প্রতিষ্ঠান বার্তাটি নিয়েছে।'],
  partnerSaid: [
    (words: string) => `The partner’s words: ${words}`,
    (words: string) => `প্রতিষ্ঠানের কথা: ${words}`,
  ],

  switch: ['Switch on or off', 'চালু বা বন্ধ'],
  switchOn: ['Switch on', 'চালু করুন'],
  switchOff: ['Switch off', 'বন্ধ করুন'],
  switchedOn: ['Switched on.', 'চালু হয়েছে।'],
  switchedOff: ['Switched off.', 'বন্ধ হয়েছে।'],
  switchSmsMore: [
    'Try it first. Switched on, customers get codes from this provider.',
    'আগে পরীক্ষা করুন। চালু হলে ক্রেতারা এই প্রতিষ্ঠান থেকে কোড পাবেন।',
  ],
  switchGatewayMore: [
    'Try it first. Switched on, customers can pay online. Switched off, payments that have begun are still confirmed.',
    'আগে পরীক্ষা করুন। চালু হলে ক্রেতারা অনলাইনে টাকা দিতে পারবেন। বন্ধ করলেও শুরু হওয়া পেমেন্ট নিশ্চিত হবে।',
  ],
});

/** Why a message was not sent, and what to do. */
export const smsFailureText = sentences({
  noKey: ['The key is missing. Enter it above.', 'কি দেওয়া নেই। ওপরে দিন।'],
  notFound: [
    'There is nobody at this address. Compare it with the manual of your provider, letter by letter.',
    'এই ঠিকানায় কেউ নেই। প্রতিষ্ঠানের নির্দেশিকার সঙ্গে অক্ষর ধরে মিলিয়ে নিন।',
  ],
  silent: [
    'The provider did not respond within 10 seconds. Try again in a few minutes; if it stays silent, call the provider.',
    '১০ সেকেন্ডে প্রতিষ্ঠানের সাড়া মেলেনি। কয়েক মিনিট পরে আবার চেষ্টা করুন; তবুও না হলে প্রতিষ্ঠানে ফোন করুন।',
  ],
  keyRefused: [
    'The provider does not accept the key. Copy it again from your account there, and ask whether this computer must be allowed (IP whitelist).',
    'প্রতিষ্ঠান কি-টি মানছে না। সেখানকার অ্যাকাউন্ট থেকে আবার কপি করুন, আর জিজ্ঞেস করুন এই কম্পিউটারের অনুমতি (IP whitelist) লাগে কি না।',
  ],
  status: [
    'The provider answered with an error. Compare address and fields with its manual.',
    'প্রতিষ্ঠান ভুলের কথা জানিয়েছে। ঠিকানা ও ঘরগুলো নির্দেশিকার সঙ্গে মিলিয়ে নিন।',
  ],
  refused: [
    'The provider did not take the message: its response does not have the words of a success. Often the key, the balance or the sender id is the reason.',
    'প্রতিষ্ঠান বার্তাটি নেয়নি: উত্তরে সফল হওয়ার কথা নেই। প্রায়ই কি, ব্যালেন্স বা sender id এর কারণ।',
  ],
  busy: [
    'The provider is busy now or has had enough of messages. Try again in a few minutes.',
    'প্রতিষ্ঠান এখন ব্যস্ত, বা বার্তার সীমা পেরিয়েছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  ],
} satisfies Record<SmsFailure, Pair>);

/** How far a test payment has come, and what to do. */
export const paymentTryText = sentences({
  silent: [
    'SSLCommerz did not respond. Nothing was paid. Try again in a few minutes.',
    'SSLCommerz-এর সাড়া মেলেনি। কোনো টাকা দেওয়া হয়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  ],
  account: [
    'SSLCommerz does not know this account. Compare store id and store password with its e-mail; a test account does not work here.',
    'SSLCommerz এই অ্যাকাউন্ট চেনে না। স্টোর আইডি ও পাসওয়ার্ড ইমেইলের সঙ্গে মিলিয়ে নিন; টেস্ট অ্যাকাউন্ট এখানে চলে না।',
  ],
  notOpened: [
    'SSLCommerz opened no payment page. Nothing was paid. Ask SSLCommerz with the words below.',
    'SSLCommerz পেমেন্টের পাতা খোলেনি। কোনো টাকা দেওয়া হয়নি। নিচের কথাগুলো জানিয়ে SSLCommerz-কে জিজ্ঞেস করুন।',
  ],
  started: [
    'The payment page was opened, and SSLCommerz has not confirmed a payment yet. If you have paid, check again in a minute.',
    'পেমেন্টের পাতা খোলা হয়েছে, SSLCommerz এখনো পেমেন্ট নিশ্চিত করেনি। টাকা দিয়ে থাকলে এক মিনিট পরে আবার দেখুন।',
  ],
  cancelled: [
    'The payment was cancelled. Nothing was paid.',
    'পেমেন্ট বাতিল হয়েছে। কোনো টাকা দেওয়া হয়নি।',
  ],
  failed: [
    'The payment failed at the bank. Nothing was paid. Try another card or wallet.',
    'ব্যাংকে পেমেন্ট হয়নি। কোনো টাকা দেওয়া হয়নি। অন্য কার্ড বা ওয়ালেট দিয়ে চেষ্টা করুন।',
  ],
  otherAmount: [
    'SSLCommerz confirmed another amount than the shop asked for. Do not switch it on, and ask SSLCommerz.',
    'দোকান যত চেয়েছে SSLCommerz তার চেয়ে ভিন্ন অঙ্ক নিশ্চিত করেছে। চালু করবেন না, SSLCommerz-কে জিজ্ঞেস করুন।',
  ],
  paid: ['The payment works. It is not given back yet.', 'পেমেন্ট কাজ করছে। টাকা এখনো ফেরত দেওয়া হয়নি।'],
  refunded: [
    'The payment works, and the money is on its way back to you.',
    'পেমেন্ট কাজ করছে, টাকা আপনার কাছে ফেরত যাচ্ছে।',
  ],
  refundPending: [
    'The payment works. SSLCommerz is giving the money back; that can take some days.',
    'পেমেন্ট কাজ করছে। SSLCommerz টাকা ফেরত দিচ্ছে, কয়েক দিন লাগতে পারে।',
  ],
  refundRefused: [
    'The payment works, but SSLCommerz did not give the money back. Give it back in their merchant panel, or ask them to allow refunds from the address (IP) of this computer. You can switch it on nevertheless.',
    'পেমেন্ট কাজ করছে, কিন্তু SSLCommerz টাকা ফেরত দেয়নি। তাদের মার্চেন্ট প্যানেল থেকে ফেরত দিন, বা এই কম্পিউটারের ঠিকানা (IP) থেকে ফেরতের অনুমতি চান। তবুও চালু করতে পারেন।',
  ],
} satisfies Record<PaymentTryState, Pair>);
