import type { Shelf } from '#demo/seed/shelf.ts';

export const herbalAndUnani: Shelf = {
  subCategoryId: 101,
  lines: `
= Sana + Revand Chini + Neem + Chirata + Tulsi | সোনাপাতা + রেউচিনি + নিম + চিরতা + তুলসী | otc | safi, সাফি, ত্বক
Safi | সাফি | Hamdard | syr, , 65, 100 ml ; syr, , 120, 225 ml ; cap, , 6

= Herbal Multivitamin | ভেষজ মাল্টিভিটামিন | otc | cinkara, সিনকারা, দুর্বলতা
Cinkara | সিনকারা | Hamdard | syr, , 60, 100 ml ; syr, , 120, 225 ml ; syr, , 200, 450 ml | sinkara

= Herbal cough syrup [Vasakarista] | বাসক সিরাপ | otc | cough, basok, কাশি, বাসক
Acme's Basok | একমির বাসক | Acme | syr, , 65, 100 ml ; syr, , 100, 200 ml | basak
Basak | বাসক | Hamdard | syr, , 65, 100 ml

= Herbal cough syrup [Adhatoda Vasica] | বাসক সিরাপ | otc | cough, basok, কাশি, বাসক
Adovas | এডোভাস | Square | syr, , 70, 100 ml ; syr, , 105, 200 ml | অ্যাডোভাস
Honeybas | হানিবাস | Acme | syr, , 75, 100 ml

= Licorice + Vasaka + Basil + Peppermint | যষ্টিমধু + বাসক + তুলসী + পুদিনা | otc | cough, কাশি, গলা ব্যথা
Sualin | সুয়ালিন | Hamdard | tab, , 2.50

= Herbal gastric preparation | ভেষজ গ্যাস্ট্রিক প্রস্তুতি | otc | gastric, carmina, হজম, কারমিনা, গ্যাস
Carmina | কারমিনা | Hamdard | syr, , 50, 100 ml ; tab, , 1.40

= Emblic Myrobalan + Aswagandha + Grape | আমলকী + অশ্বগন্ধা + আঙুর | otc | chyabanprash, চ্যবনপ্রাশ
Acme's Chyabanprash | একমির চ্যবনপ্রাশ | Acme | susp, , 110, 100 gm ; susp, , 200, 200 gm

= Spirulina | স্পিরুলিনা | otc | spirulina, স্পিরুলিনা
Navit | নাভিট | Square | cap, 500 mg, 8

= Panax Ginseng | জিনসেং | otc | ginseng, জিনসেং, দুর্বলতা
Ginton | জিনটন | Hamdard | cap, 500 mg, 12
Gintonic | জিনটনিক | Acme | syr, 300 mg/5 ml, 350, 200 ml

= Silymarin [Milk thistle] | সিলিমারিন | otc | liver, লিভার
Livec | লিভেক | Hamdard | cap, 70 mg, 8
Silybin | সিলিবিন | Square | cap, 70 mg, 6 ; cap, 140 mg, 9

= Ginkgo Biloba | জিঙ্কগো বিলোবা | otc | ginkgo, জিঙ্কগো
Giloba | গিলোবা | Square | cap, 60 mg, 10
`,
};

export const honeyIsabgulAndNatural: Shelf = {
  subCategoryId: 102,
  lines: `
= Ispaghula [Psyllium] Husk | ইসবগুলের ভুসি | otc | isabgul, constipation, ইসবগুল, কোষ্ঠকাঠিন্য
Ispergul | ইসপারগুল | Square | epow, 3.5 gm/5.4 gm, 395, 120 gm ; esach, 3.5 gm/sachet, 10, 15
Ispaghol | ইসপাগোল | Hamdard | esach, 3.5 gm/sachet, 12, 10
ইসবগুলের ভুসি | ইসবগুলের ভুসি | Nirog | husk, 100 gm, 160 ; husk, 250 gm, 380 | isabguler bhushi, isabgol

= Honey | মধু | otc | honey, modhu, মধু
Dabur Honey | ডাবর হানি | Dabur | honey, 250 gm, 310 ; honey, 500 gm, 560
Apis Himalaya Honey | এপিস হিমালয়া হানি | Apis | honey, 500 gm, 490
সুন্দরবনের খলিসা ফুলের মধু | সুন্দরবনের খলিসা ফুলের মধু | Nirog | honey, 500 gm, 750 ; honey, 1 kg, 1450 | sundarban khalisha modhu, sundarban honey

= Natural oil | প্রাকৃতিক তেল | otc | kalojira, black seed oil, কালোজিরার তেল
কালোজিরার তেল | কালোজিরার তেল | Nirog | oil, 100 ml, 220 | kalojirar tel, kalojira

= Natural powder | প্রাকৃতিক গুঁড়া | otc | moringa, neem, সজিনা পাতা, নিম পাতা
Moringa Leaf Powder | সজিনা পাতার গুঁড়া | Nirog | pouch, 100 gm, 180 | sojina pata
Triphala Powder | ত্রিফলার গুঁড়া | Nirog | pouch, 100 gm, 150 | trifola
`,
};
