import type { SeedComment, SeedReview } from './types.ts';

type ReviewLine = [day: string, customer: string, content: string];
type CommentLine = [permalink: string, ...ReviewLine];

/** Reviews of invented customers. They make no claims about cures. */
const reviews: readonly ReviewLine[] = [
  [
    '2024-11-09',
    'Golam Rabbani',
    'First order was a small one, to try. The second was the whole month.',
  ],
  ['2024-11-27', 'লায়লা আরজুমান', 'রাত দশটায় ফোন করেছিলাম, ফার্মাসিস্ট ধৈর্য ধরে সব বুঝিয়ে দিয়েছেন।'],
  [
    '2024-12-15',
    'Tareq Aziz',
    'The invoice shows every strip. Easy to check against the prescription.',
  ],
  ['2025-01-06', 'সুমন বড়ুয়া', 'পাহাড়ে নেটওয়ার্ক থাকে না। আগে লিখে রাখি, বাজারে নামলে অর্ডার চলে যায়।'],
  [
    '2025-01-22',
    'Afroza Begum',
    'They would not sell the antibiotic without a prescription. That is how it should be.',
  ],
  ['2025-02-10', 'হাসিবুল ইসলাম', 'একটা সিরাপের বোতল ভাঙা ছিল, ছবি দিতেই বদলে দিয়েছে।'],
  [
    '2025-03-02',
    'Tahmina Akter',
    'Ordered at night, had it before lunch. The delivery man called first.',
  ],
  ['2025-03-19', 'মাহবুব আলম', 'দাম অ্যাপে যা দেখেছি, তা-ই নিয়েছে। মেমো ঠিকঠাক ছিল।'],
  [
    '2025-04-07',
    'Sajid Hasan',
    'One strip was out of stock; they phoned and asked before changing anything.',
  ],
  ['2025-04-28', 'নাসরিন সুলতানা', 'মায়ের ওষুধ প্রতি মাসে এখান থেকেই নিই। মেয়াদ সব সময় দেখে দেয়।'],
  [
    '2025-05-16',
    'Rezaul Karim',
    'Works even on the launch to Barishal with no signal. The request went out later by itself.',
  ],
  ['2025-06-03', 'শারমিন জাহান', 'প্রেসক্রিপশনের ছবি তুলে দিয়েছি, আধা ঘণ্টার মধ্যে ফোন এসেছে।'],
  ['2025-06-24', 'Imran Kabir', 'Packing was neat, syrup bottle wrapped separately.'],
  ['2025-07-11', 'আবু সাঈদ', 'সিলেটে দুই দিনে পেয়েছি। চার্জ ১২০ টাকা, আগেই বলা ছিল।'],
  ['2025-08-05', 'Priya Saha', 'I like that the price per piece is shown, not only per strip.'],
  ['2025-08-29', 'কামরুন নাহার', 'বাংলায় সব লেখা আছে, আব্বা নিজেই অর্ডার করতে পারেন।'],
  ['2025-09-14', 'Mehedi Hasan', 'Changed my address by phone without any trouble.'],
  ['2025-10-02', 'রুবিনা ইয়াসমিন', 'ডায়াপারের সাইজ ভুল দিয়েছিলাম, পরদিন বদলে দিয়েছে।'],
];

const comments: readonly CommentLine[] = [
  [
    'napa-500-mg-tablet',
    '2024-12-02',
    'Rumana Huq',
    'Ten strips for the clinic, all with the same date.',
  ],
  ['napa-500-mg-tablet', '2024-12-28', 'আশরাফুল আলম', 'গ্রামের দোকানে ছিল না, এখানে পেয়েছি।'],
  ['napa-500-mg-tablet', '2025-01-17', 'Mizan Patwary', 'Strip, not loose tablets. Good.'],
  ['napa-500-mg-tablet', '2025-06-12', 'শিউলি রানী', 'একই দামে ঘরে বসে পেলাম।'],
  [
    'napa-500-mg-tablet',
    '2025-09-25',
    'Tanvir Hasan',
    'The search found it although I typed it in Bengali.',
  ],
  [
    'seclo-20-mg-capsule-delayed-release',
    '2024-11-19',
    'Faruk Hossain',
    'Box of ten strips, sealed.',
  ],
  [
    'seclo-20-mg-capsule-delayed-release',
    '2025-01-30',
    'পারভীন আক্তার',
    'প্রতি মাসে নিই, সব সময় আসল প্যাকেট পাই।',
  ],
  [
    'seclo-20-mg-capsule-delayed-release',
    '2025-04-19',
    'Shafiul Bari',
    'Price per piece is written, that helps.',
  ],
  ['seclo-20-mg-capsule-delayed-release', '2025-08-14', 'নাজমুল হুদা', 'বিকেলে অর্ডার, পরদিন সকালে হাতে।'],
  [
    'omron-hem-7120-upper-arm-device',
    '2024-12-20',
    'Ishrat Zahan',
    'The cuff fits a thin arm too. Manual is in English.',
  ],
  ['omron-hem-7120-upper-arm-device', '2025-01-12', 'কবির আহমেদ', 'ওয়ারেন্টি কার্ডে সিল দেওয়া ছিল।'],
  [
    'omron-hem-7120-upper-arm-device',
    '2025-05-27',
    'Nadim Mahmud',
    'Same numbers as at the doctor. Came well packed.',
  ],
  ['omron-hem-7120-upper-arm-device', '2025-09-18', 'রেহানা পারভীন', 'মা নিজেই মাপতে পারেন।'],
  [
    'napa-500-mg-tablet',
    '2025-02-11',
    'Farhana Islam',
    'Always at home in our family. Came with a long expiry date.',
  ],
  ['napa-500-mg-tablet', '2025-05-20', 'জসিম উদ্দিন', 'পাতা ঠিকঠাক ছিল, দামও গায়ের দাম।'],
  ['napa-500-mg-tablet', '2025-08-08', 'Sohel Rana', 'Can I buy less than one strip?'],
  ['napa-extra-500-mg-65-mg-tablet', '2025-03-09', 'মৌসুমী আক্তার', 'দ্রুত পেয়েছি, ধন্যবাদ।'],
  ['ace-500-mg-tablet', '2025-04-15', 'Habibur Rahman', 'Same price as at the corner shop.'],
  ['seclo-20-mg-capsule-delayed-release', '2025-02-25', 'আনিসুর রহমান', 'মেয়াদ ২০২৭ পর্যন্ত ছিল।'],
  [
    'seclo-20-mg-capsule-delayed-release',
    '2025-06-30',
    'Nadia Rahman',
    'Got three strips, all from the same batch.',
  ],
  [
    'sergel-20-mg-capsule-delayed-release',
    '2025-07-17',
    'রাশেদুল হক',
    'আসল প্যাকেট, হলোগ্রাম দেখে নিয়েছি।',
  ],
  [
    'maxpro-20-mg-capsule-delayed-release',
    '2025-05-05',
    'Tanjila Mitu',
    'Delivered within a day in Cumilla.',
  ],
  ['monas-10-mg-tablet', '2025-03-28', 'শফিকুল ইসলাম', '১৫টার পাতা, দাম ঠিক আছে।'],
  [
    'fexo-120-mg-tablet',
    '2025-09-03',
    'Lamia Haque',
    'The pharmacist asked for the prescription first. Good.',
  ],
  ['alatrol-10-mg-tablet', '2025-04-02', 'বিপ্লব দাস', 'প্যাকেট ভালোভাবে মোড়ানো ছিল।'],
  [
    'orsaline-n-10-25-gm-oral-powder',
    '2025-05-30',
    'Kazi Arif',
    'A box of 20 is handy to keep in the house.',
  ],
  ['savlon-0-3-percent-3-percent-solution-500-ml', '2025-06-14', 'রওশন আরা', 'বড় বোতলটা সাশ্রয়ী।'],
  [
    'omron-hem-7120-upper-arm-device',
    '2025-02-18',
    'Mahfuz Ahmed',
    'Batteries were in the box, the guarantee card was stamped.',
  ],
  ['omron-hem-7120-upper-arm-device', '2025-07-22', 'সেলিনা পারভীন', 'বাবার জন্য নিয়েছি, ব্যবহার করা সহজ।'],
  [
    'accu-chek-active-meter-10-strips',
    '2025-08-19',
    'Zahid Hossain',
    'Ten strips included, as written.',
  ],
  ['jumper-jpd-500d-fingertip-device', '2025-04-21', 'তাসনিম জারা', 'আলো উজ্জ্বল, সংখ্যা পরিষ্কার দেখা যায়।'],
  [
    'huggies-dry-pants-m-6-11-kg-42-pcs-pants-diaper',
    '2025-03-14',
    'Sumaiya Binte Noor',
    'Right size, pack was not opened.',
  ],
  [
    'mamypoko-pants-standard-l-9-14-kg-30-pcs-pants-diaper',
    '2025-09-10',
    'ইসরাত জাহান',
    'ডেলিভারি চার্জসহও বাজারের চেয়ে কম পড়েছে।',
  ],
  [
    'horlicks-standard-500-gm-powder',
    '2025-06-08',
    'Biplob Barua',
    'Jar sealed, best before next year.',
  ],
  ['ceevit-250-mg-chewable-tablet', '2025-07-01', 'মিজানুর রহমান', 'বাচ্চারা পছন্দ করে।'],
  [
    'sensodyne-fresh-mint-130-gm-toothpaste',
    '2025-05-12',
    'Arpita Roy',
    'The bigger tube is the better price.',
  ],
  [
    'sundarban-khalisha-modhu-500-gm-honey',
    '2025-08-25',
    'গোলাম মোস্তফা',
    'ঘ্রাণ ভালো, কাচের বোতলে এসেছে।',
  ],
  ['calbo-d-500-mg-200-iu-tablet', '2025-09-21', 'Shirin Akhter', 'Strip of 15, fresh stock.'],
];

/** Noon in Dhaka, in UTC. */
function noonOf(day: string): string {
  return `${day}T06:00:00.000Z`;
}

export function seedReviews(): SeedReview[] {
  return reviews.map(([day, customer, content], at) => ({
    id: at + 1,
    customer,
    content,
    createdAt: noonOf(day),
  }));
}

/** Throws if a comment names a product that is not on the shelves. */
export function seedComments(idOf: (permalink: string) => number): SeedComment[] {
  return comments.map(([permalink, day, customer, content], at) => ({
    id: at + 1,
    productId: idOf(permalink),
    customer,
    content,
    createdAt: noonOf(day),
  }));
}
