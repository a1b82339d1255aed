import { unitPrice, type BagChange } from '#domain/bag.ts';
import type { bagText } from '#text/bag.ts';
import { fullName } from '#text/names.ts';
import { taka } from '#text/numbers.ts';
import type { ProductWords } from '#text/product-words.ts';
import type { Language, Spoken } from '#text/sentences.ts';

/** What a refresh changed in a line, in words. */
export function changeSentence(
  change: BagChange,
  t: Spoken<typeof bagText>,
  words: ProductWords,
  language: Language,
): string {
  const name = fullName(change.line, words, language);
  const price = taka(unitPrice(change.line), language);
  switch (change.what) {
    case 'ranOut':
      return t.ranOut(name);
    case 'fewerLeft':
      return t.fewerLeft(name, change.line.stock);
    case 'dearer':
      return t.dearer(name, price);
    case 'cheaper':
      return t.cheaper(name, price);
  }
}
