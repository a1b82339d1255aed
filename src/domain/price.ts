import type { Paisa } from '#domain/money.ts';
import { priceOf, type Product } from '#domain/product.ts';

export interface PriceTag {
  /** Of the unit that is sold. */
  price: Paisa;
  /** The struck list price; null without a discount. */
  was: Paisa | null;
  /** Whole per cent off, at least 1; null without a discount. */
  percentOff: number | null;
  /** Of a whole strip or box; null where the unit sold is the pack. */
  packPrice: Paisa | null;
}

/** Everything that a price label shows. The percentage is the server's, else reckoned. */
export function priceTag(
  product: Pick<Product, 'listPrice' | 'discount' | 'discountPercent' | 'pack'>,
): PriceTag {
  const price = priceOf(product);
  const isDiscounted = price < product.listPrice;
  return {
    price,
    was: isDiscounted ? product.listPrice : null,
    percentOff: isDiscounted ? percentOff(product) : null,
    packPrice: product.pack && product.pack.pieces > 1 ? price * product.pack.pieces : null,
  };
}

function percentOff(product: Pick<Product, 'listPrice' | 'discount' | 'discountPercent'>): number {
  const reckoned = (product.discount / product.listPrice) * 100;
  const percent = product.discountPercent > 0 ? product.discountPercent : reckoned;
  return Math.min(100, Math.max(1, Math.round(percent)));
}
