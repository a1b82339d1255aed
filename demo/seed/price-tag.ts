import type { Paisa } from '#domain/money.ts';

/** A number from 0 to 999,999 that depends only on the words. */
function drawn(...words: string[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('\n')) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 1_000_000;
}

const perMille = 1000;
const percentages = [5, 5, 7, 8, 10, 10, 12, 15] as const;
/** From this price on, some goods are discounted by a round amount instead of a percentage. */
const amountFrom: Paisa = 300_00;
const roundAmount: Paisa = 10_00;

/** No discount. */
export const fullPrice = { discount: 0, discountPercent: 0 } as const;

/** Units in stock: about 4% of the products have none, and some are nearly sold out. */
export function stockOf(permalink: string): number {
  const luck = drawn('stock', permalink) % perMille;
  if (luck < 40) return 0;
  const count = drawn('count', permalink);
  return luck < 100 ? 1 + (count % 9) : 20 + (count % 460);
}

/** The discount: about 12% of the products have one, by 5% to 15% or by a round amount. */
export function markdownOf(
  permalink: string,
  listPrice: Paisa,
): { discount: Paisa; discountPercent: number } {
  if (drawn('markdown', permalink) % perMille >= 120) return fullPrice;
  const pick = drawn('how much', permalink);
  const discountPercent = percentages[pick % percentages.length] ?? 0;
  const discount = Math.round((listPrice * discountPercent) / 100);
  if (listPrice < amountFrom || pick % 3 > 0) return { discount, discountPercent };
  const amount = Math.ceil(discount / roundAmount) * roundAmount;
  return { discount: amount, discountPercent: Math.round((amount / listPrice) * 100) };
}
