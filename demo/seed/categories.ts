import { slugOf } from './permalinks.ts';
import type { SeedCategory } from './types.ts';

/**
 * The nine top categories, each followed by its sub-categories: id, name, Bengali name, in order.
 */
const tree = `
1 Medicine | ওষুধ
  11 Fever & Pain | জ্বর ও ব্যথা
  12 Gastric & Acidity | গ্যাস্ট্রিক ও এসিডিটি
  13 Allergy, Cold & Cough | অ্যালার্জি, সর্দি ও কাশি
  14 Antibiotic | অ্যান্টিবায়োটিক
  15 Diabetes Medicine | ডায়াবেটিসের ওষুধ
  16 Heart & Blood Pressure | হৃদরোগ ও রক্তচাপ
  17 Asthma & Breathing | হাঁপানি ও শ্বাসকষ্ট
  18 Bone, Joint & Muscle | হাড়, জোড়া ও মাংসপেশি
  19 Brain, Sleep & Mind | মস্তিষ্ক, ঘুম ও মন
  20 Skin & Fungal | চর্মরোগ ও ছত্রাক
  21 Eye, Ear & Nose | চোখ, কান ও নাক
  22 Worm & Infection | কৃমি ও সংক্রমণ
  23 Thyroid & Hormone | থাইরয়েড ও হরমোন
2 OTC & First Aid | প্রেসক্রিপশন ছাড়া ও প্রাথমিক চিকিৎসা
  31 ORS & Diarrhoea | ওরস্যালাইন ও ডায়রিয়া
  32 Antiseptic & Wound Care | জীবাণুনাশক ও ক্ষত পরিচর্যা
  33 Pain Balm & Spray | ব্যথানাশক বাম ও স্প্রে
  34 Hand Sanitizer & Mask | হ্যান্ড স্যানিটাইজার ও মাস্ক
3 Vitamin & Supplement | ভিটামিন ও সাপ্লিমেন্ট
  41 Multivitamin | মাল্টিভিটামিন
  42 Calcium & Vitamin D | ক্যালসিয়াম ও ভিটামিন ডি
  43 Iron, Zinc & Vitamin B | আয়রন, জিংক ও ভিটামিন বি
  44 Nutrition Drink & Protein | পুষ্টি পানীয় ও প্রোটিন
4 Diabetic Care | ডায়াবেটিক কেয়ার
  51 Insulin & Needles | ইনসুলিন ও নিডল
  52 Glucometer & Strips | গ্লুকোমিটার ও স্ট্রিপ
  53 Sugar Free & Diabetic Food | সুগার ফ্রি ও ডায়াবেটিক খাবার
5 Mother & Baby Care | মা ও শিশু
  61 Diapers & Wipes | ডায়াপার ও ওয়াইপস
  62 Baby Milk & Food | শিশু খাদ্য
  63 Baby Skin Care | শিশুর ত্বক পরিচর্যা
  64 Feeding & Accessories | ফিডিং ও অন্যান্য
6 Women's Care | নারী স্বাস্থ্য
  71 Sanitary Napkin | স্যানিটারি ন্যাপকিন
  72 Family Planning | পরিবার পরিকল্পনা
  73 Pregnancy & Test Kit | গর্ভকালীন ও টেস্ট কিট
7 Devices & Surgical | চিকিৎসা যন্ত্রপাতি
  81 Blood Pressure Monitor | রক্তচাপ মাপার যন্ত্র
  82 Thermometer & Oximeter | থার্মোমিটার ও অক্সিমিটার
  83 Nebulizer & Respiratory | নেবুলাইজার
  84 Supports & Braces | সাপোর্ট ও বেল্ট
  85 Surgical Disposables | সার্জিক্যাল সামগ্রী
8 Personal Care | ব্যক্তিগত পরিচর্যা
  91 Skin Care | ত্বকের যত্ন
  92 Hair Care | চুলের যত্ন
  93 Oral Care | দাঁত ও মুখের যত্ন
  94 Men's Grooming | পুরুষের গ্রুমিং
  95 Sexual Wellness | যৌন স্বাস্থ্য
9 Herbal & Homeo | হারবাল ও হোমিও
  101 Herbal & Unani | হারবাল ও ইউনানি
  102 Honey, Isabgul & Natural | মধু, ইসবগুল ও প্রাকৃতিক
`;

/** The 9 categories and their 43 sub-categories, in the order of the shelves. */
export function seedCategories(): SeedCategory[] {
  let parentId: number | null = null;
  return tree
    .normalize('NFC')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [, indent, number, name, nameBn] = /^( *)(\d+) (.+) \| (.+)$/.exec(line) ?? [];
      if (!number || !name || !nameBn) throw new Error(`No category: ${line}`);
      const id = Number(number);
      if (!indent) parentId = id;
      const permalink = slugOf(name);
      return {
        id,
        parentId: indent ? parentId : null,
        name,
        nameBn,
        permalink,
        image: `category-${permalink}.webp`,
        rank: at + 1,
      };
    });
}
