import type { Shelf } from '#demo/seed/shelf.ts';

export const feverAndPain: Shelf = {
  subCategoryId: 11,
  lines: `
= Paracetamol | প্যারাসিটামল | otc | fever, pain, headache, জ্বর, ব্যথা, মাথাব্যথা, jor, betha
Napa | নাপা | Beximco | tab, 500 mg, 1.20 ; syr, 120 mg/5 ml, 35, 60 ml ; syr, 120 mg/5 ml, 50, 100 ml ; drops, 80 mg/ml, 20, 15 ml ; supp, 125 mg, 4, 5 ; supp, 250 mg, 5, 5 ; supp, 500 mg, 8, 5 | napa tablet, নাপা ট্যাবলেট
Napa Extend | নাপা এক্সটেন্ড | Beximco | er, 665 mg, 2.00, 12 | নাপা এক্সটেনড
Napa One | নাপা ওয়ান | Beximco | tab, 1000 mg, 2.25
Napa Rapid | নাপা র‍্যাপিড | Beximco | tab, 500 mg, 1.30
Ace | এইস | Square | tab, 500 mg, 0.80 ; syr, 120 mg/5 ml, 20.70, 60 ml ; syr, 120 mg/5 ml, 31.90, 100 ml ; drops, 80 mg/ml, 20.70, 30 ml ; supp, 125 mg, 4.05, 5 ; supp, 250 mg, 5.05, 5 | এস
Ace XR | এইস এক্সআর | Square | er, 665 mg, 1.50
Renova | রিনোভা | Opsonin | tab, 500 mg, 0.80 ; susp, 120 mg/5 ml, 20.65, 60 ml ; supp, 60 mg, 3.50, 5
Reset | রিসেট | Incepta | tab, 500 mg, 0.80 ; susp, 120 mg/5 ml, 20.60, 60 ml
Tamen | ট্যামেন | Eskayef | tab, 500 mg, 0.80 ; syr, 120 mg/5 ml, 20.70, 60 ml ; drops, 80 mg/ml, 14.75, 15 ml
Tamen XR | ট্যামেন এক্সআর | Eskayef | er, 665 mg, 1.50
Xcel | এক্সেল | ACI | tab, 500 mg, 0.80 ; susp, 120 mg/5 ml, 20.70, 60 ml
Xpa | এক্সপা | Aristopharma | tab, 500 mg, 0.80 ; supp, 250 mg, 6, 5
Fast | ফাস্ট | Acme | tab, 500 mg, 0.80 ; susp, 120 mg/5 ml, 20.70, 60 ml
Longpara | লংপ্যারা | Ibn Sina | er, 665 mg, 1.50

= Paracetamol + Caffeine | প্যারাসিটামল + ক্যাফেইন | otc | headache, fever, pain, মাথাব্যথা, জ্বর, ব্যথা
Napa Extra | নাপা এক্সট্রা | Beximco | tab, 500 mg+65 mg, 2.50, 12 | নাপা একস্ট্রা
Ace Plus | এইস প্লাস | Square | tab, 500 mg+65 mg, 2.50
Tamen Turbo | ট্যামেন টার্বো | Eskayef | tab, 500 mg+65 mg, 2.50
Cafedon | ক্যাফেডন | Healthcare | tab, 500 mg+65 mg, 2.50

= Ibuprofen | আইবুপ্রোফেন | rx | pain, fever, ব্যথা, জ্বর
Inflam | ইনফ্লাম | Synovia | tab, 200 mg, 0.90 ; tab, 400 mg, 1.45 ; susp, 100 mg/5 ml, 33.80, 100 ml
Reumafen | রিউমাফেন | Beximco | tab, 400 mg, 1.40
Flamex | ফ্লামেক্স | ACI | tab, 400 mg, 1.40 ; susp, 100 mg/5 ml, 33.80, 100 ml

= Naproxen Sodium | ন্যাপ্রোক্সেন | rx | pain, ব্যথা, বাত
Naprosyn | ন্যাপ্রোসিন | Radiant | tab, 250 mg, 8 ; tab, 500 mg, 15
Sonap | সোন্যাপ | Square | tab, 250 mg, 4.05 ; tab, 500 mg, 7.05
Anaflex | অ্যানাফ্লেক্স | ACI | tab, 500 mg, 9.05 ; gel, 10% w/w, 62.40, 15 gm
Naprox | ন্যাপ্রক্স | Eskayef | tab, 500 mg, 11

= Naproxen Sodium + Esomeprazole Magnesium | ন্যাপ্রোক্সেন + ইসোমিপ্রাজল | rx | pain, ব্যথা, বাত
Xenole | জেনোল | Square | dtab, 375 mg+20 mg, 12 ; dtab, 500 mg+20 mg, 13

= Ketorolac Tromethamine | কিটোরোলাক | rx | pain, tooth pain, ব্যথা, দাঁত ব্যথা
Rolac | রোলাক | Renata | tab, 10 mg, 12 ; imiv, 30 mg/ml, 55.20, 1 ml
Torax | টোরাক্স | Square | tab, 10 mg, 12 ; imiv, 60 mg/2 ml, 100, 2 ml
Etorac | ইটোরাক | Incepta | tab, 10 mg, 10
Todol | টোডল | Opsonin | tab, 10 mg, 10

= Diclofenac Sodium | ডাইক্লোফেনাক | rx | pain, ব্যথা
Clofenac | ক্লোফেনাক | Square | tab, 50 mg, 1.50 ; gel, 1% w/w, 40, 20 gm ; supp, 50 mg, 15, 5
Voltalin | ভোল্টালিন | Novartis | tab, 25 mg, 4 ; supp, 25 mg, 35, 5
Ultrafen | আল্ট্রাফেন | Beximco | tab, 50 mg, 0.85

= Aceclofenac | এসিক্লোফেনাক | rx | pain, ব্যথা
Flexi | ফ্লেক্সি | Square | tab, 100 mg, 5
Reservix | রিজার্ভিক্স | Incepta | tab, 100 mg, 5
Movex | মোভেক্স | Opsonin | tab, 100 mg, 4

= Tolfenamic acid | টলফেনামিক এসিড | rx | migraine, মাইগ্রেন, আধকপালি
Tufnil | টাফনিল | Eskayef | tab, 200 mg, 10
Tolfem | টলফেম | Square | tab, 200 mg, 10
Namitol | ন্যামিটল | ACI | tab, 200 mg, 10

= Aspirin | অ্যাসপিরিন | rx | pain, fever
Disprin | ডিসপ্রিন | Reckitt | ec, 300 mg, 1.65
`,
};
