import { how, pregnancy, warnings, type GuidanceGroup } from './phrases.ts';

export const infection: readonly GuidanceGroup[] = [
  {
    generics: [
      'Azithromycin Dihydrate',
      'Cefixime Trihydrate',
      'Cefuroxime Axetil',
      'Cefuroxime Axetil + Clavulanic Acid',
      'Cephradine',
      'Cefpodoxime Proxetil',
      'Amoxicillin Trihydrate',
      'Amoxicillin + Clavulanic Acid',
      'Flucloxacillin Sodium',
      'Phenoxymethyl Penicillin',
      'Clarithromycin',
      'Clindamycin',
      'Erythromycin',
    ],
    kind: 'oral',
    use: [
      'An antibiotic for bacterial infections that a doctor has found.',
      'অ্যান্টিবায়োটিক: ডাক্তার ব্যাকটেরিয়ার সংক্রমণ বললে তবেই।',
    ],
    how: how.toTheEnd,
    warnings: warnings.antibioticAllergy,
    effects: ['Nausea, belly pain, loose motion.', 'বমি ভাব, পেট ব্যথা, পাতলা পায়খানা।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Ciprofloxacin', 'Levofloxacin Hemihydrate', 'Moxifloxacin Hydrochloride'],
    kind: 'oral',
    use: [
      'An antibiotic for bacterial infections that a doctor has found.',
      'অ্যান্টিবায়োটিক: ডাক্তার ব্যাকটেরিয়ার সংক্রমণ বললে তবেই।',
    ],
    how: how.toTheEnd,
    warnings: [
      'Stop and ask at once with pain in a tendon, tingling, or a racing heart. Not for children unless a doctor says so. Leave hours between it and antacids, iron or calcium.',
      'রগে ব্যথা, ঝিনঝিন বা বুক ধড়ফড় করলে বন্ধ করে তখনই জিজ্ঞেস করুন। ডাক্তার না বললে শিশুকে নয়। অ্যান্টাসিড, আয়রন বা ক্যালসিয়ামের সঙ্গে কয়েক ঘণ্টার ব্যবধান রাখুন।',
    ],
    effects: [
      'Nausea, loose motion, dizziness, trouble sleeping.',
      'বমি ভাব, পাতলা পায়খানা, মাথা ঘোরা, ঘুমের ব্যাঘাত।',
    ],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Doxycycline Hydrochloride'],
    kind: 'oral',
    use: [
      'An antibiotic for bacterial infections that a doctor has found, and for acne.',
      'অ্যান্টিবায়োটিক: ডাক্তার ব্যাকটেরিয়ার সংক্রমণ বললে, আর ব্রণে।',
    ],
    how: how.toTheEnd,
    warnings: [
      'Swallow it sitting, with a full glass of water. Keep out of strong sun. Not with milk, antacids or iron at the same time. Not for small children.',
      'বসে এক গ্লাস পানি দিয়ে গিলুন। কড়া রোদ এড়ান। একই সময়ে দুধ, অ্যান্টাসিড বা আয়রন নয়। ছোট শিশুকে নয়।',
    ],
    effects: ['Nausea, heartburn, sunburn.', 'বমি ভাব, বুক জ্বালা, রোদে ত্বক পোড়া।'],
    pregnancy: pregnancy.harmful,
  },
  {
    generics: ['Metronidazole', 'Nitazoxanide'],
    kind: 'oral',
    use: [
      'For infections with amoebas, some other parasites and some bacteria that a doctor has found.',
      'আমাশয়সহ কিছু পরজীবী ও ব্যাকটেরিয়ার সংক্রমণে, ডাক্তার বললে।',
    ],
    how: how.toTheEnd,
    warnings: [
      'No alcohol during the days of metronidazole and two days after. Loose motion alone needs saline first; blood or fever needs a doctor.',
      'মেট্রোনিডাজল চলাকালে ও পরের দুই দিন মদ নয়। শুধু পাতলা পায়খানায় আগে স্যালাইন; রক্ত বা জ্বর থাকলে ডাক্তার।',
    ],
    effects: ['A metallic taste, nausea, dark urine.', 'মুখে ধাতব স্বাদ, বমি ভাব, গাঢ় প্রস্রাব।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Nitrofurantoin', 'Sulphamethoxazole + Trimethoprim', 'Linezolid'],
    kind: 'oral',
    use: [
      'An antibiotic that a doctor chooses for certain infections.',
      'অ্যান্টিবায়োটিক: বিশেষ কিছু সংক্রমণে ডাক্তার বেছে দেন।',
    ],
    how: how.toTheEnd,
    warnings: warnings.antibioticAllergy,
    effects: ['Nausea, headache, loose motion.', 'বমি ভাব, মাথাব্যথা, পাতলা পায়খানা।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Albendazole', 'Mebendazole', 'Pyrantel Pamoate'],
    kind: 'oral',
    use: ['For intestinal worms.', 'পেটের কৃমিতে।'],
    how: how.asLeafletSays,
    warnings: [
      'Best for the whole family at once, with clean hands and short nails. Ask first for a child under two.',
      'পরিবারের সবাই একসঙ্গে খাওয়া ভালো; হাত পরিষ্কার ও নখ ছোট রাখুন। দুই বছরের কম হলে আগে জিজ্ঞেস করুন।',
    ],
    effects: ['Belly pain, nausea, headache.', 'পেট ব্যথা, বমি ভাব, মাথাব্যথা।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Fluconazole', 'Itraconazole', 'Terbinafine Hydrochloride'],
    kind: 'oral',
    use: ['For fungal infections, such as ringworm.', 'দাদসহ ছত্রাকের সংক্রমণে।'],
    how: how.toTheEnd,
    warnings: [
      'Ask first with liver or heart disease: many other medicines do not go with it. Stop and ask with yellow eyes or dark urine.',
      'লিভার বা হার্টের অসুখ থাকলে আগে জিজ্ঞেস করুন: অনেক ওষুধের সঙ্গে মেলে না। চোখ হলুদ বা প্রস্রাব গাঢ় হলে বন্ধ করে জিজ্ঞেস করুন।',
    ],
    effects: ['Nausea, belly pain, headache, rash.', 'বমি ভাব, পেট ব্যথা, মাথাব্যথা, র‍্যাশ।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Acyclovir'],
    kind: 'oral',
    use: ['For herpes, shingles and chicken pox.', 'হার্পিস ও জলবসন্তে।'],
    how: how.toTheEnd,
    warnings: [
      'Drink enough water. It works best when started early. Ask first with kidney disease.',
      'পর্যাপ্ত পানি খান। শুরুতেই খেলে ভালো কাজ করে। কিডনির অসুখ থাকলে আগে জিজ্ঞেস করুন।',
    ],
    effects: ['Nausea, headache, tiredness.', 'বমি ভাব, মাথাব্যথা, ক্লান্তি।'],
    pregnancy: pregnancy.doctorDecides,
  },
];
