import type { Shelf } from '#demo/seed/shelf.ts';

export const bloodPressureMonitors: Shelf = {
  subCategoryId: 81,
  lines: `
= Digital blood pressure monitor | ডিজিটাল প্রেসার মাপার মেশিন | otc | bp machine, pressure machine, প্রেসার মাপার মেশিন, ব্লাড প্রেসার
Omron HEM-7120 | ওমরন এইচইএম-৭১২০ | Omron | machine, upper arm, 3300 | omron bp
Omron HEM-7121J | ওমরন এইচইএম-৭১২১জে | Omron | machine, upper arm, 3650
Omron HEM-7156 | ওমরন এইচইএম-৭১৫৬ | Omron | machine, upper arm, 4500
Omron HEM-6121 | ওমরন এইচইএম-৬১২১ | Omron | machine, wrist, 2900
Rossmax CF155f | রসম্যাক্স সিএফ১৫৫এফ | Rossmax | machine, upper arm, 2600
Rossmax X1 | রসম্যাক্স এক্স১ | Rossmax | machine, upper arm, 2350
Beurer BM 28 | বিউরার বিএম ২৮ | Beurer | machine, upper arm, 3900
Microlife BP A2 Basic | মাইক্রোলাইফ বিপি এ২ বেসিক | Microlife | machine, upper arm, 3200

= Aneroid blood pressure monitor | অ্যানেরয়েড প্রেসার মেশিন | otc | bp machine, stethoscope, প্রেসার মাপার মেশিন
ALPK2 Aneroid Set | এএলপিকে২ অ্যানেরয়েড সেট | Importer | machine, with stethoscope, 1750 | alpk2, এলপিকে২
Rossmax GB102 | রসম্যাক্স জিবি১০২ | Rossmax | machine, with stethoscope, 1600
Beurer BM 27 Cuff | বিউরার বিএম ২৭ কাফ | Beurer | thing, 22–42 cm, 1200
`,
};

export const thermometerAndOximeter: Shelf = {
  subCategoryId: 82,
  lines: `
= Thermometer | থার্মোমিটার | otc | fever, thermometer, জ্বর মাপার যন্ত্র, থার্মোমিটার
Omron MC-246 | ওমরন এমসি-২৪৬ | Omron | machine, digital, 380
Rossmax TG100 | রসম্যাক্স টিজি১০০ | Rossmax | machine, digital, 280
Rossmax TG380 | রসম্যাক্স টিজি৩৮০ | Rossmax | machine, flexible tip, 360
Microlife MT 200 | মাইক্রোলাইফ এমটি ২০০ | Microlife | machine, digital, 350
Beurer FT 09 | বিউরার এফটি ০৯ | Beurer | machine, digital, 420
Jumper JPD-FR202 | জাম্পার জেপিডি-এফআর২০২ | Jumper | machine, infrared, 1450 | infrared thermometer

= Pulse oximeter | পালস অক্সিমিটার | otc | oxygen, oximeter, অক্সিজেন মাপার যন্ত্র, অক্সিমিটার
Jumper JPD-500D | জাম্পার জেপিডি-৫০০ডি | Jumper | machine, fingertip, 1350
Beurer PO 30 | বিউরার পিও ৩০ | Beurer | machine, fingertip, 2600
Rossmax SB100 | রসম্যাক্স এসবি১০০ | Rossmax | machine, fingertip, 2100
Contec CMS50D | কনটেক সিএমএস৫০ডি | Contec | machine, fingertip, 1500
Contec CMS50N | কনটেক সিএমএস৫০এন | Contec | machine, fingertip, 1250
`,
};

export const nebulizerAndRespiratory: Shelf = {
  subCategoryId: 83,
  lines: `
= Nebulizer | নেবুলাইজার | otc | nebulizer, নেবুলাইজার, শ্বাসকষ্ট, গ্যাস দেওয়ার মেশিন
Omron NE-C101 | ওমরন এনই-সি১০১ | Omron | machine, compressor, 3600
Omron NE-C803 | ওমরন এনই-সি৮০৩ | Omron | machine, compressor, 3900
Rossmax NA100 | রসম্যাক্স এনএ১০০ | Rossmax | machine, piston, 2900
Rossmax NE100 | রসম্যাক্স এনই১০০ | Rossmax | machine, compressor, 2700
Beurer IH 26 | বিউরার আইএইচ ২৬ | Beurer | machine, compressor, 5200
Contec NE-J01 | কনটেক এনই-জে০১ | Contec | machine, mesh, 3200

= Respiratory accessories | শ্বাসযন্ত্রের সামগ্রী | otc | nebulizer mask, spacer, স্পেসার, নেবুলাইজার মাস্ক
Nebulizer Mask Set | নেবুলাইজার মাস্ক সেট | Getwell | supply, child, 120 ; supply, adult, 130
Volumatic Spacer | ভলিউম্যাটিক স্পেসার | GSK | thing, 1 pc, 520
3-Ball Spirometer | থ্রি-বল স্পাইরোমিটার | Importer | thing, 1 pc, 280 | lung exerciser, ফুসফুসের ব্যায়াম
`,
};

export const supportsAndBraces: Shelf = {
  subCategoryId: 84,
  lines: `
= Back support | কোমরের বেল্ট | otc | back pain belt, কোমর ব্যথা, কোমরের বেল্ট
Tynor Lumbo Sacral Belt | টাইনর লাম্বো স্যাকরাল বেল্ট | Tynor | support, M, 1250 ; support, L, 1250 ; support, XL, 1300 | ls belt
Tynor Contoured L.S. Support | টাইনর কনট্যুরড এলএস সাপোর্ট | Tynor | support, L, 1450

= Knee support | হাঁটুর সাপোর্ট | otc | knee cap, knee pain, হাঁটু ব্যথা, নি ক্যাপ
Tynor Knee Cap (Pair) | টাইনর নি ক্যাপ (জোড়া) | Tynor | support, M, 620 ; support, L, 620 ; support, XL, 650
Tynor Hinged Knee Support | টাইনর হিঞ্জড নি সাপোর্ট | Tynor | support, L, 1350

= Neck support | ঘাড়ের কলার | otc | cervical collar, neck pain, ঘাড় ব্যথা, কলার
Tynor Soft Cervical Collar | টাইনর সফট সার্ভাইক্যাল কলার | Tynor | support, M, 480 ; support, L, 480

= Wrist and arm support | হাতের সাপোর্ট | otc | wrist, arm sling, কব্জি, হাত ভাঙা
Tynor Wrist Brace with Thumb | টাইনর রিস্ট ব্রেস উইথ থাম্ব | Tynor | support, universal, 380
Tynor Tennis Elbow Support | টাইনর টেনিস এলবো সাপোর্ট | Tynor | support, M, 450
Tynor Arm Sling | টাইনর আর্ম স্লিং | Tynor | support, M, 350

= Ankle and leg support | পায়ের সাপোর্ট | otc | ankle, গোড়ালি, পা মচকানো
Tynor Ankle Binder | টাইনর অ্যাঙ্কেল বাইন্ডার | Tynor | support, M, 420
Tynor Compression Garment Leg | টাইনর কমপ্রেশন গার্মেন্ট লেগ | Tynor | support, L, 1650

= Abdominal support | পেটের বেল্ট | otc | abdominal belt, পেটের বেল্ট, সিজারের পর
Tynor Abdominal Support 9" | টাইনর অ্যাবডোমিনাল সাপোর্ট ৯" | Tynor | support, L, 950
`,
};

export const surgicalDisposables: Shelf = {
  subCategoryId: 85,
  lines: `
= Disposable syringe | ডিসপোজেবল সিরিঞ্জ | otc | syringe, সিরিঞ্জ, ইনজেকশন
JMI Disposable Syringe | জেএমআই ডিসপোজেবল সিরিঞ্জ | JMI Syringes | syringe, 3 ml, 8 ; syringe, 5 ml, 9 ; syringe, 10 ml, 14

= Infusion set | স্যালাইন সেট | otc | saline set, স্যালাইন সেট, ক্যানুলা
JMI Infusion Set | জেএমআই ইনফিউশন সেট | JMI Syringes | supply, 1 pc, 30
JMI IV Cannula | জেএমআই আইভি ক্যানুলা | JMI Syringes | supply, 20G, 60 ; supply, 22G, 60

= Gauze and bandage | গজ ও ব্যান্ডেজ | otc | bandage, gauze, ব্যান্ডেজ, গজ
Sterile Gauze Swab | জীবাণুমুক্ত গজ | Getwell | supply, 10 pcs, 60
Cotton Crepe Bandage | কটন ক্রেপ ব্যান্ডেজ | Getwell | gauze, 10 cm, 130 ; gauze, 15 cm, 180
Absorbent Cotton | তুলা | Getwell | cotton, 100 gm, 75 ; cotton, 400 gm, 260

= Surgical tape | সার্জিক্যাল টেপ | otc | micropore, tape, মাইক্রোপোর, টেপ
Micropore Surgical Tape | মাইক্রোপোর সার্জিক্যাল টেপ | 3M | tape, 1 inch, 150 ; tape, 2 inch, 280
Leukoplast | লিউকোপ্লাস্ট | Essity | tape, 2.5 cm × 5 m, 190

= Gloves | গ্লাভস | otc | gloves, গ্লাভস, হাতমোজা
Latex Examination Gloves | ল্যাটেক্স এক্সামিনেশন গ্লাভস | Getwell | gloves, M 100 pcs, 650 ; gloves, L 100 pcs, 650

= Urine bag and catheter | ইউরিন ব্যাগ ও ক্যাথেটার | otc | urine bag, catheter, ইউরিন ব্যাগ, ক্যাথেটার
JMI Urine Bag | জেএমআই ইউরিন ব্যাগ | JMI Syringes | supply, 2 litre, 90

= First-aid box | ফার্স্ট এইড বক্স | otc | first aid, প্রাথমিক চিকিৎসা
Home First-Aid Box with Scissors, Crepe Bandage, Gauze, Cotton, Adhesive Bandages, Antiseptic Cream and Digital Thermometer | ঘরের প্রাথমিক চিকিৎসার বাক্স: কাঁচি, ক্রেপ ব্যান্ডেজ, গজ, তুলা, ব্যান্ড-এইড, অ্যান্টিসেপটিক ক্রিম ও ডিজিটাল থার্মোমিটারসহ | Nirog | boxed, 24 pcs, 1250
`,
};
