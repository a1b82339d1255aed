import { bengaliWords } from '#text/bengali-words.ts';
import { fullName } from '#text/names.ts';
import { plainWords } from '#text/product-words.ts';

/**
 * A product's name, strength and form in English and Bengali. The name alone is the same for all
 * strengths of a medicine.
 */
export function fullNames(
  product: Parameters<typeof fullName>[0],
): readonly [en: string, bn: string] {
  return [fullName(product, plainWords, 'en'), fullName(product, bengaliWords, 'bn')];
}
