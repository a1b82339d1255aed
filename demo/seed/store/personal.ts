import type { Shelf } from '#demo/seed/shelf.ts';

export const skinCare: Shelf = {
  subCategoryId: 91,
  lines: `
= Body lotion | বডি লোশন | otc | lotion, dry skin, লোশন, শুষ্ক ত্বক
Nivea Body Milk Nourishing | নিভিয়া বডি মিল্ক নারিশিং | Beiersdorf | blotion, 250 ml, 490 ; blotion, 400 ml, 690
Vaseline Intensive Care Deep Moisture | ভ্যাসলিন ইনটেনসিভ কেয়ার ডিপ ময়েশ্চার | Unilever | blotion, 200 ml, 270 ; blotion, 300 ml, 390
Cetaphil Moisturising Lotion | সিটাফিল ময়েশ্চারাইজিং লোশন | Galderma | blotion, 236 ml, 1650
Meril Protective Care Lotion | মেরিল প্রোটেকটিভ কেয়ার লোশন | Square Toiletries | blotion, 200 ml, 220

= Petroleum jelly | পেট্রোলিয়াম জেলি | otc | vaseline, ভ্যাসলিন, ঠোঁট ফাটা
Vaseline Petroleum Jelly | ভ্যাসলিন পেট্রোলিয়াম জেলি | Unilever | jellyjar, 50 ml, 80 ; jellyjar, 100 ml, 150
Meril Petroleum Jelly | মেরিল পেট্রোলিয়াম জেলি | Square Toiletries | jellyjar, 50 ml, 60 ; jellyjar, 100 ml, 105

= Face wash | ফেস ওয়াশ | otc | face wash, pimple, ফেসওয়াশ, ব্রণ
Himalaya Purifying Neem Face Wash | হিমালয়া পিউরিফাইং নিম ফেস ওয়াশ | Himalaya | facewash, 50 ml, 120 ; facewash, 100 ml, 220 ; facewash, 150 ml, 290
Pond's Pure Detox Face Wash | পন্ডস পিওর ডিটক্স ফেস ওয়াশ | Unilever | facewash, 100 gm, 260
Garnier Men Acno Fight Face Wash | গার্নিয়ার মেন অ্যাকনো ফাইট ফেস ওয়াশ | Loreal | facewash, 100 gm, 320
Cetaphil Gentle Skin Cleanser | সিটাফিল জেন্টল স্কিন ক্লিনজার | Galderma | facewash, 125 ml, 950

= Face and body cream | মুখ ও শরীরের ক্রিম | otc | cream, ক্রিম
Nivea Soft | নিভিয়া সফট | Beiersdorf | creamjar, 100 ml, 290 ; creamjar, 200 ml, 450
Nivea Creme | নিভিয়া ক্রিম | Beiersdorf | creamjar, 60 ml, 150
BoroPlus Antiseptic Cream | বোরোপ্লাস অ্যান্টিসেপটিক ক্রিম | Emami | cream, 40 ml, 95
Pond's Super Light Gel | পন্ডস সুপার লাইট জেল | Unilever | creamjar, 50 gm, 330
Tibet Snow | তিব্বত স্নো | Kohinoor | creamjar, 50 gm, 60 | tibbot snow

= Sunscreen | সানস্ক্রিন | otc | sunblock, সানব্লক, রোদে পোড়া
Nivea Sun Protect & Moisture SPF 50 | নিভিয়া সান প্রোটেক্ট অ্যান্ড ময়েশ্চার এসপিএফ ৫০ | Beiersdorf | sunblock, 75 ml, 790

= Soap | সাবান | otc | soap, সাবান
Dettol Original Soap | ডেটল অরিজিনাল সাবান | Reckitt BD | soap, 75 gm, 55 ; soap, 125 gm, 85
Lifebuoy Total 10 Soap | লাইফবয় টোটাল ১০ সাবান | Unilever | soap, 100 gm, 50
Keya Super Beauty Soap | কেয়া সুপার বিউটি সোপ | Keya | soap, 100 gm, 52
`,
};

export const hairCare: Shelf = {
  subCategoryId: 92,
  lines: `
= Hair oil | চুলের তেল | otc | hair oil, coconut oil, নারিকেল তেল, চুল পড়া
Parachute Coconut Oil | প্যারাসুট নারিকেল তেল | Marico | oil, 100 ml, 95 ; oil, 200 ml, 185 ; oil, 500 ml, 430 | পেরাসুট
Parachute Advansed Beliphool | প্যারাসুট অ্যাডভান্সড বেলিফুল | Marico | oil, 200 ml, 165
Jui Hair Oil | জুঁই হেয়ার অয়েল | Square Toiletries | oil, 200 ml, 160
Kumarika Hair Fall Control Oil | কুমারিকা হেয়ার ফল কন্ট্রোল অয়েল | Hemas | oil, 200 ml, 220
Dabur Amla Hair Oil | ডাবর আমলা হেয়ার অয়েল | Dabur | oil, 200 ml, 230

= Shampoo | শ্যাম্পু | otc | shampoo, dandruff, শ্যাম্পু, খুশকি
Sunsilk Black Shine | সানসিল্ক ব্ল্যাক শাইন | Unilever | shamp, 180 ml, 210 ; shamp, 375 ml, 400
Clear Complete Active Care | ক্লিয়ার কমপ্লিট অ্যাকটিভ কেয়ার | Unilever | shamp, 180 ml, 230 ; shamp, 330 ml, 410
Dove Hair Fall Rescue | ডাভ হেয়ার ফল রেসকিউ | Unilever | shamp, 170 ml, 230
Head & Shoulders Cool Menthol | হেড অ্যান্ড শোল্ডারস কুল মেন্থল | PG | shamp, 170 ml, 260
Tresemmé Keratin Smooth | ট্রেসেমে কেরাটিন স্মুথ | Unilever | shamp, 185 ml, 290 ; conditioner, 190 ml, 310
Select Plus Shampoo Sachet | সিলেক্ট প্লাস শ্যাম্পু স্যাশে | Square | shamp, 6 ml, 12
`,
};

export const oralCare: Shelf = {
  subCategoryId: 93,
  lines: `
= Toothpaste | টুথপেস্ট | otc | toothpaste, tooth, টুথপেস্ট, দাঁত শিরশির
Sensodyne Fresh Mint | সেনসোডাইন ফ্রেশ মিন্ট | Haleon | paste, 75 gm, 190 ; paste, 130 gm, 310 | দাঁত শিরশির
Sensodyne Rapid Relief | সেনসোডাইন র‍্যাপিড রিলিফ | Haleon | paste, 80 gm, 290
Mediplus DS | মেডিপ্লাস ডিএস | Anfords | paste, 140 gm, 140
Mediplus Salt | মেডিপ্লাস সল্ট | Anfords | paste, 140 gm, 135
Colgate MaxFresh | কোলগেট ম্যাক্সফ্রেশ | Colgate | paste, 150 gm, 180
Pepsodent Germicheck | পেপসোডেন্ট জার্মিচেক | Unilever | paste, 100 gm, 90 ; paste, 200 gm, 165
Closeup Ever Fresh | ক্লোজআপ এভার ফ্রেশ | Unilever | paste, 100 gm, 100
White Plus | হোয়াইট প্লাস | Square Toiletries | paste, 100 gm, 85

= Toothbrush | টুথব্রাশ | otc | brush, টুথব্রাশ, ব্রাশ
Oral-B Cavity Defense | ওরাল-বি ক্যাভিটি ডিফেন্স | PG | brush, soft, 90
Colgate ZigZag | কোলগেট জিগজ্যাগ | Colgate | brush, medium, 70
Sensodyne Sensitive Toothbrush | সেনসোডাইন সেনসিটিভ টুথব্রাশ | Haleon | brush, soft, 150

= Mouthwash | মাউথওয়াশ | otc | mouthwash, bad breath, মাউথওয়াশ, মুখের দুর্গন্ধ
Listerine Cool Mint | লিস্টারিন কুল মিন্ট | J&J | mouth, 250 ml, 340

= Eucalyptol + Menthol + Methyl Salicylate + Thymol + Sodium Fluoride | মাউথওয়াশ | otc | mouthwash, মাউথওয়াশ, মুখের দুর্গন্ধ
Orostar Plus | অরোস্টার প্লাস | Square | mouth, , 85, 120 ml ; mouth, , 150, 250 ml

= Chlorhexidine Gluconate | ক্লোরহেক্সিডিন | otc | mouthwash, antiseptic, gum, মাড়ি ফোলা, মাউথওয়াশ
Oralon | ওরালন | ACI | mouth, 0.20%, 60, 100 ml ; ogel, 1%, 55, 30 gm

= Povidone Iodine | পোভিডন আয়োডিন | otc | gargle, throat, গলা ব্যথা, গড়গড়া
Viodin | ভায়োডিন | Square | mouth, 1% w/v, 35, 100 ml
`,
};
