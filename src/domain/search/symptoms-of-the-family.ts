/** Needs of women, families and babies. */
import type { Need } from './symptoms.ts';

export const needsOfTheFamily: readonly Need[] = [
  {
    phrases:
      'emergency pill, morning after pill, ইমার্জেন্সি পিল, জরুরি পিল, imargency pill, imarjensi pil',
    first: '^levonorgestrel',
    generics: 'ulipristal',
  },
  {
    phrases:
      'contraceptive, birth control, family planning, pill, birth control pill, পিল, জন্মনিয়ন্ত্রণ, জন্ম নিয়ন্ত্রণ, জন্মনিয়ন্ত্রণ পিল, জন্মবিরতিকরণ, জন্মবিরতিকরণ পিল, মায়া বড়ি, jonmoniyontron, jonmo niyontron, pil',
    generics:
      'condom, levonorgestrel, ethinylestradiol, ethinyl, desogestrel, drospirenone, medroxyprogesterone, ulipristal, norgestrel, gestodene, norethisterone',
  },
  {
    phrases:
      'pregnancy, pregnant, pregnancy care, গর্ভাবস্থা, গর্ভবতী, গর্ভকালীন, প্রেগন্যান্সি, প্রেগনেন্সি, গর্ভবতী মা, গর্ভবতী মায়ের, gorbhoboti, gorvoboti, gorbhobostha, pregnensi',
    first: 'pregnancy test, ^folic acid',
    generics:
      'folic acid, multivitamins & multiminerals (a-z prenatal), maternity, iron, calcium, doxylamine',
  },
  {
    phrases: 'irregular period, period, mens, menses, menstruation, মাসিক, অনিয়মিত মাসিক, masik',
    generics:
      'sanitary napkin, norethisterone, medroxyprogesterone, dydrogesterone, tranexamic, progesterone',
  },
  {
    phrases: 'erectile dysfunction, sex, impotence, যৌন, যৌন দুর্বলতা, লিঙ্গ, joubon, jouno',
    first: 'condom',
    generics: 'sildenafil, tadalafil, vardenafil, dapoxetine, avanafil, ginseng',
  },
  {
    phrases:
      'napkin, sanitary napkin, sanitary pad, pad, period pad, sanitary, ন্যাপকিন, নেপকিন, স্যানিটারি ন্যাপকিন, স্যানিটারি প্যাড, প্যাড, মাসিকের প্যাড, nepkin, napkeen, masiker pad, pads',
    first: 'sanitary napkin',
    generics: 'maternity',
  },
  {
    phrases:
      'diaper, baby diaper, nappy, pampers, pamper, diapant, ডায়াপার, ডাইপার, ডায়পার, প্যাম্পার্স, প্যাম্পাস, পেমপাস, বাচ্চার ডায়াপার, dayapar, diapar, pampas, pempas, bacchar diaper, bachar pampers',
    first: 'baby diaper',
    generics: 'adult diaper',
  },
  {
    phrases: 'wipes, baby wipes, wet tissue, ওয়াইপস, ভেজা টিস্যু, ওয়েট টিস্যু, waips',
    first: 'baby wipes',
  },
  {
    phrases:
      'baby milk, infant milk, formula, formula milk, milk powder, শিশুর দুধ, বাচ্চার দুধ, গুঁড়া দুধ, গুঁড়ো দুধ, কৌটার দুধ, bacchar dudh, bachar dudh, shishur dudh, gura dudh',
    first: 'infant formula, growing-up milk',
  },
  {
    phrases: 'baby food, baby cereal, শিশু খাদ্য, শিশুর খাবার, বাচ্চার খাবার, bacchar khabar, bachar khabar',
    first: 'baby cereal',
    generics: 'infant formula',
  },
  {
    phrases: 'baby lotion, বেবি লোশন, বাচ্চার লোশন, bacchar lotion',
    first: 'baby lotion',
  },
  {
    phrases: 'baby oil, বেবি অয়েল, বেবি তেল, বাচ্চার তেল, bacchar tel',
    first: 'baby oil',
  },
  {
    phrases: 'baby powder, বেবি পাউডার, বাচ্চার পাউডার, ঘামাচি, ghamachi, prickly heat, heat rash',
    first: 'baby powder',
  },
  {
    phrases:
      'feeding bottle, feeder, baby bottle, ফিডার, ফিডিং বোতল, দুধের বোতল, fidar, dudher botol',
    first: 'feeding bottle',
    generics: 'feeding accessories',
  },
  {
    phrases: 'nipple, pacifier, নিপল, চুষনি, nipol, chushni',
    first: 'feeding accessories',
  },
  {
    phrases:
      'pregnancy test, pregnancy kit, pregnancy strip, test kit, pregnancy test kit, pregnancy stick, প্রেগন্যান্সি টেস্ট, প্রেগনেন্সি টেস্ট, প্রেগন্যান্সি কিট, গর্ভধারণ পরীক্ষা, pregnensi test, preg test',
    first: 'pregnancy test',
  },
  {
    phrases: 'condom, কনডম, কন্ডম, kondom',
    first: 'condom',
  },
];
