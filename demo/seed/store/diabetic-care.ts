import type { Shelf } from '#demo/seed/shelf.ts';

export const insulinAndNeedles: Shelf = {
  subCategoryId: 51,
  lines: `
= Insulin Human [rDNA] + Isophane Insulin Human | ইনসুলিন (মিক্সড) | rx | insulin, diabetes, ইনসুলিন, ডায়াবেটিস
Mixtard 30 | মিক্সটার্ড ৩০ | Eskayef | sc, 30%+70% in 40 IU/ml, 268, 10 ml vial ; sc, 30%+70% in 100 IU/ml, 415, 10 ml vial
Ansulin | আনসুলিন | Square | sc, 30%+70% in 100 IU/ml, 415, 10 ml vial ; scpen, 30%+70% in 100 IU/ml, 222, 3 ml cartridge
Maxsulin | ম্যাক্সসুলিন | Incepta | sc, 30%+70% in 100 IU/ml, 415, 10 ml vial ; scpen, 50%+50% in 100 IU/ml, 222, 3 ml cartridge
Diasulin | ডায়াসুলিন | ACI | sc, 30%+70% in 40 IU/ml, 195, 10 ml vial

= Insulin Human [Fast-Acting] | ইনসুলিন (দ্রুত কার্যকর) | rx | insulin, diabetes, ইনসুলিন, ডায়াবেটিস
Actrapid | অ্যাকট্রাপিড | Eskayef | sc, 100 IU/ml, 415, 10 ml vial
Ansulin R | আনসুলিন আর | Square | scpen, 100 IU/ml, 220, 3 ml cartridge
Humulin R | হিউমুলিন আর | Lilly | scpen, 100 IU/ml, 432, 3 ml cartridge

= Insulin Glargine [rDNA] | ইনসুলিন গ্লারজিন | rx | insulin, diabetes, ইনসুলিন, ডায়াবেটিস
Lantus | ল্যান্টাস | Synovia | scpen, 100 IU/ml, 785, 3 ml cartridge
Vibrenta | ভাইব্রেন্টা | Incepta | scpen, 100 IU/ml, 600, 3 ml pen

= Biphasic Insulin Aspart [rDNA] | ইনসুলিন অ্যাসপার্ট | rx | insulin, diabetes, ইনসুলিন, ডায়াবেটিস
Novomix | নোভোমিক্স | Novo Nordisk | scpen, 30%+70%, 865, 3 ml FlexPen

= Insulin Degludec | ইনসুলিন ডিগ্লুডেক | rx | insulin, diabetes, ইনসুলিন, ডায়াবেটিস
Tresiba | ট্রেসিবা | Novo Nordisk | scpen, 100 IU/ml, 2490, 3 ml FlexTouch

= Pen needle | পেন নিডল | otc | insulin needle, নিডল, ইনসুলিনের সুই
BD Ultra-Fine Pen Needle | বিডি আল্ট্রা-ফাইন পেন নিডল | BD | needle, 32G 4 mm 7 pcs, 150 ; needle, 32G 4 mm 100 pcs, 1900
NovoFine Needle | নোভোফাইন নিডল | Novo Nordisk | needle, 31G 6 mm 7 pcs, 140

= Insulin syringe | ইনসুলিন সিরিঞ্জ | otc | insulin syringe, ইনসুলিন সিরিঞ্জ
JMI Insulin Syringe | জেএমআই ইনসুলিন সিরিঞ্জ | JMI Syringes | syringe, 1 ml 100 IU, 12 ; syringe, 1 ml 40 IU, 12
BD Insulin Syringe | বিডি ইনসুলিন সিরিঞ্জ | BD | syringe, 1 ml 100 IU 10 pcs, 220

= Insulin pen | ইনসুলিন পেন | otc | insulin pen, ইনসুলিন কলম
NovoPen 4 | নোভোপেন ৪ | Novo Nordisk | penset, 1 pc, 1100
`,
};

export const glucometerAndStrips: Shelf = {
  subCategoryId: 52,
  lines: `
= Blood glucose meter | গ্লুকোমিটার | otc | glucometer, sugar test, ডায়াবেটিস মাপার মেশিন, সুগার মাপার যন্ত্র
Accu-Chek Active | একু-চেক অ্যাকটিভ | Roche | meter, meter + 10 strips, 2200 | accu check
Accu-Chek Instant | একু-চেক ইনস্ট্যান্ট | Roche | meter, meter + 10 strips, 1950
OneTouch Select Plus Simple | ওয়ানটাচ সিলেক্ট প্লাস সিম্পল | LifeScan | meter, meter + 10 strips, 1850 | one touch
Contour Plus One | কন্টুর প্লাস ওয়ান | Ascensia | meter, meter + 10 strips, 2150
Rossmax HS200 | রসম্যাক্স এইচএস২০০ | Rossmax | meter, meter + 25 strips, 1500
Omron HGM-112 | ওমরন এইচজিএম-১১২ | Omron | meter, meter + 25 strips, 1750

= Glucose test strip | গ্লুকোজ টেস্ট স্ট্রিপ | otc | strip, sugar strip, স্ট্রিপ, সুগার স্ট্রিপ
Accu-Chek Active Strip | একু-চেক অ্যাকটিভ স্ট্রিপ | Roche | strips, 25 pcs, 620 ; strips, 50 pcs, 1150
Accu-Chek Instant Strip | একু-চেক ইনস্ট্যান্ট স্ট্রিপ | Roche | strips, 50 pcs, 1100
OneTouch Select Plus Strip | ওয়ানটাচ সিলেক্ট প্লাস স্ট্রিপ | LifeScan | strips, 25 pcs, 550 ; strips, 50 pcs, 1050
Contour Plus Strip | কন্টুর প্লাস স্ট্রিপ | Ascensia | strips, 25 pcs, 600

= Lancet | ল্যানসেট | otc | lancet, ল্যানসেট, সুই
Accu-Chek Softclix Lancet | একু-চেক সফটক্লিক্স ল্যানসেট | Roche | lancet, 25 pcs, 220
OneTouch Delica Plus Lancet | ওয়ানটাচ ডেলিকা প্লাস ল্যানসেট | LifeScan | lancet, 25 pcs, 240
`,
};

export const sugarFreeAndDiabeticFood: Shelf = {
  subCategoryId: 53,
  lines: `
= Sucralose | সুক্রালোজ | otc | sugar free, sweetener, সুগার ফ্রি, চিনির বিকল্প
ZeroCal | জিরোক্যাল | Square | opow, 12 mg/sachet, 2.50, 25 ; sweet, 100 tablets, 130 | zero cal, জিরো ক্যাল

= Sweetener without sugar | চিনির বিকল্প | otc | sugar free, sweetener, সুগার ফ্রি, চিনির বিকল্প, জিরো ক্যাল
Sugar Free Gold | সুগার ফ্রি গোল্ড | Zydus | sweet, 100 tablets, 220 ; sweet, 50 sachets, 310
Sugar Free Natura | সুগার ফ্রি ন্যাচুরা | Zydus | sweet, 100 gm, 380

= Nutrition for diabetics | ডায়াবেটিক পুষ্টি | otc | diabetic milk, glucerna, ডায়াবেটিক দুধ, গ্লুসার্না
Glucerna Vanilla | গ্লুসার্না ভ্যানিলা | Abbott | tin, 400 gm, 1450 ; tin, 850 gm, 2850
Protinex Diabetes Care | প্রোটিনেক্স ডায়াবেটিস কেয়ার | Danone | tin, 400 gm, 1350
Horlicks Lite | হরলিক্স লাইট | Unilever Food | jarpow, 330 gm, 480

= Oats | ওটস | otc | oats, ওটস, ডায়েট
Quaker White Oats | কোয়েকার হোয়াইট ওটস | Pepsico | pouch, 500 gm, 290 ; tin, 900 gm, 620
Kellogg's Oats | কেলগস ওটস | Kellogg | pouch, 500 gm, 310

= Biscuit without added sugar | চিনি ছাড়া বিস্কুট | otc | diabetic biscuit, ডায়াবেটিক বিস্কুট
Olympic Digestive Biscuit | অলিম্পিক ডাইজেস্টিভ বিস্কুট | Olympic | biscuit, 190 gm, 60
`,
};
