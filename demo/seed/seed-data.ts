import { seedBranches } from './branches.ts';
import { seedCategories } from './categories.ts';
import { seedGallery } from './gallery.ts';
import { guidanceFor } from './guidance/guidance.ts';
import { seedBannerSets, seedMainBanners, seedResortBanners } from './home/banners.ts';
import { seedNotices, seedRows } from './home/rows.ts';
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
import { seedCoupons, seedOffers } from './offers.ts';
import { seedCustomers } from './people.ts';
import { seedPlaces } from './places.ts';
import { seedComments, seedReviews } from './posts.ts';
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
import type { SeedCategory, SeedData, SeedProduct } from './types.ts';

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

/** Products without a picture. */
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

/** The complete content of the first start. Each call builds a new copy. */
export function seedData(): SeedData {
  const categories = seedCategories();
  const products = productsOf(shelves, parentOf(categories), (link) => !withoutPicture.has(link));
  const idOf = numberOf(products);
  return {
    categories,
    products,
    guidance: guidanceFor(products),
    ...seedPlaces(),
    branches: seedBranches(),
    gallery: seedGallery(),
    offers: seedOffers(),
    coupons: seedCoupons(),
    reviews: seedReviews(),
    comments: seedComments(idOf),
    home: {
      banners: seedMainBanners(),
      resortBanners: seedResortBanners(),
      notices: seedNotices(),
      bannerSets: seedBannerSets(),
      rows: seedRows(idOf),
    },
    customers: seedCustomers(),
  };
}

function numberOf(products: readonly SeedProduct[]): (permalink: string) => number {
  const ids = new Map(products.map((product) => [product.permalink, product.id]));
  return (permalink) => {
    const id = ids.get(permalink);
    if (id === undefined) throw new Error(`No product on the shelves: ${permalink}`);
    return id;
  };
}
