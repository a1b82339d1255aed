/** How to order: the ways, offline, payment, delivery, cancellation. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const howToOrderText = sentences({
  title: ['How To Order', 'যেভাবে অর্ডার করবেন'],
  lead: [
    'There are three ways to your medicine, and none of them needs an account. Choose the one that suits you.',
    'ওষুধ পাওয়ার তিনটি পথ, কোনোটিতেই অ্যাকাউন্ট লাগে না। যেটি সুবিধা মনে হয়, সেটিই বেছে নিন।',
  ],

  bagTitle: ['From the bag', 'ব্যাগ থেকে'],
  bagIntro: [
    'When you know what you need and we have it on the shelf.',
    'কী লাগবে জানা থাকলে, আর তা আমাদের তাকে থাকলে।',
  ],
  findTitle: ['Find it', 'খুঁজুন'],
  findText: [
    'Type a name, a generic or what hurts, in English or Bengali: “napa”, “নাপা”, “fever”. Small spelling mistakes are fine.',
    'নাম, জেনেরিক বা কী সমস্যা লিখুন, বাংলায় বা ইংরেজিতে: “নাপা”, “napa”, “জ্বর”। বানান একটু ভুল হলেও চলবে।',
  ],
  addTitle: ['Add to Bag', 'ব্যাগে রাখুন'],
  addText: [
    'Choose how many; the price of one piece stands on the card. The bag stays on this phone until you come back.',
    'কয়টি লাগবে ঠিক করুন; একটির দাম কার্ডেই লেখা। আপনি ফিরে আসা পর্যন্ত ব্যাগ এই ফোনেই থাকবে।',
  ],
  checkoutTitle: ['Order Now', 'এখনই অর্ডার করুন'],
  checkoutText: [
    'Open the bag, press Order Now, write the address, choose Cash On Delivery and place the order.',
    'ব্যাগ খুলে “এখনই অর্ডার করুন” চাপুন, ঠিকানা লিখুন, ক্যাশ অন ডেলিভারি বেছে নিয়ে অর্ডার দিন।',
  ],
  callTitle: ['We call', 'আমরা ফোন করব'],
  callText: [
    'An agent confirms the order by phone. Then it is packed, checked twice and sent.',
    'আমাদের প্রতিনিধি ফোনে অর্ডার নিশ্চিত করবেন। এরপর প্যাকেট হয়, দুবার মেলানো হয়, তারপর পাঠানো হয়।',
  ],

  requestTitle: ['By request order', 'অনুরোধ করে'],
  requestIntro: [
    'When you have a list, or cannot find a product in the shop.',
    'হাতে তালিকা থাকলে, বা দোকানে পণ্যটি খুঁজে না পেলে।',
  ],
  writeTitle: ['Write the names', 'নাম লিখুন'],
  writeText: [
    'One row for each medicine: name, strength, quantity. Copy it from the old pack.',
    'প্রতিটি ওষুধের জন্য এক সারি: নাম, পাওয়ার, পরিমাণ। পুরোনো প্যাকেট দেখে লিখলে সবচেয়ে ভালো।',
  ],
  whereTitle: ['Say where', 'ঠিকানা দিন'],
  whereText: [
    'Receiver’s phone, division, district and address. A note helps: another brand that would do, the best time to call.',
    'প্রাপকের ফোন, বিভাগ, জেলা ও ঠিকানা। নোটও দিতে পারেন: অন্য কোন ব্র্যান্ড চলবে, কখন ফোন করলে সুবিধা।',
  ],
  sendTitle: ['Send Product Request', 'অনুরোধ পাঠান'],
  sendText: [
    'Availability and price are confirmed by phone, e-mail or Whatsapp. You decide then; until you agree, nothing is sent.',
    'ওষুধ আছে কি না আর দাম কত, ফোন, ই-মেইল বা হোয়াটসঅ্যাপে জানানো হয়। তখন সিদ্ধান্ত আপনার; রাজি না হওয়া পর্যন্ত কিছুই পাঠানো হয় না।',
  ],

  prescriptionTitle: ['With a prescription', 'প্রেসক্রিপশন দিয়ে'],
  prescriptionIntro: [
    'Write one medicine; the photo tells us the others.',
    'একটি ওষুধের নাম লিখুন; বাকিগুলো আমরা ছবি দেখে বুঝে নেব।',
  ],
  photoTitle: ['Photograph it', 'ছবি তুলুন'],
  photoText: [
    'Flat, in daylight, the whole page with the doctor’s name and the date. JPG, PNG, PDF or Word, up to 10 files.',
    'সমান জায়গায়, দিনের আলোয়, চিকিৎসকের নাম ও তারিখসহ পুরো পাতা। JPG, PNG, PDF বা ওয়ার্ড, সর্বোচ্চ ১০টি ফাইল।',
  ],
  pharmacistTitle: ['A pharmacist reads it', 'ফার্মাসিস্ট পড়বেন'],
  pharmacistText: [
    'And calls you: what each thing costs, what it is for, what to watch out for.',
    'তারপর ফোন করবেন: কোনটির দাম কত, কোনটি কেন, কী খেয়াল রাখতে হবে।',
  ],
  rxTitle: ['Keep it at hand', 'হাতের কাছে রাখুন'],
  rxText: [
    'Medicines marked Rx are handed over when the rider has seen the prescription.',
    'Rx লেখা ওষুধ দেওয়ার সময় ডেলিভারির লোক প্রেসক্রিপশনটি একবার দেখে নেবেন।',
  ],
  startRequest: ['Start a request order', 'অনুরোধ শুরু করুন'],
  uploadNow: ['Upload Prescription', 'প্রেসক্রিপশন দিন'],
  seeProducts: ['See all products', 'সব পণ্য দেখুন'],

  offlineTitle: ['Without a network', 'নেটওয়ার্ক ছাড়া'],
  offline: [
    'No connection, or one that comes and goes? Write your request all the same. Three words tell you where it is:',
    'নেটওয়ার্ক নেই, বা আসে যায়? তবু অনুরোধ লিখে ফেলুন। তিনটি কথাই বলে দেবে সেটি কোথায় আছে:',
  ],
  savedHere: ['Saved on this phone', 'এই ফোনে রাখা হয়েছে'],
  savedHereText: [
    'Nothing is lost, also when you close the app. It is not with us yet.',
    'অ্যাপ বন্ধ করলেও কিছু হারাবে না। তবে আমাদের কাছে এখনো পৌঁছায়নি।',
  ],
  onItsWay: ['Sending…', 'পাঠানো হচ্ছে…'],
  onItsWayText: [
    'You’re back online: it is sent automatically, the photos first.',
    'নেটওয়ার্ক এসেছে: নিজে থেকেই যাচ্ছে, আগে ছবিগুলো।',
  ],
  sent: ['Sent', 'পাঠানো হয়েছে'],
  sentText: [
    'We have it, and you see its number. Now we call.',
    'আমরা পেয়েছি, নম্বরও দেখতে পাচ্ছেন। এবার আমরা ফোন করব।',
  ],
  install: [
    'Put the shop on your home screen while you have a network: then products, prices and this page open without one.',
    'নেটওয়ার্ক থাকতে দোকানটি হোম স্ক্রিনে রাখুন: তাহলে পণ্য, দাম আর এই পাতা নেটওয়ার্ক ছাড়াও খুলবে।',
  ],
  urgent: [
    (phone: string) => `Is it urgent? Then do not wait for the network, call: ${phone}`,
    (phone: string) => `জরুরি? নেটওয়ার্কের অপেক্ষা না করে ফোন করুন: ${digits(phone, 'bn')}`,
  ],

  moneyTitle: ['Delivery charge and payment', 'ডেলিভারি চার্জ ও পেমেন্ট'],
  insideDhaka: ['Within Dhaka city', 'ঢাকা শহরে'],
  outsideDhaka: ['Outside Dhaka city', 'ঢাকার বাইরে'],
  amount: [(whole: number) => `${whole} TK`, (whole: number) => `${digits(whole, 'bn')} টাকা`],
  chargeNote: [
    'Large orders pay a lower charge in most districts. What counts is shown at checkout, before you order.',
    'বেশির ভাগ জেলায় বড় অর্ডারে চার্জ কম। সঠিক অঙ্কটি অর্ডার দেওয়ার আগেই চেকআউটে দেখা যায়।',
  ],
  payAdvance: [
    'Please pay 20% to process the order.',
    'অর্ডারের কাজ শুরু করতে মোট দামের ২০% পরিশোধ করুন।',
  ],
  payAdvanceText: [
    'For an address outside Dhaka city you are asked for it once the order is placed; on the phone we tell you how. The rest you pay when you have the parcel in your hands.',
    'ঠিকানা ঢাকা শহরের বাইরে হলে অর্ডার দেওয়ার পর এটি চাওয়া হয়; কীভাবে দেবেন ফোনে জানিয়ে দিই। বাকিটা দেবেন প্যাকেট হাতে পেয়ে।',
  ],
  cash: ['Cash On Delivery', 'ক্যাশ অন ডেলিভারি'],
  cashText: [
    'Cash to the rider, with a printed invoice. Please have small notes ready.',
    'ডেলিভারির লোককে নগদ, ছাপা চালানসহ। সম্ভব হলে ভাংতি রাখুন।',
  ],

  cancelTitle: ['Until when you can cancel', 'কখন পর্যন্ত বাতিল করা যায়'],
  cancel: [
    (cutoff: string) =>
      `An order placed before ${cutoff} Bangladesh time can be cancelled free of charge until then; a later one, until ${cutoff} of the next day.`,
    (cutoff: string) =>
      `বাংলাদেশ সময় ${cutoff}-এর আগে দেওয়া অর্ডার সেদিন ${cutoff} পর্যন্ত, পরে দেওয়া অর্ডার পরদিন ${cutoff} পর্যন্ত বিনা খরচে বাতিল করা যায়।`,
  ],
  cancelText: [
    (phone: string) => `Call ${phone} with your order number. Later it is on its way already.`,
    (phone: string) =>
      `অর্ডার নম্বরসহ ${digits(phone, 'bn')} নম্বরে ফোন করুন। এরপর প্যাকেট পথে বেরিয়ে যায়।`,
  ],

  questionsTitle: ['Questions', 'প্রশ্ন ও উত্তর'],
  askAccount: ['Do I need an account?', 'অ্যাকাউন্ট লাগবে?'],
  answerAccount: [
    'No. With one you see your orders and prescriptions on every phone, and collect cashback. Logging in takes your mobile number and a code by SMS.',
    'না। তবে থাকলে যেকোনো ফোনে আপনার অর্ডার ও প্রেসক্রিপশন দেখতে পাবেন, ক্যাশব্যাকও জমবে। লগইনে লাগে মোবাইল নম্বর আর এসএমএসে পাওয়া কোড।',
  ],
  askStrip: ['Can I buy less than a strip?', 'পাতার কমে কেনা যায়?'],
  answerStrip: [
    'Yes, where the card shows the price of one piece. Antibiotics come as the full course that the doctor wrote.',
    'হ্যাঁ, যেখানে কার্ডে একটির দাম লেখা। অ্যান্টিবায়োটিক দেওয়া হয় চিকিৎসকের লেখা পুরো কোর্স।',
  ],
  askStock: ['What if a product is out of stock?', 'পণ্য মজুত না থাকলে?'],
  answerStock: [
    'Tap it anyway, leave your number and how many you need: we’ll call when it’s back.',
    'তবু পণ্যটিতে চাপুন, নম্বর আর পরিমাণ দিন: এলেই ফোন করব।',
  ],
  askOther: ['Can I order for somebody else?', 'অন্য কারও জন্য অর্ডার করা যায়?'],
  answerOther: [
    'Yes. Write the receiver’s name, phone and address; we call the receiver before we come.',
    'হ্যাঁ। প্রাপকের নাম, ফোন ও ঠিকানা লিখুন; আসার আগে তাঁকেই ফোন করব।',
  ],
  askTwice: [
    'The network broke off while I was sending. Should I send again?',
    'পাঠানোর মাঝখানে নেটওয়ার্ক চলে গেছে। আবার পাঠাব?',
  ],
  answerTwice: [
    'No need. The phone tries again by itself, and each request is taken only once.',
    'দরকার নেই। ফোন নিজেই আবার চেষ্টা করবে, আর প্রতিটি অনুরোধ একবারই নেওয়া হয়।',
  ],
  seeTerms: ['Terms and Conditions', 'শর্তাবলি'],
  seeReturns: ['Return Policy', 'ফেরতের নীতি'],
  seeContact: ['Contact Us', 'যোগাযোগ'],
});
