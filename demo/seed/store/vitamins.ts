import type { Shelf } from '#demo/seed/shelf.ts';

export const multivitamins: Shelf = {
  subCategoryId: 41,
  lines: `
= Multivitamin & Multimineral (A-Z gold) | মাল্টিভিটামিন ও মাল্টিমিনারেল | otc | vitamin, weakness, ভিটামিন, দুর্বলতা
Bextram Gold | বেক্সট্রাম গোল্ড | Beximco | tab, , 9.50, 15
Filwel Gold | ফিলওয়েল গোল্ড | Square | tab, , 9.50, 15
Aristo Gold | এরিস্টো গোল্ড | Aristopharma | tab, , 7, 15
Goldage | গোল্ডএজ | Orion | tab, , 7, 15
Nutrum Gold | নিউট্রাম গোল্ড | Acme | tab, , 8, 15
Supravit-G | সুপ্রাভিট-জি | Drug International | cap, , 6

= Multivitamin & Multimineral (A-Z silver) | মাল্টিভিটামিন ও মাল্টিমিনারেল | otc | vitamin, old age, ভিটামিন, বয়স্ক
Bextram Silver | বেক্সট্রাম সিলভার | Beximco | tab, , 9.50, 15
Filwel Silver | ফিলওয়েল সিলভার | Square | tab, , 9.50, 15
Nutrum 50+ | নিউট্রাম ৫০+ | Acme | tab, , 6, 15

= Multivitamin & Cod Liver Oil | মাল্টিভিটামিন ও কড লিভার অয়েল | otc | kids vitamin, বাচ্চার ভিটামিন, ভিটামিন
Bextram Kids | বেক্সট্রাম কিডস | Beximco | syr, , 90, 100 ml
Filwel Kids | ফিলওয়েল কিডস | Square | syr, , 80, 100 ml

= Multivitamin & Multimineral | মাল্টিভিটামিন | otc | vitamin, weakness, ভিটামিন, দুর্বলতা
Multivit Plus | মাল্টিভিট প্লাস | Square | tab, , 1.80
Aristovit M | এরিস্টোভিট এম | Beximco | tab, , 2
Revital | রিভাইটাল | ACI | syr, , 90, 100 ml ; syr, , 175, 200 ml

= Vitamin C | ভিটামিন সি | otc | vitamin c, ভিটামিন সি, সিভিট
Ceevit | সিভিট | Square | chew, 250 mg, 1.90 ; syr, 100 mg/5 ml, 40, 100 ml | civit, সি-ভিট
Ceevit DS | সিভিট ডিএস | Square | chew, 500 mg, 3.50
Ceevit Forte | সিভিট ফোর্ট | Square | eff, 1000 mg, 10.35, 10
Vasco | ভাসকো | Opsonin | chew, 250 mg, 1.90
Nutrivit-C | নিউট্রিভিট-সি | ACI | chew, 250 mg, 1.90 ; eff, 1000 mg, 12, 10
Ascobex | অ্যাসকোবেক্স | Beximco | chew, 250 mg, 1.90

= Vitamin E | ভিটামিন ই | otc | vitamin e, skin, ভিটামিন ই, ই-ক্যাপ
E-Cap | ই-ক্যাপ | Drug International | cap, 200 IU, 4.50 ; cap, 400 IU, 7 ; cap, 600 IU, 8 | ecap, ইক্যাপ
Evit | ইভিট | Square | cap, 400 mg, 6

= Betacarotene + Vitamin C + Vitamin E | বিটাক্যারোটিন + ভিটামিন সি + ই | otc | antioxidant, ভিটামিন
Rex | রেক্স | Square | tab, 6 mg+200 mg+50 mg, 3
`,
};

export const calciumAndVitaminD: Shelf = {
  subCategoryId: 42,
  lines: `
= Calcium Carbonate [Elemental source] + Vitamin D3 | ক্যালসিয়াম + ডি৩ | otc | calcium, bone, ক্যালসিয়াম, হাড়
Calbo-D | ক্যালবো-ডি | Square | tab, 500 mg+200 IU, 7, 15 | calbo d, ক্যালবো ডি
Ostocal D | অস্টোক্যাল ডি | Eskayef | tab, 500 mg+200 IU, 7, 15 ; chew, 500 mg+200 IU, 7
Aristocal D | এরিস্টোক্যাল ডি | Beximco | tab, 500 mg+200 IU, 7, 15
A-Cal D | এ-ক্যাল ডি | Acme | tab, 500 mg+200 IU, 6.50, 15
Calcin-D | ক্যালসিন-ডি | Renata | tab, 500 mg+200 IU, 7, 15
Rocal-D | রোক্যাল-ডি | Healthcare | tab, 500 mg+200 IU, 8
Acical-D | এসিক্যাল-ডি | ACI | tab, 500 mg+200 IU, 7
Coralcal-DX | কোরালক্যাল-ডিএক্স | Radiant | tab, 600 mg+400 IU, 15

= Calcium Carbonate [Coral source] + Vitamin D3 | কোরাল ক্যালসিয়াম + ডি৩ | otc | calcium, coral calcium, ক্যালসিয়াম, কোরাল ক্যালসিয়াম, হাড়
Coralcal-D | কোরালক্যাল-ডি | Radiant | tab, 500 mg+200 IU, 11 | coral d, কোরাল ডি
Calboral-D | ক্যালবোরাল-ডি | Square | tab, 500 mg+200 IU, 10
Calboral-DX | ক্যালবোরাল-ডিএক্স | Square | tab, 600 mg+400 IU, 15
Ostocal GX | অস্টোক্যাল জিএক্স | Eskayef | tab, 600 mg+400 IU, 15

= Calcium Carbonate | ক্যালসিয়াম | otc | calcium, bone, ক্যালসিয়াম, হাড়
Calbo | ক্যালবো | Square | tab, 500 mg, 5
Ostocal | অস্টোক্যাল | Eskayef | tab, 500 mg, 4
Calbo JR | ক্যালবো জেআর | Square | chew, 250 mg, 3

= Calcium Lactate Gluconate + Calcium Carbonate + Vitamin C | ক্যালসিয়াম + ভিটামিন সি | otc | calcium, ক্যালসিয়াম, ভিটামিন সি
Calbo-C | ক্যালবো-সি | Square | eff, 1000 mg+327 mg+500 mg, 7.90, 10
Cavic-C | ক্যাভিক-সি | Incepta | eff, 1000 mg+327 mg+500 mg, 10, 12

= Calcium Lactate Gluconate + Calcium Carbonate + Vitamin C + Vitamin D3 | ক্যালসিয়াম + ভিটামিন সি + ডি৩ | otc | calcium, ক্যালসিয়াম, ভিটামিন সি
Cavic-C Plus | ক্যাভিক-সি প্লাস | Incepta | eff, 1000 mg+327 mg+500 mg+400 IU, 10, 12

= Colecalciferol | ভিটামিন ডি৩ | otc | vitamin d, ভিটামিন ডি
D-Rise | ডি-রাইজ | Beximco | cap, 20000 IU, 20 ; cap, 40000 IU, 35 ; tab, 2000 IU, 2.50
D-Balance | ডি-ব্যালান্স | Square | cap, 20000 IU, 20 ; cap, 40000 IU, 35
D-Cap | ডি-ক্যাপ | Drug International | cap, 2000 IU, 7
Vital-D | ভাইটাল-ডি | UniMed | drops, 200 IU/ml, 75, 15 ml
D-Vine | ডি-ভাইন | Healthcare | tab, 2000 IU, 2.50
`,
};

export const ironZincAndVitaminB: Shelf = {
  subCategoryId: 43,
  lines: `
= Vitamin B1, B6 & B12 | ভিটামিন বি১ বি৬ বি১২ | otc | nerve vitamin, স্নায়ু, ঝিনঝিন
Neuro-B | নিউরো-বি | Square | tab, 100 mg+200 mg+200 mcg, 8
Neurobest | নিউরোবেস্ট | Renata | tab, 100 mg+200 mg+200 mcg, 8
Neurocare | নিউরোকেয়ার | Beximco | tab, 100 mg+200 mg+200 mcg, 8
Vitabion | ভিটাবিয়ন | Incepta | tab, 100 mg+200 mg+200 mcg, 8
Neobion | নিওবিয়ন | Aristopharma | tab, 100 mg+200 mg+200 mcg, 8

= Vitamin B complex | ভিটামিন বি কমপ্লেক্স | otc | vitamin b, ভিটামিন বি
Aristoplex | এরিস্টোপ্লেক্স | Beximco | syr, , 35, 100 ml
B-50 Forte | বি-৫০ ফোর্ট | Square | cap, , 1.25 ; syr, , 62, 200 ml
Opsovit | অপসোভিট | Opsonin | tab, , 0.60, 15
V-Plex | ভি-প্লেক্স | Acme | tab, , 0.60 ; syr, , 35, 100 ml
Becosules | বিকোসুলস | Renata | cap, , 2.50, 12
Solvit-B | সলভিট-বি | Eskayef | tab, , 0.62, 15

= Vitamin B Complex + Zinc | ভিটামিন বি কমপ্লেক্স + জিংক | otc | zinc, vitamin b, জিংক, রুচি, ভিটামিন
Bicozin | বিকোজিন | Square | syr, , 55, 100 ml ; syr, , 95, 200 ml ; tab, , 3
Xinc B | জিংক বি | Eskayef | syr, , 55, 100 ml ; tab, , 3

= Zinc Sulfate Monohydrate | জিংক | otc | zinc, জিংক
Xinc | জিংক | Eskayef | tab, 20 mg, 2.75 ; syr, 10 mg/5 ml, 35, 100 ml
Pep-2 | পেপ-২ | Orion | syr, 10 mg/5 ml, 38, 100 ml

= Mecobalamin | মেকোবালামিন | rx | nerve, স্নায়ু, ঝিনঝিন
Methicol | মেথিকল | Square | tab, 500 mcg, 4
Neural | নিউরাল | Healthcare | tab, 500 mcg, 4.25

= Carbonyl Iron + Folic Acid + Zinc Sulfate | আয়রন + ফলিক এসিড + জিংক | otc | iron, pregnancy, আয়রন, রক্তস্বল্পতা, গর্ভাবস্থা
Zif-CI | জিফ-সিআই | Square | ctr, 50 mg+0.50 mg+61.80 mg, 4 | zif ci, জিফ সিআই
Ferix-V | ফেরিক্স-ভি | Renata | ctr, 50 mg+0.50 mg+61.80 mg, 4

= Ferrous Sulfate + Folic Acid | আয়রন + ফলিক এসিড | otc | iron, আয়রন, রক্তস্বল্পতা
Feofol | ফিওফল | Eskayef | ctr, 150 mg+0.5 mg, 2.40

= Iron Polymaltose Complex | আয়রন পলিমল্টোজ | otc | iron, আয়রন, রক্তস্বল্পতা
Compiron | কম্পিরন | Incepta | syr, 50 mg/5 ml, 50, 100 ml ; drops, 50 mg/ml, 50, 30 ml

= Folic Acid | ফলিক এসিড | otc | folic acid, pregnancy, গর্ভাবস্থা
Folison | ফলিসন | Jayson | tab, 5 mg, 0.35

= Folic Acid + Zinc Sulfate Monohydrate | ফলিক এসিড + জিংক | otc | folic acid, zinc, গর্ভাবস্থা
Zifolet | জিফোলেট | Square | tab, 5 mg+20 mg, 1.50

= Ferrous Fumarate + Folic acid | আয়রন + ফলিক এসিড | otc | iron, আয়রন, রক্তস্বল্পতা
Femicap | ফেমিক্যাপ | Jayson | cap, 200 mg+200 mcg, 0.50
Sinaferon | সিনাফেরন | Ibn Sina | tab, 200 mg+200 mcg, 0.20
`,
};

export const nutritionDrinkAndProtein: Shelf = {
  subCategoryId: 44,
  lines: `
= Health drink | পুষ্টি পানীয় | otc | health drink, horlicks, হরলিক্স, পুষ্টি
Horlicks Standard | হরলিক্স স্ট্যান্ডার্ড | Unilever Food | jarpow, 500 gm, 510 ; boxpow, 400 gm, 390 | হরলিকস
Horlicks Mother's Plus | হরলিক্স মাদার্স প্লাস | Unilever Food | boxpow, 350 gm, 490
Junior Horlicks | জুনিয়র হরলিক্স | Unilever Food | boxpow, 500 gm, 590
Horlicks Women's Plus | হরলিক্স উইমেন্স প্লাস | Unilever Food | jarpow, 400 gm, 620
Boost | বুস্ট | Unilever Food | jarpow, 400 gm, 430
Maltova | মাল্টোভা | Unilever Food | jarpow, 400 gm, 390
Complan | কমপ্ল্যান | Zydus | boxpow, 350 gm, 520

= Complete nutrition | সম্পূর্ণ পুষ্টি | otc | nutrition, protein, পুষ্টি, প্রোটিন, বয়স্ক
Ensure Vanilla | এনশিওর ভ্যানিলা | Abbott | tin, 400 gm, 1350 ; tin, 850 gm, 2650 | ensure, এনশিউর
PediaSure Vanilla | পিডিয়াশিওর ভ্যানিলা | Abbott | tin, 400 gm, 1250 | পেডিয়াশিওর
Protinex Original | প্রোটিনেক্স অরিজিনাল | Danone | tin, 250 gm, 850

= Glucose | গ্লুকোজ | otc | glucose, গ্লুকোজ, দুর্বলতা
Glaxose-D | গ্লাক্সোজ-ডি | Unilever Food | boxpow, 200 gm, 90 ; boxpow, 400 gm, 170
`,
};
