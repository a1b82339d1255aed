/** Needs by illness, organ and stage of life. */
import type { Need } from './symptoms.ts';

export const needsOfIllness: readonly Need[] = [
  {
    phrases: 'worm, worms, deworming, কৃমি, কৃমির, krimi',
    generics: 'albendazole, mebendazole, levamisole, pyrantel, ivermectin, praziquantel',
  },
  {
    phrases:
      'diarrhoea, diarrhea, loose motion, loose stool, stomach upset, ডায়রিয়া, পাতলা পায়খানা, পেট খারাপ, লুজ মোশন, daria, dairia, diaria, dayria, patla paykhana, patla paykhana, pet kharap, lus moson',
    first: 'oral rehydration',
    generics:
      'electrolyte, zinc sulf, zinc sulph, probiotic, saccharomyces, bacillus clausii, racecadotril, loperamide',
  },
  {
    phrases: 'dysentery, amoebiasis, আমাশয়, আমাশা, রক্ত আমাশয়, amasha, amashoy, amasoy',
    generics:
      'oral rehydration, metronidazole, nitazoxanide, tinidazole, ornidazole, secnidazole, ciprofloxacin',
  },
  {
    phrases: 'dehydration, weakness dehydration, পানিশূন্যতা, পানি শূন্যতা',
    first: 'oral rehydration',
    generics: 'electrolyte, glucose, sodium chloride, dextrose',
  },
  {
    phrases:
      'constipation, laxative, কোষ্ঠকাঠিন্য, পায়খানা কষা, kosthokathinno, kosa paykhana, koshthokathinyo, kostho kathinno',
    first: 'ispaghula',
    generics:
      'lactulose, bisacodyl, sodium picosulf, ispaghula, psyllium, magnesium hydroxide, senna, glycerin, glycerol, polyethylene glycol, macrogol, lactitol, lubiprostone, prucalopride, docusate',
  },
  {
    phrases:
      'vomiting, vomit, nausea, travel sickness, motion sickness, বমি, বমির, বমি বমি, bomi, bomir',
    first: 'ondansetron, domperidone, meclizine',
    generics: 'metoclopramide, granisetron, palonosetron, prochlorperazine, promethazine',
  },
  {
    phrases: 'vertigo, dizziness, মাথা ঘোরা, মাথা ঘুরানো, matha ghora',
    generics: 'betahistine, cinnarizine, meclizine, prochlorperazine, flunarizine',
  },
  {
    phrases: 'piles, haemorrhoids, hemorrhoids, fissure, পাইলস, অর্শ, গেজ, pails, orsho',
    generics:
      'diosmin, hesperidin, cinchocaine, policresulen, calcium dobesilate, euphorbia, lidocaine + hydrocortisone',
  },
  {
    phrases:
      'vitamin, vitamins, multivitamin, weakness, ভিটামিন, মাল্টিভিটামিন, দুর্বলতা, দুর্বল, vitamin tablet, durbolota, durbol, bhitamin',
    first: '^multivitamin',
    generics:
      'vitamin, ascorbic, cholecalciferol, thiamine, cyanocobalamin, mecobalamin, folic acid, riboflavin, pyridoxine, alfacalcidol, calcitriol, tocopher, retinol, nicotinamide, biotin, mineral',
  },
  {
    phrases: 'calcium, bone, osteoporosis, ক্যালসিয়াম, হাড়, হাড় ক্ষয়, হাড়ের, har khoy, kalsiam',
    first: 'calcium',
    generics:
      'cholecalciferol, colecalciferol, alendron, ibandron, zoledronic, risedron, calcitriol, alfacalcidol, strontium',
  },
  {
    phrases:
      'iron, anaemia, anemia, blood deficiency, আয়রন, রক্তশূন্যতা, রক্তস্বল্পতা, roktoshunnota, ayron',
    first: 'iron, ^ferrous, ferric',
    generics: 'folic acid',
  },
  {
    phrases: 'zinc, জিংক, জিঙ্ক',
    first: '^zinc',
    generics: 'zinc',
  },
  {
    phrases:
      'antibiotic, antibiotics, infection, অ্যান্টিবায়োটিক, এন্টিবায়োটিক, ইনফেকশন, সংক্রমণ, antibaiotic, infekson',
    generics:
      'azithromycin, amoxicillin, cefixime, cefuroxime, ciprofloxacin, levofloxacin, doxycycline, flucloxacillin, cephradine, ceftriaxone, clarithromycin, erythromycin, cefpodoxime, moxifloxacin, clindamycin, cefaclor, linezolid, meropenem, amikacin, gentamicin',
    forms: 'tablet, capsule, suspension, injection',
  },
  {
    phrases:
      'urine infection, urinary infection, uti, প্রস্রাবে জ্বালা, প্রস্রাবে ইনফেকশন, প্রস্রাবের, prosrab, prosrabe jala',
    first: 'nitrofurantoin, potassium citrate',
    generics:
      'ciprofloxacin, cefixime, fosfomycin, levofloxacin, flavoxate, potassium citrate, mecillinam, cefuroxime',
    forms: 'tablet, capsule, suspension, injection, sachet',
  },
  {
    phrases: 'prostate, প্রোস্টেট, frequent urination',
    generics:
      'tamsulosin, finasteride, dutasteride, alfuzosin, silodosin, solifenacin, mirabegron, tolterodine',
  },
  {
    phrases: 'kidney stone, gout, uric acid, গেঁটে বাত, ইউরিক এসিড, ইউরিক, iurik',
    generics: 'febuxostat, allopurinol, colchicine, potassium citrate, lesinurad',
  },
  {
    phrases: 'sleep, insomnia, sleeping pill, ঘুম, ঘুমের, ঘুমের ওষুধ, ঘুমের বড়ি, ghum, ghumer',
    generics:
      'clonazepam, zolpidem, melatonin, bromazepam, midazolam, diazepam, zopiclone, eszopiclone, nitrazepam, flurazepam, alprazolam, temazepam',
  },
  {
    phrases: 'anxiety, tension, panic, stress, দুশ্চিন্তা, টেনশন, উদ্বেগ, tenson, dushchinta',
    generics:
      'clonazepam, bromazepam, alprazolam, escitalopram, buspirone, propranolol, flupentixol, diazepam, clobazam, sertraline, paroxetine, lorazepam',
  },
  {
    phrases: 'depression, বিষণ্নতা, ডিপ্রেশন, মন খারাপ, dipreson',
    generics:
      'escitalopram, sertraline, fluoxetine, amitriptyline, mirtazapine, venlafaxine, duloxetine, citalopram, paroxetine, nortriptyline, imipramine, flupentixol',
  },
  {
    phrases: 'epilepsy, seizure, convulsion, মৃগী, খিঁচুনি, khichuni, mrigi',
    generics:
      'carbamazepine, valpro, levetiracetam, phenobarb, phenytoin, lamotrigine, topiramate, oxcarbazepine, clobazam',
  },
  {
    phrases: 'nerve, neuropathy, nerve pain, নার্ভ, স্নায়ু, ঝিনঝিন, narv',
    generics:
      'pregabalin, gabapentin, mecobalamin, thiamine, duloxetine, amitriptyline, methylcobalamin',
  },
  {
    phrases: 'thyroid, থাইরয়েড, thairoid',
    generics: 'levothyroxine, thyroxine, carbimazole, methimazole, propylthiouracil',
  },
  {
    phrases: 'dry eye, dry eyes, চোখ শুকনো, শুকনা চোখ, চোখ শুকিয়ে যাওয়া, chokh shukno',
    first: 'carboxymethylcellulose, hypromellose, dextran, polyethylene glycol',
    forms: 'ophthalmic, eye',
  },
  {
    phrases:
      'eye, eye drop, eye drops, red eye, চোখ, চোখের, চোখের ড্রপ, চোখ ওঠা, চোখ লাল, chokh, chokher',
    generics:
      'ophthalmic, moxifloxacin, carboxymethylcellulose, olopatadine, tobramycin, hypromellose, polyethylene glycol + propylene, naphazoline, gatifloxacin, chloramphenicol, ketorolac, dexamethasone, dextran',
    forms: 'ophthalmic, eye',
  },
  {
    phrases: 'glaucoma, গ্লুকোমা',
    generics:
      'timolol, latanoprost, brimonidine, dorzolamide, travoprost, bimatoprost, brinzolamide, acetazolamide',
  },
  {
    phrases: 'ear, ear pain, ear drop, কান, কানের, কান ব্যথা, কানের ড্রপ, kan, kaner, kan betha',
    generics:
      'ciprofloxacin, clotrimazole, ofloxacin, chloramphenicol, gentamicin, docusate, neomycin',
    forms: 'ear, otic',
  },
  {
    phrases: 'mouth ulcer, mouth sore, মুখে ঘা, মুখের ঘা, mukhe gha',
    first: 'miconazole, triamcinolone, choline salicylate',
    generics: 'chlorhexidine, benzydamine, nystatin, amlexanox, povidone',
    forms: 'oral gel, mouth, paste, oral suspension',
  },
  {
    phrases: 'sore throat, throat, tonsil, গলা ব্যথা, গলা, টনসিল, gola betha, gola',
    first: 'povidone, benzydamine, dichlorobenzyl, licorice',
    generics: 'chlorhexidine, paracetamol, eucalyptol',
    forms: 'mouth, lozenge, tablet, syrup',
  },
  {
    phrases: 'bleeding, রক্তপাত, রক্ত বন্ধ, roktopat',
    generics: 'tranexamic, etamsylate, vitamin k, phytomenadione, carbazochrome',
  },
  {
    phrases: 'malaria, ম্যালেরিয়া, maleria',
    generics:
      'artemether, chloroquine, hydroxychloroquine, quinine, mefloquine, artesunate, primaquine, proguanil',
  },
  {
    phrases: 'tuberculosis, tb, যক্ষ্মা, টিবি, jokkha',
    generics: 'rifampicin, isoniazid, ethambutol, pyrazinamide',
  },
  {
    phrases: 'typhoid, টাইফয়েড, taifoid',
    generics: 'azithromycin, cefixime, ceftriaxone, ciprofloxacin, typhoid',
    forms: 'tablet, capsule, suspension, injection',
  },
  {
    phrases:
      'chickenpox, herpes, virus, viral, shingles, হার্পিস, জলবসন্ত, বসন্ত, ভাইরাস, jolbosonto, hapis',
    generics: 'aciclovir, acyclovir, valacyclovir, valaciclovir, famciclovir, oseltamivir',
  },
  {
    phrases: 'hepatitis, liver, jaundice, হেপাটাইটিস, লিভার, জন্ডিস, যকৃত, jondis, livar',
    generics:
      'silymarin, ursodeoxycholic, entecavir, tenofovir, sofosbuvir, lactulose, obeticholic, adefovir, hepatitis',
  },
  {
    phrases: 'cancer, ক্যান্সার, kansar',
    generics:
      'methotrexate, capecitabine, imatinib, tamoxifen, letrozole, anastrozole, bicalutamide, docetaxel, paclitaxel, osimertinib, erlotinib, gefitinib, sorafenib, cyclophosphamide, doxorubicin, carboplatin, cisplatin',
  },
  {
    phrases: 'obesity, weight loss, slimming, ওজন কমানো, মোটা, ojon komano, mota',
    generics: 'orlistat, semaglutide, liraglutide, phentermine',
  },
  {
    phrases: 'appetite, no appetite, রুচি, ক্ষুধামন্দা, রুচি বাড়ানো, ruchi, khudha',
    generics: 'cyproheptadine, pizotifen, megestrol, carnitine',
  },
  {
    phrases: 'swelling, oedema, edema, ফোলা, পানি আসা, fola',
    generics:
      'furosemide, frusemide, spironolactone, torsemide, torasemide, bumetanide, trypsin, serratiopeptidase, bromelain',
  },
  {
    phrases:
      'abdominal pain, stomach cramp, stomach ache, colic, পেট ব্যথা, পেটে ব্যথা, পেট মোচড়, pet betha, pete betha',
    first: 'tiemonium, hyoscine, drotaverine, simethicone',
    generics: 'aluminium hydroxide, mebeverine, dicyclo, dicycloverine, alverine, otilonium',
  },
  {
    phrases: 'bloating, flatulence, পেট ফাঁপা, পেট ফাপা, pet fapa',
    first: 'simethicone',
    generics: 'domperidone, pancreatin, mebeverine, itopride',
  },
  {
    phrases: 'steroid, স্টেরয়েড, inflammation',
    generics:
      'prednisolone, dexamethasone, methylprednisolone, deflazacort, hydrocortisone, betamethasone',
    forms: 'tablet, injection',
  },
  {
    phrases: 'smoking, quit smoking, ধূমপান, dhumpan',
    generics: 'nicotine, varenicline, bupropion',
  },
  {
    phrases: 'parkinson, পারকিনসন',
    generics:
      'levodopa, pramipexole, ropinirole, trihexyphenidyl, procyclidine, selegiline, rasagiline',
  },
  {
    phrases: 'dementia, memory, alzheimer, স্মৃতি, স্মৃতিশক্তি, ভুলে যাওয়া, sriti',
    generics: 'donepezil, memantine, piracetam, ginkgo, citicoline, rivastigmine, vinpocetine',
  },
  {
    phrases: 'schizophrenia, psychosis, মানসিক, মানসিক রোগ, manosik',
    generics:
      'olanzapine, risperidone, quetiapine, haloperidol, clozapine, aripiprazole, chlorpromazine, trifluoperazine, lithium',
  },
  {
    phrases: 'vaccine, vaccination, টিকা, ভ্যাকসিন, tika',
    generics: 'vaccine, toxoid, immunoglobulin',
  },
];
