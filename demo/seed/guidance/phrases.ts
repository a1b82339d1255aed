/** Phrases that apply to many medicines, in English and Bengali. */
export type Said = readonly [en: string, bn: string];

/** The way in which a form is used. */
export type Kind = 'oral' | 'skin' | 'eye' | 'nose' | 'inhaled' | 'rectal';

export interface GuidanceGroup {
  /** Spelled as on the shelves. */
  generics: readonly string[];
  kind: Kind;
  use: Said;
  how: Said;
  warnings: Said;
  effects: Said;
  pregnancy: Said;
}

export const how = {
  asDoctorSays: [
    'Exactly as your doctor wrote it. Do not take more, do not stop by yourself, and do not share it.',
    'ডাক্তার যেভাবে লিখেছেন ঠিক সেভাবে। নিজে থেকে বেশি খাবেন না, বন্ধ করবেন না, অন্যকে দেবেন না।',
  ],
  afterFood: ['As your doctor says, with food or after it.', 'ডাক্তারের কথামতো, খাবারের সঙ্গে বা পরে।'],
  beforeFood: [
    'As your doctor or the leaflet says, usually before a meal. Swallow it whole with water.',
    'ডাক্তার বা ভেতরের কাগজে যেমন বলা আছে, সাধারণত খাবারের আগে। পানি দিয়ে গিলে খান, চিবাবেন না।',
  ],
  asLeafletSays: [
    'Follow the leaflet or your doctor’s advice. See a doctor if it is no better after a few days.',
    'প্যাকেটের কাগজ বা ডাক্তারের কথামতো। কয়েক দিনে ভালো না হলে ডাক্তার দেখান।',
  ],
  toTheEnd: [
    'As your doctor wrote it, to the last dose, even when you feel better. Never keep some for another time.',
    'ডাক্তার যত দিন লিখেছেন তত দিন, ভালো লাগলেও শেষ পর্যন্ত। পরের জন্য রেখে দেবেন না।',
  ],
  sameTime: [
    'As your doctor says, at the same time every day. It works only while it is taken.',
    'ডাক্তারের কথামতো, প্রতিদিন একই সময়ে। যত দিন খাবেন তত দিনই কাজ করে।',
  ],
  thinLayer: [
    'A thin layer on clean, dry skin, as your doctor or the leaflet says. Wash your hands afterwards; keep it out of the eyes.',
    'পরিষ্কার ও শুকনো ত্বকে পাতলা করে, ডাক্তার বা কাগজের নির্দেশমতো। পরে হাত ধুয়ে ফেলুন; চোখে লাগাবেন না।',
  ],
  inTheEye: [
    'Wash your hands, pull the lower lid down and let a drop fall in; the tip touches nothing. As your doctor says. The leaflet says how long an open bottle keeps.',
    'হাত ধুয়ে নিচের পাতা টেনে এক ফোঁটা দিন; ড্রপারের মাথা কিছুতে লাগাবেন না। ডাক্তারের কথামতো। খোলা বোতল কত দিন ভালো থাকে কাগজে লেখা আছে।',
  ],
  inTheNose: [
    'Blow your nose first, then spray or drop as the leaflet or your doctor says. One bottle for one person.',
    'আগে নাক পরিষ্কার করুন, তারপর কাগজ বা ডাক্তারের নির্দেশমতো দিন। একটি বোতল একজনের জন্য।',
  ],
  breathedIn: [
    'As your doctor says. Ask us to show you how it is breathed in: much depends on it.',
    'ডাক্তারের কথামতো। কীভাবে টানতে হয় আমাদের কাছে দেখে নিন: ঠিকমতো না টানলে কাজ কম হয়।',
  ],
  inTheBowel: [
    'Into the back passage, lying on the side, with clean hands, as your doctor or the leaflet says. Never by mouth.',
    'কাত হয়ে শুয়ে, পরিষ্কার হাতে মলদ্বারে দিতে হয়, ডাক্তার বা কাগজের নির্দেশমতো। কখনো মুখে খাওয়া যায় না।',
  ],
} as const satisfies Record<string, Said>;

export const pregnancy = {
  askFirst: [
    'Ask your doctor or pharmacist first if you are pregnant, may become pregnant or breastfeed.',
    'গর্ভবতী হলে, হওয়ার সম্ভাবনা থাকলে বা বুকের দুধ খাওয়ালে আগে ডাক্তার বা ফার্মাসিস্টকে জিজ্ঞেস করুন।',
  ],
  doctorDecides: [
    'Only when a doctor who knows of the pregnancy says so. Do not stop a long treatment by yourself: ask at once.',
    'গর্ভাবস্থার কথা জেনে ডাক্তার বললে তবেই। দীর্ঘদিনের ওষুধ নিজে বন্ধ করবেন না: দ্রুত ডাক্তারকে জিজ্ঞেস করুন।',
  ],
  harmful: [
    'It can harm an unborn child. Not in pregnancy; tell your doctor at once if you are or may become pregnant.',
    'গর্ভের শিশুর ক্ষতি করতে পারে। গর্ভাবস্থায় খাবেন না; গর্ভবতী হলে বা হওয়ার সম্ভাবনা থাকলে তখনই ডাক্তারকে জানান।',
  ],
  notLate: [
    'Not in pregnancy unless your doctor says so, above all not in the last months. Ask while breastfeeding.',
    'ডাক্তার না বললে গর্ভাবস্থায় নয়, বিশেষ করে শেষ মাসগুলোতে। বুকের দুধ খাওয়ালে জিজ্ঞেস করুন।',
  ],
  oftenUsed: [
    'Often used in pregnancy and while breastfeeding, for as short as possible; ask your doctor first.',
    'গর্ভাবস্থায় ও বুকের দুধ খাওয়ানোর সময় প্রায়ই দেওয়া হয়, যত কম দিন সম্ভব; আগে ডাক্তারকে জিজ্ঞেস করুন।',
  ],
} as const satisfies Record<string, Said>;

export const warnings = {
  sleepy: [
    'It can make you sleepy: do not drive or work with machines. No alcohol, and no other medicine for sleep without asking.',
    'ঘুম পেতে পারে: গাড়ি চালাবেন না, যন্ত্রে কাজ করবেন না। মদ নয়; না জিজ্ঞেস করে অন্য ঘুমের ওষুধ নয়।',
  ],
  stomachAndKidney: [
    'Not with a stomach ulcer, kidney or heart trouble, dengue, or after an allergy to a painkiller, unless your doctor says so. Not together with another medicine of this kind.',
    'পেটে আলসার, কিডনি বা হার্টের অসুখ, ডেঙ্গু, অথবা ব্যথার ওষুধে অ্যালার্জি থাকলে ডাক্তার না বললে নয়। এ ধরনের দুটি ওষুধ একসঙ্গে নয়।',
  ],
  antibioticAllergy: [
    'Tell your doctor of any allergy to an antibiotic. Stop and get help at once with a rash, a swollen face or trouble breathing. It does nothing against colds and flu.',
    'কোনো অ্যান্টিবায়োটিকে অ্যালার্জি থাকলে ডাক্তারকে জানান। র‍্যাশ, মুখ ফোলা বা শ্বাসকষ্ট হলে বন্ধ করে তখনই চিকিৎসা নিন। সর্দি বা ফ্লুতে কাজ করে না।',
  ],
  standUpSlowly: [
    'Stand up slowly: it can make you dizzy. Do not stop it by yourself. Your doctor may want to check blood and kidneys.',
    'ধীরে উঠে দাঁড়ান: মাথা ঘুরতে পারে। নিজে থেকে বন্ধ করবেন না। ডাক্তার রক্ত ও কিডনি পরীক্ষা করাতে পারেন।',
  ],
  lowSugar: [
    'Know the signs of low sugar: sweating, trembling, hunger, confusion; then take sugar at once. Do not miss meals.',
    'সুগার কমার লক্ষণ চিনে রাখুন: ঘাম, কাঁপুনি, ক্ষুধা, অস্থিরতা; তখনই চিনি খান। খাবার বাদ দেবেন না।',
  ],
  steroid: [
    'Not for longer or on more skin than your doctor says, and not on the face by yourself. It can hide an infection.',
    'ডাক্তার যত দিন ও যতটুকু জায়গায় বলেছেন তার বেশি নয়; নিজে থেকে মুখে নয়। সংক্রমণ ঢেকে রাখতে পারে।',
  ],
  onlyInEye: [
    'Take contact lenses out first. See a doctor at once with strong pain, much redness or poorer sight.',
    'আগে কন্টাক্ট লেন্স খুলে নিন। বেশি ব্যথা, লাল হওয়া বা কম দেখলে তখনই ডাক্তার দেখান।',
  ],
} as const satisfies Record<string, Said>;
