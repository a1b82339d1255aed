import type { Paisa } from '#domain/money.ts';
import { latinDigits } from '#domain/plain-input.ts';
import { tidyText } from './tidy-text.ts';

/** One way in which a medicine is sold. */
export interface SellablePack {
  /** For example '100 ml bottle'; '' for a single piece. */
  name: string;
  /** The price of the piece or the named container. */
  price: Paisa;
  /** The box that is also sold, with its number of pieces; null if none is given. */
  box: { pieces: number; price: Paisa } | null;
}

// A comma ends a price if a box or the next pack's name follows: `20.65,100 ml bottle: ৳ 35`.
const price = String.raw`৳\s*(\d(?:[\d.,']*\d)?)`;
const box = String.raw`\(\s*(\d+)(?:\s*x\s*(\d+))?'s pack\s*:\s*${price}\s*\)`;
const onePack = new RegExp(
  String.raw`([^:৳]*?):\s*${price}(?=\s*,?\s*(?:\(|$)|\s*,[^:৳]*:)\s*,?\s*(?:${box}\s*,?)?`,
  'gu',
);

/**
 * Parses the packs in a price cell: `Unit Price: ৳ 1.20,(510's pack: ৳ 612.00),` or `100 ml bottle:
 * ৳ 40.12`, several in a row. Empty if it contains no price. Prices are never guessed.
 */
export function packsIn(cell: string, priced: (written: string) => Paisa): SellablePack[] {
  return [...latinDigits(cell).matchAll(onePack)].map((match) => {
    const [, label = '', written = '', count = '0', times = '1', boxPrice] = match;
    const name = tidyText(label.replace(/^[\s,]+/, ''));
    const pieces = Number(count) * Number(times);
    return {
      name: /^unit price$/i.test(name) ? '' : name,
      price: priced(written),
      box: boxPrice && pieces > 0 ? { pieces, price: priced(boxPrice) } : null,
    };
  });
}

/** The number of prices in the cell, readable or not. */
export function countPrices(cell: string): number {
  return [...cell.matchAll(/৳\s*\p{Nd}/gu)].length;
}
