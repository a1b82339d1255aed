import { paisaFromTaka, type Paisa } from '#domain/money.ts';
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

const onePack =
  /([^:৳]*?):\s*৳\s*([\d,]+(?:\.\d+)?)\s*,?\s*(?:\(\s*(\d+)(?:\s*x\s*(\d+))?'s pack\s*:\s*৳\s*([\d,]+(?:\.\d+)?)\s*\)\s*,?)?/gu;

/**
 * The packs that a price cell names: `Unit Price: ৳ 1.20,(510's pack: ৳ 612.00),`
 * or `100 ml bottle: ৳ 40.12`, several in a row. Empty where it names no price;
 * prices are never guessed.
 */
export function packsIn(cell: string): SellablePack[] {
  return [...cell.matchAll(onePack)].map((match) => {
    const name = tidyText((match[1] ?? '').replace(/^[\s,]+/, ''));
    const pieces = Number(match[3] ?? 0) * Number(match[4] ?? 1);
    return {
      name: /^unit price$/i.test(name) ? '' : name,
      price: takaIn(match[2] ?? ''),
      box: match[5] && pieces > 0 ? { pieces, price: takaIn(match[5]) } : null,
    };
  });
}

/** Taka with thousands separators, in paisa. */
function takaIn(text: string): Paisa {
  return paisaFromTaka(text.replaceAll(',', ''));
}
