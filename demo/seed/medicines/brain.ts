import type { Shelf } from '#demo/seed/shelf.ts';

export const brainSleepAndMind: Shelf = {
  subCategoryId: 19,
  lines: `
= Clonazepam | ক্লোনাজেপাম | rx | sleep, anxiety, ঘুম, দুশ্চিন্তা
Rivotril | রিভোট্রিল | Radiant | tab, 0.5 mg, 8 ; tab, 1 mg, 9 ; tab, 2 mg, 13
Disopan | ডিসোপ্যান | Incepta | tab, 0.5 mg, 7 ; tab, 1 mg, 9 ; tab, 2 mg, 11.50
Epitra | এপিট্রা | Square | tab, 0.5 mg, 6
Pase | পেস | Opsonin | tab, 0.5 mg, 6, 15
Xetril | জেট্রিল | Beximco | tab, 0.5 mg, 6

= Bromazepam | ব্রোমাজেপাম | rx | anxiety, sleep, দুশ্চিন্তা, ঘুম
Lexotanil | লেক্সোটানিল | Radiant | tab, 3 mg, 8
Tenil | টেনিল | Acme | tab, 3 mg, 5.50
Laxyl | ল্যাক্সিল | Square | tab, 3 mg, 5

= Alprazolam | অ্যালপ্রাজোলাম | rx | anxiety, দুশ্চিন্তা
Zolax | জোলাক্স | Beximco | tab, 0.25 mg, 1 ; tab, 0.5 mg, 2
Zolium | জোলিয়াম | Incepta | tab, 0.5 mg, 3

= Diazepam | ডায়াজেপাম | rx | sleep, anxiety, ঘুম
Sedil | সেডিল | Square | tab, 5 mg, 0.70
Easium | ইজিয়াম | Opsonin | tab, 5 mg, 0.70

= Pregabalin | প্রিগাবালিন | rx | nerve pain, স্নায়ু ব্যথা
Neurolin | নিউরোলিন | Square | cap, 25 mg, 10 ; cap, 50 mg, 14 ; cap, 75 mg, 18
Nervalin | নার্ভালিন | Beximco | cap, 50 mg, 11 ; cap, 75 mg, 16
Gabarol | গ্যাবারল | ACI | cap, 25 mg, 8
Pregaba | প্রিগাবা | Opsonin | cap, 75 mg, 19

= Gabapentin | গ্যাবাপেন্টিন | rx | nerve pain, স্নায়ু ব্যথা
Gabantin | গ্যাবান্টিন | Sun | tab, 100 mg, 6 ; tab, 300 mg, 16

= Amitriptyline Hydrochloride | অ্যামিট্রিপটাইলিন | rx | depression, sleep, ঘুম, বিষণ্ণতা
Tryptin | ট্রিপটিন | Square | tab, 10 mg, 0.85 ; tab, 25 mg, 1.75
Amilin | অ্যামিলিন | Opsonin | tab, 10 mg, 0.85, 14

= Escitalopram Oxalate | এসিটালোপ্রাম | rx | depression, বিষণ্ণতা
Nexcital | নেক্সিটাল | UniMed | tab, 5 mg, 7 ; tab, 10 mg, 12
Oxapro | অক্সাপ্রো | Square | tab, 10 mg, 12
Losita | লোসিটা | Eskayef | tab, 5 mg, 6

= Sertraline Hydrochloride | সার্ট্রালিন | rx | depression, বিষণ্ণতা
Setra | সেট্রা | General | tab, 50 mg, 7
Andep | অ্যানডেপ | Healthcare | tab, 50 mg, 5.50

= Flupentixol + Melitracen | ফ্লুপেনটিক্সল + মেলিট্রাসিন | rx | depression, বিষণ্ণতা
Melixol | মেলিক্সল | Square | tab, 0.5 mg+10 mg, 5
Frenxit | ফ্রেনজিট | Beximco | tab, 0.5 mg+10 mg, 5

= Olanzapine | ওলানজাপিন | rx | মানসিক রোগ
Deprex | ডেপ্রেক্স | Square | tab, 5 mg, 2.50

= Carbamazepine | কার্বামাজেপিন | rx | epilepsy, মৃগী, খিঁচুনি
Tegretol | টেগ্রেটল | Novartis | tab, 200 mg, 6.45

= Sodium Valproate | সোডিয়াম ভ্যালপ্রোয়েট | rx | epilepsy, মৃগী, খিঁচুনি
Valex | ভ্যালেক্স | Incepta | tab, 200 mg, 3 ; syr, 200 mg/5 ml, 92, 100 ml

= Levetiracetam | লেভেটিরাসিটাম | rx | epilepsy, মৃগী, খিঁচুনি
Iracet | ইরাসেট | Square | tab, 250 mg, 16 ; tab, 500 mg, 30

= Flunarizine | ফ্লুনারিজিন | rx | migraine, মাইগ্রেন
Norium | নরিয়াম | Eskayef | tab, 5 mg, 4 ; tab, 10 mg, 7
Fluver | ফ্লুভার | ACI | tab, 5 mg, 4 ; tab, 10 mg, 5

= Cinnarizine | সিনারিজিন | rx | vertigo, মাথা ঘোরা
Cinaron | সিনারন | Square | tab, 15 mg, 1

= Betahistine Dihydrochloride | বেটাহিস্টিন | rx | vertigo, মাথা ঘোরা
Menaril | মেনারিল | Incepta | tab, 8 mg, 3 ; tab, 16 mg, 5

= Prochlorperazine Maleate | প্রোক্লোরপেরাজিন | rx | vertigo, vomiting, মাথা ঘোরা, বমি
Stemetil | স্টেমেটিল | Synovia | tab, 5 mg, 0.46
Vergon | ভার্গন | Opsonin | tab, 5 mg, 0.46
`,
};
