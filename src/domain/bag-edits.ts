/** What is done with the bag behind the first view of a page: to clear it, to undo, to take the prices of this moment (bag-9 to bag-28). */
import { emptyBag, lineOf, quantityLimit, wholeUnits, type Bag, type BagLine } from './bag.ts';
import type { CurrentInfo } from './product.ts';

export type BagEdit =
  /** Undo of a removal: the line returns to where it stood. */
  | { type: 'lineRestored'; line: BagLine; position: number }
  | { type: 'bagCleared' }
  /** Undo of clearing: what was there returns, behind anything added since. */
  | { type: 'bagRestored'; lines: readonly BagLine[] }
  /** `requested`: the products whose prices were requested; one that is not answered has left the shop. `at`: when the shop said it. */
  | {
      type: 'pricesRefreshed';
      current: readonly CurrentInfo[];
      requested?: readonly string[];
      at?: number;
    }
  /** The checkout table's own edits come back: its lines are the bag now. */
  | { type: 'updatedFromCheckout'; lines: readonly BagLine[] };

/** What the bag is after such an edit. The same bag comes back where nothing changed. */
export function editBag(bag: Bag, edit: BagEdit): Bag {
  switch (edit.type) {
    case 'lineRestored':
      return restored(bag, edit.line, edit.position);
    case 'bagCleared':
      return bag.lines.length === 0 ? bag : emptyBag;
    case 'bagRestored':
      return allRestored(bag, edit.lines);
    case 'pricesRefreshed':
      return refreshed(bag, edit);
    case 'updatedFromCheckout':
      return allRestored(emptyBag, edit.lines);
  }
}

function restored(bag: Bag, line: BagLine, position: number): Bag {
  const wanted = wholeUnits(line.quantity);
  if (lineOf(bag, line.id) || !wanted) return bag;
  const back = { ...line, quantity: Math.min(wanted, quantityLimit(line)) };
  const lines = [...bag.lines];
  lines.splice(Math.max(0, position), 0, back);
  return { lines };
}

function allRestored(bag: Bag, lines: readonly BagLine[]): Bag {
  return lines.reduce((next, line) => restored(next, line, next.lines.length), bag);
}

function refreshed(
  bag: Bag,
  { current, requested = [], at }: Extract<BagEdit, { type: 'pricesRefreshed' }>,
): Bag {
  const known = new Map(current.map((info) => [info.id, info]));
  const lines = bag.lines.map((line) => {
    const info = known.get(line.id);
    if (!info) return line.stock > 0 && requested.includes(line.id) ? { ...line, stock: 0 } : line;
    return isNews(line, info) || isOld(line, at) ? asOfNow(line, info, at) : line;
  });
  return lines.every((line, index) => line === bag.lines[index]) ? bag : { lines };
}

/** Milliseconds for which a price counts as said just now. */
const justNow = 10 * 60_000;

/** Only then is the moment itself worth a change: every tab asks, and what it stores may undo what another has just removed. */
function isOld({ pricedAt = 0 }: BagLine, at = pricedAt): boolean {
  return Math.abs(at - pricedAt) >= justNow;
}

function isNews(line: BagLine, info: CurrentInfo): boolean {
  return JSON.stringify(asOfNow(line, info)) !== JSON.stringify(line);
}

function asOfNow(line: BagLine, info: CurrentInfo, pricedAt = line.pricedAt): BagLine {
  const next = { ...line, ...info, pricedAt };
  return { ...next, quantity: Math.min(line.quantity, quantityLimit(next)) };
}
