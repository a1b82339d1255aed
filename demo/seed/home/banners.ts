import type { Viewport } from '#domain/home.ts';
import type { SeedBanner, SeedBannerSet } from '#demo/seed/types.ts';

type Words = [headline: string, subline: string];

interface Slide {
  /** The start of the file name, which also selects the drawing. */
  picture: string;
  link: string;
  en: Words;
  bn: Words;
}

const viewports: readonly Viewport[] = ['large', 'medium', 'small'];

const mainSlides: readonly Slide[] = [
  {
    picture: 'home-prescription',
    link: '/order',
    en: ['Send a photo of your prescription', 'Our pharmacist reads it and calls you back'],
    bn: ['প্রেসক্রিপশনের ছবি পাঠান', 'আমাদের ফার্মাসিস্ট দেখে আপনাকে ফোন করবেন'],
  },
  {
    picture: 'home-delivery',
    link: '/special/offer',
    en: ['Medicine at your door', '৳80 in Dhaka, ৳120 outside, less on larger orders'],
    bn: ['ওষুধ আপনার দরজায়', 'ঢাকায় ৮০ টাকা, বাইরে ১২০ টাকা, বড় অর্ডারে আরও কম'],
  },
  {
    picture: 'home-baby-diapers',
    link: '/subCategory/61',
    en: ['Everything for the little one', 'Diapers, wipes, lotion and more'],
    bn: ['ছোট্ট সোনার সবকিছু', 'ডায়াপার, ওয়াইপস, লোশন ও আরও অনেক কিছু'],
  },
  {
    picture: 'home-devices',
    link: '/category/devices-surgical',
    en: ['Measure at home', 'Blood pressure, sugar, oxygen and temperature'],
    bn: ['ঘরে বসেই মাপুন', 'রক্তচাপ, সুগার, অক্সিজেন ও তাপমাত্রা'],
  },
];

const resortSlides: readonly Slide[] = [
  {
    picture: 'resort-vitamins',
    link: '/category/vitamin-supplement',
    en: ['Vitamins and supplements', 'From the makers you know'],
    bn: ['ভিটামিন ও সাপ্লিমেন্ট', 'আপনার চেনা কোম্পানির'],
  },
  {
    picture: 'resort-diabetes-care',
    link: '/category/diabetic-care',
    en: ['Diabetic care', 'Insulin, strips and sugar-free food in one place'],
    bn: ['ডায়াবেটিক কেয়ার', 'ইনসুলিন, স্ট্রিপ ও চিনি ছাড়া খাবার এক জায়গায়'],
  },
  {
    picture: 'resort-honey',
    link: '/category/herbal-homeo',
    en: ['Honey, isabgul and herbal', 'The natural shelf'],
    bn: ['মধু, ইসবগুল ও ভেষজ', 'প্রাকৃতিক পণ্যের তাক'],
  },
];

interface Set {
  layout: SeedBannerSet['layout'];
  categoryId: number;
  gap: number;
  slides: readonly Slide[];
}

const sets: readonly Set[] = [
  {
    layout: 'vertical',
    categoryId: 1,
    gap: 12,
    slides: [
      {
        picture: 'medicine-fever',
        link: '/subCategory/11',
        en: ['Fever & pain', 'Tablets, syrups, suppositories'],
        bn: ['জ্বর ও ব্যথা', 'ট্যাবলেট, সিরাপ, সাপোজিটরি'],
      },
    ],
  },
  {
    layout: 'inline',
    categoryId: 2,
    gap: 16,
    slides: [
      {
        picture: 'firstaid-ors',
        link: '/subCategory/31',
        en: ['Keep saline at home', 'ORSaline by the box'],
        bn: ['ঘরে স্যালাইন রাখুন', 'বক্স হিসেবে ওরস্যালাইন'],
      },
      {
        picture: 'firstaid-antiseptic',
        link: '/subCategory/32',
        en: ['For cuts and scrapes', 'Antiseptics and bandages'],
        bn: ['কাটাছেঁড়ার জন্য', 'জীবাণুনাশক ও ব্যান্ডেজ'],
      },
    ],
  },
  {
    layout: 'slider',
    categoryId: 5,
    gap: 0,
    slides: [
      {
        picture: 'baby-diaper',
        link: '/subCategory/61',
        en: ['Diapers by weight', 'Find the size that fits'],
        bn: ['ওজন অনুযায়ী ডায়াপার', 'মানানসই সাইজ বেছে নিন'],
      },
      {
        picture: 'baby-lotion',
        link: '/subCategory/63',
        en: ['Soft skin care', 'Lotion, oil, powder and shampoo'],
        bn: ['কোমল ত্বকের যত্ন', 'লোশন, তেল, পাউডার ও শ্যাম্পু'],
      },
    ],
  },
];

/**
 * Headline and subline in one string, as in the wire's alt text. Screens lay both over the picture.
 */
function wordsOf([headline, subline]: Words): string {
  return `${headline} – ${subline}`;
}

function bannersOf(
  slides: readonly Slide[],
  firstId: number,
  fileOf: (slide: Slide, viewport: Viewport) => string,
): SeedBanner[] {
  return slides.flatMap((slide, place) =>
    viewports.map((viewport, at) => ({
      id: firstId + place * viewports.length + at,
      slide: firstId + place * viewports.length,
      viewport,
      image: fileOf(slide, viewport),
      link: slide.link,
      alt: wordsOf(slide.en),
      altBn: wordsOf(slide.bn),
      headline: slide.en[0],
      headlineBn: slide.bn[0],
      subline: slide.en[1],
      sublineBn: slide.bn[1],
    })),
  );
}

function plainFile({ picture }: Slide, viewport: Viewport): string {
  return `${picture}-${viewport}.webp`;
}

/**
 * Wide screens show a set in its layout, smaller ones in the slider, so only the large picture has
 * the layout's shape.
 */
function setFile(layout: SeedBannerSet['layout']) {
  return ({ picture }: Slide, viewport: Viewport) =>
    `${picture}-${viewport === 'large' ? layout : 'set'}-${viewport}.webp`;
}

const resortFrom = 101;
const setsFrom = 201;
const perSet = 100;

export function seedMainBanners(): SeedBanner[] {
  return bannersOf(mainSlides, 1, plainFile);
}

export function seedResortBanners(): SeedBanner[] {
  return bannersOf(resortSlides, resortFrom, plainFile);
}

export function seedBannerSets(): SeedBannerSet[] {
  return sets.map(({ slides, layout, ...set }, at) => ({
    ...set,
    id: at + 1,
    layout,
    banners: bannersOf(slides, setsFrom + at * perSet, setFile(layout)),
  }));
}
