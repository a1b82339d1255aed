import type { Shelf } from '#demo/seed/shelf.ts';

export const allergyColdAndCough: Shelf = {
  subCategoryId: 13,
  lines: `
= Fexofenadine Hydrochloride | ফেক্সোফেনাডিন | rx | allergy, sneezing, অ্যালার্জি, এলার্জি, সর্দি, হাঁচি
Fexo | ফেক্সো | Square | tab, 60 mg, 3.50 ; tab, 120 mg, 8 ; tab, 180 mg, 10 ; susp, 30 mg/5 ml, 48.30, 50 ml
Telfast | টেলফাস্ট | Synovia | tab, 120 mg, 10 ; tab, 180 mg, 13 ; susp, 30 mg/5 ml, 70, 50 ml
Fenadin | ফেনাডিন | Renata | tab, 60 mg, 3.50 ; tab, 120 mg, 8 ; tab, 180 mg, 10
Fixal | ফিক্সাল | Opsonin | tab, 120 mg, 8 ; tab, 180 mg, 10
Axofen | এক্সোফেন | Aristopharma | tab, 120 mg, 8 ; susp, 30 mg/5 ml, 55, 50 ml
Fexomin | ফেক্সোমিন | Ibn Sina | tab, 120 mg, 7

= Cetirizine Hydrochloride | সেটিরিজিন | rx | allergy, itching, অ্যালার্জি, এলার্জি, হাঁচি, চুলকানি
Alatrol | অ্যালাট্রল | Square | tab, 10 mg, 3 ; syr, 5 mg/5 ml, 30, 60 ml ; drops, 2.5 mg/ml, 25, 15 ml | এলাট্রল
Atrizin | এট্রিজিন | Beximco | tab, 10 mg, 3 ; syr, 5 mg/5 ml, 30, 60 ml
Acitrin | এসিট্রিন | ACI | tab, 10 mg, 3
Riz | রিজ | Orion | tab, 10 mg, 3
Rhinil | রাইনিল | Aristopharma | tab, 10 mg, 3

= Levocetirizine Dihydrochloride | লেভোসেটিরিজিন | rx | allergy, অ্যালার্জি, হাঁচি
Purotrol | পিউরোট্রল | Square | tab, 5 mg, 3.50
Curin | কিউরিন | Beximco | tab, 5 mg, 3
Alcet | অ্যালসেট | Healthcare | tab, 5 mg, 4.50 ; sol, 2.5 mg/5 ml, 50, 60 ml

= Desloratadine | ডেসলোরাটাডিন | rx | allergy, অ্যালার্জি, এলার্জি
Deslor | ডেসলর | Orion | tab, 5 mg, 4 ; syr, 2.5 mg/5 ml, 30, 60 ml
Neocilor | নিওসিলর | Incepta | tab, 5 mg, 2.50 ; syr, 2.5 mg/5 ml, 25, 50 ml
Momento | মোমেন্টো | Beximco | tab, 5 mg, 2.50

= Loratadine | লোরাটাডিন | otc | allergy, অ্যালার্জি, এলার্জি
Loratin | লোরাটিন | Square | tab, 10 mg, 3
Pretin | প্রেটিন | Beximco | tab, 10 mg, 3
Alaron | অ্যালারন | ACI | tab, 10 mg, 2.50

= Rupatadine Fumarate | রুপাটাডিন | rx | allergy, অ্যালার্জি
Rupa | রুপা | Aristopharma | tab, 10 mg, 12 ; sol, 5 mg/5 ml, 75, 60 ml
Rupatrol | রুপাট্রল | Square | tab, 10 mg, 12
Rupex | রুপেক্স | Incepta | tab, 10 mg, 10

= Bilastine | বিলাস্টিন | rx | allergy, অ্যালার্জি
Bilista | বিলিস্টা | Square | tab, 20 mg, 15
Bilan | বিলান | Acme | tab, 20 mg, 15

= Ebastine | ইবাস্টিন | rx | allergy, অ্যালার্জি
Ebatin | ইবাটিন | Popular | tab, 10 mg, 8.50
Ebasten | ইবাস্টেন | ACI | tab, 10 mg, 8 ; syr, 5 mg/5 ml, 80, 50 ml

= Chlorpheniramine Maleate | ক্লোরফেনিরামিন | otc | allergy, cold, runny nose, সর্দি, অ্যালার্জি
Histacin | হিস্টাসিন | Jayson | tab, 4 mg, 0.30 ; syr, 2 mg/5 ml, 21.85, 100 ml
Piriton | পিরিটন | GSK | tab, 4 mg, 0.50
Histalex | হিস্টালেক্স | Acme | tab, 4 mg, 0.30
Sinamin | সিনামিন | Ibn Sina | syr, 2 mg/5 ml, 21.85, 100 ml

= Diphenhydramine Hydrochloride | ডাইফেনহাইড্রামিন | otc | cough, cold, কাশি, সর্দি
Adryl | এড্রিল | Square | syr, 10 mg/5 ml, 40, 100 ml
Phenadryl | ফেনাড্রিল | Acme | syr, 10 mg/5 ml, 40, 100 ml

= Ketotifen Fumarate | কিটোটিফেন | rx | allergy, asthma, অ্যালার্জি, হাঁপানি
Tofen | টোফেন | Beximco | tab, 1 mg, 3 ; syr, 1 mg/5 ml, 65, 100 ml
Ketof | কিটোফ | Ibn Sina | tab, 1 mg, 2.50

= Ambroxol Hydrochloride | অ্যামব্রক্সল | rx | cough, phlegm, কাশি, কফ, kashi
Ambrox | অ্যামব্রক্স | Square | syr, 15 mg/5 ml, 50, 100 ml ; drops, 6 mg/ml, 35, 15 ml | এমব্রক্স
Ambolyt | অ্যাম্বোলিট | Incepta | syr, 15 mg/5 ml, 40, 100 ml
Boxol | বক্সল | Opsonin | syr, 15 mg/5 ml, 45, 100 ml
Mucosol | মিউকোসল | Beximco | syr, 15 mg/5 ml, 40, 100 ml
Lytex | লাইটেক্স | Ibn Sina | syr, 15 mg/5 ml, 50, 100 ml

= Bromhexine Hydrochloride | ব্রোমহেক্সিন | rx | cough, phlegm, কাশি, কফ
A-Cold | এ-কোল্ড | Acme | syr, 4 mg/5 ml, 40, 100 ml
Mucospel | মিউকোস্পেল | Square | syr, 4 mg/5 ml, 40, 100 ml

= Dextromethorphan Hydrobromide | ডেক্সট্রোমেথরফান | otc | dry cough, শুকনো কাশি, কাশি
Brofex | ব্রোফেক্স | Square | syr, 10 mg/5 ml, 40, 100 ml
D-Cough | ডি-কফ | Opsonin | syr, 10 mg/5 ml, 35, 100 ml

= Dextromethorphan + Pseudoephedrine + Triprolidine | ডেক্সট্রোমেথরফান + সিউডোএফেড্রিন + ট্রাইপ্রোলিডিন | rx | dry cough, cold, শুকনো কাশি, সর্দি
Dexpoten | ডেক্সপোটেন | Eskayef | syr, (10 mg+30 mg+1.25 mg)/5 ml, 80, 100 ml
Sudocof | সুডোকফ | Incepta | syr, (10 mg+30 mg+1.25 mg)/5 ml, 100, 100 ml

= Butamirate Citrate | বিউটামিরেট | rx | dry cough, শুকনো কাশি
Mirakof | মিরাকফ | Square | syr, 7.5 mg/5 ml, 80, 100 ml ; drops, 5 mg/ml, 50, 15 ml

= Guaifenesin + Levomenthol + Diphenhydramine | গুয়াইফেনেসিন + লেভোমেন্থল + ডাইফেনহাইড্রামিন | otc | cough, কাশি
Tusca Plus | তুসকা প্লাস | Square | syr, (100 mg+1.1 mg+14 mg)/5 ml, 80, 100 ml | টুসকা প্লাস
`,
};
