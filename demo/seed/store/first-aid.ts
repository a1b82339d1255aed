import type { Shelf } from '#demo/seed/shelf.ts';

export const orsAndDiarrhoea: Shelf = {
  subCategoryId: 31,
  lines: `
= Oral Rehydration Salt | খাবার স্যালাইন | otc | ors, saline, স্যালাইন, ওরস্যালাইন, ডায়রিয়া, পাতলা পায়খানা
ORSaline-N | ওরস্যালাইন-এন | SMC | opow, 10.25 gm, 6, 20 | smc orsaline, smc saline, এসএমসি স্যালাইন, খাবার স্যালাইন
Neosaline | নিওস্যালাইন | Eskayef | opow, 10.25 gm, 5, 20
Hamdard ORS | হামদর্দ ওআরএস | Hamdard | opow, 13.95 gm, 5, 20
ORSaline Fruity | ওরস্যালাইন ফ্রুটি | SMC | opow, 13.4 gm, 6, 20 | fruity saline, ফ্রুটি স্যালাইন

= Oral Rehydration Salt (rice based) | রাইস স্যালাইন | otc | ors, saline, রাইস স্যালাইন, ডায়রিয়া
Rice ORS | রাইস ওআরএস | Square | opow, for 250 ml, 9, 10 ; opow, for 500 ml, 15, 10

= Electrolyte drink | ইলেকট্রোলাইট পানীয় | otc | electrolyte, ইলেকট্রোলাইট, দুর্বলতা
SMC Plus Electrolyte Drink | এসএমসি প্লাস ইলেকট্রোলাইট ড্রিংক | SMC | drink, 250 ml, 40

= Zinc Sulfate Monohydrate | জিংক | otc | diarrhoea, zinc, ডায়রিয়া, জিংক
Square Zinc | স্কয়ার জিংক | Square | disp, 20 mg, 2
Baby Zinc | বেবি জিংক | Acme | disp, 20 mg, 1.75
Zesup | জেসাপ | Square | syr, 10 mg/5 ml, 35, 100 ml

= Loperamide Hydrochloride | লোপেরামাইড | rx | diarrhoea, পাতলা পায়খানা, ডায়রিয়া
Imotil | ইমোটিল | Square | cap, 2 mg, 1
Loperin | লোপেরিন | Opsonin | cap, 2 mg, 1

= Racecadotril | রেসেকাডোট্রিল | rx | diarrhoea, ডায়রিয়া
Racedot | রেসডট | Square | cap, 100 mg, 8

= Probiotic Combination | প্রোবায়োটিক | otc | probiotic, diarrhoea, প্রোবায়োটিক, ডায়রিয়া
Probio | প্রোবায়ো | Square | cap, 4 billion, 25, 6

= Bacillus Clausii spores | ব্যাসিলাস ক্লাউসি | otc | probiotic, diarrhoea, প্রোবায়োটিক, ডায়রিয়া
Enterogermina | এন্টারোজার্মিনা | Synovia | susp, 2 billion/5 ml, 55, 5 ml
`,
};

export const antisepticAndWoundCare: Shelf = {
  subCategoryId: 32,
  lines: `
= Chlorhexidine Gluconate + Cetrimide | ক্লোরহেক্সিডিন + সেট্রিমাইড | otc | antiseptic, wound, জীবাণুনাশক, কাটা ছেঁড়া
Savlon | স্যাভলন | ACI | solu, 0.3%+3%, 32, 56 ml ; solu, 0.3%+3%, 44, 112 ml ; solu, 0.3%+3%, 140, 500 ml | savlon liquid, সেভলন
Sepnil | সেপনিল | Square | solu, 0.5%+3%, 17, 100 ml

= Chlorhexidine Hydrochloride + Cetrimide | ক্লোরহেক্সিডিন + সেট্রিমাইড | otc | antiseptic cream, কাটা ছেঁড়া, পোড়া
Savlon | স্যাভলন | ACI | cream, 0.1%+0.5%, 30, 30 gm ; cream, 0.1%+0.5%, 40, 60 gm ; cream, 0.1%+0.5%, 60, 100 gm | savlon cream, স্যাভলন ক্রিম

= Chloroxylenol | ক্লোরোজাইলেনল | otc | antiseptic, dettol, জীবাণুনাশক, ডেটল
Dettol Antiseptic Liquid | ডেটল অ্যান্টিসেপটিক লিকুইড | Reckitt BD | liquid, 50 ml, 45 ; liquid, 100 ml, 85 ; liquid, 500 ml, 290 ; liquid, 750 ml, 410

= Povidone Iodine | পোভিডন আয়োডিন | otc | antiseptic, wound, ক্ষত, কাটা ছেঁড়া
Viodin | ভায়োডিন | Square | solu, 10% w/v, 100, 100 ml ; oint, 5% w/w, 50, 25 gm
Povisep | পোভিসেপ | Jayson | solu, 10% w/v, 55, 30 ml ; cream, 6% w/w, 22, 5 gm ; scrub, 7.5% w/v, 325, 250 ml
Povin | পোভিন | Opsonin | oint, 5% w/w, 50, 25 gm
Betadine | বিটাডিন | Mundipharma | solu, 10% w/v, 110, 100 ml ; oint, 5% w/w, 50, 15 gm

= Silver Sulfadiazine | সিলভার সালফাডায়াজিন | otc | burn, পোড়া
Burna | বার্না | Square | cream, 1%, 60, 25 gm | বার্না ক্রিম
Silcream | সিলক্রিম | Jayson | cream, 1%, 60, 25 gm
Burnsil | বার্নসিল | Beximco | cream, 1%, 45, 25 gm

= Neomycin Sulfate + Bacitracin Zinc | নিওমাইসিন + ব্যাসিট্রাসিন | rx | wound, ঘা, কাটা ছেঁড়া
Nebanol | নেবানল | Square | oint, (5 mg+500 IU)/gm, 44, 20 gm ; tpow, (5 mg+250 IU)/gm, 20, 10 gm | নেবানল পাউডার
Neobacrin | নিওব্যাক্রিন | GSK | oint, (5 mg+500 IU)/gm, 44, 20 gm

= Adhesive bandage | ব্যান্ড-এইড | otc | bandaid, plaster, ব্যান্ডেজ, কাটা
Band-Aid | ব্যান্ড-এইড | J&J | plaster, 100 pcs, 320
Hansaplast | হ্যানসাপ্লাস্ট | Beiersdorf | plaster, 10 pcs, 45 ; plaster, 100 pcs, 380
`,
};

export const painBalmAndSpray: Shelf = {
  subCategoryId: 33,
  lines: `
= Pain relief balm | ব্যথানাশক বাম | otc | pain, headache, ব্যথা, মাথাব্যথা, বাম, মলম
Tiger Balm Red | টাইগার বাম লাল | Tiger Balm | balm, 19.4 gm, 320 ; balm, 30 gm, 450
Tiger Balm White | টাইগার বাম সাদা | Tiger Balm | balm, 19.4 gm, 320
Zandu Balm | ঝান্ডু বাম | Emami | balm, 8 ml, 65 ; balm, 25 ml, 160 | jhandu balm
Vicks VapoRub | ভিক্স ভেপোরাব | PG | balm, 10 gm, 70 ; balm, 25 gm, 160 ; balm, 50 gm, 290 | vicks, ভিক্স, সর্দি, নাক বন্ধ
Iodex | আয়োডেক্স | Haleon | balm, 8 gm, 60 ; balm, 16 gm, 110

= Pain relief cream | ব্যথানাশক ক্রিম | otc | back pain, muscle pain, কোমর ব্যথা, মাংসপেশি ব্যথা
Moov Rapid Relief | মুভ র‍্যাপিড রিলিফ | Reckitt BD | cream, 30 gm, 190 ; spray, 50 gm, 340 | moov, মুভ
Volini | ভলিনি | Sun | gel, 30 gm, 220 ; spray, 55 gm, 390

= Menthol + Camphor + Eucalyptus Oil + Mint Oil | মেন্থল + কর্পূর + ইউক্যালিপটাস | otc | pain, ব্যথা
Reli Balm | রিলি বাম | Square | cream, 80 mg+45 mg+180 mg+10 mg, 200, 25 gm

= Methyl Salicylate + Menthol | মিথাইল স্যালিসাইলেট + মেন্থল | otc | pain, muscle pain, ব্যথা
Deep Heat | ডিপ হিট | Pharmasia | cream, 30%+8%, 25, 5 gm ; cream, 30%+8%, 90, 30 gm

= Mentha + Cinnamomum + Gaultheria + Capsicum | ভেষজ ব্যথানাশক | otc | pain, ব্যথা
Cool max | কুল ম্যাক্স | Acme | oint, , 70, 20 gm
`,
};

export const handSanitizerAndMask: Shelf = {
  subCategoryId: 34,
  lines: `
= Chlorhexidine Gluconate + Isopropyl alcohol | ক্লোরহেক্সিডিন + আইসোপ্রোপাইল অ্যালকোহল | otc | hand rub, sanitizer, হ্যান্ড রাব, স্যানিটাইজার
Hexisol | হেক্সিসল | ACI | hand, 0.5%+70%, 40, 50 ml ; hand, 0.5%+70%, 130, 250 ml ; hand, 0.5%+70%, 195, 500 ml | হেক্সাসল
Handirub | হ্যান্ডিরাব | Eskayef | hand, 0.5%+70%, 40, 50 ml ; hand, 0.5%+70%, 100, 200 ml

= Hand sanitizer | হ্যান্ড স্যানিটাইজার | otc | sanitizer, স্যানিটাইজার, হাত ধোয়া
Sepnil Instant Hand Sanitizer | সেপনিল ইনস্ট্যান্ট হ্যান্ড স্যানিটাইজার | Square Toiletries | sanitizer, 40 ml, 60 ; sanitizer, 200 ml, 190
Savlon Hand Sanitizer | স্যাভলন হ্যান্ড স্যানিটাইজার | ACI Consumer | sanitizer, 100 ml, 120

= Hand wash | হ্যান্ডওয়াশ | otc | hand wash, হাত ধোয়া, হ্যান্ডওয়াশ
Dettol Handwash Original | ডেটল হ্যান্ডওয়াশ অরিজিনাল | Reckitt BD | handwash, 200 ml, 110 ; refill, 170 ml, 70
Lifebuoy Handwash Total | লাইফবয় হ্যান্ডওয়াশ টোটাল | Unilever | handwash, 200 ml, 105 ; refill, 170 ml, 65

= Face mask | মাস্ক | otc | mask, মাস্ক, সার্জিক্যাল মাস্ক
Getwell Surgical Mask | গেটওয়েল সার্জিক্যাল মাস্ক | Getwell | mask, 3 ply 50 pcs, 180
KN95 Mask | কেএন৯৫ মাস্ক | Importer | mask, 1 pc, 30 ; mask, 10 pcs, 250
`,
};
