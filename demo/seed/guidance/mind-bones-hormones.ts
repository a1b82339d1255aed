import { how, pregnancy, warnings, type GuidanceGroup } from './phrases.ts';

export const mindBonesAndHormones: readonly GuidanceGroup[] = [
  {
    generics: ['Clonazepam', 'Bromazepam', 'Alprazolam', 'Diazepam'],
    kind: 'oral',
    use: [
      'For strong anxiety, sleep or fits, for a short time.',
      'তীব্র দুশ্চিন্তা, ঘুম বা খিঁচুনিতে, অল্প দিনের জন্য।',
    ],
    how: how.asDoctorSays,
    warnings: [
      'It is habit-forming: never more, never longer than your doctor says, and do not stop suddenly. No driving, no alcohol.',
      'অভ্যাস হয়ে যেতে পারে: ডাক্তারের কথার চেয়ে বেশি বা বেশি দিন নয়, হঠাৎ বন্ধও নয়। গাড়ি চালাবেন না, মদ নয়।',
    ],
    effects: ['Sleepiness, unsteady walking, forgetting.', 'ঘুম ঘুম ভাব, টলমল হাঁটা, ভুলে যাওয়া।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Pregabalin', 'Gabapentin', 'Amitriptyline Hydrochloride'],
    kind: 'oral',
    use: [
      'For nerve pain, and other uses that your doctor decides on.',
      'স্নায়ুর ব্যথায়, আর ডাক্তার অন্য কাজে বললে।',
    ],
    how: how.asDoctorSays,
    warnings: warnings.sleepy,
    effects: [
      'Sleepiness, dizziness, dry mouth, weight gain.',
      'ঘুম ঘুম ভাব, মাথা ঘোরা, মুখ শুকানো, ওজন বাড়া।',
    ],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: [
      'Escitalopram Oxalate',
      'Sertraline Hydrochloride',
      'Flupentixol + Melitracen',
      'Olanzapine',
    ],
    kind: 'oral',
    use: ['For low mood, anxiety and other mental illnesses.', 'বিষণ্নতা, দুশ্চিন্তা ও মনের অন্য অসুখে।'],
    how: how.sameTime,
    warnings: [
      'It takes weeks to help. Do not stop suddenly. Tell somebody and your doctor at once of thoughts of harming yourself. No alcohol.',
      'কাজ করতে কয়েক সপ্তাহ লাগে। হঠাৎ বন্ধ করবেন না। নিজের ক্ষতির চিন্তা এলে তখনই কাউকে ও ডাক্তারকে বলুন। মদ নয়।',
    ],
    effects: [
      'Nausea, sleepiness or trouble sleeping, dry mouth.',
      'বমি ভাব, ঘুম বেশি বা কম, মুখ শুকানো।',
    ],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Sodium Valproate'],
    kind: 'oral',
    use: ['Prevents seizures (fits).', 'খিঁচুনি ঠেকিয়ে রাখে।'],
    how: how.sameTime,
    warnings: [
      'Never miss or stop it by yourself: fits can return. Women who may have children talk to their doctor before they begin.',
      'বাদ দেবেন না, নিজে বন্ধ করবেন না: খিঁচুনি ফিরতে পারে। সন্তান হতে পারে এমন নারী শুরু করার আগে ডাক্তারের সঙ্গে কথা বলুন।',
    ],
    effects: [
      'Nausea, trembling, weight gain, thinner hair.',
      'বমি ভাব, হাত কাঁপা, ওজন বাড়া, চুল পাতলা হওয়া।',
    ],
    pregnancy: pregnancy.harmful,
  },
  {
    generics: ['Carbamazepine', 'Levetiracetam'],
    kind: 'oral',
    use: ['Prevents seizures (fits).', 'খিঁচুনি ঠেকিয়ে রাখে।'],
    how: how.sameTime,
    warnings: [
      'Never miss or stop it by yourself: fits can return. Stop and get help with a rash. Carbamazepine weakens the pill.',
      'বাদ দেবেন না, নিজে বন্ধ করবেন না: খিঁচুনি ফিরতে পারে। র‍্যাশ হলে বন্ধ করে চিকিৎসা নিন। কার্বামাজেপিন জন্মনিয়ন্ত্রণ পিলের কাজ কমায়।',
    ],
    effects: ['Sleepiness, dizziness, irritability.', 'ঘুম ঘুম ভাব, মাথা ঘোরা, খিটখিটে মেজাজ।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: [
      'Flunarizine',
      'Cinnarizine',
      'Betahistine Dihydrochloride',
      'Prochlorperazine Maleate',
    ],
    kind: 'oral',
    use: ['For dizziness, vomiting or to keep migraine away.', 'মাথা ঘোরা, বমি বা মাইগ্রেন ঠেকাতে।'],
    how: how.asDoctorSays,
    warnings: warnings.sleepy,
    effects: ['Sleepiness, nausea, weight gain with some.', 'ঘুম ঘুম ভাব, বমি ভাব, কিছু ওষুধে ওজন বাড়া।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: [
      'Baclofen',
      'Tolperisone Hydrochloride',
      'Eperisone Hydrochloride',
      'Tizanidine Hydrochloride',
    ],
    kind: 'oral',
    use: ['Loosens tense muscles.', 'মাংসপেশির টান কমায়।'],
    how: how.asDoctorSays,
    warnings: warnings.sleepy,
    effects: ['Sleepiness, weakness, dizziness.', 'ঘুম ঘুম ভাব, দুর্বলতা, মাথা ঘোরা।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: ['Febuxostat', 'Allopurinol', 'Colchicine'],
    kind: 'oral',
    use: ['For gout and too much uric acid.', 'গেঁটে বাত ও বেশি ইউরিক এসিডে।'],
    how: how.asDoctorSays,
    warnings: [
      'Stop and ask at once with a rash, strong loose motion or weak muscles. Ask first with kidney, liver or heart disease. Drink enough water.',
      'র‍্যাশ, বেশি পাতলা পায়খানা বা পেশি দুর্বল হলে বন্ধ করে তখনই জিজ্ঞেস করুন। কিডনি, লিভার বা হার্টের অসুখে আগে জিজ্ঞেস করুন। পর্যাপ্ত পানি খান।',
    ],
    effects: ['Nausea, loose motion, rash.', 'বমি ভাব, পাতলা পায়খানা, র‍্যাশ।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Deflazacort', 'Methylprednisolone', 'Prednisolone', 'Dexamethasone'],
    kind: 'oral',
    use: ['A steroid: calms strong inflammation and allergy.', 'স্টেরয়েড: তীব্র প্রদাহ ও অ্যালার্জি কমায়।'],
    how: how.afterFood,
    warnings: [
      'Never begin or stop it by yourself: after weeks of use stopping suddenly is dangerous. It raises sugar and hides infections.',
      'নিজে থেকে শুরু বা বন্ধ করবেন না: কয়েক সপ্তাহ খেলে হঠাৎ বন্ধ করা বিপজ্জনক। সুগার বাড়ায়, সংক্রমণ ঢেকে রাখে।',
    ],
    effects: [
      'Hunger, trouble sleeping, a swollen face, more sugar in the blood.',
      'ক্ষুধা বাড়া, ঘুম কম, মুখ ফোলা, রক্তে সুগার বাড়া।',
    ],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Levothyroxine Sodium'],
    kind: 'oral',
    use: [
      'Replaces the hormone of a thyroid that makes too little.',
      'থাইরয়েড হরমোন কম থাকলে তা পূরণ করে।',
    ],
    how: [
      'Every morning on an empty stomach with water, as your doctor says; breakfast, calcium and iron later.',
      'ডাক্তারের কথামতো প্রতিদিন সকালে খালি পেটে পানি দিয়ে; নাশতা, ক্যালসিয়াম ও আয়রন পরে।',
    ],
    warnings: [
      'Do not stop when you feel well. A racing heart, sweating or weight loss: ask your doctor for a blood test.',
      'ভালো লাগলেও বন্ধ করবেন না। বুক ধড়ফড়, ঘাম বা ওজন কমলে ডাক্তারকে বলে রক্ত পরীক্ষা করান।',
    ],
    effects: ['Few when the amount is right.', 'পরিমাণ ঠিক থাকলে সাধারণত কিছু হয় না।'],
    pregnancy: [
      'Needed in pregnancy too, often more of it: tell your doctor as soon as you know.',
      'গর্ভাবস্থায়ও লাগে, অনেক সময় বেশি লাগে: জানা মাত্র ডাক্তারকে জানান।',
    ],
  },
  {
    generics: ['Carbimazole'],
    kind: 'oral',
    use: ['Slows a thyroid that makes too much.', 'থাইরয়েড হরমোন বেশি হলে কমায়।'],
    how: how.sameTime,
    warnings: [
      'Sore throat, fever or mouth sores: stop and have your blood checked the same day.',
      'গলা ব্যথা, জ্বর বা মুখে ঘা হলে বন্ধ করে সেদিনই রক্ত পরীক্ষা করান।',
    ],
    effects: ['Rash, itching, joint pain.', 'র‍্যাশ, চুলকানি, গিরায় ব্যথা।'],
    pregnancy: pregnancy.doctorDecides,
  },
  {
    generics: ['Dydrogesterone', 'Progesterone', 'Norethisterone Acetate'],
    kind: 'oral',
    use: [
      'A hormone: for periods and, with some, to support a pregnancy, as your doctor says.',
      'হরমোন: মাসিকের সমস্যায়, কিছু ক্ষেত্রে গর্ভ রক্ষায়, ডাক্তারের কথামতো।',
    ],
    how: how.asDoctorSays,
    warnings: [
      'Bleeding without a known reason needs a doctor first. Tell of blood clots or liver disease. Get help with leg pain, chest pain or sudden loss of vision.',
      'কারণ না জানা রক্তপাতে আগে ডাক্তার। রক্ত জমাট বা লিভারের অসুখ থাকলে জানান। পায়ে ব্যথা, বুকে ব্যথা বা হঠাৎ কম দেখলে চিকিৎসা নিন।',
    ],
    effects: ['Headache, sore breasts, nausea.', 'মাথাব্যথা, স্তনে ব্যথা, বমি ভাব।'],
    pregnancy: pregnancy.doctorDecides,
  },
];
