/**
 * Everyday words for things that no pharmacy sells. They are spelt correctly: a query of `tiger` is
 * not a misspelt brand, so the search does not guess from these words.
 */
import { wordsIn } from './spelling.ts';

export const otherThings: ReadonlySet<string> = new Set(
  wordsIn(`
  bicycle cycle bike motorcycle car bus truck train rickshaw tyre tire engine petrol diesel helicopter plane flight boat ship
  laptop computer monitor keyboard mouse printer phone mobile iphone android samsung nokia charger headphone speaker camera
  television fridge refrigerator freezer fan cooler conditioner oven blender washing machine iron bulb torch generator inverter
  chair table bed sofa almirah wardrobe shelf door window curtain carpet mattress pillow mirror clock lamp furniture wooden
  shirt pant jeans saree sari panjabi lungi shoes shoe sandal jacket hoodie dress skirt cap watch wristwatch umbrella wallet jewellery
  gold silver diamond ring necklace bangle
  football cricket bat badminton racket carrom ludo toy doll teddy bear game guitar piano violin drum
  book notebook pencil pen eraser newspaper magazine calculator school bag backpack
  biriyani biryani pizza burger noodles pasta rice wheat flour lentil fish beef mutton chicken egg potato onion mango banana
  elephant tiger lion cow goat dog cat horse monkey parrot tree garden river sky moon planet mountain sea
  facebook youtube whatsapp instagram tiktok google netflix passport visa ticket hotel job salary loan bank rent land flat apartment
  hello world morning evening weather song movie cinema drama president minister election
  hammer nail screw drill cement brick rod paint rope ladder
  সাইকেল বাইক মোটরসাইকেল গাড়ি বাস ট্রাক ট্রেন ট্রেনের রিকশা টায়ার ইঞ্জিন পেট্রোল হেলিকপ্টার বিমান নৌকা জাহাজ
  ল্যাপটপ কম্পিউটার কিবোর্ড মাউস প্রিন্টার ফোন মোবাইল চার্জার হেডফোন স্পিকার ক্যামেরা টেলিভিশন টিভি ফ্রিজ পাখা ফ্যান এসি ওভেন বাল্ব টর্চ
  চেয়ার টেবিল খাট সোফা আলমারি দরজা জানালা পর্দা কার্পেট তোশক বালিশ আয়না ঘড়ি আসবাব
  শার্ট প্যান্ট শাড়ি পাঞ্জাবি লুঙ্গি জুতা স্যান্ডেল জামা কাপড় টুপি ছাতা মানিব্যাগ গয়না সোনা রুপা হীরা আংটি চুড়ি
  ফুটবল ক্রিকেট ব্যাট ব্যাডমিন্টন ক্যারাম লুডু খেলনা পুতুল গিটার হারমোনিয়াম তবলা
  বই খাতা কলম পেন্সিল খবরের কাগজ পত্রিকা ক্যালকুলেটর ব্যাগ
  বিরিয়ানি পিজা পিৎজা বার্গার নুডলস ভাত চাল ডাল ধান গম আটা মাছ ইলিশ মাংস গরুর খাসির মুরগি ডিম আলু পেঁয়াজ আম কলা কাঁঠাল
  হাতি বাঘ সিংহ গরু ছাগল কুকুর বিড়াল ঘোড়া বানর পাখি গাছ বাগান নদী আকাশ চাঁদ পাহাড় সাগর
  ফেসবুক ইউটিউব গুগল পাসপোর্ট ভিসা টিকেট টিকিট হোটেল চাকরি বেতন ঋণ ব্যাংক ভাড়া বাসা জমি বিক্রি ফ্ল্যাট
  সকাল আবহাওয়া গান সিনেমা নাটক মন্ত্রী নির্বাচন হাতুড়ি পেরেক সিমেন্ট ইট রড দড়ি মই
`),
);
