/** Comparing bags: at the checkout alone, so apart from what every page carries. */
import type { Bag, BagLine } from '#domain/bag.ts';
import { priceOf } from '#domain/product.ts';

/** True when both hold the same products in the same quantities, in any order. */
export function isSameBag(one: Bag, other: Bag): boolean {
  const quantities = new Map(other.lines.map((line) => [line.id, line.quantity]));
  return (
    one.lines.length === other.lines.length &&
    one.lines.every((line) => quantities.get(line.id) === line.quantity)
  );
}

/** True where both hold the same products in the same quantities at the same prices, whatever else is known of them. */
export function isSameToBuy(one: Bag, other: Bag): boolean {
  if (one.lines.length !== other.lines.length) return false;
  return one.lines.every((line, index) => {
    const now = other.lines[index];
    const isSame = now?.id === line.id && now.quantity === line.quantity;
    return isSame && priceOf(now) === priceOf(line) && isThere(now) === isThere(line);
  });
}

/** What can be ordered of a bag, and what cannot be had: sold out, or withdrawn from the shop. */
export function whatCanBeHad(bag: Bag): { bag: Bag; gone: readonly BagLine[] } {
  const gone = bag.lines.filter((line) => !isThere(line));
  return gone.length === 0 ? { bag, gone } : { bag: { lines: bag.lines.filter(isThere) }, gone };
}

function isThere({ stock }: BagLine): boolean {
  return stock > 0;
}
