import { digits } from './numbers.ts';
import { sentences, type Language } from './sentences.ts';

export const productsText = sentences({
  home: ['Home', 'হোম'],
  categories: ['Categories', 'ক্যাটাগরি'],
  category: ['Category', 'ক্যাটাগরি'],
  subCategory: ['Sub-category', 'উপ-ক্যাটাগরি'],
  breadcrumb: ['You are here', 'আপনি এখানে আছেন'],
  subCategoriesOf: [
    (name: string) => `Sub-categories of ${name}`,
    (name: string) => `${name} এর উপ-ক্যাটাগরি`,
  ],
  productCount: [
    (count: number) => (count === 1 ? '1 product' : `${digits(count, 'en')} products`),
    (count: number) => `${digits(count, 'bn')}টি পণ্য`,
  ],
  noneHere: ['No product here yet', 'এখানে এখনো কোনো পণ্য নেই'],
  noneHereHint: [
    'The pharmacy may still have it. Send us the name and we will look for it.',
    'ফার্মেসিতে তবু থাকতে পারে। নাম লিখে পাঠান, আমরা খুঁজে দেখব।',
  ],
  requestIt: ['Request a product', 'পণ্যের অনুরোধ পাঠান'],
  noSuchCategory: ['This category does not exist', 'এই ক্যাটাগরি নেই'],
  noSuchProduct: ['This product is not in the shop any more', 'এই পণ্য এখন আর দোকানে নেই'],
  backHome: ['Back to the shop', 'দোকানে ফিরে যান'],
  previousPage: ['Previous', 'আগের পাতা'],
  nextPage: ['Next', 'পরের পাতা'],
  pages: ['Pages', 'পাতাসমূহ'],
  page: [(page: string) => `Page ${page}`, (page: string) => `পাতা ${page}`],
  loading: ['Loading products…', 'পণ্য আনা হচ্ছে…'],

  prescriptionOnly: ['Rx', 'Rx'],
  prescriptionOnlyLong: ['Prescription needed', 'প্রেসক্রিপশন লাগবে'],
  percentOff: [
    (percent: number) => `${percent}% off`,
    (percent: number) => `${digits(percent, 'bn')}% ছাড়`,
  ],
  listPrice: ['List price', 'আগের দাম'],
  price: ['Price', 'দাম'],
  perPiece: [(price: string) => `${price}/pc`, (price: string) => `${price}/পিস`],
  outOfStock: ['Out of stock', 'স্টকে নেই'],
  requestProduct: ['Request it', 'চেয়ে পাঠান'],
  requestNamed: [
    (name: string) => `${name} is out of stock: request it`,
    (name: string) => `${name} স্টকে নেই: চেয়ে পাঠান`,
  ],
  demoPrices: [
    'Demo catalogue: prices are examples, not today’s prices.',
    'নমুনা তালিকা: দামগুলো উদাহরণ, আজকের দাম নয়।',
  ],

  productDetails: ['Product Details', 'পণ্যের বিবরণ'],
  information: ['Information', 'তথ্য'],
  reviews: ['Reviews', 'মতামত'],
  aboutProduct: ['About this product', 'এই পণ্য সম্পর্কে'],
  noDetails: ['No details have been written yet', 'এখনো কোনো বিবরণ লেখা হয়নি'],
  noDetailsHint: [
    'Ask the pharmacist; the phone number is at the top and the bottom of the page.',
    'ফার্মাসিস্টকে জিজ্ঞেস করুন; ফোন নম্বর পাতার উপরে ও নিচে আছে।',
  ],
  name: ['Name', 'নাম'],
  company: ['Company', 'কোম্পানি'],
  genericName: ['Generic Name', 'জেনেরিক নাম'],
  strength: ['Strength', 'শক্তি'],
  form: ['Form', 'ধরন'],
  pack: ['Pack', 'প্যাক'],
  unknown: ['–', '–'],
  related: ['Related Products', 'একই রকম পণ্য'],
  noReviews: ['No reviews yet', 'এখনো কোনো মতামত নেই'],
  noReviewsHint: ['Be the first to say how it was.', 'কেমন লাগল, প্রথম আপনিই জানান।'],
  reviewsNeedSignIn: ['Sign in to write a review.', 'মতামত লিখতে সাইন ইন করতে হবে।'],
  customer: ['Customer', 'ক্রেতা'],

  relatedFailed: [
    'Related products could not be loaded just now.',
    'একই রকম পণ্য এই মুহূর্তে আনা গেল না।',
  ],
  reviewPages: ['Pages of reviews', 'মতামতের পাতাসমূহ'],
  requestTitle: ['Request this product', 'এই পণ্যটি চেয়ে পাঠান'],
  requestIntro: [
    'It is out of stock right now. Leave your number, and we will call you when it is here.',
    'পণ্যটি এখন স্টকে নেই। নম্বর দিন, এলেই আমরা ফোন করে জানাব।',
  ],
  phone: ['Phone Number', 'ফোন নম্বর'],
  phoneHint: ['For example 01712 345678', 'যেমন ০১৭১২ ৩৪৫৬৭৮'],
  quantity: ['Quantity', 'পরিমাণ'],
  sendRequest: ['Send Request', 'অনুরোধ পাঠান'],
  sending: ['Sending…', 'পাঠানো হচ্ছে…'],
  phoneAndQuantityRequired: ['Phone number and Quantity is required', 'ফোন নম্বর ও পরিমাণ দিতে হবে'],
  quantityMoreThanZero: ['Quantity Must be More Than Zero', 'পরিমাণ শূন্যের বেশি হতে হবে'],
  invalidPhone: ['Invalid Phone Number', 'ফোন নম্বরটি সঠিক নয়'],
  requestSent: ['Product Request Sent', 'পণ্যের অনুরোধ পাঠানো হয়েছে'],
  requestSaved: ['Saved on this phone – not sent yet', 'ফোনে রাখা আছে – এখনো পাঠানো হয়নি'],
  requestSavedHint: [
    'It is sent by itself as soon as there is a connection.',
    'নেটওয়ার্ক এলেই নিজে থেকে চলে যাবে।',
  ],
  requestNotSaved: [
    'It could not be saved on this phone. What you wrote is still here.',
    'ফোনে রাখা গেল না। আপনি যা লিখেছেন এখানেই আছে।',
  ],
  close: ['Close', 'বন্ধ করুন'],
});

export const unvisitedText = sentences({
  title: ['Not visited yet on this phone', 'এই ফোনে এখনো দেখা হয়নি'],
  why: [
    'There is no connection, and this page was never opened here. Pages that you open are kept for such moments.',
    'এখন নেটওয়ার্ক নেই, আর এই পাতা এই ফোনে আগে খোলা হয়নি। যে পাতা খোলেন, তা এমন সময়ের জন্য রাখা থাকে।',
  ],
  stillWorks: ['What works right now', 'এখন যা করতে পারেন'],
  requestOrder: ['Send a request order', 'রিকোয়েস্ট অর্ডার দিন'],
  requestOrderHint: [
    'Write what you need or photograph the prescription; it goes out when the connection is back.',
    'যা দরকার লিখুন বা প্রেসক্রিপশনের ছবি তুলুন; নেটওয়ার্ক এলেই চলে যাবে।',
  ],
  bag: ['Look into your bag', 'ব্যাগ দেখুন'],
  home: ['Home page', 'হোম পেজ'],
  knownCategories: ['Categories you can open', 'যে ক্যাটাগরি খোলা যাবে'],
  knownProducts: ['Products known on this phone', 'এই ফোনে জানা পণ্য'],
});

const forms: Record<string, string> = {
  tablet: 'ট্যাবলেট',
  'tablet (extended release)': 'ট্যাবলেট (এক্সটেন্ডেড রিলিজ)',
  'tablet (sustained release)': 'ট্যাবলেট (সাসটেইনড রিলিজ)',
  'tablet (modified release)': 'ট্যাবলেট (মডিফাইড রিলিজ)',
  'tablet (controlled release)': 'ট্যাবলেট (কন্ট্রোলড রিলিজ)',
  'tablet (enteric coated)': 'ট্যাবলেট (এন্টেরিক কোটেড)',
  'tablet (delayed release)': 'ট্যাবলেট (ডিলেইড রিলিজ)',
  'chewable tablet': 'চিবিয়ে খাওয়ার ট্যাবলেট',
  'dispersible tablet': 'পানিতে গোলানো ট্যাবলেট',
  'flash tablet': 'ফ্ল্যাশ ট্যাবলেট',
  'effervescent tablet': 'এফারভেসেন্ট ট্যাবলেট',
  capsule: 'ক্যাপসুল',
  'capsule (delayed release)': 'ক্যাপসুল (ডিলেইড রিলিজ)',
  'capsule (timed release)': 'ক্যাপসুল (টাইমড রিলিজ)',
  'inhalation capsule': 'ইনহেলেশন ক্যাপসুল',
  suppository: 'সাপোজিটরি',
  'oral powder': 'খাওয়ার পাউডার',
  'effervescent powder': 'এফারভেসেন্ট পাউডার',
  syrup: 'সিরাপ',
  'oral suspension': 'সাসপেনশন',
  'oral solution': 'ওরাল সলিউশন',
  'powder for suspension': 'পাউডার ফর সাসপেনশন',
  'pediatric drops': 'শিশুদের ড্রপ',
  cream: 'ক্রিম',
  ointment: 'মলম',
  gel: 'জেল',
  'oral gel': 'ওরাল জেল',
  shampoo: 'শ্যাম্পু',
  'scalp solution': 'স্ক্যাল্প সলিউশন',
  'topical solution': 'টপিক্যাল সলিউশন',
  solution: 'সলিউশন',
  'topical powder': 'পাউডার',
  'topical spray': 'স্প্রে',
  'ophthalmic solution': 'চোখের ড্রপ',
  'ophthalmic suspension': 'চোখের ড্রপ (সাসপেনশন)',
  'ophthalmic ointment': 'চোখের মলম',
  'ear drop': 'কানের ড্রপ',
  'nasal drop': 'নাকের ড্রপ',
  'nasal spray': 'নাকের স্প্রে',
  inhaler: 'ইনহেলার',
  'nebuliser solution': 'নেবুলাইজার সলিউশন',
  'nebuliser suspension': 'নেবুলাইজার সাসপেনশন',
  'respirator solution': 'রেসপিরেটর সলিউশন',
  'iv injection': 'আইভি ইনজেকশন',
  'im injection': 'আইএম ইনজেকশন',
  'im/iv injection': 'ইনজেকশন',
  'sc injection': 'ইনসুলিন ইনজেকশন',
  mouthwash: 'মাউথওয়াশ',
  'hand rub': 'হ্যান্ড রাব',
  'surgical scrub': 'সার্জিক্যাল স্ক্রাব',
  'hand sanitizer': 'হ্যান্ড স্যানিটাইজার',
  'hand wash': 'হ্যান্ডওয়াশ',
  'refill pouch': 'রিফিল প্যাক',
  'antiseptic liquid': 'অ্যান্টিসেপটিক লিকুইড',
  mask: 'মাস্ক',
  balm: 'বাম',
  spray: 'স্প্রে',
  drink: 'পানীয়',
  powder: 'গুঁড়ো',
  pack: 'প্যাকেট',
  box: 'বক্স',
  biscuit: 'বিস্কুট',
  sweetener: 'মিষ্টিকারক',
  honey: 'মধু',
  husk: 'ভুসি',
  oil: 'তেল',
  meter: 'মিটার',
  'test strip': 'টেস্ট স্ট্রিপ',
  lancet: 'ল্যানসেট',
  needle: 'নিডল',
  syringe: 'সিরিঞ্জ',
  pen: 'কলম',
  'belt diaper': 'বেল্ট ডায়াপার',
  'pants diaper': 'প্যান্ট ডায়াপার',
  wipes: 'ওয়াইপস',
  'infant formula': 'শিশুর ফর্মুলা',
  'baby cereal': 'শিশুর সিরিয়াল',
  'milk powder': 'গুঁড়ো দুধ',
  lotion: 'লোশন',
  'body wash': 'বডি ওয়াশ',
  soap: 'সাবান',
  'petroleum jelly': 'পেট্রোলিয়াম জেলি',
  'face wash': 'ফেস ওয়াশ',
  sunscreen: 'সানস্ক্রিন',
  conditioner: 'কন্ডিশনার',
  'feeding bottle': 'ফিডার',
  accessory: 'সামগ্রী',
  device: 'যন্ত্র',
  'sanitary napkin': 'স্যানিটারি ন্যাপকিন',
  condom: 'কনডম',
  'test kit': 'টেস্ট কিট',
  support: 'সাপোর্ট',
  bandage: 'ব্যান্ডেজ',
  tape: 'টেপ',
  cotton: 'তুলা',
  'adhesive bandage': 'ব্যান্ড-এইড',
  gloves: 'গ্লাভস',
  'surgical supply': 'সার্জিক্যাল সামগ্রী',
  toothpaste: 'টুথপেস্ট',
  toothbrush: 'টুথব্রাশ',
};

/** The form of a product in the reader's words; a form without a Bengali word stays as the company writes it. */
export function formWord(form: string, language: Language): string {
  if (language === 'en') return form;
  return forms[form.trim().toLowerCase()] ?? form;
}

const containers: Record<string, string> = {
  strip: 'পাতা',
  blister: 'পাতা',
  box: 'বক্স',
  pack: 'প্যাক',
  tube: 'টিউব',
  bottle: 'বোতল',
};

const units: readonly [RegExp, string][] = [
  [/\bml\b/gi, 'মিলি'],
  [/\b(?:mcg|µg)\b/gi, 'মাইক্রোগ্রাম'],
  [/\bmg\b/gi, 'মিগ্রা'],
  [/\bkg\b/gi, 'কেজি'],
  [/\b(?:gm|g)\b/g, 'গ্রাম'],
  [/\bmm\b/g, 'মিমি'],
  [/\bcm\b/g, 'সেমি'],
  [/\binch\b/g, 'ইঞ্চি'],
  [/\bIU\b/g, 'আইইউ'],
  [/\b(?:pcs?|pieces?)\b/gi, 'পিস'],
  [/\btablets?\b/gi, 'ট্যাবলেট'],
  [/\bsachets?\b/gi, 'স্যাশে'],
  [/\bstrips?\b/gi, 'স্ট্রিপ'],
  [/\bpads?\b/gi, 'প্যাড'],
  [/\bpuffs?\b/gi, 'পাফ'],
  [/\bsprays?\b/gi, 'স্প্রে'],
  [/\bvials?\b/gi, 'ভায়াল'],
  [/\bcartridges?\b/gi, 'কার্ট্রিজ'],
  [/\bpens?\b/gi, 'পেন'],
];

/** A strength or a size in the reader's words: '500 mg' · '৫০০ মিগ্রা'. What is no measure stays. */
export function measureWords(measure: string, language: Language): string {
  if (language === 'en') return measure;
  return digits(
    units.reduce((done, [unit, word]) => done.replace(unit, word), measure),
    'bn',
  );
}

/** 'strip of 10' in the reader's words: '১০টির পাতা'; a pack that is sold whole is its size: '60 ml'. */
export function packWords(pack: { name: string; pieces: number }, language: Language): string {
  if (pack.pieces <= 1) return measureWords(pack.name, language);
  const container = pack.name.replace(/\s+of\s+\d+.*$/i, '').trim();
  if (language === 'en') return `${container} of ${pack.pieces}`;
  const word = containers[container.toLowerCase()] ?? container;
  return `${digits(pack.pieces, 'bn')}টির ${word}`;
}

/** What a product is in one line: strength, form, and the size of what is sold whole (60 ml or 100 ml). */
export function productWords(
  product: { strength: string; form: string; pack: { name: string; pieces: number } | null },
  language: Language,
): string {
  const { strength, form, pack } = product;
  const size = pack && pack.pieces <= 1 ? measureWords(pack.name, language) : '';
  return [measureWords(strength, language), formWord(form, language), size]
    .filter(Boolean)
    .join(' · ');
}

/** Strength and form alone, where the price tag says the size. */
export function strengthAndForm(
  product: { strength: string; form: string },
  language: Language,
): string {
  return productWords({ ...product, pack: null }, language);
}
