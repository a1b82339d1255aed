import type { Paisa } from '#domain/money.ts';
import { priceOf, type Product } from '#domain/product.ts';

export interface PriceTag {
  /** The price of the unit that is sold. */
  price: Paisa;
  /** The crossed-out list price; null without a discount. */
  was: Paisa | null;
  /** Discount in whole percent, at least 1; null without a discount. */
  percentOff: number | null;
  /** The price of a whole strip or box; null if the pack is the unit that is sold. */
  packPrice: Paisa | null;
}

/**
 * The values of a price label. The percentage is the server's, or computed if the server sends
 * none.
 */
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
