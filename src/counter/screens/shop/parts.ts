import type { SectionName } from '#contract/counter/shop.ts';

/** The parts in the order of the list. Each has a screen at `/shop/NAME`. */
export const listedParts: readonly SectionName[] = [
  'identity',
  'contact',
  'legal',
  'delivery',
  'payment',
  'prescriptions',
  'branches',
  'gallery',
  'directors',
  'page-about',
  'page-how-to-order',
  'page-terms',
  'page-returns',
  'page-privacy',
  'page-careers',
  'papers',
];
