import type { Shelf } from '#demo/seed/shelf.ts';

export const antibiotics: Shelf = {
  subCategoryId: 14,
  lines: `
= Azithromycin Dihydrate | অ্যাজিথ্রোমাইসিন | rx | antibiotic, অ্যান্টিবায়োটিক, এন্টিবায়োটিক
Zimax | জিম্যাক্স | Square | tab, 500 mg, 35, 6 ; cap, 250 mg, 25, 6 ; pfs, 200 mg/5 ml, 95, 15 ml ; pfs, 200 mg/5 ml, 140, 30 ml | জিমাক্স
Azithrocin | অ্যাজিথ্রোসিন | Beximco | tab, 250 mg, 25 ; tab, 500 mg, 35, 3 ; pfs, 200 mg/5 ml, 130, 30 ml
Tridosil | ট্রাইডোসিল | Incepta | tab, 500 mg, 35, 6
Zithrin | জিথ্রিন | Renata | tab, 500 mg, 35, 5
Azicin | অ্যাজিসিন | Opsonin | cap, 250 mg, 25, 6
Rozith | রোজিথ | Healthcare | tab, 500 mg, 35, 6

= Cefixime Trihydrate | সেফিক্সিম | rx | antibiotic, typhoid, অ্যান্টিবায়োটিক, টাইফয়েড
Cef-3 | সেফ-৩ | Square | cap, 200 mg, 35, 7 ; pfs, 100 mg/5 ml, 135, 30 ml ; pfs, 100 mg/5 ml, 210, 50 ml ; drops, 25 mg/ml, 100, 21 ml
Roxim | রক্সিম | Eskayef | cap, 200 mg, 35, 6 ; cap, 400 mg, 50, 6
Emixef | ইমিক্সেফ | Incepta | cap, 200 mg, 35, 6 ; cap, 400 mg, 50, 4
T-Cef | টি-সেফ | Drug International | cap, 400 mg, 50, 7
Denvar | ডেনভার | Healthcare | cap, 200 mg, 35, 6 ; cap, 400 mg, 50, 6
Ceftid | সেফটিড | Opsonin | cap, 200 mg, 35, 7

= Cefuroxime Axetil | সেফুরোক্সিম | rx | antibiotic, অ্যান্টিবায়োটিক
Kilbac | কিলব্যাক | Incepta | tab, 500 mg, 45, 6 ; pfs, 125 mg/5 ml, 198, 70 ml
Cefotil | সেফোটিল | Square | tab, 250 mg, 25, 10 ; tab, 500 mg, 45, 6
Furocef | ফুরোসেফ | Renata | tab, 500 mg, 45, 6
Turbocef | টার্বোসেফ | Beximco | tab, 250 mg, 25, 7
Xorimax | জোরিম্যাক্স | Sandoz | tab, 500 mg, 55.50, 7

= Cefuroxime Axetil + Clavulanic Acid | সেফুরোক্সিম + ক্লাভুলানিক এসিড | rx | antibiotic, অ্যান্টিবায়োটিক
Cefotil Plus | সেফোটিল প্লাস | Square | tab, 250 mg+62.5 mg, 30, 6 ; tab, 500 mg+125 mg, 50, 6
Cefaclav | সেফাক্লাভ | Incepta | tab, 250 mg+62.5 mg, 30, 6

= Cephradine | সেফরাডিন | rx | antibiotic, অ্যান্টিবায়োটিক
Lebac | লেব্যাক | Square | cap, 500 mg, 15 ; pfs, 125 mg/5 ml, 95, 100 ml
Sefrad | সেফ্রাড | Synovia | cap, 500 mg, 16
Procef | প্রোসেফ | Incepta | cap, 250 mg, 6.50, 8

= Cefpodoxime Proxetil | সেফপোডক্সিম | rx | antibiotic, অ্যান্টিবায়োটিক
Ximeprox | জাইমেপ্রক্স | Incepta | tab, 200 mg, 28, 6 ; pfs, 40 mg/5 ml, 98, 50 ml

= Ceftriaxone Sodium | সেফট্রিয়াক্সোন | rx | antibiotic injection, অ্যান্টিবায়োটিক ইনজেকশন
Ceftron | সেফট্রন | Square | iv, 1 gm/vial, 250, 1 vial ; im, 1 gm/vial, 250, 1 vial
Exephin | এক্সেফিন | Incepta | iv, 1 gm/vial, 190, 1 vial

= Ciprofloxacin | সিপ্রোফ্লক্সাসিন | rx | antibiotic, অ্যান্টিবায়োটিক
Ciprocin | সিপ্রোসিন | Square | tab, 250 mg, 8.55 ; tab, 500 mg, 15 ; tab, 750 mg, 18 ; pfs, 250 mg/5 ml, 100, 60 ml
Neofloxin | নিওফ্লক্সিন | Beximco | tab, 500 mg, 15
Beuflox | বিউফ্লক্স | Incepta | tab, 500 mg, 15

= Levofloxacin Hemihydrate | লেভোফ্লক্সাসিন | rx | antibiotic, অ্যান্টিবায়োটিক
Evo | ইভো | Beximco | tab, 500 mg, 16
Trevox | ট্রেভক্স | Square | tab, 500 mg, 15 ; tab, 750 mg, 20

= Moxifloxacin Hydrochloride | মক্সিফ্লক্সাসিন | rx | antibiotic, অ্যান্টিবায়োটিক
Iventi | আইভেন্টি | Square | tab, 400 mg, 40, 6

= Amoxicillin Trihydrate | অ্যামোক্সিসিলিন | rx | antibiotic, অ্যান্টিবায়োটিক
Moxacil | মক্সাসিল | Square | cap, 250 mg, 3.60 ; cap, 500 mg, 6.80 ; pfs, 125 mg/5 ml, 47.60, 100 ml ; drops, 125 mg/1.25 ml, 30, 15 ml
Tycil | টাইসিল | Beximco | cap, 500 mg, 7.50
Fimoxyl | ফাইমক্সিল | Synovia | cap, 500 mg, 6.80

= Amoxicillin + Clavulanic Acid | অ্যামোক্সিসিলিন + ক্লাভুলানিক এসিড | rx | antibiotic, অ্যান্টিবায়োটিক
Moxaclav | মক্সাক্লাভ | Square | tab, 500 mg+125 mg, 32, 6 ; tab, 875 mg+125 mg, 45, 6 ; pfs, (125 mg+31.25 mg)/5 ml, 220, 100 ml
Fimoxyclav | ফাইমক্সিক্লাভ | Synovia | tab, 500 mg+125 mg, 32, 6

= Flucloxacillin Sodium | ফ্লুক্লক্সাসিলিন | rx | antibiotic, অ্যান্টিবায়োটিক, ফোড়া
Fluclox | ফ্লুক্লক্স | ACI | cap, 500 mg, 10.60 ; pfs, 125 mg/5 ml, 65, 100 ml
Phylopen | ফাইলোপেন | Square | cap, 250 mg, 5.55
Flux | ফ্লাক্স | Opsonin | cap, 500 mg, 10.55, 7

= Phenoxymethyl Penicillin | পেনিসিলিন ভি | rx | antibiotic, অ্যান্টিবায়োটিক
Oracyn-K | ওরাসিন-কে | Synovia | tab, 250 mg, 2.30
Penvik | পেনভিক | Square | tab, 250 mg, 2.30

= Metronidazole | মেট্রোনিডাজল | otc | dysentery, আমাশয়
Amodis | অ্যামোডিস | Square | tab, 400 mg, 1.30 ; susp, 200 mg/5 ml, 29.90, 60 ml | এমোডিস
Filmet | ফিলমেট | Beximco | tab, 400 mg, 1.70
Flagyl | ফ্ল্যাজিল | Synovia | tab, 200 mg, 0.70 ; tab, 400 mg, 1.60

= Doxycycline Hydrochloride | ডক্সিসাইক্লিন | rx | antibiotic, acne, অ্যান্টিবায়োটিক, ব্রণ
Doxicap | ডক্সিক্যাপ | Renata | cap, 50 mg, 1.40 ; cap, 100 mg, 2.20
Doxacil | ডক্সাসিল | Square | cap, 100 mg, 2

= Clarithromycin | ক্লারিথ্রোমাইসিন | rx | antibiotic, অ্যান্টিবায়োটিক
Remac | রিম্যাক | Square | tab, 500 mg, 40, 6

= Clindamycin | ক্লিন্ডামাইসিন | rx | antibiotic, অ্যান্টিবায়োটিক
Clindacin | ক্লিন্ডাসিন | Incepta | cap, 150 mg, 8 ; cap, 300 mg, 15

= Erythromycin | এরিথ্রোমাইসিন | rx | antibiotic, অ্যান্টিবায়োটিক
Eromycin | ইরোমাইসিন | Square | pfs, 125 mg/5 ml, 69.50, 100 ml

= Sulphamethoxazole + Trimethoprim | কোট্রাইমোক্সাজল | rx | antibiotic, অ্যান্টিবায়োটিক
Cotrim | কোট্রিম | Square | tab, 400 mg+80 mg, 1.50 ; susp, (200 mg+40 mg)/5 ml, 21.65, 60 ml

= Nitrofurantoin | নাইট্রোফুরানটয়েন | rx | urine infection, প্রস্রাবে জ্বালাপোড়া
Nintoin | নিনটয়েন | Incepta | tab, 100 mg, 6

= Linezolid | লিনেজোলিড | rx | antibiotic, অ্যান্টিবায়োটিক
Linzolid | লিনজোলিড | Incepta | tab, 600 mg, 85
`,
};
