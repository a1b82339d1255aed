import type { Shelf } from '#demo/seed/shelf.ts';

export const eyeEarAndNose: Shelf = {
  subCategoryId: 21,
  lines: `
= Oxymetazoline Hydrochloride | অক্সিমেটাজোলিন | otc | blocked nose, নাক বন্ধ, নাকের ড্রপ
Afrin | আফ্রিন | Aristopharma | ndrop, 0.03%, 40, 10 ml ; ndrop, 0.05%, 45, 10 ml
Rynex | রাইনেক্স | Incepta | ndrop, 0.05%, 45, 10 ml ; nspray, 0.05%, 80, 200 sprays

= Xylometazoline Hydrochloride | জাইলোমেটাজোলিন | otc | blocked nose, নাক বন্ধ, নাকের ড্রপ
Antazol | এন্টাজল | Square | ndrop, 0.05%, 11, 15 ml ; ndrop, 0.10%, 11.50, 15 ml
Rhinozol | রাইনোজল | Acme | ndrop, 0.10%, 11.50, 15 ml

= Fluticasone Propionate | ফ্লুটিকাসন | rx | nasal allergy, নাকের অ্যালার্জি
Flonaspray | ফ্লোনাস্প্রে | Square | nspray, 50 mcg/spray, 250, 120 sprays

= Fluticasone Furoate | ফ্লুটিকাসন ফিউরোয়েট | rx | nasal allergy, নাকের অ্যালার্জি
Avamys | অ্যাভামিস | GSK | nspray, 27.5 mcg/spray, 354, 120 sprays

= Mometasone Furoate | মোমেটাসন | rx | nasal allergy, নাকের অ্যালার্জি
Metaspray | মেটাস্প্রে | Square | nspray, 50 mcg/spray, 250, 120 sprays
Nasomet | ন্যাসোমেট | Beximco | nspray, 50 mcg/spray, 250, 120 sprays

= Chloramphenicol | ক্লোরামফেনিকল | otc | eye infection, চোখ ওঠা, চোখের ড্রপ
SQ-Mycetin | এসকিউ-মাইসেটিন | Square | eye, 0.50%, 34.50, 10 ml
Supraphen | সুপ্রাফেন | Gaco | eye, 0.50%, 34.50, 10 ml ; eyeoint, 1%, 12.50, 5 gm
Aristophen | এরিস্টোফেন | Aristopharma | eyeoint, 1%, 8.40, 3 gm

= Moxifloxacin Hydrochloride | মক্সিফ্লক্সাসিন | rx | eye infection, চোখের ড্রপ
Optimox | অপটিমক্স | Aristopharma | eye, 0.50%, 140, 5 ml ; eyeoint, 0.50%, 130, 5 gm
Iventi | আইভেন্টি | Square | eye, 0.50%, 140, 5 ml
Eyemox | আইমক্স | Acme | eye, 0.50%, 100, 5 ml

= Ciprofloxacin | সিপ্রোফ্লক্সাসিন | rx | eye infection, চোখের ড্রপ, কানের ড্রপ
Ciprocin | সিপ্রোসিন | Square | eye, 0.30%, 50, 5 ml
Beuflox | বিউফ্লক্স | Incepta | eye, 0.30%, 40, 5 ml

= Tobramycin | টোব্রামাইসিন | rx | eye infection, চোখের ড্রপ
T-mycin | টি-মাইসিন | Aristopharma | eye, 0.30%, 100, 5 ml ; eyeoint, 0.30%, 80, 3 gm

= Gentamicin Sulfate | জেন্টামাইসিন | rx | eye infection, চোখের ড্রপ
Genacyn | জেনাসিন | Square | eye, 0.30%, 32, 10 ml

= Carboxymethylcellulose Sodium | কার্বক্সিমিথাইলসেলুলোজ | otc | dry eye, চোখ শুকনো, চোখের ড্রপ
Refresh Tears | রিফ্রেশ টিয়ার্স | Allergan | eye, 0.50%, 300, 15 ml

= Polyethylene Glycol + Propylene Glycol | পলিইথিলিন গ্লাইকল + প্রোপিলিন গ্লাইকল | otc | dry eye, চোখ শুকনো
Systear | সিসটিয়ার | Aristopharma | eye, 0.4%+0.3%, 200, 5 ml
Tearon | টিয়ারন | Beximco | eye, 0.4%+0.3%, 175, 10 ml

= Dextran + Hypromellose | ডেক্সট্রান + হাইপ্রোমেলোজ | otc | dry eye, চোখ শুকনো
Lubtear | লুবটিয়ার | Square | eye, 0.1%+0.3%, 90, 10 ml

= Olopatadine Hydrochloride | ওলোপাটাডিন | rx | eye allergy, চোখ চুলকানো
Alacot | অ্যালাকট | Square | eye, 0.10%, 110, 5 ml
Olopan | ওলোপ্যান | Beximco | eye, 0.10%, 110, 5 ml

= Ketotifen Fumarate | কিটোটিফেন | rx | eye allergy, চোখ চুলকানো
Tofen | টোফেন | Beximco | eye, 0.03%, 100, 5 ml

= Prednisolone Acetate | প্রেডনিসোলন | rx | চোখের ড্রপ
Cortan | কর্টান | Incepta | eyesusp, 1%, 100, 5 ml

= Timolol Maleate | টিমোলল | rx | glaucoma, গ্লুকোমা
Timolol | টিমোলল | Opso Saline | eye, 0.50%, 70, 5 ml

= Latanoprost | ল্যাটানোপ্রস্ট | rx | glaucoma, গ্লুকোমা
Xalatan | জালাটান | Pfizer | eye, 0.01%, 703, 2.5 ml

= Docusate Sodium | ডকুসেট সোডিয়াম | otc | ear wax, কানের ময়লা, কানের খৈল
Waxsol | ওয়াক্সসল | UniMed | ear, 0.50%, 150, 10 ml

= Clotrimazole | ক্লোট্রিমাজল | rx | ear fungus, কানে চুলকানি
Fungin | ফাঞ্জিন | Ibn Sina | ear, 1%, 80, 10 ml
`,
};

export const wormAndInfection: Shelf = {
  subCategoryId: 22,
  lines: `
= Albendazole | অ্যালবেন্ডাজল | otc | worm, কৃমি, krimi
Almex | আলমেক্স | Square | chew, 400 mg, 5, 1 ; susp, 200 mg/5 ml, 20, 10 ml
Alben DS | অ্যালবেন ডিএস | Eskayef | chew, 400 mg, 5, 1
Alben | অ্যালবেন | Eskayef | susp, 200 mg/5 ml, 20, 10 ml
Sintel | সিনটেল | ACI | chew, 400 mg, 5, 1
Ben-A | বেন-এ | Acme | chew, 400 mg, 5, 1
Estazol | ইস্টাজল | Ibn Sina | chew, 400 mg, 4, 1

= Pyrantel Pamoate | পাইরানটেল | otc | worm, কৃমি
Melphin | মেলফিন | Beximco | susp, 50 mg/ml, 16, 10 ml ; tab, 125 mg, 1.65
Delentin | ডেলেনটিন | Renata | tab, 125 mg, 1.65

= Ivermectin | আইভারমেকটিন | rx | scabies, খোস পাঁচড়া
Ivera | আইভেরা | Beximco | tab, 6 mg, 15 ; tab, 12 mg, 30
Alice | এলিস | Square | tab, 6 mg, 10
Scabo | স্ক্যাবো | Delta | tab, 6 mg, 5

= Nitazoxanide | নিটাজক্সানাইড | rx | dysentery, আমাশয়, পাতলা পায়খানা
Zox | জক্স | Square | tab, 500 mg, 10, 6 ; pfs, 100 mg/5 ml, 35, 30 ml
Nitazox | নিটাজক্স | Incepta | pfs, 100 mg/5 ml, 50, 60 ml

= Acyclovir | অ্যাসাইক্লোভির | rx | herpes, chicken pox, জলবসন্ত, হার্পিস
Virux | ভাইরাক্স | Square | tab, 200 mg, 14 ; tab, 400 mg, 22 ; cream, 5% w/w, 70, 10 gm

= Hydroxychloroquine Sulphate | হাইড্রোক্সিক্লোরোকুইন | rx | বাত, ম্যালেরিয়া
Reconil | রেকোনিল | Incepta | tab, 200 mg, 12

= Mebendazole | মেবেন্ডাজল | otc | worm, কৃমি, krimi
Solas | সোলাস | Opsonin | chew, 100 mg, 1.15, 6 ; susp, 100 mg/5 ml, 18, 30 ml
`,
};

export const thyroidAndHormone: Shelf = {
  subCategoryId: 23,
  lines: `
= Levothyroxine Sodium | লেভোথাইরক্সিন | rx | thyroid, থাইরয়েড
Thyrox | থাইরক্স | Renata | tab, 25 mcg, 1.10, 15 ; tab, 50 mcg, 2, 15 ; tab, 100 mcg, 3.10, 15
Thyrin | থাইরিন | Square | tab, 25 mcg, 1.10, 15 ; tab, 50 mcg, 1.60, 15
Thyronor | থাইরোনর | Nuvista | tab, 12.5 mcg, 0.70, 15 ; tab, 75 mcg, 3.05, 15

= Carbimazole | কার্বিমাজল | rx | thyroid, থাইরয়েড
Carbizol | কার্বিজল | Square | tab, 5 mg, 3 ; tab, 10 mg, 5

= Prednisolone | প্রেডনিসোলন | rx | steroid, স্টেরয়েড
Cortan | কর্টান | Incepta | tab, 5 mg, 1.70 ; tab, 10 mg, 3.25 ; tab, 20 mg, 6.25
Deltasone | ডেল্টাসন | Renata | tab, 5 mg, 1.70

= Dexamethasone | ডেক্সামেথাসন | rx | steroid, স্টেরয়েড
Oradexon | ওরাডেক্সন | Nuvista | tab, 0.5 mg, 1.15
Dexonex | ডেক্সোনেক্স | Square | tab, 0.5 mg, 0.90

= Dydrogesterone | ডাইড্রোজেস্টেরন | rx | pregnancy, গর্ভাবস্থা
Duphaston | ডুফাস্টন | Abbott | tab, 10 mg, 29.80
Dydron | ডাইড্রন | Nuvista | tab, 10 mg, 30

= Norethisterone Acetate | নরএথিস্টেরন | rx | period, মাসিক
Normens | নরমেন্স | Renata | tab, 5 mg, 6
Menogia | মেনোজিয়া | ACI | tab, 5 mg, 6

= Clomiphene Citrate | ক্লোমিফেন | rx | infertility, বন্ধ্যাত্ব
Ovulet | ওভুলেট | Renata | tab, 50 mg, 10

= Letrozole | লেট্রোজল | rx | infertility, বন্ধ্যাত্ব
Letrol | লেট্রল | Renata | tab, 2.5 mg, 40, 5

= Progesterone | প্রোজেস্টেরন | rx | pregnancy, গর্ভাবস্থা
Microgest | মাইক্রোজেস্ট | Renata | cap, 100 mg, 15 ; cap, 200 mg, 30

= Cabergoline | ক্যাবারগোলিন | rx | hormone, হরমোন
Cabolin | ক্যাবোলিন | Renata | tab, 0.5 mg, 80, 4
`,
};
