import type { Shelf } from '#demo/seed/shelf.ts';

export const diapersAndWipes: Shelf = {
  subCategoryId: 61,
  lines: `
= Baby diaper | শিশুর ডায়াপার | otc | diaper, pampers, ডায়াপার, প্যাম্পার্স, প্যাম্পাস
Huggies Dry Pants | হাগিজ ড্রাই প্যান্টস | Kimberly-Clark | pants, S 4–8 kg 52 pcs, 1450 ; pants, M 6–11 kg 42 pcs, 1450 ; pants, L 9–14 kg 34 pcs, 1450 ; pants, XL 12–17 kg 28 pcs, 1450 | huggies, হাগিস
MamyPoko Pants Standard | ম্যামিপোকো প্যান্টস স্ট্যান্ডার্ড | Unicharm | pants, M 7–12 kg 34 pcs, 1050 ; pants, L 9–14 kg 30 pcs, 1080 ; pants, XL 12–17 kg 26 pcs, 1100 | mamy poko, মামি পোকো
Pampers Premium Care Pants | প্যাম্পার্স প্রিমিয়াম কেয়ার প্যান্টস | PG | pants, M 7–12 kg 54 pcs, 1900 ; pants, L 9–14 kg 44 pcs, 1900
NeoCare Baby Diaper | নিওকেয়ার বেবি ডায়াপার | Incepta Hygiene | belted, S 3–6 kg 50 pcs, 950 ; belted, M 4–9 kg 50 pcs, 1150 ; belted, L 7–18 kg 40 pcs, 1100
Supermom Baby Diaper | সুপারমম বেবি ডায়াপার | Square Toiletries | belted, S 0–8 kg 28 pcs, 560 ; pants, M 6–11 kg 34 pcs, 890 ; pants, L 9–14 kg 30 pcs, 890 | super mom
Savlon Twinkle Baby Diaper | স্যাভলন টুইঙ্কেল বেবি ডায়াপার | ACI Consumer | pants, M 6–11 kg 34 pcs, 850
Bashundhara Diapant | বসুন্ধরা ডায়াপ্যান্ট | Bashundhara | pants, L 9–14 kg 24 pcs, 620
Molfix Pants | মলফিক্স প্যান্টস | Hayat | pants, Maxi 7–14 kg 60 pcs, 1550

= Baby wipes | বেবি ওয়াইপস | otc | wipes, wet tissue, ওয়াইপস, ভেজা টিস্যু
NeoCare Baby Wipes | নিওকেয়ার বেবি ওয়াইপস | Incepta Hygiene | wipes, 120 pcs, 200
Savlon Twinkle Baby Wipes | স্যাভলন টুইঙ্কেল বেবি ওয়াইপস | ACI Consumer | wipes, 120 pcs, 210
Supermom Baby Wipes | সুপারমম বেবি ওয়াইপস | Square Toiletries | wipes, 120 pcs, 220
Johnson's Baby Skincare Wipes | জনসন্স বেবি স্কিনকেয়ার ওয়াইপস | J&J | wipes, 80 pcs, 340
`,
};

export const babyMilkAndFood: Shelf = {
  subCategoryId: 62,
  neverMarkedDown: true,
  lines: `
= Infant formula | শিশুর ফর্মুলা দুধ | otc | baby milk, formula, শিশুর দুধ, বাচ্চার দুধ
Lactogen 1 | ল্যাকটোজেন ১ | Nestle | formulabox, 180 gm, 390 ; formula, 400 gm, 850
Lactogen 2 | ল্যাকটোজেন ২ | Nestle | formulabox, 350 gm, 730 ; formula, 400 gm, 850
Lactogen 3 | ল্যাকটোজেন ৩ | Nestle | formulabox, 350 gm, 720
Nan Optipro 1 | ন্যান অপটিপ্রো ১ | Nestle | formula, 400 gm, 1150
Nan Optipro 2 | ন্যান অপটিপ্রো ২ | Nestle | formula, 400 gm, 1150
PreNan | প্রিন্যান | Nestle | formula, 400 gm, 1500
Biomil 1 | বায়োমিল ১ | Fasska | formula, 400 gm, 830 ; formulabox, 350 gm, 690
Biomil 2 | বায়োমিল ২ | Fasska | formula, 400 gm, 830
Aptamil Gold+ 1 | অ্যাপটামিল গোল্ড+ ১ | Danone | formula, 400 gm, 1450
Similac 1 | সিমিল্যাক ১ | Abbott | formula, 400 gm, 1300

= Baby cereal | শিশুর সিরিয়াল | otc | cerelac, baby food, সেরেলাক, বাচ্চার খাবার
Cerelac Wheat & Milk | সেরেলাক গম ও দুধ | Nestle | cereal, 350 gm, 460
Cerelac Rice & Milk | সেরেলাক চাল ও দুধ | Nestle | cereal, 350 gm, 460
Cerelac Wheat Apple Cherry | সেরেলাক গম আপেল চেরি | Nestle | cereal, 350 gm, 495
Cerelac 5 Fruits | সেরেলাক ৫ ফল | Nestle | cereal, 350 gm, 510

= Growing-up milk | বাড়ন্ত শিশুর দুধ | otc | nido, নিডো, গুঁড়ো দুধ
Nido 1+ | নিডো ১+ | Nestle | milk, 350 gm, 560
Nido Fortigrow | নিডো ফর্টিগ্রো | Nestle | milk, 700 gm, 890
`,
};

export const babySkinCare: Shelf = {
  subCategoryId: 63,
  lines: `
= Baby lotion | বেবি লোশন | otc | lotion, লোশন, বাচ্চার লোশন
Johnson's Baby Lotion | জনসন্স বেবি লোশন | J&J | blotion, 100 ml, 230 ; blotion, 200 ml, 420
Meril Baby Lotion | মেরিল বেবি লোশন | Square Toiletries | blotion, 100 ml, 140
Parachute Just for Baby Lotion | প্যারাসুট জাস্ট ফর বেবি লোশন | Marico | blotion, 100 ml, 170
Himalaya Baby Lotion | হিমালয়া বেবি লোশন | Himalaya | blotion, 200 ml, 390

= Baby oil | বেবি অয়েল | otc | baby oil, বেবি তেল, বাচ্চার তেল
Johnson's Baby Oil | জনসন্স বেবি অয়েল | J&J | boil, 100 ml, 260 ; boil, 200 ml, 480
Meril Baby Olive Oil | মেরিল বেবি অলিভ অয়েল | Square Toiletries | boil, 100 ml, 220
Parachute Just for Baby Oil | প্যারাসুট জাস্ট ফর বেবি অয়েল | Marico | boil, 100 ml, 190

= Baby powder | বেবি পাউডার | otc | powder, পাউডার, ঘামাচি
Johnson's Baby Powder | জনসন্স বেবি পাউডার | J&J | bpow, 100 gm, 170 ; bpow, 200 gm, 310
Meril Baby Powder | মেরিল বেবি পাউডার | Square Toiletries | bpow, 100 gm, 95

= Baby shampoo and wash | বেবি শ্যাম্পু ও ওয়াশ | otc | shampoo, শ্যাম্পু, বাচ্চার শ্যাম্পু
Johnson's Baby Shampoo | জনসন্স বেবি শ্যাম্পু | J&J | shamp, 100 ml, 220 ; shamp, 200 ml, 390
Meril Baby Shampoo | মেরিল বেবি শ্যাম্পু | Square Toiletries | shamp, 110 ml, 150
Sebamed Baby Wash Extra Soft | সেবামেড বেবি ওয়াশ এক্সট্রা সফট | Sebapharma | wash, 200 ml, 950

= Baby soap and cream | বেবি সাবান ও ক্রিম | otc | soap, cream, সাবান, ক্রিম
Johnson's Baby Soap | জনসন্স বেবি সোপ | J&J | soap, 75 gm, 85
Meril Baby Gel Toothpaste | মেরিল বেবি জেল টুথপেস্ট | Square Toiletries | paste, 45 gm, 70
Johnson's Baby Cream | জনসন্স বেবি ক্রিম | J&J | creamjar, 50 gm, 190
Himalaya Diaper Rash Cream | হিমালয়া ডায়াপার র‍্যাশ ক্রিম | Himalaya | cream, 20 gm, 180
`,
};

export const feedingAndAccessories: Shelf = {
  subCategoryId: 64,
  neverMarkedDown: true,
  lines: `
= Feeding bottle | ফিডিং বোতল | otc | feeder, ফিডার, দুধের বোতল
Pigeon Feeding Bottle | পিজিয়ন ফিডিং বোতল | Pigeon | bottle, 120 ml, 420 ; bottle, 240 ml, 490
Farlin Feeding Bottle | ফারলিন ফিডিং বোতল | Farlin | bottle, 240 ml, 350
Philips Avent Natural Bottle | ফিলিপস অ্যাভেন্ট ন্যাচারাল বোতল | Avent | bottle, 260 ml, 1250

= Feeding accessories | ফিডিং সামগ্রী | otc | nipple, pacifier, নিপল, চুষনি
Pigeon Peristaltic Nipple | পিজিয়ন নিপল | Pigeon | thing, M 2 pcs, 320
Farlin Silicone Nipple | ফারলিন সিলিকন নিপল | Farlin | thing, M 4 pcs, 280
Farlin Bottle Brush | ফারলিন বোতল ব্রাশ | Farlin | thing, 1 pc, 260
Kodomo Feeder & Fruit Wash | কোডোমো ফিডার ও ফ্রুট ওয়াশ | Kallol | refill, 450 ml, 240

= Breast pump and pads | ব্রেস্ট পাম্প ও প্যাড | otc | breast pump, ব্রেস্ট পাম্প
Farlin Manual Breast Pump | ফারলিন ম্যানুয়াল ব্রেস্ট পাম্প | Farlin | machine, 1 pc, 1450
Philips Avent Manual Breast Pump | ফিলিপস অ্যাভেন্ট ম্যানুয়াল ব্রেস্ট পাম্প | Avent | machine, 1 pc, 4200
Pigeon Breast Pads | পিজিয়ন ব্রেস্ট প্যাড | Pigeon | thing, 30 pcs, 520

= Baby accessories | শিশুর সামগ্রী | otc | nasal aspirator, teether, টিথার
Pigeon Nose Cleaner | পিজিয়ন নোজ ক্লিনার | Pigeon | thing, 1 pc, 590
Farlin Teether | ফারলিন টিথার | Farlin | thing, 1 pc, 220
`,
};
