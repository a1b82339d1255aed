import { bengaliWords } from '#text/bengali-words.ts';
import { fullName } from '#text/names.ts';
import { plainWords } from '#text/product-words.ts';

/** Name, strength and form of a product in English and Bengali: names alone are shared by a medicine's strengths. */
export function fullNames(
  product: Parameters<typeof fullName>[0],
): readonly [en: string, bn: string] {
  return [fullName(product, plainWords, 'en'), fullName(product, bengaliWords, 'bn')];
}
