import type { SectionName } from '#domain/shop-sections.ts';

/** The parts in the order of the list. Each has a screen at `/shop/NAME`. */
export const listedParts: readonly SectionName[] = [
  'identity',
  'contact',
  'legal',
  'districts',
  'delivery',
  'sms',
  'gateway',
  'payment',
  'prescriptions',
  'categories',
  'home',
  'branches',
  'gallery',
  'directors',
  'storeApp',
  'page-about',
  'page-how-to-order',
  'page-terms',
  'page-returns',
  'page-privacy',
  'page-careers',
  'papers',
];
