import type { Shelf } from '#demo/seed/shelf.ts';

export const gastricAndAcidity: Shelf = {
  subCategoryId: 12,
  lines: `
= Omeprazole | ওমিপ্রাজল | otc | gastric, acidity, gas, গ্যাস্ট্রিক, বুক জ্বালা, এসিডিটি
Seclo | সেকলো | Square | dr, 20 mg, 6 ; dr, 40 mg, 9 ; iv, 40 mg/vial, 80.25, 1 vial | সেক্লো
Losectil | লোসেকটিল | Eskayef | dr, 10 mg, 2 ; dr, 20 mg, 5 ; dr, 40 mg, 9
Omenix | ওমেনিক্স | Incepta | dr, 20 mg, 5 ; dr, 40 mg, 8
Xeldrin | জেলড্রিন | ACI | dr, 20 mg, 5 ; dr, 40 mg, 8.50
Cosec | কোসেক | Drug International | dr, 20 mg, 5
Proceptin | প্রোসেপটিন | Beximco | dr, 20 mg, 5 ; dr, 40 mg, 8
Omep | ওমেপ | Aristopharma | dr, 20 mg, 5
Opal | ওপাল | Healthcare | dr, 20 mg, 5

= Esomeprazole | ইসোমিপ্রাজল | rx | gastric, acidity, গ্যাস্ট্রিক, বুক জ্বালা, এসিডিটি
Sergel | সার্জেল | Healthcare | dr, 20 mg, 7 ; dr, 40 mg, 10 ; ec, 20 mg, 7 ; iv, 40 mg/vial, 100, 1 vial | সারজেল
Maxpro | ম্যাক্সপ্রো | Renata | dr, 20 mg, 7 ; dr, 40 mg, 10 ; ec, 20 mg, 7, 14 ; ec, 40 mg, 9
Nexum | নেক্সাম | Square | dr, 20 mg, 7 ; dr, 40 mg, 10
Esonix | ইসোনিক্স | Incepta | dr, 20 mg, 7 ; dr, 40 mg, 10 ; ec, 20 mg, 6.50, 14
Exium | এক্সিয়াম | Radiant | dr, 20 mg, 8.50 ; dr, 40 mg, 12
Esoral | ইসোরাল | Eskayef | dr, 20 mg, 7 ; ec, 20 mg, 5
Progut | প্রোগাট | Popular | dr, 20 mg, 7

= Rabeprazole Sodium | র‍্যাবিপ্রাজল | rx | gastric, গ্যাস্ট্রিক, বুক জ্বালা
Finix | ফিনিক্স | Opsonin | ec, 20 mg, 7, 14
Acifix | এসিফিক্স | Beximco | ec, 20 mg, 7 ; dr, 20 mg, 8
Rabeca | রাবেকা | Square | ec, 20 mg, 5

= Pantoprazole Sodium Sesquihydrate | প্যান্টোপ্রাজল | rx | gastric, গ্যাস্ট্রিক, বুক জ্বালা
Pantonix | প্যান্টোনিক্স | Incepta | ec, 20 mg, 6.75, 14 ; ec, 40 mg, 9, 14 ; iv, 40 mg/vial, 90, 1 vial
Pantid | প্যান্টিড | Opsonin | ec, 20 mg, 5.50, 14
Trupan | ট্রুপ্যান | Square | ec, 20 mg, 5 ; ec, 40 mg, 7

= Dexlansoprazole | ডেক্সল্যান্সোপ্রাজল | rx | gastric, গ্যাস্ট্রিক
Dexlan | ডেক্সল্যান | Ibn Sina | dr, 30 mg, 10 ; dr, 60 mg, 18
Delanix | ডেলানিক্স | Incepta | dr, 30 mg, 9

= Famotidine | ফ্যামোটিডিন | rx | gastric, গ্যাস্ট্রিক
Famotack | ফ্যামোট্যাক | Square | tab, 20 mg, 2 ; tab, 40 mg, 4
Peptid | পেপটিড | Opsonin | tab, 20 mg, 1.90, 14

= Domperidone Maleate | ডমপেরিডন | rx | vomiting, nausea, বমি, বমি বমি ভাব
Omidon | ওমিডন | Incepta | tab, 10 mg, 3 ; susp, 5 mg/5 ml, 35, 60 ml ; drops, 5 mg/ml, 25, 15 ml
Motigut | মোটিগাট | Square | tab, 10 mg, 3.50 ; susp, 5 mg/5 ml, 40, 60 ml
Don-A | ডন-এ | Acme | tab, 10 mg, 3.45, 14
Deflux | ডিফ্লাক্স | Beximco | tab, 10 mg, 3.50, 15

= Ondansetron | অনডানসেট্রন | rx | vomiting, nausea, বমি
Emistat | এমিস্ট্যাট | Healthcare | tab, 8 mg, 11 ; flash, 4 mg, 6 ; sol, 4 mg/5 ml, 50, 50 ml | এমিস্টেট
Ofran | অফরান | Square | tab, 8 mg, 10
Anset | অ্যানসেট | Opsonin | tab, 4 mg, 4.55

= Tiemonium Methylsulphate | টাইমোনিয়াম | rx | stomach pain, পেট ব্যথা, পেট কামড়ানো
Algin | অ্যালজিন | Renata | tab, 50 mg, 8 ; syr, 10 mg/5 ml, 90, 100 ml
Visral | ভিসরাল | Opsonin | tab, 50 mg, 7
Norvis | নরভিস | Square | tab, 50 mg, 8

= Hyoscine Butylbromide | হায়োসিন | rx | stomach pain, পেট ব্যথা
Butapan | বুটাপ্যান | Synovia | tab, 10 mg, 6.90 ; tab, 20 mg, 13.65

= Mebeverine Hydrochloride | মেবেভেরিন | rx | ibs, আইবিএস, পেট ব্যথা
Iriban | ইরিবান | Incepta | tab, 135 mg, 6

= Aluminium Hydroxide + Magnesium Hydroxide | অ্যান্টাসিড | otc | antacid, gas, এন্টাসিড, গ্যাস
Entacyd | এন্টাসিড | Square | susp, (175 mg+225 mg)/5 ml, 64.40, 200 ml
Antanil | অ্যান্টানিল | Ibn Sina | chew, 250 mg+400 mg, 0.65

= Aluminium Hydroxide + Magnesium Hydroxide + Simethicone | অ্যান্টাসিড + সিমেথিকন | otc | antacid, gas, এন্টাসিড, গ্যাস
Entacyd Plus | এন্টাসিড প্লাস | Square | chew, 400 mg+400 mg+30 mg, 2 ; susp, (200 mg+400 mg+30 mg)/5 ml, 80, 200 ml

= Sodium Alginate + Sodium Bicarbonate + Calcium Carbonate | সোডিয়াম অ্যালজিনেট + সোডিয়াম বাইকার্বোনেট + ক্যালসিয়াম কার্বোনেট | otc | heartburn, gas, বুক জ্বালা, গ্যাস
Gaviscon | গ্যাভিসকন | Reckitt | susp, (500 mg+267 mg+160 mg)/10 ml, 415, 200 ml
Gavisol | গ্যাভিসল | Ibn Sina | susp, (500 mg+267 mg+160 mg)/10 ml, 250, 200 ml

= Simethicone | সিমেথিকন | otc | gas, baby gas, গ্যাস, বাচ্চার গ্যাস, পেট ফাঁপা
Flacol | ফ্ল্যাকল | Square | drops, 67 mg/ml, 35, 15 ml ; chew, 40 mg, 2

= Lactulose | ল্যাকটুলোজ | rx | constipation, কোষ্ঠকাঠিন্য
Avolac | এভোল্যাক | Aristopharma | sol, 3.35 gm/5 ml, 140, 100 ml ; sol, 3.35 gm/5 ml, 250, 200 ml
Osmolax | অসমোল্যাক্স | Square | sol, 3.35 gm/5 ml, 140, 100 ml

= Bisacodyl | বিসাকোডিল | rx | constipation, কোষ্ঠকাঠিন্য
Duralax | ডিউরালাক্স | Opsonin | tab, 5 mg, 0.70
`,
};
