import type { Bag, BagLine } from '#domain/bag.ts';
import { lineOf } from '#domain/bag.ts';
import { priceOf } from '#domain/product.ts';

/** What a refresh changed in a line, in the order in which it matters to the customer. */
export interface BagChange {
  id: string;
  line: BagLine;
  what: 'ranOut' | 'fewerLeft' | 'dearer' | 'cheaper';
}

/** What is different between two moments of the bag, so that no price or quantity changes unsaid. */
export function changesBetween(before: Bag, after: Bag): BagChange[] {
  return after.lines.flatMap((line) => {
    const old = lineOf(before, line.id);
    const what = old ? changeOf(old, line) : null;
    return what ? [{ id: line.id, line, what }] : [];
  });
}

function changeOf(old: BagLine, line: BagLine): BagChange['what'] | null {
  if (line.stock <= 0 && old.stock > 0) return 'ranOut';
  if (line.quantity < old.quantity && line.stock < old.stock) return 'fewerLeft';
  const difference = priceOf(line) - priceOf(old);
  if (difference > 0) return 'dearer';
  return difference < 0 ? 'cheaper' : null;
}
