import type { Shelf } from '#demo/seed/shelf.ts';

export const sanitaryNapkins: Shelf = {
  subCategoryId: 71,
  lines: `
= Sanitary napkin | স্যানিটারি ন্যাপকিন | otc | pad, napkin, period, প্যাড, ন্যাপকিন, মাসিক
Senora Confidence Ultra | সেনোরা কনফিডেন্স আল্ট্রা | Square Toiletries | napkin, 8 pads, 130 ; napkin, 16 pads, 240
Senora Regular Flow Belt | সেনোরা রেগুলার ফ্লো বেল্ট | Square Toiletries | napkin, 10 pads, 100
Senora Regular Flow Panty | সেনোরা রেগুলার ফ্লো প্যান্টি | Square Toiletries | napkin, 10 pads, 110 ; napkin, 15 pads, 150
Freedom Heavy Flow Wings | ফ্রিডম হেভি ফ্লো উইংস | ACI Consumer | napkin, 8 pads, 110 ; napkin, 16 pads, 205
Freedom Ultra | ফ্রিডম আল্ট্রা | ACI Consumer | napkin, 8 pads, 125
Joya Regular Flow | জয়া রেগুলার ফ্লো | SMC | napkin, 8 pads, 70
Joya All Night Wings | জয়া অল নাইট উইংস | SMC | napkin, 8 pads, 100
Monalisa Ultra Thin | মোনালিসা আল্ট্রা থিন | Bashundhara | napkin, 8 pads, 95
Whisper Choice Ultra XL | হুইসপার চয়েস আল্ট্রা এক্সএল | PG | napkin, 6 pads, 90
Whisper Ultra Clean XL+ | হুইসপার আল্ট্রা ক্লিন এক্সএল+ | PG | napkin, 15 pads, 290 ; napkin, 30 pads, 540
Stayfree Secure | স্টেফ্রি সিকিউর | J&J | napkin, 8 pads, 95
`,
};

export const familyPlanning: Shelf = {
  subCategoryId: 72,
  lines: `
= Levonorgestrel | লেভোনরজেস্ট্রেল | otc | emergency pill, ইমার্জেন্সি পিল
Emcon 1 | এমকন ১ | Renata | pillpack, 1.5 mg, 70, 1 tablet
Norix 1 | নোরিক্স ১ | Jenphar | pillpack, 1.5 mg, 60, 1 tablet
Emcon | এমকন | Renata | pillpack, 0.75 mg, 60, 2 tablets
Postinor | পোস্টিনর | Richter | pillpack, 0.75 mg, 80, 2 tablets

= Ulipristal Acetate | ইউলিপ্রিস্টাল | rx | emergency pill, ইমার্জেন্সি পিল
Peuli | পিউলি | Ziska | pillpack, 30 mg, 195, 1 tablet

= Ethinyl Estradiol + Desogestrel | জন্মনিয়ন্ত্রণ পিল | otc | birth control, pill, জন্মবিরতিকরণ পিল
Marvelon | মারভেলন | Nuvista | pillpack, 0.03 mg+0.15 mg, 105, 21 tablets
Desolon | ডেসোলন | Renata | pillpack, 0.03 mg+0.15 mg, 105, 21 tablets

= Ethinyl Estradiol + Levonorgestrel + Ferrous Fumarate | জন্মনিয়ন্ত্রণ পিল | otc | birth control, pill, জন্মবিরতিকরণ পিল
Noret 28 | নরেট ২৮ | Jenphar | pillpack, 0.03 mg+0.15 mg+75 mg, 25, 28 tablets
Femipil | ফেমিপিল | Beximco | pillpack, 0.03 mg+0.15 mg+75 mg, 18, 28 tablets

= Norgestrel + Ethinyl Estradiol + Ferrous Fumarate | জন্মনিয়ন্ত্রণ পিল | otc | birth control, pill, জন্মবিরতিকরণ পিল
Femicon | ফেমিকন | Jenphar | pillpack, 0.3 mg+0.03 mg+75 mg, 30, 28 tablets

= Norgestrel | নরজেস্ট্রেল | otc | breastfeeding pill, মিনিপিল
Minipil | মিনিপিল | Techno | pillpack, 0.075 mg, 40, 28 tablets

= Condom | কনডম | otc | condom, কনডম
Panther Dotted | প্যান্থার ডটেড | SMC | condom, 3 pcs, 25
Sensation Super Dotted | সেনসেশন সুপার ডটেড | SMC | condom, 3 pcs, 35 ; condom, 12 pcs, 140
Hero | হিরো | SMC | condom, 3 pcs, 12
U&ME Long Love | ইউ অ্যান্ড মি লং লাভ | SMC | condom, 3 pcs, 50
`,
};

export const pregnancyAndTestKit: Shelf = {
  subCategoryId: 73,
  lines: `
= Pregnancy test | প্রেগন্যান্সি টেস্ট | otc | pregnancy test, প্রেগন্যান্সি টেস্ট, গর্ভধারণ পরীক্ষা
Get Sure Pregnancy Test | গেট শিওর প্রেগন্যান্সি টেস্ট | Importer | kit, strip, 30 ; kit, cassette, 60
Clearblue Rapid Detection | ক্লিয়ারব্লু র‍্যাপিড ডিটেকশন | PG | kit, 1 test, 650

= Multivitamins & Multiminerals (A-Z prenatal) | গর্ভকালীন মাল্টিভিটামিন | otc | pregnancy vitamin, গর্ভাবস্থা, ভিটামিন
Nutrum PN | নিউট্রাম পিএন | Acme | tab, , 5, 15

= Carbonyl Iron + Folic Acid + Zinc Sulfate + Vitamin B Complex + Vitamin C | আয়রন + ফলিক এসিড + জিংক + ভিটামিন | otc | iron, pregnancy, আয়রন, গর্ভাবস্থা
Zif Forte | জিফ ফোর্ট | Square | cap, , 3.50

= Iron Polymaltose Complex + Folic Acid + Zinc Sulfate | আয়রন + ফলিক এসিড + জিংক | otc | iron, pregnancy, আয়রন, গর্ভাবস্থা
Ipec-Plus | আইপেক-প্লাস | Aristopharma | tab, 47 mg+0.5 mg+22.5 mg, 3.50

= Maternity care | মাতৃত্বকালীন যত্ন | otc | maternity, মাতৃত্ব
Tynor Maternity Belt | টাইনর ম্যাটারনিটি বেল্ট | Tynor | support, M, 1150 ; support, L, 1150
Senora Maternity Pad | সেনোরা ম্যাটারনিটি প্যাড | Square Toiletries | napkin, 10 pads, 200
`,
};
