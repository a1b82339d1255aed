import type { Shelf } from '#demo/seed/shelf.ts';

export const asthmaAndBreathing: Shelf = {
  subCategoryId: 17,
  lines: `
= Montelukast Sodium | মন্টেলুকাস্ট | rx | asthma, allergy, হাঁপানি, শ্বাসকষ্ট
Monas | মোনাস | Acme | tab, 10 mg, 16, 15 ; chew, 4 mg, 6 ; chew, 5 mg, 8 | monas 10, মোনাস ১০
Montene | মন্টিন | Square | tab, 10 mg, 16 ; chew, 4 mg, 6 ; chew, 5 mg, 8
Montair | মন্টেয়ার | Incepta | tab, 10 mg, 16 ; chew, 5 mg, 8
Provair | প্রোভেয়ার | UniMed | tab, 10 mg, 16 ; opow, 4 mg/3.5 gm, 8, 30
Monocast | মনোকাস্ট | Beximco | tab, 10 mg, 15
Lumona | লুমোনা | Eskayef | tab, 10 mg, 16, 14
Trilock | ট্রাইলক | Opsonin | tab, 10 mg, 16, 14

= Salbutamol | সালবিউটামল | otc | asthma, inhaler, হাঁপানি, শ্বাসকষ্ট, ইনহেলার
Ventolin | ভেন্টোলিন | GSK | inh, 100 mcg/puff, 200, 200 puffs ; syr, 2 mg/5 ml, 23, 100 ml ; resp, 5 mg/ml, 173, 20 ml | ventolin inhaler, ভেনটোলিন ইনহেলার
Azmasol | অ্যাজমাসল | Beximco | inh, 100 mcg/puff, 250, 200 puffs ; resp, 5 mg/ml, 120, 20 ml | এজমাসল
Sultolin | সালটোলিন | Square | inh, 100 mcg/puff, 250, 200 puffs ; syr, 2 mg/5 ml, 23, 100 ml
Brodil | ব্রোডিল | ACI | inh, 100 mcg/puff, 240, 200 puffs ; tab, 2 mg, 0.26 ; tab, 4 mg, 0.46
Salbu | সালবু | Biopharma | tab, 4 mg, 0.35

= Levosalbutamol | লেভোসালবিউটামল | rx | asthma, cough, হাঁপানি, শ্বাসকষ্ট
Purisal | পিউরিসাল | Incepta | syr, 1 mg/5 ml, 30, 50 ml ; tab, 1 mg, 1
Levostar | লেভোস্টার | Square | syr, 1 mg/5 ml, 45, 100 ml

= Salmeterol + Fluticasone Propionate | সালমেটেরল + ফ্লুটিকাসন | rx | asthma, inhaler, হাঁপানি, ইনহেলার
Bexitrol F | বেক্সিট্রল এফ | Beximco | inh, (25 mcg+125 mcg)/puff, 595, 120 puffs ; inh, (25 mcg+250 mcg)/puff, 795, 120 puffs ; incap, 50 mcg+250 mcg, 12, 30
Ticamet | টিকামেট | Square | inh, (25 mcg+250 mcg)/puff, 797, 120 puffs
Seretide | সেরেটাইড | GSK | inh, (25 mcg+125 mcg)/puff, 1075, 120 puffs

= Budesonide + Formoterol Fumarate | বুডেসোনাইড + ফরমোটেরল | rx | asthma, inhaler, হাঁপানি, ইনহেলার
Symbion | সিমবায়ন | Beximco | inh, (160 mcg+4.5 mcg)/puff, 980, 120 puffs

= Salbutamol + Ipratropium | সালবিউটামল + ইপ্রাট্রোপিয়াম | rx | asthma, nebulizer, হাঁপানি, নেবুলাইজার
Windel Plus | উইন্ডেল প্লাস | Incepta | neb, (2.5 mg+500 mcg)/3 ml, 20, 3 ml
Sulprex | সালপ্রেক্স | Square | neb, (2.5 mg+500 mcg)/3 ml, 20, 3 ml
Iprasol | ইপ্রাসল | Beximco | inh, (100 mcg+20 mcg)/puff, 250, 200 puffs

= Budesonide | বুডেসোনাইড | rx | nebulizer, asthma, নেবুলাইজার, হাঁপানি
Budicort | বুডিকর্ট | Incepta | nebsusp, 0.5 mg/2 ml, 40, 2 ml

= Doxophylline | ডক্সোফাইলিন | rx | asthma, হাঁপানি, শ্বাসকষ্ট
Doxiva | ডক্সিভা | JMI | tab, 200 mg, 6 ; tab, 400 mg, 10 ; syr, 100 mg/5 ml, 100, 100 ml

= Theophylline | থিওফাইলিন | rx | asthma, হাঁপানি, শ্বাসকষ্ট
Contine | কন্টিন | Aristopharma | cr, 200 mg, 1.60 ; cr, 400 mg, 3
`,
};

export const boneJointAndMuscle: Shelf = {
  subCategoryId: 18,
  lines: `
= Baclofen | ব্যাকলোফেন | rx | muscle pain, মাংসপেশি ব্যথা, রগে টান
Beklo | বেকলো | Opsonin | tab, 5 mg, 5.50, 14 ; tab, 10 mg, 9.50, 14
Flexibac | ফ্লেক্সিব্যাক | Beacon | tab, 5 mg, 5.50, 15 ; tab, 10 mg, 10, 15
Baclon | ব্যাকলন | Orion | tab, 10 mg, 8

= Tolperisone Hydrochloride | টলপেরিসন | rx | muscle pain, মাংসপেশি ব্যথা
Myolax | মায়োল্যাক্স | Incepta | tab, 50 mg, 7 ; tab, 100 mg, 12
Tolson | টলসন | Opsonin | tab, 50 mg, 6
Mydocalm | মাইডোকাম | Richter | tab, 50 mg, 10

= Eperisone Hydrochloride | এপেরিসন | rx | muscle pain, back pain, মাংসপেশি ব্যথা, কোমর ব্যথা
Myonil | মায়োনিল | Square | tab, 50 mg, 3

= Tizanidine Hydrochloride | টিজানিডিন | rx | muscle pain, মাংসপেশি ব্যথা
Relentus | রিলেন্টাস | Beximco | tab, 2 mg, 5

= Etoricoxib | ইটোরিকক্সিব | rx | joint pain, বাত ব্যথা, গিরা ব্যথা
Tory | টোরি | Square | tab, 60 mg, 7 ; tab, 90 mg, 12 ; tab, 120 mg, 14
Etorix | ইটোরিক্স | Eskayef | tab, 60 mg, 7 ; tab, 90 mg, 12
Coxia | কক্সিয়া | ACI | tab, 90 mg, 12
Recox | রিকক্স | Renata | tab, 120 mg, 14

= Febuxostat | ফেবুক্সোস্ট্যাট | rx | gout, uric acid, ইউরিক এসিড, গেঁটে বাত
Febus | ফেবাস | ACI | tab, 40 mg, 12 ; tab, 80 mg, 22
Feburen | ফেবুরেন | Renata | tab, 40 mg, 12
Goutil | গাউটিল | Eskayef | tab, 40 mg, 12

= Allopurinol | অ্যালোপিউরিনল | rx | gout, uric acid, ইউরিক এসিড
Esloric | এসলোরিক | Square | tab, 100 mg, 4

= Colchicine | কলচিসিন | rx | gout, গেঁটে বাত
Colimax | কলিম্যাক্স | Square | tab, 0.6 mg, 5

= Glucosamine Sulfate + Chondroitin | গ্লুকোসামিন + কনড্রয়টিন | rx | joint pain, হাঁটু ব্যথা, বাত
Cartilex | কার্টিলেক্স | ACI | tab, 250 mg+200 mg, 8
Cartilage Plus | কার্টিলেজ প্লাস | Renata | tab, 250 mg+200 mg, 8

= Ibandronic Acid | আইব্যানড্রোনিক এসিড | rx | osteoporosis, হাড় ক্ষয়
Maxbon | ম্যাক্সবন | Square | tab, 150 mg, 510, 1

= Deflazacort | ডেফ্লাজাকর্ট | rx | steroid, বাত
Deflacort | ডেফ্লাকর্ট | Square | tab, 6 mg, 9.50 ; tab, 24 mg, 30
Xalcort | জ্যালকর্ট | Beacon | tab, 6 mg, 8

= Methylprednisolone | মিথাইলপ্রেডনিসোলন | rx | steroid
Methipred | মেথিপ্রেড | General | tab, 4 mg, 5, 15 ; tab, 16 mg, 20
`,
};
