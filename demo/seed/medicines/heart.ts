import type { Shelf } from '#demo/seed/shelf.ts';

export const heartAndBloodPressure: Shelf = {
  subCategoryId: 16,
  lines: `
= Losartan Potassium | লোসার্টান | rx | blood pressure, pressure, প্রেসার, উচ্চ রক্তচাপ
Angilock | অ্যাঞ্জিলক | Square | tab, 25 mg, 4.50 ; tab, 50 mg, 8 ; tab, 100 mg, 12 | এনজিলক
Osartil | ওসারটিল | Incepta | tab, 25 mg, 4.50 ; tab, 50 mg, 8 ; tab, 100 mg, 12
Losan | লোসান | Orion | tab, 50 mg, 8
Larb | লার্ব | Opsonin | tab, 50 mg, 8, 14

= Losartan Potassium + Hydrochlorothiazide | লোসার্টান + হাইড্রোক্লোরোথায়াজাইড | rx | blood pressure, pressure, প্রেসার, উচ্চ রক্তচাপ
Angilock Plus | অ্যাঞ্জিলক প্লাস | Square | tab, 50 mg+12.5 mg, 8 ; tab, 100 mg+25 mg, 12
Osartil Plus | ওসারটিল প্লাস | Incepta | tab, 50 mg+12.5 mg, 8

= Amlodipine Besilate | অ্যামলোডিপিন | rx | blood pressure, pressure, প্রেসার
Amdocal | অ্যামডোক্যাল | Beximco | tab, 5 mg, 5, 15 ; tab, 10 mg, 7 | এমডোক্যাল
Camlodin | ক্যামলোডিন | Square | tab, 5 mg, 5
Amlopin | অ্যামলোপিন | Acme | tab, 5 mg, 5
Amlosun | অ্যামলোসান | Sun | tab, 5 mg, 5

= Amlodipine Besilate + Atenolol | অ্যামলোডিপিন + অ্যাটেনোলল | rx | blood pressure, pressure, প্রেসার
Lodicard | লোডিকার্ড | Aristopharma | tab, 5 mg+50 mg, 6

= Bisoprolol Hemifumarate | বিসোপ্রোলল | rx | blood pressure, pressure, প্রেসার
Bisocor | বিসোকর | Square | tab, 2.5 mg, 6 ; tab, 5 mg, 10
Bislol | বিসলল | Opsonin | tab, 1.25 mg, 3.50, 14 ; tab, 2.5 mg, 6, 14
Betapro | বেটাপ্রো | Beximco | tab, 2.5 mg, 6
Concor | কনকর | Merck | tab, 10 mg, 26

= Olmesartan Medoxomil | অলমেসার্টান | rx | blood pressure, pressure, প্রেসার
Olmecar | অলমেকার | Square | tab, 10 mg, 6 ; tab, 20 mg, 10 ; tab, 40 mg, 18
Olmesan | অলমেসান | Beximco | tab, 20 mg, 10 ; tab, 40 mg, 18
Abetis | অ্যাবেটিস | ACI | tab, 20 mg, 10

= Amlodipine Besilate + Olmesartan Medoxomil | অ্যামলোডিপিন + অলমেসার্টান | rx | blood pressure, pressure, প্রেসার
Bizoran | বিজোরান | Beximco | tab, 5 mg+20 mg, 12 ; tab, 5 mg+40 mg, 20
Camlosart | ক্যামলোসার্ট | Square | tab, 5 mg+20 mg, 12

= Telmisartan | টেলমিসার্টান | rx | blood pressure, pressure, প্রেসার
Telma | টেলমা | Beximco | tab, 40 mg, 12.50 ; tab, 80 mg, 20
Arbitel | আরবিটেল | ACI | tab, 40 mg, 12.50

= Ramipril | র‍্যামিপ্রিল | rx | blood pressure, pressure, প্রেসার
Ramoril | র‍্যামোরিল | Incepta | tab, 2.5 mg, 5 ; tab, 5 mg, 8

= Captopril | ক্যাপটোপ্রিল | rx | blood pressure, pressure, প্রেসার
Cardopril | কার্ডোপ্রিল | Beximco | tab, 25 mg, 3

= Atenolol | অ্যাটেনোলল | rx | blood pressure, pressure, প্রেসার
Tenoren | টেনোরেন | ACI | tab, 25 mg, 0.45 ; tab, 50 mg, 0.80 ; tab, 100 mg, 1.40
Tenoloc | টেনোলক | Acme | tab, 50 mg, 0.80

= Propranolol Hydrochloride | প্রোপ্রানোলল | rx | palpitation, বুক ধড়ফড়
Indever | ইনডেভার | ACI | tab, 10 mg, 0.50 ; tab, 40 mg, 1.50
Propranol | প্রোপ্রানল | Opsonin | tab, 10 mg, 0.50

= Metoprolol Tartrate | মেটোপ্রোলল | rx | blood pressure, pressure, প্রেসার
Betaloc | বেটালক | Drug International | tab, 25 mg, 1.55, 14 ; tab, 50 mg, 2.05, 14

= Carvedilol | কার্ভেডিলল | rx | blood pressure, heart, প্রেসার, হার্ট
Dilapress | ডাইলাপ্রেস | Beximco | tab, 6.25 mg, 3 ; tab, 12.5 mg, 5

= Atorvastatin Calcium | অ্যাটরভাস্ট্যাটিন | rx | cholesterol, কোলেস্টেরল, চর্বি
Anzitor | অ্যানজিটর | Square | tab, 10 mg, 12 ; tab, 20 mg, 20
Atova | অ্যাটোভা | Beximco | tab, 10 mg, 10 ; tab, 20 mg, 18
Tiginor | টিজিনর | Incepta | tab, 10 mg, 10 ; tab, 20 mg, 18, 12
Lipicon | লিপিকন | Eskayef | tab, 10 mg, 10

= Rosuvastatin | রসুভাস্ট্যাটিন | rx | cholesterol, কোলেস্টেরল, চর্বি
Rosuva | রোসুভা | Square | tab, 5 mg, 10 ; tab, 10 mg, 20 ; tab, 20 mg, 30
Rosutin | রোসুটিন | Beximco | tab, 10 mg, 20
Rovast | রোভাস্ট | Healthcare | tab, 5 mg, 10 ; tab, 10 mg, 20

= Fenofibrate | ফেনোফাইব্রেট | rx | triglyceride, cholesterol, কোলেস্টেরল
Lipired | লিপিরেড | Square | cap, 200 mg, 7

= Aspirin | অ্যাসপিরিন | rx | blood thinner, রক্ত পাতলা, হার্ট
Ecosprin | ইকোস্প্রিন | Acme | ec, 75 mg, 0.65 ; ec, 300 mg, 1.70
Carva | কারভা | Square | ec, 75 mg, 0.65

= Clopidogrel Bisulphate | ক্লোপিডোগ্রেল | rx | blood thinner, রক্ত পাতলা, হার্ট
Anclog | অ্যানক্লগ | Square | tab, 75 mg, 12
Lopirel | লোপিরেল | Incepta | tab, 75 mg, 12
Odrel | ওড্রেল | Beximco | tab, 75 mg, 12

= Clopidogrel + Aspirin | ক্লোপিডোগ্রেল + অ্যাসপিরিন | rx | blood thinner, রক্ত পাতলা, হার্ট
Anclog Plus | অ্যানক্লগ প্লাস | Square | tab, 75 mg+75 mg, 12
Ecosprin Plus | ইকোস্প্রিন প্লাস | Acme | tab, 75 mg+75 mg, 12

= Rivaroxaban | রিভারোক্সাবান | rx | blood thinner, রক্ত পাতলা
Rivarox | রিভারক্স | Eskayef | tab, 10 mg, 25 ; tab, 20 mg, 45

= Nitroglycerin | নাইট্রোগ্লিসারিন | rx | chest pain, angina, বুকে ব্যথা
Nitrocard SR | নাইট্রোকার্ড এসআর | Aristopharma | sr, 2.6 mg, 5
Nitrosol | নাইট্রোসল | Beximco | tspray, 400 mcg/spray, 260, 200 sprays

= Trimetazidine Dihydrochloride | ট্রাইমেটাজিডিন | rx | angina, heart, হার্ট
Angivent MR | অ্যাঞ্জিভেন্ট এমআর | Square | mr, 35 mg, 8

= Sacubitril + Valsartan | স্যাকুবিট্রিল + ভ্যালসার্টান | rx | heart failure, হার্ট
Entresto | এনট্রেস্টো | Novartis | tab, 24 mg+26 mg, 55, 14

= Furosemide | ফুরোসেমাইড | rx | diuretic, swelling, শরীর ফোলা, পানি কমানো
Lasix | ল্যাসিক্স | Synovia | tab, 40 mg, 0.65
Fusid | ফুসিড | Square | tab, 40 mg, 0.65 ; imiv, 20 mg/2 ml, 8, 2 ml

= Furosemide + Spironolactone | ফুরোসেমাইড + স্পাইরোনোল্যাকটোন | rx | diuretic, swelling, শরীর ফোলা
Fusid Plus | ফুসিড প্লাস | Square | tab, 20 mg+50 mg, 8
`,
};
