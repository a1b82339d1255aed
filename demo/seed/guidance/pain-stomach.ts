import { how, pregnancy, warnings, type GuidanceGroup } from './phrases.ts';

export const painAndStomach: readonly GuidanceGroup[] = [
  {
    generics: ['Paracetamol', 'Paracetamol + Caffeine'],
    kind: 'oral',
    use: ['For fever and mild to moderate pain.', 'জ্বর এবং অল্প থেকে মাঝারি ব্যথায়।'],
    how: how.asLeafletSays,
    warnings: [
      'Many cold and pain medicines also contain paracetamol – never take two together. An overdose can damage the liver. Ask first if you have liver disease or drink a lot of alcohol.',
      'সর্দি ও ব্যথার অনেক ওষুধেই প্যারাসিটামল থাকে: দুটি একসঙ্গে খাবেন না। বেশি খেলে লিভারের ক্ষতি হয়। লিভারের অসুখ থাকলে বা মদ খেলে আগে জিজ্ঞেস করুন।',
    ],
    effects: [
      'Rare. Stop and ask a doctor if you get a rash or yellow eyes.',
      'সাধারণত কিছু হয় না। র‍্যাশ বা চোখ হলুদ হলে বন্ধ করে জিজ্ঞেস করুন।',
    ],
    pregnancy: pregnancy.oftenUsed,
  },
  {
    generics: ['Paracetamol'],
    kind: 'rectal',
    use: ['For fever and pain when nothing stays down.', 'জ্বর ও ব্যথায়, যখন মুখে খাওয়ানো যায় না।'],
    how: how.inTheBowel,
    warnings: [
      'Not together with paracetamol by mouth: it is the same medicine. Too much harms the liver.',
      'মুখে প্যারাসিটামলের সঙ্গে একসাথে নয়: একই ওষুধ। বেশি হলে লিভারের ক্ষতি হয়।',
    ],
    effects: ['Rare; sometimes the place is sore.', 'সাধারণত কিছু হয় না; কখনো জায়গাটি জ্বালা করে।'],
    pregnancy: pregnancy.oftenUsed,
  },
  {
    generics: [
      'Ibuprofen',
      'Naproxen Sodium',
      'Naproxen Sodium + Esomeprazole Magnesium',
      'Ketorolac Tromethamine',
      'Diclofenac Sodium',
      'Aceclofenac',
      'Tolfenamic acid',
      'Etoricoxib',
    ],
    kind: 'oral',
    use: [
      'For pain and swelling: of joints, muscles, teeth or the head, as your doctor decides.',
      'ব্যথা ও ফোলায়: গিরা, মাংসপেশি, দাঁত বা মাথার ব্যথা, ডাক্তার যেমন বলেন।',
    ],
    how: how.afterFood,
    warnings: warnings.stomachAndKidney,
    effects: [
      'Stomach pain, heartburn, nausea. Get help at once with black stool, blood, or trouble breathing.',
      'পেট ব্যথা, বুক জ্বালা, বমি ভাব। কালো পায়খানা, রক্ত বা শ্বাসকষ্ট হলে তখনই চিকিৎসা নিন।',
    ],
    pregnancy: pregnancy.notLate,
  },
  {
    generics: ['Aspirin'],
    kind: 'oral',
    use: [
      'In low strength to keep blood from clotting, in higher strength for pain and fever.',
      'কম শক্তিতে রক্ত জমাট বাঁধা ঠেকাতে, বেশি শক্তিতে ব্যথা ও জ্বরে।',
    ],
    how: how.afterFood,
    warnings: [
      'Not for children under 16, not in dengue, not with a bleeding ulcer. Tell the dentist or surgeon. Do not stop a heart medicine by yourself.',
      '১৬ বছরের কম বয়সে নয়, ডেঙ্গুতে নয়, রক্ত ঝরা আলসারে নয়। দাঁতের ডাক্তার বা সার্জনকে জানান। হার্টের ওষুধ নিজে থেকে বন্ধ করবেন না।',
    ],
    effects: [
      'An upset stomach, easier bruising. Get help at once with black stool or bleeding that does not stop.',
      'পেটে অস্বস্তি, সহজে কালশিটে। কালো পায়খানা বা রক্ত না থামলে তখনই চিকিৎসা নিন।',
    ],
    pregnancy: pregnancy.notLate,
  },
  {
    generics: [
      'Omeprazole',
      'Esomeprazole',
      'Rabeprazole Sodium',
      'Pantoprazole Sodium Sesquihydrate',
      'Dexlansoprazole',
      'Famotidine',
    ],
    kind: 'oral',
    use: [
      'Lowers stomach acid: for heartburn, acidity and ulcers.',
      'পাকস্থলীর এসিড কমায়: বুক জ্বালা, এসিডিটি ও আলসারে।',
    ],
    how: how.beforeFood,
    warnings: [
      'See a doctor when it is needed for more than two weeks, with weight loss, black stool or trouble swallowing.',
      'দুই সপ্তাহের বেশি লাগলে, ওজন কমলে, কালো পায়খানা বা গিলতে কষ্ট হলে ডাক্তার দেখান।',
    ],
    effects: ['Headache, loose motion or constipation, gas.', 'মাথাব্যথা, পাতলা পায়খানা বা কোষ্ঠকাঠিন্য, গ্যাস।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: [
      'Aluminium Hydroxide + Magnesium Hydroxide',
      'Aluminium Hydroxide + Magnesium Hydroxide + Simethicone',
      'Sodium Alginate + Sodium Bicarbonate + Calcium Carbonate',
      'Simethicone',
    ],
    kind: 'oral',
    use: ['For heartburn, acidity and gas, as they come.', 'বুক জ্বালা, এসিডিটি ও গ্যাস হলে।'],
    how: how.asLeafletSays,
    warnings: [
      'Leave about two hours between this and other medicines. Ask first with kidney disease.',
      'অন্য ওষুধের সঙ্গে প্রায় দুই ঘণ্টার ব্যবধান রাখুন। কিডনির অসুখ থাকলে আগে জিজ্ঞেস করুন।',
    ],
    effects: ['Loose motion or constipation.', 'পাতলা পায়খানা বা কোষ্ঠকাঠিন্য।'],
    pregnancy: pregnancy.oftenUsed,
  },
  {
    generics: ['Domperidone Maleate', 'Ondansetron'],
    kind: 'oral',
    use: ['For nausea and vomiting.', 'বমি ও বমি বমি ভাবে।'],
    how: how.asDoctorSays,
    warnings: [
      'Ask first with heart trouble, an irregular heartbeat, or other medicines for the heart or fungus. A child who vomits needs fluids, and a doctor when it is limp or does not drink.',
      'হার্টের অসুখ, অনিয়মিত হৃৎস্পন্দন, বা হার্ট কিংবা ছত্রাকের ওষুধ চললে আগে জিজ্ঞেস করুন। শিশুর বমি হলে পানীয় দিন; নেতিয়ে পড়লে বা না খেলে ডাক্তার দেখান।',
    ],
    effects: ['Dry mouth, headache, constipation.', 'মুখ শুকানো, মাথাব্যথা, কোষ্ঠকাঠিন্য।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: ['Tiemonium Methylsulphate', 'Hyoscine Butylbromide', 'Mebeverine Hydrochloride'],
    kind: 'oral',
    use: ['For stomach cramps.', 'পেট কামড়ানো ও মোচড়ানো ব্যথায়।'],
    how: how.asDoctorSays,
    warnings: [
      'Strong or lasting belly pain, fever or a hard belly: see a doctor, do not cover it. Ask first with glaucoma or trouble passing urine.',
      'তীব্র বা টানা পেট ব্যথা, জ্বর বা পেট শক্ত হলে ওষুধে চাপা না দিয়ে ডাক্তার দেখান। গ্লুকোমা বা প্রস্রাবে কষ্ট থাকলে আগে জিজ্ঞেস করুন।',
    ],
    effects: ['Dry mouth, fast heartbeat, blurred vision.', 'মুখ শুকানো, বুক ধড়ফড়, ঝাপসা দেখা।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: ['Lactulose', 'Bisacodyl'],
    kind: 'oral',
    use: ['For constipation.', 'কোষ্ঠকাঠিন্যে।'],
    how: how.asLeafletSays,
    warnings: [
      'Drink enough water. Not with strong belly pain or vomiting, and not every day for long without a doctor.',
      'পর্যাপ্ত পানি খান। তীব্র পেট ব্যথা বা বমি থাকলে নয়; ডাক্তার ছাড়া অনেক দিন রোজ নয়।',
    ],
    effects: ['Gas, cramps, loose motion.', 'গ্যাস, পেট কামড়ানো, পাতলা পায়খানা।'],
    pregnancy: pregnancy.askFirst,
  },
];
