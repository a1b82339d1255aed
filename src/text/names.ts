import type { ProductWords } from './product-words.ts';
import type { BothLanguages } from '#domain/shop.ts';
import type { Language } from './sentences.ts';

/** The name of a thing in the reader's language, otherwise in the other one. */
export function nameOf(named: { name: string; nameBn: string }, language: Language): string {
  if (language === 'bn') return named.nameBn || named.name;
  return named.name || named.nameBn;
}

/** Name and strength of a product in one line: 'Napa 500 mg' · 'নাপা ৫০০ মিগ্রা'. */
export function nameAndStrength(
  product: { name: string; nameBn: string; strength: string },
  words: ProductWords,
  language: Language,
): string {
  return `${nameOf(product, language)} ${words.measure(product.strength)}`.trim();
}

/**
 * Name, strength and form, which identify a product without its picture: 'Napa 500 mg Tablet' ·
 * 'নাপা ৫০০ মিগ্রা ট্যাবলেট'.
 */
export function fullName(
  product: { name: string; nameBn: string; strength: string; form: string },
  words: ProductWords,
  language: Language,
): string {
  return `${nameAndStrength(product, words, language)} ${words.form(product.form)}`.trim();
}

/**
 * The actual language of a displayed name, for `lang` on its element; undefined if it is the page's
 * own.
 */
export function nameLanguage(
  named: { name: string; nameBn: string },
  language: Language,
): Language | undefined {
  if (language === 'bn') return named.nameBn ? undefined : 'en';
  return named.name ? undefined : 'bn';
}

/** The generic name of a product in the reader's language; in the other language if that is the only one. */
export function genericNameOf(
  { genericName, genericNameBn = '' }: { genericName: string; genericNameBn?: string },
  language: Language,
): string {
  return nameOf({ name: genericName, nameBn: genericNameBn }, language);
}

/** The language of a word that may exist in one language only, such as a generic name, detected by its script; undefined if it is the page's own. */
export function wordLanguage(word: string, language: Language): Language | undefined {
  if (/\p{Script=Bengali}/u.test(word)) return language === 'bn' ? undefined : 'bn';
  return language === 'bn' && /\p{Script=Latin}/u.test(word) ? 'en' : undefined;
}

/** A text of the shop in the reader's language, otherwise in the other one; a dash for none. */
export function inLanguage({ en, bn }: BothLanguages, language: Language): string {
  return nameOf({ name: en, nameBn: bn }, language) || '–';
}
