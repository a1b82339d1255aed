import { how, pregnancy, warnings, type GuidanceGroup } from './phrases.ts';

export const heartAndDiabetes: readonly GuidanceGroup[] = [
  {
    generics: [
      'Losartan Potassium',
      'Losartan Potassium + Hydrochlorothiazide',
      'Olmesartan Medoxomil',
      'Amlodipine Besilate + Olmesartan Medoxomil',
      'Telmisartan',
      'Ramipril',
      'Captopril',
      'Sacubitril + Valsartan',
    ],
    kind: 'oral',
    use: [
      'Lowers high blood pressure and spares heart and kidneys.',
      'উচ্চ রক্তচাপ কমায়, হার্ট ও কিডনি রক্ষা করে।',
    ],
    how: how.sameTime,
    warnings: warnings.standUpSlowly,
    effects: [
      'Dizziness, a dry cough with some. Get help at once when lips or face swell.',
      'মাথা ঘোরা, কিছু ওষুধে শুকনো কাশি। ঠোঁট বা মুখ ফুললে তখনই চিকিৎসা নিন।',
    ],
    pregnancy: pregnancy.harmful,
  },
  {
    generics: ['Amlodipine Besilate'],
    kind: 'oral',
    use: [
      'Lowers high blood pressure and keeps chest pain away.',
      'উচ্চ রক্তচাপ কমায় ও বুকে ব্যথা ঠেকায়।',
    ],
    how: how.sameTime,
    warnings: warnings.standUpSlowly,
    effects: [
      'Swollen ankles, a warm face, headache.',
      'পায়ের গোড়ালি ফোলা, মুখ গরম লাগা, মাথাব্যথা।',
    ],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: [
      'Bisoprolol Hemifumarate',
      'Atenolol',
      'Amlodipine Besilate + Atenolol',
      'Propranolol Hydrochloride',
      'Metoprolol Tartrate',
      'Carvedilol',
    ],
    kind: 'oral',
    use: ['Slows the heart and lowers blood pressure.', 'হৃৎস্পন্দন ধীর করে ও রক্তচাপ কমায়।'],
    how: how.sameTime,
    warnings: [
      'Never stop it from one day to the next. Ask first with asthma. With diabetes it can hide the signs of low sugar.',
      'হঠাৎ বন্ধ করবেন না। হাঁপানি থাকলে আগে জিজ্ঞেস করুন। ডায়াবেটিসে সুগার কমার লক্ষণ ঢেকে রাখতে পারে।',
    ],
    effects: [
      'Tiredness, cold hands, a slow pulse, dizziness.',
      'ক্লান্তি, হাত ঠান্ডা, ধীর নাড়ি, মাথা ঘোরা।',
    ],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Atorvastatin Calcium', 'Rosuvastatin', 'Fenofibrate'],
    kind: 'oral',
    use: [
      'Lowers the fats of the blood, beside food and movement.',
      'খাবার নিয়ন্ত্রণ ও হাঁটাচলার পাশাপাশি রক্তের চর্বি কমায়।',
    ],
    how: how.sameTime,
    warnings: [
      'Stop and ask with muscle pain or weakness without a reason, or yellow eyes. Ask first with liver disease.',
      'কারণ ছাড়া মাংসপেশিতে ব্যথা বা দুর্বলতা, কিংবা চোখ হলুদ হলে বন্ধ করে জিজ্ঞেস করুন। লিভারের অসুখে আগে জিজ্ঞেস করুন।',
    ],
    effects: ['Muscle pain, belly upset, headache.', 'মাংসপেশিতে ব্যথা, পেটে অস্বস্তি, মাথাব্যথা।'],
    pregnancy: pregnancy.harmful,
  },
  {
    generics: ['Clopidogrel Bisulphate', 'Clopidogrel + Aspirin', 'Rivaroxaban'],
    kind: 'oral',
    use: ['Keeps the blood from clotting.', 'রক্ত জমাট বাঁধা ঠেকায়।'],
    how: how.sameTime,
    warnings: [
      'Never stop it by yourself. Tell every doctor and dentist. No painkiller without asking. Get help at once with black stool, a blow on the head, or bleeding that does not stop.',
      'নিজে থেকে বন্ধ করবেন না। সব ডাক্তার ও দাঁতের ডাক্তারকে জানান। না জিজ্ঞেস করে ব্যথার ওষুধ নয়। কালো পায়খানা, মাথায় আঘাত বা রক্ত না থামলে তখনই চিকিৎসা নিন।',
    ],
    effects: ['Easier bruising, nosebleed.', 'সহজে কালশিটে, নাক দিয়ে রক্ত।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Nitroglycerin', 'Trimetazidine Dihydrochloride'],
    kind: 'oral',
    use: ['Keeps chest pain of the heart away.', 'হার্টের বুকে ব্যথা ঠেকিয়ে রাখে।'],
    how: how.asDoctorSays,
    warnings: [
      'Chest pain that stays: go to a hospital at once. Never with a medicine for potency.',
      'বুকে ব্যথা না কমলে তখনই হাসপাতালে যান। যৌনশক্তির ওষুধের সঙ্গে কখনো নয়।',
    ],
    effects: ['Headache, dizziness.', 'মাথাব্যথা, মাথা ঘোরা।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Furosemide', 'Furosemide + Spironolactone'],
    kind: 'oral',
    use: [
      'Drives water out of the body: for swelling and a weak heart.',
      'শরীরের বাড়তি পানি বের করে: ফোলা ও দুর্বল হার্টে।',
    ],
    how: how.asDoctorSays,
    warnings: warnings.standUpSlowly,
    effects: [
      'More urine, thirst, cramps, dizziness.',
      'বেশি প্রস্রাব, পিপাসা, পেশিতে টান, মাথা ঘোরা।',
    ],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Metformin Hydrochloride'],
    kind: 'oral',
    use: ['Lowers blood sugar in diabetes.', 'ডায়াবেটিসে রক্তের সুগার কমায়।'],
    how: how.afterFood,
    warnings: [
      'Ask first with kidney or liver disease, and before an X-ray with contrast. Pause and ask when you cannot eat or drink.',
      'কিডনি বা লিভারের অসুখে, আর কনট্রাস্ট দিয়ে এক্স-রের আগে জিজ্ঞেস করুন। খেতে বা পান করতে না পারলে বন্ধ রেখে জিজ্ঞেস করুন।',
    ],
    effects: [
      'Nausea, loose motion, a metal taste, mostly at first.',
      'বমি ভাব, পাতলা পায়খানা, মুখে ধাতব স্বাদ, বেশির ভাগ শুরুতে।',
    ],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Gliclazide', 'Glimepiride'],
    kind: 'oral',
    use: ['Lowers blood sugar in diabetes.', 'ডায়াবেটিসে রক্তের সুগার কমায়।'],
    how: how.beforeFood,
    warnings: warnings.lowSugar,
    effects: ['Low sugar, more weight, nausea.', 'সুগার কমে যাওয়া, ওজন বাড়া, বমি ভাব।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: [
      'Linagliptin',
      'Linagliptin + Metformin Hydrochloride',
      'Sitagliptin',
      'Sitagliptin + Metformin Hydrochloride',
      'Vildagliptin',
      'Vildagliptin + Metformin Hydrochloride',
    ],
    kind: 'oral',
    use: ['Lowers blood sugar in diabetes.', 'ডায়াবেটিসে রক্তের সুগার কমায়।'],
    how: how.sameTime,
    warnings: [
      'Strong belly pain that does not go: stop and see a doctor. Ask first with kidney or liver disease.',
      'পেটে তীব্র ব্যথা না কমলে বন্ধ করে ডাক্তার দেখান। কিডনি বা লিভারের অসুখে আগে জিজ্ঞেস করুন।',
    ],
    effects: ['A blocked nose, headache, belly upset.', 'নাক বন্ধ, মাথাব্যথা, পেটে অস্বস্তি।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: [
      'Empagliflozin',
      'Dapagliflozin Propanediol',
      'Empagliflozin + Metformin Hydrochloride',
    ],
    kind: 'oral',
    use: [
      'Lowers blood sugar: the sugar leaves with the urine.',
      'প্রস্রাবের সঙ্গে সুগার বের করে রক্তের সুগার কমায়।',
    ],
    how: how.sameTime,
    warnings: [
      'Drink enough. Pause and ask when you are ill and cannot eat. Get help with vomiting, belly pain or fast breath.',
      'পর্যাপ্ত পানি খান। অসুস্থ হয়ে খেতে না পারলে বন্ধ রেখে জিজ্ঞেস করুন। বমি, পেট ব্যথা বা দ্রুত শ্বাস হলে চিকিৎসা নিন।',
    ],
    effects: ['More urine, thirst, itching below.', 'বেশি প্রস্রাব, পিপাসা, প্রস্রাবের জায়গায় চুলকানি।'],
    pregnancy: pregnancy.doctorDecides,
  },
];
