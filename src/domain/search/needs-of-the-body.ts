/** Needs from head to foot: stomach, pain, breath, skin. */
import type { Need } from './needs.ts';

export const needsOfTheBody: readonly Need[] = [
  {
    said: 'gas, gastric, gastritis, acidity, acid, acid reflux, reflux, heartburn, ulcer, indigestion, stomach pain, antacid, গ্যাস, গ্যাসের, গ্যাস্ট্রিক, গ্যাস্ট্রিকের, এসিডিটি, অ্যাসিডিটি, অম্বল, বুক জ্বালা, আলসার, পেট জ্বালা, বদহজম, gastrik, gestik, buk jala, bodhojom, ambol',
    generics:
      'omeprazole, esomeprazole, lansoprazole, pantoprazole, rabeprazole, vonoprazan, ranitidine, famotidine, nizatidine, cimetidine, aluminium hydroxide, magaldrate, magnesium hydroxide, sodium alginate, sucralfate, dexlansoprazole, simethicone',
  },
  {
    said: 'fever, temperature, জ্বর, জ্বরের, তাপ, jor, jwor, jbor, joor',
    generics: 'paracetamol, ibuprofen',
  },
  {
    said: 'pain, painkiller, pain killer, body pain, back pain, ব্যথা, ব্যাথা, ব্যথার, ব্যাথার, বেদনা, কোমর ব্যথা, শরীর ব্যথা, betha, byatha, batha, komor betha',
    generics:
      'paracetamol, ibuprofen, diclofenac, naproxen, ketorolac, aceclofenac, etoricoxib, tramadol, indomethacin, celecoxib, mefenamic, ketoprofen, meloxicam, nalbuphine',
  },
  {
    said: 'headache, head ache, migraine, মাথা ব্যথা, মাথাব্যথা, মাইগ্রেন, মাথা ধরা, matha betha, mathabetha',
    generics:
      'paracetamol, tolfenamic, sumatriptan, zolmitriptan, rizatriptan, flunarizine, pizotifen, naproxen, eletriptan',
  },
  {
    said: 'period pain, menstrual pain, cramps, মাসিকের ব্যথা, masik betha',
    generics: 'mefenamic, tiemonium, hyoscine, drotaverine, naproxen, ibuprofen',
  },
  {
    said: 'toothache, tooth pain, gum, দাঁত ব্যথা, দাঁতের ব্যথা, দাঁত, মাড়ি, dat betha, dater betha',
    generics: 'ketorolac, ibuprofen, chlorhexidine, metronidazole, diclofenac, lidocaine, povidone',
  },
  {
    said: 'joint pain, arthritis, knee pain, rheumatism, বাত, বাতের ব্যথা, হাঁটু ব্যথা, জয়েন্টে ব্যথা, bat, hatu betha',
    generics:
      'etoricoxib, celecoxib, aceclofenac, diclofenac, glucosamine, methotrexate, naproxen, hydroxychloroquine, etodolac, meloxicam',
  },
  {
    said: 'muscle pain, muscle spasm, spasm, sprain, মাংসপেশি, পেশি ব্যথা, টান, muscle relaxant',
    generics:
      'baclofen, tolperisone, tizanidine, eperisone, cyclobenzaprine, methocarbamol, diclofenac, thiocolchicoside, orphenadrine',
  },
  {
    said: 'cough, dry cough, phlegm, কাশি, কাশির, শুকনা কাশি, কফ, kashi, kasi, kof',
    generics:
      'ambroxol, bromhexine, dextromethorphan, guaiphenesin, guaifenesin, butamirate, levodropropizine, acetylcysteine, carbocisteine, ivy leaf, adhatoda, tulsi, levocloperastine',
  },
  {
    said: 'cold, flu, common cold, runny nose, sneezing, সর্দি, ঠান্ডা, ঠাণ্ডা, হাঁচি, sordi, thanda, hachi',
    generics:
      'chlorpheniramine, phenylephrine, pseudoephedrine, desloratadine, fexofenadine, cetirizine, levocetirizine, loratadine, oxymetazoline, xylometazoline, paracetamol',
  },
  {
    said: 'blocked nose, nasal congestion, sinus, sinusitis, নাক বন্ধ, সাইনাস, nak bondho',
    generics:
      'oxymetazoline, xylometazoline, fluticasone, mometasone, budesonide, sodium chloride, azelastine',
  },
  {
    said: 'allergy, allergic, itching, itch, hives, rash, urticaria, এলার্জি, অ্যালার্জি, এলার্জির, চুলকানি, চুলকানির, allergi, elargi, chulkani',
    generics:
      'fexofenadine, cetirizine, levocetirizine, loratadine, desloratadine, rupatadine, ebastine, bilastine, chlorpheniramine, ketotifen, hydroxyzine, olopatadine, promethazine',
  },
  {
    said: 'scabies, খোসপাঁচড়া, খোস পাঁচড়া, পাঁচড়া, স্ক্যাবিস, khos pachra, khosh',
    generics: 'permethrin, ivermectin, crotamiton, benzyl benzoate, sulfur, monosulfiram',
  },
  {
    said: 'ringworm, fungus, fungal, fungal infection, tinea, athlete foot, দাদ, দাউদ, ফাঙ্গাস, ছত্রাক, dad, daud, fangas',
    generics:
      'terbinafine, clotrimazole, fluconazole, itraconazole, ketoconazole, miconazole, luliconazole, econazole, griseofulvin, butenafine, voriconazole, eberconazole, tolnaftate, nystatin, oxiconazole',
  },
  {
    said: 'acne, pimple, pimples, ব্রণ, ব্রন, মেছতা, melasma, bron, mechta',
    generics:
      'benzoyl peroxide, adapalene, tretinoin, isotretinoin, clindamycin, azelaic, hydroquinone',
  },
  {
    said: 'eczema, dermatitis, psoriasis, একজিমা, সোরিয়াসিস, চর্মরোগ, চর্ম রোগ',
    generics:
      'betamethasone, clobetasol, mometasone, hydrocortisone, tacrolimus, fluticasone, calcipotriol, triamcinolone, halobetasol',
  },
  {
    said: 'burn, burns, পোড়া, পুড়ে গেলে, pora',
    generics: 'silver sulfadiazine, mupirocin, fusidic',
  },
  {
    said: 'wound, cut, antiseptic, infection skin, ক্ষত, ঘা, কাটা, কাটাছেঁড়া, gha, kata',
    generics: 'povidone, mupirocin, fusidic, neomycin, chlorhexidine, hydrogen peroxide, cetrimide',
  },
  {
    said: 'diabetes, diabetic, sugar, blood sugar, ডায়াবেটিস, ডায়াবেটিক, ডায়বেটিস, সুগার, daibetis, diabetis',
    generics:
      'metformin, gliclazide, glimepiride, glibenclamide, sitagliptin, vildagliptin, linagliptin, insulin, empagliflozin, dapagliflozin, pioglitazone, saxagliptin, liraglutide, semaglutide, repaglinide, alogliptin',
  },
  {
    said: 'pressure, high pressure, blood pressure, high blood pressure, hypertension, bp, প্রেসার, প্রেশার, প্রেসারের, উচ্চ রক্তচাপ, রক্তচাপ, হাই প্রেসার, presar, hai presar',
    generics:
      'amlodipine, losartan, olmesartan, telmisartan, valsartan, bisoprolol, atenolol, ramipril, lisinopril, cilnidipine, nebivolol, enalapril, indapamide, prazosin, candesartan, irbesartan, carvedilol, metoprolol, hydrochlorothiazide, benidipine, azilsartan, perindopril',
  },
  {
    said: 'heart, angina, chest pain, heart attack, হার্ট, হৃদরোগ, হার্টের, বুকে ব্যথা, hart',
    generics:
      'nitroglycerin, glyceryl trinitrate, isosorbide, clopidogrel, aspirin, ivabradine, trimetazidine, bisoprolol, atorvastatin, rosuvastatin, ranolazine, nicorandil, metoprolol',
  },
  {
    said: 'blood thinner, clot, রক্ত পাতলা',
    generics:
      'clopidogrel, aspirin, warfarin, rivaroxaban, apixaban, enoxaparin, dabigatran, prasugrel, ticagrelor, heparin',
  },
  {
    said: 'cholesterol, fat, lipid, কোলেস্টেরল, চর্বি, kolesterol, chorbi',
    generics:
      'atorvastatin, rosuvastatin, simvastatin, fenofibrate, ezetimibe, pitavastatin, gemfibrozil, pravastatin, omega-3',
  },
  {
    said: 'asthma, breathing, breathlessness, wheezing, হাঁপানি, অ্যাজমা, এজমা, শ্বাসকষ্ট, শ্বাস কষ্ট, hapani, shaskosto, azma',
    generics:
      'salbutamol, levosalbutamol, montelukast, theophylline, doxophylline, budesonide, salmeterol, ipratropium, formoterol, tiotropium, ketotifen, beclomethasone, bambuterol, fluticasone',
  },
];
