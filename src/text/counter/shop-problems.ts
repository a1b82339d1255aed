/** Why a value of the shop's particulars cannot be saved (counter-302). */
import type { ShopProblem } from '#domain/shop-problems.ts';
import { sentences, type Pair } from '#text/sentences.ts';

export const shopProblemText = sentences({
  bothNeeded: ['Write this in English and in Bengali.', 'এটি ইংরেজি ও বাংলা দুই ভাষাতেই লিখুন।'],
  tooLong: ['This is too long.', 'লেখাটি বেশি বড়।'],
  tooMany: ['These are too many.', 'সংখ্যায় বেশি হয়ে গেছে।'],
  phoneInvalid: [
    'This is not a phone number. Write it like 01712-345678 or 09610-123456.',
    'এটি ফোন নম্বর নয়। এভাবে লিখুন: 01712-345678 বা 09610-123456।',
  ],
  emailInvalid: [
    'This is not an e-mail address. Write it like care@shop.com.',
    'এটি ইমেইল ঠিকানা নয়। এভাবে লিখুন: care@shop.com।',
  ],
  linkInvalid: [
    'Each line needs a name and an address that begins with https://.',
    'প্রতিটি লাইনে একটি নাম ও https:// দিয়ে শুরু একটি ঠিকানা লাগবে।',
  ],
  messengerInvalid: [
    'Write the name of your page on Messenger, or its address with https://.',
    'মেসেঞ্জারে আপনার পেজের নাম, অথবা https:// সহ ঠিকানা লিখুন।',
  ],
  hoursInvalid: [
    'Write times like 8:00 and 23:00. A day must open before it closes.',
    'সময় এভাবে লিখুন: 8:00 ও 23:00। বন্ধের সময় খোলার পরে হতে হবে।',
  ],
  yearInvalid: ['Write a year like 2026.', 'সালটি এভাবে লিখুন: 2026।'],
  logoInvalid: ['Upload the logo again.', 'লোগোটি আবার আপলোড করুন।'],
  colorInvalid: ['Write the colour like #1a5cad.', 'রংটি এভাবে লিখুন: #1a5cad।'],
  binInvalid: [
    'A BIN has 9 digits, a dash and 4 digits, like 000123456-0101.',
    'BIN-এ ৯টি অঙ্ক, একটি ড্যাশ ও ৪টি অঙ্ক থাকে, যেমন 000123456-0101।',
  ],
  daysInvalid: [
    'Write whole days, at most 30. The first number is not larger than the second.',
    'পুরো দিন লিখুন, সর্বোচ্চ ৩০। প্রথম সংখ্যাটি দ্বিতীয়টির চেয়ে বড় নয়।',
  ],
  districtNeeded: ['Write the district of your city.', 'আপনার শহরের জেলার নাম লিখুন।'],
  signNeeded: ['Choose at least one.', 'অন্তত একটি বেছে নিন।'],
  methodNeeded: ['Choose at least one.', 'অন্তত একটি বেছে নিন।'],
  percentInvalid: ['Write a whole number from 0 to 100.', '০ থেকে ১০০-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।'],
  positionInvalid: [
    'There is no position in this. Write two numbers like 23.7461, 90.3742, or paste the long link of a map. A short link has no position: open it and copy its long address.',
    'এতে কোনো অবস্থান নেই। দুটি সংখ্যা এভাবে লিখুন: 23.7461, 90.3742, অথবা ম্যাপের বড় লিংক দিন। ছোট লিংকে অবস্থান থাকে না: সেটি খুলে বড় ঠিকানাটি কপি করুন।',
  ],
  positionElsewhere: [
    'This position is not in Bangladesh. The first number is the latitude, like 23.7461, the second the longitude, like 90.3742.',
    'এই অবস্থান বাংলাদেশে নয়। প্রথম সংখ্যাটি অক্ষাংশ, যেমন 23.7461, দ্বিতীয়টি দ্রাঘিমাংশ, যেমন 90.3742।',
  ],
  englishNeeded: ['Write the English name.', 'ইংরেজি নামটি লিখুন।'],
  nameTwice: ['Another one has the same name.', 'এই নামের আরেকটি আছে।'],
  parentInvalid: [
    'The category that it belongs to has been merged or is gone. Choose another one.',
    'এটি যে বিভাগের, সেটি অন্যটির সঙ্গে মিলে গেছে বা আর নেই। অন্য একটি বেছে নিন।',
  ],
  categoryNeeded: ['Choose a category for each row.', 'প্রতিটি সারির জন্য একটি বিভাগ বেছে নিন।'],
  categoryTwice: ['A category has only one row.', 'একটি বিভাগের একটিই সারি হয়।'],
  countInvalid: [
    'Write how many products each row has, from 1 to 24.',
    'প্রতি সারিতে কয়টি পণ্য থাকবে লিখুন, ১ থেকে ২৪।',
  ],
  pictureNeeded: ['Choose a photograph first.', 'আগে একটি ছবি বেছে নিন।'],
  smsAddressInvalid: [
    'Write the address of your SMS provider, beginning with https://.',
    'আপনার এসএমএস প্রতিষ্ঠানের ঠিকানা লিখুন, https:// দিয়ে শুরু।',
  ],
  placeholdersNeeded: [
    'Write {phone88} (or {phone}) where the number belongs, and {text} where the message belongs.',
    'যেখানে নম্বর বসবে সেখানে {phone88} (বা {phone}), আর যেখানে বার্তা বসবে সেখানে {text} লিখুন।',
  ],
  keyInText: [
    'Write {key} here in place of your key or password, and enter the key itself below: only there it is stored encrypted.',
    'এখানে আপনার কি বা পাসওয়ার্ডের জায়গায় {key} লিখুন, আর আসল কি নিচে দিন: শুধু সেখানেই তা এনক্রিপ্ট করে রাখা হয়।',
  ],
  jsonInvalid: [
    'This is not JSON. Copy the example of your provider and put {phone88} and {text} between quotation marks.',
    'এটি JSON নয়। প্রতিষ্ঠানের উদাহরণটি কপি করে উদ্ধৃতিচিহ্নের ভেতরে {phone88} ও {text} বসান।',
  ],
  storeIdNeeded: [
    'Write the store id that SSLCommerz has given you.',
    'SSLCommerz আপনাকে যে স্টোর আইডি দিয়েছে তা লিখুন।',
  ],
  packageInvalid: [
    'Write the package name of your app like com.myshop.app.',
    'অ্যাপের প্যাকেজ নাম এভাবে লিখুন: com.myshop.app।',
  ],
  fingerprintInvalid: [
    'Each line needs a SHA-256 fingerprint: 32 pairs of characters with colons, as the store shows it.',
    'প্রতি লাইনে একটি SHA-256 ফিঙ্গারপ্রিন্ট দিন: কোলন দিয়ে ৩২ জোড়া অক্ষর, স্টোর যেভাবে দেখায়।',
  ],
} satisfies Record<ShopProblem, Pair>);
