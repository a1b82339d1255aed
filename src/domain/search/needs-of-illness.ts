/** Needs by illness, organ and stage of life. */
import type { Need } from './needs.ts';

export const needsOfIllness: readonly Need[] = [
  {
    said: 'worm, worms, deworming, কৃমি, কৃমির, krimi',
    generics: 'albendazole, mebendazole, levamisole, pyrantel, ivermectin, praziquantel',
  },
  {
    said: 'diarrhoea, diarrhea, loose motion, dysentery, ors, ডায়রিয়া, পাতলা পায়খানা, আমাশয়, ওরস্যালাইন, স্যালাইন, daria, dairia, patla paykhana, amasha, amashoy, orsaline',
    generics:
      'oral rehydration, loperamide, racecadotril, nitazoxanide, metronidazole, zinc sulf, zinc sulph, ciprofloxacin, tinidazole, ornidazole, secnidazole, saccharomyces, probiotic',
  },
  {
    said: 'dehydration, weakness dehydration, পানিশূন্যতা, পানি শূন্যতা',
    generics: 'oral rehydration, sodium chloride, dextrose',
  },
  {
    said: 'constipation, laxative, কোষ্ঠকাঠিন্য, পায়খানা কষা, kosthokathinno, kosa paykhana, koshthokathinyo',
    generics:
      'lactulose, bisacodyl, sodium picosulf, ispaghula, psyllium, magnesium hydroxide, senna, glycerin, glycerol, polyethylene glycol, macrogol, lactitol, lubiprostone, prucalopride, docusate',
  },
  {
    said: 'vomiting, vomit, nausea, travel sickness, motion sickness, বমি, বমির, বমি বমি, bomi, bomir',
    generics:
      'ondansetron, domperidone, meclizine, metoclopramide, granisetron, palonosetron, prochlorperazine, promethazine',
  },
  {
    said: 'vertigo, dizziness, মাথা ঘোরা, মাথা ঘুরানো, matha ghora',
    generics: 'betahistine, cinnarizine, meclizine, prochlorperazine, flunarizine',
  },
  {
    said: 'piles, haemorrhoids, hemorrhoids, fissure, পাইলস, অর্শ, গেজ, pails, orsho',
    generics:
      'diosmin, hesperidin, cinchocaine, policresulen, calcium dobesilate, euphorbia, lidocaine + hydrocortisone',
  },
  {
    said: 'vitamin, vitamins, multivitamin, weakness, ভিটামিন, মাল্টিভিটামিন, দুর্বলতা, দুর্বল, vitamin tablet, durbolota',
    generics:
      'vitamin, multivitamin, ascorbic, cholecalciferol, thiamine, cyanocobalamin, mecobalamin, folic acid, riboflavin, pyridoxine, alfacalcidol, calcitriol, tocopher, retinol, nicotinamide, biotin, mineral',
  },
  {
    said: 'calcium, bone, osteoporosis, ক্যালসিয়াম, হাড়, হাড় ক্ষয়, হাড়ের, har khoy, kalsiam',
    generics:
      'calcium, cholecalciferol, alendron, ibandron, zoledronic, risedron, calcitriol, alfacalcidol, strontium',
  },
  {
    said: 'iron, anaemia, anemia, blood deficiency, আয়রন, রক্তশূন্যতা, রক্তস্বল্পতা, roktoshunnota, ayron',
    generics: 'iron, ferrous, ferric, carbonyl iron, folic acid',
  },
  {
    said: 'zinc, জিংক, জিঙ্ক',
    generics: 'zinc',
  },
  {
    said: 'antibiotic, antibiotics, infection, অ্যান্টিবায়োটিক, এন্টিবায়োটিক, ইনফেকশন, সংক্রমণ, antibaiotic, infekson',
    generics:
      'azithromycin, amoxicillin, cefixime, cefuroxime, ciprofloxacin, levofloxacin, doxycycline, flucloxacillin, cephradine, metronidazole, ceftriaxone, clarithromycin, erythromycin, cefpodoxime, moxifloxacin, clindamycin, cefaclor, linezolid, meropenem, amikacin, gentamicin',
  },
  {
    said: 'urine infection, urinary infection, uti, প্রস্রাবে জ্বালা, প্রস্রাবে ইনফেকশন, প্রস্রাবের, prosrab, prosrabe jala',
    generics:
      'nitrofurantoin, ciprofloxacin, cefixime, fosfomycin, levofloxacin, flavoxate, potassium citrate, mecillinam, cefuroxime',
  },
  {
    said: 'prostate, প্রোস্টেট, frequent urination',
    generics:
      'tamsulosin, finasteride, dutasteride, alfuzosin, silodosin, solifenacin, mirabegron, tolterodine',
  },
  {
    said: 'kidney stone, gout, uric acid, গেঁটে বাত, ইউরিক এসিড, ইউরিক, iurik',
    generics: 'febuxostat, allopurinol, colchicine, potassium citrate, lesinurad',
  },
  {
    said: 'sleep, insomnia, sleeping pill, ঘুম, ঘুমের, ঘুমের ওষুধ, ঘুমের বড়ি, ghum, ghumer',
    generics:
      'clonazepam, zolpidem, melatonin, bromazepam, midazolam, diazepam, zopiclone, eszopiclone, nitrazepam, flurazepam, alprazolam, temazepam',
  },
  {
    said: 'anxiety, tension, panic, stress, দুশ্চিন্তা, টেনশন, উদ্বেগ, tenson, dushchinta',
    generics:
      'clonazepam, bromazepam, alprazolam, escitalopram, buspirone, propranolol, flupentixol, diazepam, clobazam, sertraline, paroxetine, lorazepam',
  },
  {
    said: 'depression, বিষণ্নতা, ডিপ্রেশন, মন খারাপ, dipreson',
    generics:
      'escitalopram, sertraline, fluoxetine, amitriptyline, mirtazapine, venlafaxine, duloxetine, citalopram, paroxetine, nortriptyline, imipramine, flupentixol',
  },
  {
    said: 'epilepsy, seizure, convulsion, মৃগী, খিঁচুনি, khichuni, mrigi',
    generics:
      'carbamazepine, valpro, levetiracetam, phenobarb, phenytoin, lamotrigine, topiramate, oxcarbazepine, clobazam',
  },
  {
    said: 'nerve, neuropathy, nerve pain, নার্ভ, স্নায়ু, ঝিনঝিন, narv',
    generics:
      'pregabalin, gabapentin, mecobalamin, thiamine, duloxetine, amitriptyline, methylcobalamin',
  },
  {
    said: 'thyroid, থাইরয়েড, thairoid',
    generics: 'levothyroxine, thyroxine, carbimazole, methimazole, propylthiouracil',
  },
  {
    said: 'eye, eye drop, red eye, dry eye, চোখ, চোখের, চোখের ড্রপ, চোখ ওঠা, চোখ লাল, chokh, chokher',
    generics:
      'ophthalmic, moxifloxacin, carboxymethylcellulose, olopatadine, tobramycin, hypromellose, polyethylene glycol + propylene, naphazoline, gatifloxacin, chloramphenicol, ketorolac, dexamethasone, timolol',
  },
  {
    said: 'glaucoma, গ্লুকোমা',
    generics:
      'timolol, latanoprost, brimonidine, dorzolamide, travoprost, bimatoprost, brinzolamide, acetazolamide',
  },
  {
    said: 'ear, ear pain, ear drop, কান, কানের, কান ব্যথা, কানের ড্রপ, kan, kaner, kan betha',
    generics:
      'ciprofloxacin, clotrimazole, ofloxacin, chloramphenicol, gentamicin, docusate, neomycin',
  },
  {
    said: 'mouth ulcer, mouth sore, মুখে ঘা, মুখের ঘা, mukhe gha',
    generics:
      'triamcinolone, chlorhexidine, riboflavin, benzydamine, miconazole, nystatin, choline salicylate, amlexanox, povidone',
  },
  {
    said: 'sore throat, throat, tonsil, গলা ব্যথা, গলা, টনসিল, gola betha, gola',
    generics:
      'benzydamine, povidone, azithromycin, amoxicillin, chlorhexidine, dichlorobenzyl, cefixime, erythromycin, phenoxymethyl',
  },
  {
    said: 'hair fall, hair loss, baldness, চুল পড়া, চুল, chul pora, chul',
    generics: 'minoxidil, finasteride, biotin',
  },
  {
    said: 'dandruff, খুশকি, khuski, khushki',
    generics: 'ketoconazole, selenium sulf, zinc pyrithione, ciclopirox, coal tar',
  },
  {
    said: 'lice, উকুন, ukun',
    generics: 'permethrin, ivermectin',
  },
  {
    said: 'contraceptive, birth control, family planning, emergency pill, pill, পিল, জন্মনিয়ন্ত্রণ, জন্ম নিয়ন্ত্রণ, জন্মবিরতিকরণ, ইমার্জেন্সি পিল, jonmoniyontron, pil',
    generics:
      'levonorgestrel, ethinylestradiol, ethinyl, desogestrel, drospirenone, medroxyprogesterone, ulipristal, norgestrel, gestodene, norethisterone',
  },
  {
    said: 'pregnancy, pregnant, গর্ভাবস্থা, গর্ভবতী, প্রেগন্যান্সি, gorbhoboti',
    generics:
      'folic acid, iron, calcium, progesterone, dydrogesterone, doxylamine, allylestrenol, hydroxyprogesterone',
  },
  {
    said: 'irregular period, period, menstruation, মাসিক, অনিয়মিত মাসিক, masik',
    generics: 'norethisterone, medroxyprogesterone, dydrogesterone, tranexamic, progesterone',
  },
  {
    said: 'bleeding, রক্তপাত, রক্ত বন্ধ, roktopat',
    generics: 'tranexamic, etamsylate, vitamin k, phytomenadione, carbazochrome',
  },
  {
    said: 'erectile dysfunction, sex, impotence, যৌন, যৌন দুর্বলতা, লিঙ্গ, joubon, jouno',
    generics: 'sildenafil, tadalafil, vardenafil, dapoxetine, avanafil, ginseng',
  },
  {
    said: 'malaria, ম্যালেরিয়া, maleria',
    generics: 'artemether, chloroquine, quinine, mefloquine, artesunate, primaquine, proguanil',
  },
  {
    said: 'tuberculosis, tb, যক্ষ্মা, টিবি, jokkha',
    generics: 'rifampicin, isoniazid, ethambutol, pyrazinamide',
  },
  {
    said: 'typhoid, টাইফয়েড, taifoid',
    generics: 'azithromycin, cefixime, ceftriaxone, ciprofloxacin, typhoid',
  },
  {
    said: 'chickenpox, herpes, virus, viral, shingles, হার্পিস, জলবসন্ত, বসন্ত, ভাইরাস, jolbosonto, hapis',
    generics: 'aciclovir, acyclovir, valacyclovir, valaciclovir, famciclovir, oseltamivir',
  },
  {
    said: 'hepatitis, liver, jaundice, হেপাটাইটিস, লিভার, জন্ডিস, যকৃত, jondis, livar',
    generics:
      'silymarin, ursodeoxycholic, entecavir, tenofovir, sofosbuvir, lactulose, obeticholic, adefovir, hepatitis',
  },
  {
    said: 'cancer, ক্যান্সার, kansar',
    generics:
      'methotrexate, capecitabine, imatinib, tamoxifen, letrozole, anastrozole, bicalutamide, docetaxel, paclitaxel, osimertinib, erlotinib, gefitinib, sorafenib, cyclophosphamide, doxorubicin, carboplatin, cisplatin',
  },
  {
    said: 'obesity, weight loss, slimming, ওজন কমানো, মোটা, ojon komano, mota',
    generics: 'orlistat, semaglutide, liraglutide, phentermine',
  },
  {
    said: 'appetite, no appetite, রুচি, ক্ষুধামন্দা, রুচি বাড়ানো, ruchi, khudha',
    generics: 'cyproheptadine, pizotifen, megestrol, carnitine',
  },
  {
    said: 'swelling, oedema, edema, ফোলা, পানি আসা, fola',
    generics:
      'furosemide, frusemide, spironolactone, torsemide, torasemide, bumetanide, trypsin, serratiopeptidase, bromelain',
  },
  {
    said: 'abdominal pain, stomach cramp, stomach ache, colic, পেট ব্যথা, পেটে ব্যথা, পেট মোচড়, pet betha, pete betha',
    generics:
      'tiemonium, hyoscine, drotaverine, mebeverine, dicyclo, dicycloverine, alverine, otilonium, simethicone',
  },
  {
    said: 'bloating, flatulence, পেট ফাঁপা, পেট ফাপা, pet fapa',
    generics: 'simethicone, domperidone, pancreatin, mebeverine, itopride',
  },
  {
    said: 'steroid, স্টেরয়েড, inflammation',
    generics:
      'prednisolone, dexamethasone, methylprednisolone, deflazacort, hydrocortisone, betamethasone',
  },
  {
    said: 'dry skin, moisturizer, moisturiser, ত্বক শুষ্ক, শুষ্ক ত্বক, ফাটা, পা ফাটা, pa fata',
    generics:
      'urea, white soft paraffin, liquid paraffin, glycerin, emollient, petrolatum, lactic acid',
  },
  {
    said: 'smoking, quit smoking, ধূমপান, dhumpan',
    generics: 'nicotine, varenicline, bupropion',
  },
  {
    said: 'parkinson, পারকিনসন',
    generics:
      'levodopa, pramipexole, ropinirole, trihexyphenidyl, procyclidine, selegiline, rasagiline',
  },
  {
    said: 'dementia, memory, alzheimer, স্মৃতি, স্মৃতিশক্তি, ভুলে যাওয়া, sriti',
    generics: 'donepezil, memantine, piracetam, ginkgo, citicoline, rivastigmine, vinpocetine',
  },
  {
    said: 'schizophrenia, psychosis, মানসিক, মানসিক রোগ, manosik',
    generics:
      'olanzapine, risperidone, quetiapine, haloperidol, clozapine, aripiprazole, chlorpromazine, trifluoperazine, lithium',
  },
  {
    said: 'vaccine, vaccination, টিকা, ভ্যাকসিন, tika',
    generics: 'vaccine, toxoid, immunoglobulin',
  },
];
