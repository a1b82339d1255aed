/** Handing over a waiting submission without the network: as a text, a code or a file. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const handOverText = sentences({
  title: ['Send another way', 'অন্যভাবে পাঠান'],
  close: ['Close', 'বন্ধ করুন'],
  intro: [
    'No internet? Send it by SMS, show this QR code at a branch, or share it as a file. It also stays on this phone and is sent automatically later – it will never be ordered twice.',
    'ফার্মেসি এটি একটি এসএমএস, এই পর্দার কোড, অথবা একটি ফাইল থেকে লিখে নিতে পারে। এটি এখানেই থাকবে, নেটওয়ার্ক এলে নিজে থেকেই যাবে। দুইভাবে গেলেও একটিই হবে, দুটি নয়।',
  ],
  noEdit: [
    'After that it can no longer be edited here, because the pharmacy may have it.',
    'এরপর এটি আর এখানে বদলানো যাবে না, কারণ ফার্মেসির কাছে তা থাকতে পারে।',
  ],
  arrived: [
    'The pharmacy has it. There is nothing left to send.',
    'এটি ফার্মেসিতে পৌঁছে গেছে। আর কিছু জমা দেওয়ার দরকার নেই।',
  ],
  ways: ['Ways to send it', 'জমা দেওয়ার উপায়'],

  /** As a text. */
  text: ['Text message', 'এসএমএস'],
  textHint: [
    'Send the text below as it is. It is shortened to fit into few messages.',
    'নিচের লেখাটি যেমন আছে তেমনই পাঠান। কম এসএমএসে যাতে ধরে, তাই সংক্ষেপে লেখা।',
  ],
  theText: ['The text to send', 'যে লেখাটি পাঠাবেন'],
  messages: [
    (count: number) => (count === 1 ? 'It takes 1 SMS.' : `It takes ${count} SMS.`),
    (count: number) => `${digits(count, 'bn')}টি এসএমএস লাগবে।`,
  ],
  privacy: [
    'It contains your name, phone, address and products (the file also contains the photos). Anyone who sees it can read it, including your mobile operator.',
    'এতে নাম, ফোন, ঠিকানা ও পণ্যের নাম থাকে; ফাইলে ছবিও থাকে। যে এটি দেখবে, সে পড়তে পারবে: এসএমএস হলে মোবাইল অপারেটর, ফার্মেসি, আর এই ফোনের এসএমএস যে খুলবে।',
  ],
  noPictures: [
    (count: number) =>
      count === 1
        ? 'The photo can’t be sent this way. It stays here and follows when you’re back online; the file includes it.'
        : `The ${count} photos can’t be sent this way. They stay here and follow when you’re back online; the file includes them.`,
    (count: number) =>
      `${digits(count, 'bn')}টি ছবি এভাবে যেতে পারে না। ছবি এখানেই থাকবে, নেটওয়ার্ক এলে যাবে; ফাইলের সঙ্গে গেলে ছবিও যাবে।`,
  ],
  savedPictures: [
    'Prescriptions saved in your account follow when you’re back online.',
    'অ্যাকাউন্টে রাখা প্রেসক্রিপশন নেটওয়ার্ক এলে যাবে।',
  ],
  ownNumber: [
    (phone: string) =>
      `You wrote this while logged in: send it from ${phone}, so that the pharmacy can enter it as yours.`,
    (phone: string) =>
      `এটি লগইন অবস্থায় লেখা: ${digits(phone, 'bn')} নম্বর থেকে পাঠান, যাতে ফার্মেসি এটি আপনার নামে লিখতে পারে।`,
  ],
  sms: ['Send as SMS', 'এসএমএসে পাঠান'],
  whatsapp: ['Send with WhatsApp', 'হোয়াটসঅ্যাপে পাঠান'],
  copy: ['Copy the text', 'লেখাটি কপি করুন'],
  copied: ['Copied.', 'কপি হয়েছে।'],
  notCopied: [
    'It could not be copied. Press and hold the text to copy it.',
    'কপি করা যায়নি। লেখাটির ওপর চেপে ধরে কপি করুন।',
  ],

  /** As a code on the screen. */
  code: ['QR code', 'কিউআর কোড'],
  codeHint: [
    'Show this at the counter. It contains the same as the text.',
    'কাউন্টারে এটি দেখান। এতে লেখাটির সমান তথ্যই আছে।',
  ],
  codeShow: ['Show the code', 'কোড দেখান'],
  codeHide: ['Hide the code', 'কোড সরান'],
  codeShown: [
    'The code is on the screen. From now on it counts as handed over.',
    'কোডটি পর্দায় আছে। এখন থেকে এটি জমা দেওয়া হয়েছে বলে ধরা হবে।',
  ],
  codeName: ['QR code of the text', 'লেখাটির কিউআর কোড'],
  codeTooLong: [
    'This is too long for a code that a counter can read. Send the text or the file.',
    'কাউন্টারে পড়ার মতো কোডের জন্য এটি বেশি বড়। লেখা বা ফাইল দিন।',
  ],

  /** As a file. */
  file: ['File', 'ফাইল'],
  fileHint: [
    'The file contains everything, including the photos. Send it with any app, or bring it to the counter.',
    'ফাইলে সব আছে, ছবিসহ। যেকোনো অ্যাপে পাঠান, অথবা কাউন্টারে নিয়ে আসুন।',
  ],
  fileSize: [(size: string) => `It is about ${size}.`, (size: string) => `আকার প্রায় ${size}।`],
  fileTooBig: [
    (maxSize: string) =>
      `The photos are too big for one file (${maxSize} at most). Share them one by one.`,
    (maxSize: string) => `ছবিগুলো এক ফাইলের জন্য বেশি বড়, এক ফাইলে ${maxSize} ধরে। আলাদা করে শেয়ার করুন।`,
  ],
  fileShare: ['Share the file', 'ফাইল শেয়ার করুন'],
  fileSave: ['Save the file', 'ফাইল রাখুন'],
  fileSaved: ['The file is in this phone’s downloads.', 'ফাইলটি এই ফোনের ডাউনলোডে আছে।'],
  fileFailed: ['The file could not be made. Try again.', 'ফাইলটি তৈরি করা যায়নি। আবার চেষ্টা করুন।'],
  kilobytes: [(n: number) => `${n} KB`, (n: number) => `${digits(n, 'bn')} কেবি`],
  megabytes: [(n: string) => `${n} MB`, (n: string) => `${digits(n, 'bn')} এমবি`],

  /** If the submission cannot be written as a text without its files, or not at all. */
  filesAlone: [
    'Without its photos there is nothing to send: use the file.',
    'ছবি ছাড়া এতে কিছু থাকে না: ফাইল ব্যবহার করুন।',
  ],
  impossible: [
    'This cannot be handed over another way. It will be sent automatically when you’re back online.',
    'এটি অন্যভাবে পাঠানো যায় না। নেটওয়ার্ক এলে নিজে থেকেই যাবে।',
  ],

  /** Problems that the pharmacy sees when it enters a text. */
  none: [
    'No text that was handed over is in it: such a text begins with HO1:',
    'এতে জমা দেওয়ার কোনো লেখা পাওয়া যায়নি। পুরো বার্তাটি যেমন এসেছে তেমনই দিন।',
  ],
  newer: [
    'The text is of a newer app than this server. Update the server, or wait for the phone to send it.',
    'লেখাটি এই সার্ভারের চেয়ে নতুন অ্যাপের। সার্ভার আপডেট করুন, অথবা ফোন থেকে আসার অপেক্ষা করুন।',
  ],
  cut: [
    'A part of the text is missing. Ask for all of it, up to its last character.',
    'লেখাটির একটি অংশ নেই। শেষ অক্ষর পর্যন্ত পুরোটা চেয়ে নিন।',
  ],
  mistyped: [
    'A character of the text is wrong. Compare it with the message, capitals too, and enter it again.',
    'লেখাটির কোনো অক্ষর ভুল। বার্তার সঙ্গে মিলিয়ে (বড়-ছোট হাতের অক্ষরসহ) আবার লিখুন।',
  ],
  needsCustomer: [
    'This order counts on the customer’s wallet or cashback. It is entered in the customer’s name, once their number was checked.',
    'এই অর্ডারে গ্রাহকের ওয়ালেট বা ক্যাশব্যাক আছে। নম্বর যাচাই করে গ্রাহকের নামে লিখতে হবে।',
  ],
});
