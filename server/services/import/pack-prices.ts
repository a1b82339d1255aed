import type { Paisa } from '#domain/money.ts';
import { latinDigits } from '#domain/plain-input.ts';
import { tidyText } from './tidy-text.ts';

/** One way in which a medicine is sold. */
export interface SellablePack {
  /** '100 ml bottle'; '' for a single piece. */
  name: string;
  /** Of the piece or the container named. */
  price: Paisa;
  /** Pieces in the box that is sold as well, where one is named. */
  box: { pieces: number; price: Paisa } | null;
}

// A comma ends a price where a box or the next pack's name follows: `20.65,100 ml bottle: ৳ 35`.
const price = String.raw`৳\s*(\d(?:[\d.,']*\d)?)`;
const box = String.raw`\(\s*(\d+)(?:\s*x\s*(\d+))?'s pack\s*:\s*${price}\s*\)`;
const onePack = new RegExp(
  String.raw`([^:৳]*?):\s*${price}(?=\s*,?\s*(?:\(|$)|\s*,[^:৳]*:)\s*,?\s*(?:${box}\s*,?)?`,
  'gu',
);

/**
 * The packs that a price cell names: `Unit Price: ৳ 1.20,(510's pack: ৳ 612.00),`
 * or `100 ml bottle: ৳ 40.12`, several in a row. Empty where it names no price;
 * prices are never guessed.
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

/** How many prices the cell holds, readable or not. */
export function countPrices(cell: string): number {
  return [...cell.matchAll(/৳\s*\p{Nd}/gu)].length;
}
