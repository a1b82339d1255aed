/** Needs of the body: stomach, pain, breathing, skin. */
import type { Need } from './symptoms.ts';

export const needsOfTheBody: readonly Need[] = [
  {
    phrases:
      'gas, gastric, gastritis, acidity, acid, acid reflux, reflux, heartburn, ulcer, indigestion, stomach pain, antacid, গ্যাস, গ্যাসের, গ্যাস্ট্রিক, গ্যাস্ট্রিকের, এসিডিটি, অ্যাসিডিটি, অম্বল, বুক জ্বালা, আলসার, পেট জ্বালা, বদহজম, gastrik, gestik, buk jala, bodhojom, ambol',
    first:
      'omeprazole, esomeprazole, lansoprazole, pantoprazole, rabeprazole, vonoprazan, ranitidine, famotidine, nizatidine, aluminium hydroxide, sodium alginate',
    generics:
      'cimetidine, magaldrate, magnesium hydroxide, sucralfate, dexlansoprazole, simethicone, herbal gastric',
  },
  {
    phrases: 'fever, temperature, জ্বর, জ্বরের, তাপ, jor, jwor, jbor, joor',
    first: 'paracetamol',
    generics: 'ibuprofen, thermometer',
  },
  {
    phrases:
      'pain, painkiller, pain killer, body pain, back pain, ব্যথা, ব্যাথা, ব্যথার, ব্যাথার, বেদনা, কোমর ব্যথা, শরীর ব্যথা, betha, byatha, batha, komor betha',
    first: 'paracetamol',
    generics:
      'pain relief, methyl salicylate, menthol, ibuprofen, diclofenac, naproxen, ketorolac, aceclofenac, etoricoxib, tramadol, indomethacin, celecoxib, mefenamic, ketoprofen, meloxicam, nalbuphine',
  },
  {
    phrases:
      'headache, head ache, মাথা ব্যথা, মাথাব্যথা, মাথা ধরা, matha betha, mathabetha, matha batha, matha dhora',
    first: 'paracetamol',
    generics: 'pain relief balm, tolfenamic, naproxen, ibuprofen',
  },
  {
    phrases: 'migraine, মাইগ্রেন, আধকপালি, maigren',
    first: 'tolfenamic, sumatriptan, zolmitriptan, rizatriptan, flunarizine, pizotifen, eletriptan',
    generics: 'paracetamol, naproxen',
  },
  {
    phrases:
      'period pain, menstrual pain, cramps, মাসিকের ব্যথা, মাসিকে ব্যথা, masik betha, masiker betha',
    generics: 'paracetamol, mefenamic, tiemonium, hyoscine, drotaverine, naproxen, ibuprofen',
  },
  {
    phrases:
      'toothache, tooth pain, tooth ache, দাঁত ব্যথা, দাঁতের ব্যথা, dat betha, dater betha, dat batha',
    first: 'paracetamol',
    generics: 'ketorolac, ibuprofen, diclofenac',
  },
  {
    phrases:
      'joint pain, arthritis, knee pain, rheumatism, বাত, বাতের ব্যথা, হাঁটু ব্যথা, জয়েন্টে ব্যথা, bat, hatu betha',
    generics:
      'etoricoxib, celecoxib, aceclofenac, diclofenac, glucosamine, knee support, pain relief, methyl salicylate, naproxen, etodolac, meloxicam',
  },
  {
    phrases: 'muscle pain, muscle spasm, spasm, sprain, মাংসপেশি, পেশি ব্যথা, টান, muscle relaxant',
    generics:
      'pain relief, methyl salicylate, baclofen, tolperisone, tizanidine, eperisone, cyclobenzaprine, methocarbamol, diclofenac, thiocolchicoside, orphenadrine',
  },
  {
    phrases: 'cough, dry cough, phlegm, কাশি, কাশির, শুকনা কাশি, কফ, kashi, kasi, kof',
    generics:
      'ambroxol, bromhexine, dextromethorphan, guaiphenesin, guaifenesin, butamirate, levodropropizine, acetylcysteine, carbocisteine, ivy leaf, adhatoda, tulsi, vasaka, herbal cough, diphenhydramine, levocloperastine',
  },
  {
    phrases:
      'cold, flu, common cold, runny nose, sneezing, সর্দি, ঠান্ডা, ঠাণ্ডা, হাঁচি, sordi, thanda, hachi',
    first: 'chlorpheniramine, paracetamol',
    generics:
      'diphenhydramine, phenylephrine, pseudoephedrine, desloratadine, fexofenadine, cetirizine, levocetirizine, loratadine, oxymetazoline, xylometazoline',
  },
  {
    phrases: 'blocked nose, nasal congestion, sinus, sinusitis, নাক বন্ধ, সাইনাস, nak bondho',
    first: 'oxymetazoline, xylometazoline',
    generics: 'fluticasone, mometasone, budesonide, sodium chloride, azelastine',
    forms: 'nasal',
  },
  {
    phrases:
      'allergy, allergic, itching, itch, hives, rash, urticaria, এলার্জি, অ্যালার্জি, এলার্জির, চুলকানি, চুলকানির, allergi, elargi, chulkani',
    generics:
      'fexofenadine, cetirizine, levocetirizine, loratadine, desloratadine, rupatadine, ebastine, bilastine, chlorpheniramine, ketotifen, hydroxyzine, olopatadine, promethazine',
  },
  {
    phrases: 'scabies, খোসপাঁচড়া, খোস পাঁচড়া, পাঁচড়া, স্ক্যাবিস, khos pachra, khosh',
    first: 'permethrin, monosulfiram',
    generics: 'ivermectin, crotamiton, benzyl benzoate, sulfur',
  },
  {
    phrases:
      'ringworm, fungus, fungal, fungal infection, tinea, athlete foot, দাদ, দাউদ, ফাঙ্গাস, ছত্রাক, dad, daud, fangas',
    generics:
      'terbinafine, clotrimazole, fluconazole, itraconazole, ketoconazole, miconazole, luliconazole, econazole, griseofulvin, butenafine, voriconazole, eberconazole, tolnaftate, nystatin, oxiconazole',
  },
  {
    phrases: 'acne, pimple, pimples, ব্রণ, ব্রন, মেছতা, melasma, bron, mechta',
    generics:
      'benzoyl peroxide, adapalene, tretinoin, isotretinoin, clindamycin, azelaic, hydroquinone',
  },
  {
    phrases: 'eczema, dermatitis, psoriasis, একজিমা, সোরিয়াসিস, চর্মরোগ, চর্ম রোগ',
    generics:
      'betamethasone, clobetasol, mometasone, hydrocortisone, tacrolimus, fluticasone, calcipotriol, triamcinolone, halobetasol',
  },
  {
    phrases: 'burn, burns, পোড়া, পুড়ে গেলে, pora',
    first: 'silver sulfadiazine',
    generics: 'mupirocin, fusidic, sodium fusidate',
  },
  {
    phrases: 'wound, cut, antiseptic, infection skin, ক্ষত, ঘা, কাটা, কাটাছেঁড়া, gha, kata',
    first: 'povidone, chlorhexidine, cetrimide, chloroxylenol, adhesive bandage',
    generics: 'mupirocin, fusidic, sodium fusidate, neomycin, hydrogen peroxide, gauze',
    forms: 'solution, cream, ointment, liquid, powder, bandage, scrub, cotton',
  },
  {
    phrases:
      'diabetes, diabetic, sugar, blood sugar, ডায়াবেটিস, ডায়াবেটিক, ডায়বেটিস, সুগার, daibetis, diabetis',
    first:
      'metformin, gliclazide, glimepiride, glibenclamide, sitagliptin, vildagliptin, linagliptin, empagliflozin, dapagliflozin, pioglitazone, saxagliptin, liraglutide, semaglutide, repaglinide, alogliptin',
    generics: 'insulin, blood glucose meter, glucose test strip',
  },
  {
    phrases:
      'pressure, high pressure, blood pressure, high blood pressure, hypertension, bp, প্রেসার, প্রেশার, প্রেসারের, উচ্চ রক্তচাপ, রক্তচাপ, হাই প্রেসার, presar, hai presar',
    first:
      'amlodipine, losartan, olmesartan, telmisartan, valsartan, bisoprolol, atenolol, ramipril, lisinopril, cilnidipine, nebivolol, enalapril, indapamide, prazosin, candesartan, irbesartan, carvedilol, metoprolol, hydrochlorothiazide, benidipine, azilsartan, perindopril',
  },
  {
    phrases: 'heart, angina, chest pain, heart attack, হার্ট, হৃদরোগ, হার্টের, বুকে ব্যথা, hart',
    first: 'nitroglycerin, glyceryl trinitrate, isosorbide, trimetazidine, ranolazine, nicorandil',
    generics: 'clopidogrel, aspirin, ivabradine, bisoprolol, metoprolol',
  },
  {
    phrases: 'blood thinner, clot, রক্ত পাতলা',
    generics:
      'clopidogrel, aspirin, warfarin, rivaroxaban, apixaban, enoxaparin, dabigatran, prasugrel, ticagrelor, heparin',
  },
  {
    phrases: 'cholesterol, fat, lipid, কোলেস্টেরল, চর্বি, kolesterol, chorbi',
    generics:
      'atorvastatin, rosuvastatin, simvastatin, fenofibrate, ezetimibe, pitavastatin, gemfibrozil, pravastatin, omega-3',
  },
  {
    phrases:
      'asthma, breathing, breathlessness, wheezing, হাঁপানি, অ্যাজমা, এজমা, শ্বাসকষ্ট, শ্বাস কষ্ট, hapani, shaskosto, azma',
    generics:
      'salbutamol, levosalbutamol, montelukast, theophylline, doxophylline, budesonide, salmeterol, ipratropium, formoterol, tiotropium, ketotifen, beclomethasone, bambuterol, fluticasone',
  },
  {
    phrases: 'hair fall, hair loss, baldness, চুল পড়া, চুল, chul pora, chul',
    generics: 'hair oil, minoxidil, finasteride, biotin',
  },
  {
    phrases: 'dandruff, খুশকি, khuski, khushki',
    first: 'ketoconazole',
    generics: 'shampoo, selenium sulf, zinc pyrithione, ciclopirox, coal tar',
    forms: 'shampoo',
  },
  {
    phrases: 'lice, উকুন, ukun',
    generics: 'permethrin, ivermectin',
  },
  {
    phrases: 'dry skin, moisturizer, moisturiser, ত্বক শুষ্ক, শুষ্ক ত্বক, ফাটা, পা ফাটা, pa fata',
    generics:
      'body lotion, petroleum jelly, urea, white soft paraffin, liquid paraffin, glycerin, emollient, petrolatum, lactic acid',
  },
];
