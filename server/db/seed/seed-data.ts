import { seedCategories } from './categories.ts';
import { allergyColdAndCough } from './medicines/allergy-cough.ts';
import { antibiotics } from './medicines/antibiotic.ts';
import { brainSleepAndMind } from './medicines/brain.ts';
import { asthmaAndBreathing, boneJointAndMuscle } from './medicines/breathing-bone.ts';
import { diabetesMedicine } from './medicines/diabetes.ts';
import {
  eyeEarAndNose,
  thyroidAndHormone,
  wormAndInfection,
} from './medicines/eye-worm-hormone.ts';
import { feverAndPain } from './medicines/fever-pain.ts';
import { gastricAndAcidity } from './medicines/gastric.ts';
import { heartAndBloodPressure } from './medicines/heart.ts';
import { skinAndFungal } from './medicines/skin.ts';
import { seedPlaces } from './places.ts';
import { productsOf, type Shelf } from './shelf.ts';
import {
  babyMilkAndFood,
  babySkinCare,
  diapersAndWipes,
  feedingAndAccessories,
} from './store/baby.ts';
import {
  bloodPressureMonitors,
  nebulizerAndRespiratory,
  supportsAndBraces,
  surgicalDisposables,
  thermometerAndOximeter,
} from './store/devices.ts';
import {
  glucometerAndStrips,
  insulinAndNeedles,
  sugarFreeAndDiabeticFood,
} from './store/diabetic-care.ts';
import {
  antisepticAndWoundCare,
  handSanitizerAndMask,
  orsAndDiarrhoea,
  painBalmAndSpray,
} from './store/first-aid.ts';
import { herbalAndUnani, honeyIsabgulAndNatural } from './store/herbal.ts';
import { hairCare, oralCare, skinCare } from './store/personal.ts';
import {
  calciumAndVitaminD,
  ironZincAndVitaminB,
  multivitamins,
  nutritionDrinkAndProtein,
} from './store/vitamins.ts';
import { familyPlanning, pregnancyAndTestKit, sanitaryNapkins } from './store/women.ts';
import type { SeedCategory, SeedData } from './types.ts';

const shelves: readonly Shelf[] = [
  feverAndPain,
  gastricAndAcidity,
  allergyColdAndCough,
  antibiotics,
  diabetesMedicine,
  heartAndBloodPressure,
  asthmaAndBreathing,
  boneJointAndMuscle,
  brainSleepAndMind,
  skinAndFungal,
  eyeEarAndNose,
  wormAndInfection,
  thyroidAndHormone,
  orsAndDiarrhoea,
  antisepticAndWoundCare,
  painBalmAndSpray,
  handSanitizerAndMask,
  multivitamins,
  calciumAndVitaminD,
  ironZincAndVitaminB,
  nutritionDrinkAndProtein,
  insulinAndNeedles,
  glucometerAndStrips,
  sugarFreeAndDiabeticFood,
  diapersAndWipes,
  babyMilkAndFood,
  babySkinCare,
  feedingAndAccessories,
  sanitaryNapkins,
  familyPlanning,
  pregnancyAndTestKit,
  bloodPressureMonitors,
  thermometerAndOximeter,
  nebulizerAndRespiratory,
  supportsAndBraces,
  surgicalDisposables,
  skinCare,
  hairCare,
  oralCare,
  herbalAndUnani,
  honeyIsabgulAndNatural,
];

/** Goods that nobody has photographed yet. */
const withoutPicture = new Set([
  'xpa-250-mg-suppository',
  'renova-60-mg-suppository',
  'penvik-250-mg-tablet',
  'ben-a-400-mg-chewable-tablet',
  'minipil-0-075-mg-tablet',
  'contec-ne-j01-mesh-device',
  'bashundhara-diapant-l-9-14-kg-24-pcs-pants-diaper',
  'moringa-leaf-powder-100-gm-pack',
  'kalojirar-tel-100-ml-oil',
]);

function parentOf(categories: readonly SeedCategory[]): (subCategoryId: number) => number {
  const parents = new Map(categories.map((category) => [category.id, category.parentId]));
  return (subCategoryId) => {
    const parent = parents.get(subCategoryId);
    if (!parent) throw new Error(`${subCategoryId} is no sub-category`);
    return parent;
  };
}

/** Everything that the first start fills an empty database with. Builds it anew on each call. */
export function seedData(): SeedData {
  const categories = seedCategories();
  return {
    shop: {
      name: 'Nirog',
      nameBn: 'নীরোগ',
      tagline: 'The first model pharmacy in the country',
      taglineBn: 'দেশের প্রথম মডেল ফার্মেসি',
      phones: ['01700-000001', '01700-000002'],
      email: 'hello@nirog.example',
      address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
      addressBn: 'বাড়ি ১২, সড়ক ৫, ধানমন্ডি, ঢাকা ১২০৫',
      openingHours: 'Every day, 8:00 AM to 11:00 PM',
      openingHoursBn: 'প্রতিদিন সকাল ৮টা থেকে রাত ১১টা',
    },
    categories,
    products: productsOf(shelves, parentOf(categories), (link) => !withoutPicture.has(link)),
    ...seedPlaces(),
    branches: [],
    gallery: [],
    directors: [],
    offers: [],
    coupons: [],
    reviews: [],
    comments: [],
    home: { banners: [], resortBanners: [], notices: [], bannerSets: [], rows: [] },
    customers: [],
  };
}
