import { how, pregnancy, warnings, type GuidanceGroup } from './phrases.ts';

export const skinAndEye: readonly GuidanceGroup[] = [
  {
    generics: [
      'Clobetasol Propionate',
      'Clobetasol Propionate + Neomycin Sulphate + Nystatin',
      'Betamethasone Valerate',
      'Betamethasone Dipropionate',
      'Miconazole Nitrate + Hydrocortisone',
      'Econazole Nitrate + Triamcinolone Acetonide',
    ],
    kind: 'skin',
    use: [
      'A steroid for the skin: for eczema and itching that a doctor has seen.',
      'ত্বকের স্টেরয়েড: ডাক্তার দেখে দিলে একজিমা ও চুলকানিতে।',
    ],
    how: how.thinLayer,
    warnings: warnings.steroid,
    effects: [
      'Burning, thin or lighter skin when used long.',
      'জ্বালা; বেশি দিন মাখলে ত্বক পাতলা বা ফ্যাকাশে হওয়া।',
    ],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: ['Terbinafine Hydrochloride', 'Clotrimazole', 'Miconazole Nitrate', 'Luliconazole'],
    kind: 'skin',
    use: ['Against fungus of the skin, such as ringworm.', 'দাদসহ ত্বকের ছত্রাকে।'],
    how: how.thinLayer,
    warnings: [
      'Go on for the days that are told, also when the skin looks well. Wash clothes and towels hot, and share none.',
      'ত্বক ভালো দেখালেও যত দিন বলা হয়েছে মাখুন। কাপড় ও তোয়ালে গরম পানিতে ধুয়ে নিন, ভাগাভাগি করবেন না।',
    ],
    effects: ['Burning or redness of the place.', 'মাখার জায়গায় জ্বালা বা লাল হওয়া।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: ['Permethrin'],
    kind: 'skin',
    use: ['Against scabies.', 'খোস-পাঁচড়ায় (স্ক্যাবিস)।'],
    how: how.thinLayer,
    warnings: [
      'Everybody in the house at the same time, and clothes and sheets washed hot. The itching may stay for weeks.',
      'ঘরের সবাই একসঙ্গে মাখবেন; কাপড় ও চাদর গরম পানিতে ধোবেন। চুলকানি কয়েক সপ্তাহ থাকতে পারে।',
    ],
    effects: ['Burning, itching, redness.', 'জ্বালা, চুলকানি, লাল হওয়া।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: ['Mupirocin', 'Sodium Fusidate'],
    kind: 'skin',
    use: [
      'Against small infections of the skin by bacteria.',
      'ত্বকের ছোট জায়গায় ব্যাকটেরিয়ার সংক্রমণে।',
    ],
    how: how.thinLayer,
    warnings: [
      'Only as long as your doctor says. Fever, or redness that spreads: see a doctor.',
      'ডাক্তার যত দিন বলেছেন তত দিনই। জ্বর বা লাল জায়গা ছড়ালে ডাক্তার দেখান।',
    ],
    effects: ['Burning or itching of the place.', 'মাখার জায়গায় জ্বালা বা চুলকানি।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: ['Adapalene'],
    kind: 'skin',
    use: ['For acne.', 'ব্রণে।'],
    how: how.thinLayer,
    warnings: [
      'At night, and keep out of strong sun. The skin may get worse before it gets better, after some weeks.',
      'রাতে মাখুন, কড়া রোদ এড়ান। ভালো হওয়ার আগে প্রথম কয়েক সপ্তাহ বাড়তে পারে।',
    ],
    effects: ['Dry, red, peeling skin.', 'ত্বক শুকানো, লাল হওয়া, চামড়া ওঠা।'],
    pregnancy: pregnancy.harmful,
  },
  {
    generics: ['Diclofenac Sodium', 'Naproxen Sodium'],
    kind: 'skin',
    use: ['Rubbed in for pain of muscles and joints.', 'মাংসপেশি ও গিরার ব্যথায় মালিশ করতে।'],
    how: how.thinLayer,
    warnings: [
      'Not on broken skin. Not after an allergy to a painkiller, and not with the same medicine by mouth without asking.',
      'কাটা-ছেঁড়া ত্বকে নয়। ব্যথার ওষুধে অ্যালার্জি থাকলে নয়; না জিজ্ঞেস করে একই ওষুধ মুখেও নয়।',
    ],
    effects: ['Redness or itching of the place.', 'মাখার জায়গায় লাল হওয়া বা চুলকানি।'],
    pregnancy: pregnancy.notLate,
  },
  {
    generics: [
      'Chloramphenicol',
      'Moxifloxacin Hydrochloride',
      'Ciprofloxacin',
      'Tobramycin',
      'Gentamicin Sulfate',
    ],
    kind: 'eye',
    use: ['An antibiotic for infections of the eye.', 'চোখের সংক্রমণে অ্যান্টিবায়োটিক ড্রপ।'],
    how: how.inTheEye,
    warnings: warnings.onlyInEye,
    effects: [
      'Stinging, redness, blurred sight for a moment.',
      'জ্বালা, লাল হওয়া, কিছুক্ষণ ঝাপসা দেখা।',
    ],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: [
      'Carboxymethylcellulose Sodium',
      'Polyethylene Glycol + Propylene Glycol',
      'Dextran + Hypromellose',
    ],
    kind: 'eye',
    use: ['Wets dry, tired eyes.', 'শুকনো ও ক্লান্ত চোখ ভেজা রাখে।'],
    how: how.inTheEye,
    warnings: warnings.onlyInEye,
    effects: ['Blurred sight for a moment.', 'কিছুক্ষণ ঝাপসা দেখা।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: ['Olopatadine Hydrochloride', 'Ketotifen Fumarate'],
    kind: 'eye',
    use: ['For itching eyes of an allergy.', 'অ্যালার্জিতে চোখ চুলকানোয়।'],
    how: how.inTheEye,
    warnings: warnings.onlyInEye,
    effects: ['Stinging, headache.', 'জ্বালা, মাথাব্যথা।'],
    pregnancy: pregnancy.askFirst,
  },
  {
    generics: ['Timolol Maleate', 'Latanoprost'],
    kind: 'eye',
    use: ['Lowers the pressure in the eye in glaucoma.', 'গ্লুকোমায় চোখের চাপ কমায়।'],
    how: how.inTheEye,
    warnings: [
      'Every day: sight that is lost does not come back. Timolol: ask first with asthma or a slow heart.',
      'প্রতিদিন দিন: হারানো দৃষ্টি ফেরে না। টিমোলল: হাঁপানি বা ধীর হৃৎস্পন্দনে আগে জিজ্ঞেস করুন।',
    ],
    effects: [
      'Stinging, redness; latanoprost can darken the eye.',
      'জ্বালা, লাল হওয়া; ল্যাটানোপ্রস্টে চোখের রং গাঢ় হতে পারে।',
    ],
    pregnancy: pregnancy.doctorDecides,
  },
];
