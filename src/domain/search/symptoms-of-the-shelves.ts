/** Everyday words for goods on the shelves, and short names of substances. */
import type { Need } from './symptoms.ts';

export const needsOfTheShelves: readonly Need[] = [
  {
    phrases:
      'ors, saline, oral saline, orsaline, ors saline, salain, selain, selaine, khabar saline, khabar salain, oral rehydration, rehydration, ওআরএস, ওরস্যালাইন, স্যালাইন, সেলাইন, খাবার স্যালাইন, খাওয়ার স্যালাইন, ওর স্যালাইন',
    first: 'oral rehydration',
    generics: 'electrolyte, infusion set',
  },
  {
    phrases: 'para, parasitamol, pcm, পারা, প্যারা',
    first: 'paracetamol',
  },
  {
    phrases: 'mask, face mask, surgical mask, মাস্ক, মাক্স, ফেস মাস্ক, সার্জিক্যাল মাস্ক, maks',
    first: 'face mask',
    generics: 'respiratory accessories',
  },
  {
    phrases:
      'sanitizer, sanitiser, hand sanitizer, hand rub, স্যানিটাইজার, হ্যান্ড স্যানিটাইজার, হেন্ড স্যানিটাইজার, senitaizar, hexisol',
    first: 'hand sanitizer, chlorhexidine gluconate + isopropyl',
  },
  {
    phrases: 'hand wash, handwash, হ্যান্ডওয়াশ, হ্যান্ড ওয়াশ, হাত ধোয়া, hat dhoya',
    first: 'hand wash',
  },
  {
    phrases:
      'bandage, bandaid, band aid, plaster, ব্যান্ডেজ, বেন্ডেজ, ব্যান্ড এইড, ব্যান্ডএইড, bendej, bandej, bendage',
    first: 'adhesive bandage, gauze and bandage',
    generics: 'surgical tape',
  },
  {
    phrases: 'cotton, gauze, তুলা, তুলো, গজ, tula',
    first: 'gauze',
  },
  {
    phrases: 'gloves, hand gloves, গ্লাভস, হাতমোজা, glavs',
    first: 'gloves',
  },
  {
    phrases: 'syringe, সিরিঞ্জ, সিরিজ, sirinj',
    first: 'disposable syringe',
    generics: 'insulin syringe',
  },
  {
    phrases: 'first aid, first aid box, ফার্স্ট এইড, ফার্স্ট এইড বক্স, প্রাথমিক চিকিৎসা, farst eid',
    first: 'first-aid box',
    generics: 'adhesive bandage, gauze, povidone',
  },
  {
    phrases:
      'sugar strip, glucose strip, test strip, diabetes strip, strip, strips, সুগার স্ট্রিপ, ডায়াবেটিস স্ট্রিপ, গ্লুকোজ স্ট্রিপ, স্ট্রিপ, sugar strep',
    first: 'glucose test strip',
  },
  {
    phrases:
      'glucometer, sugar machine, diabetes machine, sugar test, blood sugar machine, diabetes meter, গ্লুকোমিটার, সুগার মাপার মেশিন, ডায়াবেটিস মাপার মেশিন, ডায়াবেটিস মেশিন, সুগার মেশিন, glukomitar, diabetes mapar machine, sugar mapar machine',
    first: 'blood glucose meter',
    generics: 'glucose test strip',
  },
  {
    phrases: 'lancet, ল্যানসেট, lanset',
    first: 'lancet',
  },
  {
    phrases: 'insulin, ইনসুলিন, insolin',
    first: 'insulin human, insulin glargine, insulin degludec, biphasic insulin, insulin aspart',
    generics: 'insulin',
  },
  {
    phrases:
      'sugar free, sugarfree, sweetener, diabetic sugar, সুগার ফ্রি, চিনির বিকল্প, ডায়াবেটিক চিনি, diabetic chini',
    first: 'sweetener, sucralose',
  },
  {
    phrases:
      'bp machine, pressure machine, blood pressure machine, bp monitor, pressure meter, প্রেসার মেশিন, প্রেসার মাপার মেশিন, প্রেশার মাপার মেশিন, প্রেসার মাপার যন্ত্র, রক্তচাপ মাপার যন্ত্র, বিপি মেশিন, presar mapar machine, pressure mapar machine, presar machine',
    first: 'digital blood pressure monitor, aneroid blood pressure monitor',
  },
  {
    phrases:
      'thermometer, digital thermometer, thermometer digital, fever meter, থার্মোমিটার, জ্বর মাপার যন্ত্র, জ্বর মাপার মেশিন, thermomitar, tharmomitar, jor mapar machine',
    first: 'thermometer',
  },
  {
    phrases:
      'oximeter, pulse oximeter, oxygen meter, অক্সিমিটার, পালস অক্সিমিটার, অক্সিজেন মাপার মেশিন, অক্সিজেন মাপার যন্ত্র, oximitar',
    first: 'pulse oximeter',
  },
  {
    phrases:
      'nebulizer, nebuliser, nebulizer machine, নেবুলাইজার, নেবুলাইজার মেশিন, নেবুলাইজার মাস্ক, nebulaizar',
    first: 'nebulizer, respiratory accessories',
    generics: 'salbutamol, ipratropium, budesonide',
    forms: 'device, nebul, respirator, surgical, accessory',
  },
  {
    phrases:
      'sunscreen, sun screen, sun cream, sunblock, sun block, sun lotion, সানস্ক্রিন, সানব্লক, সান ক্রিম, সানস্ক্রীন, sanskrin, roder cream',
    first: 'sunscreen',
  },
  {
    phrases:
      'toothpaste, tooth paste, tooth, দাঁত, টুথপেস্ট, টুথ পেস্ট, পেস্ট, দাঁতের মাজন, দাঁত মাজার, tuthpest, tuthpaste',
    first: 'toothpaste',
    generics: 'toothbrush, mouthwash, chlorhexidine',
    forms: 'tooth, mouth, oral gel',
  },
  {
    phrases: 'toothbrush, tooth brush, brush, টুথব্রাশ, টুথ ব্রাশ, ব্রাশ, tuthbrash, brash',
    first: 'toothbrush',
  },
  {
    phrases:
      'mouthwash, mouth wash, bad breath, gum, gum swelling, মাউথওয়াশ, মাউথ ওয়াশ, মুখের দুর্গন্ধ, মুখে গন্ধ, মাড়ি, মাড়ি ফোলা, mauthwash, mukhe gondho, mukher durgondho, mari fola',
    first: 'mouthwash, eucalyptol, chlorhexidine, povidone',
    forms: 'mouth, oral gel',
  },
  {
    phrases: 'shampoo, শ্যাম্পু, সেম্পু, shampu, sampu',
    first: 'shampoo, baby shampoo',
    generics: 'ketoconazole',
    forms: 'shampoo',
  },
  {
    phrases: 'soap, সাবান, saban, shaban',
    first: 'soap',
    generics: 'baby soap',
    forms: 'soap',
  },
  {
    phrases: 'face wash, facewash, ফেসওয়াশ, ফেস ওয়াশ, feswash',
    first: 'face wash',
  },
  {
    phrases: 'lotion, body lotion, লোশন, বডি লোশন',
    first: 'body lotion',
    generics: 'baby lotion',
  },
  {
    phrases: 'hair oil, coconut oil, চুলের তেল, নারিকেল তেল, নারকেল তেল, chuler tel, narikel tel',
    first: 'hair oil',
  },
  {
    phrases:
      'vaseline, petroleum jelly, lip, ভ্যাসলিন, ভেসলিন, পেট্রোলিয়াম জেলি, ঠোঁট ফাটা, thot fata, vaslin',
    first: 'petroleum jelly',
  },
  {
    phrases:
      'pain balm, balm, pain spray, pain cream, ব্যথার মলম, বাম, ব্যথার স্প্রে, ব্যথার ক্রিম, bethar molom, betha malam, bethar spray',
    first: 'pain relief, methyl salicylate',
    generics: 'menthol',
  },
  {
    phrases: 'back belt, ls belt, back pain belt, waist belt, কোমরের বেল্ট, কোমর বেল্ট, komorer belt',
    first: 'back support',
  },
  {
    phrases: 'knee cap, knee support, knee belt, হাঁটুর বেল্ট, নি ক্যাপ, hatur belt',
    first: 'knee support',
  },
  {
    phrases:
      'neck collar, cervical collar, neck belt, neck pain, ঘাড়ের কলার, ঘাড় ব্যথা, গলার বেল্ট, ghar betha',
    first: 'neck support',
    generics: 'pain relief, paracetamol',
  },
  {
    phrases: 'antiseptic, disinfectant, জীবাণুনাশক, অ্যান্টিসেপটিক, jibanunashok, entiseptik',
    first: 'chlorhexidine, chloroxylenol, povidone',
    forms: 'solution, cream, ointment, liquid, scrub',
  },
  {
    phrases: 'isabgul, isubgul, psyllium, ইসবগুল, ইসুবগুল, ইসবগুলের ভুসি, isobgul, esobgul',
    first: 'ispaghula',
  },
  {
    phrases: 'honey, মধু, modhu',
    first: 'honey',
  },
  {
    phrases: 'vitamin c, vit c, ভিটামিন সি, সিভিট, vitamin si, civit',
    first: '^vitamin c, ascorbic',
    generics: 'vitamin c',
  },
  {
    phrases: 'vitamin d, vit d, ভিটামিন ডি, vitamin d3',
    first: 'colecalciferol, cholecalciferol',
    generics: 'vitamin d3',
  },
  {
    phrases: 'glucose, গ্লুকোজ, glukoj',
    first: '^glucose',
    generics: 'oral rehydration',
  },
  {
    phrases: 'health drink, হরলিক্স, হরলিকস, horlicks, পুষ্টি পানীয়',
    first: 'health drink',
    generics: 'complete nutrition',
  },
  {
    phrases: 'inhaler, ইনহেলার, ইনহেলর, inhelar',
    first: 'salbutamol',
    generics: 'salmeterol, budesonide, ipratropium, fluticasone, formoterol',
    forms: 'inhal',
  },
  {
    phrases: 'nose drop, nasal drop, nasal spray, নাকের ড্রপ, নাকের স্প্রে, naker drop',
    first: 'oxymetazoline, xylometazoline, sodium chloride',
    generics: 'fluticasone, mometasone, azelastine',
    forms: 'nasal',
  },
];
