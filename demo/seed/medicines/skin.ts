import type { Shelf } from '#demo/seed/shelf.ts';

export const skinAndFungal: Shelf = {
  subCategoryId: 20,
  lines: `
= Clobetasol Propionate | ক্লোবেটাসল | rx | eczema, একজিমা, চুলকানি
Dermasol | ডার্মাসল | Square | cream, 0.05%, 70, 20 gm ; oint, 0.05%, 75, 20 gm
Dermovate | ডার্মোভেট | GSK | cream, 0.05%, 58, 10 gm ; oint, 0.05%, 69, 10 gm
Exovate | এক্সোভেট | Beximco | cream, 0.05%, 45, 10 gm
Clovate | ক্লোভেট | ACI | oint, 0.05%, 68, 10 gm
Xenovate | জেনোভেট | UniMed | scalp, 0.05%, 250, 30 ml

= Clobetasol Propionate + Neomycin Sulphate + Nystatin | ক্লোবেটাসল + নিওমাইসিন + নিস্টাটিন | rx | eczema, একজিমা, চুলকানি
Dermasol-N | ডার্মাসল-এন | Square | cream, (0.5 mg+5 mg+1 Lac IU)/gm, 70, 15 gm ; oint, (0.5 mg+5 mg+1 Lac IU)/gm, 75, 15 gm

= Betamethasone Valerate | বেটামেথাসন | rx | eczema, একজিমা, চুলকানি
Betnovate | বেটনোভেট | GSK | cream, 0.10%, 45, 20 gm ; oint, 0.10%, 48, 20 gm
Aristobet | এরিস্টোবেট | Aristopharma | cream, 0.10%, 44, 20 gm

= Betamethasone Dipropionate | বেটামেথাসন | rx | eczema, একজিমা
Betameson | বেটামেসন | Square | cream, 0.05%, 45, 20 gm

= Fluconazole | ফ্লুকোনাজল | rx | fungal, দাদ, ছত্রাক
Flugal | ফ্লুগাল | Square | cap, 150 mg, 22, 4 ; cap, 200 mg, 25, 4 ; pfs, 50 mg/5 ml, 78.50, 35 ml
Omastin | ওমাস্টিন | Beximco | cap, 50 mg, 8 ; cap, 150 mg, 22
Lucan-R | লুকান-আর | Renata | cap, 50 mg, 8 ; cap, 150 mg, 22, 6
Canazole | ক্যানাজল | ACI | tab, 150 mg, 22
Nispore | নিসপোর | Incepta | cap, 150 mg, 22

= Itraconazole | ইট্রাকোনাজল | rx | fungal, দাদ, ছত্রাক
Itra | ইট্রা | Square | cap, 100 mg, 15, 4
Itracon | ইট্রাকন | Navana | cap, 100 mg, 15, 4 ; cap, 200 mg, 28, 4

= Terbinafine Hydrochloride | টারবিনাফিন | rx | fungal, দাদ, ছত্রাক
Terbifin | টারবিফিন | Aristopharma | tab, 250 mg, 50, 6 ; cream, 1%, 80, 10 gm
Xfin | এক্সফিন | Square | cream, 1%, 80, 10 gm
Mycofree | মাইকোফ্রি | Drug International | tab, 250 mg, 32

= Clotrimazole | ক্লোট্রিমাজল | rx | fungal, দাদ, ছত্রাক
Afun | অ্যাফান | Square | cream, 1%, 35, 10 gm
Neosten | নিওস্টেন | Beximco | cream, 1%, 45, 20 gm
Fungin | ফাঞ্জিন | Ibn Sina | cream, 1%, 35, 10 gm
Clarizol | ক্লারিজল | Incepta | tsol, 1%, 68, 20 ml

= Miconazole Nitrate | মাইকোনাজল | otc | fungal, mouth sore, দাদ, মুখের ঘা
Fungidal | ফাঙ্গিডাল | Square | cream, 2%, 35, 10 gm ; cream, 2%, 50, 15 gm
Gelora | জেলোরা | Square | ogel, 2% w/w, 60, 15 gm
Micoral | মাইকোরাল | ACI | ogel, 2% w/w, 60, 15 gm

= Miconazole Nitrate + Hydrocortisone | মাইকোনাজল + হাইড্রোকর্টিসন | rx | fungal, itching, দাদ, চুলকানি
Fungidal-HC | ফাঙ্গিডাল-এইচসি | Square | cream, 2%+1%, 55, 15 gm

= Econazole Nitrate + Triamcinolone Acetonide | ইকোনাজল + ট্রায়ামসিনোলন | rx | fungal, itching, দাদ, চুলকানি
Pevisone | পেভিসন | Synovia | cream, 1%+0.1%, 55, 10 gm

= Luliconazole | লুলিকোনাজল | rx | fungal, দাদ
Lulizol | লুলিজল | Eskayef | cream, 1%, 100, 10 gm
Lulitop | লুলিটপ | Square | cream, 1%, 180, 20 gm

= Ketoconazole | কিটোকোনাজল | otc | dandruff, খুশকি
Select Plus | সিলেক্ট প্লাস | Square | shamp, 2%, 175, 75 ml
Nizoder | নিজোডার | UniMed | shamp, 2%, 230, 100 ml
Dancel | ড্যানসেল | Incepta | shamp, 2%, 175, 60 ml

= Permethrin | পারমেথ্রিন | otc | scabies, itching, খোস পাঁচড়া, চুলকানি, স্ক্যাবিস
Lorix | লোরিক্স | Opsonin | cream, 5% w/w, 55, 30 gm
Scabex | স্ক্যাবেক্স | Square | cream, 5% w/w, 50, 30 gm
Elimate | এলিমেট | Incepta | cream, 5% w/w, 40, 30 gm
Permin | পারমিন | Acme | cream, 5% w/w, 25, 15 gm

= Monosulfiram | মনোসালফিরাম | otc | scabies, খোস পাঁচড়া
Tetrasol | টেট্রাসল | ACI | solu, 25%, 68, 30 ml

= Mupirocin | মিউপিরোসিন | rx | skin infection, ফোঁড়া, ঘা
Bactroban | ব্যাকট্রোব্যান | GSK | oint, 2% w/w, 140, 15 gm
Bactrocin | ব্যাকট্রোসিন | Square | oint, 2% w/w, 140, 10 gm

= Sodium Fusidate | ফিউসিডিক এসিড | rx | skin infection, ঘা
Facid | ফ্যাসিড | Eskayef | cream, 2%, 90, 15 gm ; oint, 2%, 90, 15 gm

= Adapalene | অ্যাডাপালিন | rx | acne, pimple, ব্রণ
Fona | ফোনা | Square | cream, 0.10%, 60, 10 gm ; gel, 0.30%, 80, 10 gm

= Minoxidil | মিনোক্সিডিল | rx | hair fall, চুল পড়া
Xenogrow | জেনোগ্রো | Incepta | scalp, 2%, 500, 60 ml ; scalp, 5%, 600, 60 ml
Splendora | স্প্লেনডোরা | Square | scalp, 5%, 600, 60 ml
`,
};
