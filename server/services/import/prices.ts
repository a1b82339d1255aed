/**
 * Combines price and discount when an import changes only one of them, so that no product becomes
 * free by accident.
 */
import type { Paisa } from '#domain/money.ts';
import { percentOf } from '#domain/shelf-product.ts';
import type { WrittenFields } from './planned-row.ts';

export interface Prices {
  listPrice: Paisa | null;
  discount: Paisa;
}

/**
 * Applies a discount to another price. If it would be the full price or more, applies the same
 * percentage instead.
 */
export function discountAt(listPrice: Paisa | null, { listPrice: own, discount }: Prices): Paisa {
  if (listPrice === null) return 0;
  if (discount < listPrice) return discount;
  return own === null ? 0 : Math.min(listPrice, Math.floor((listPrice * discount) / own));
}

/**
 * Returns corrected discount fields if price or discount have changed since the file was read;
 * otherwise nothing.
 */
export function pricesBeside(
  now: Prices,
  then: Prices,
  fields: Partial<WrittenFields>,
): Partial<Pick<WrittenFields, 'discount' | 'discountPercent'>> {
  const { listPrice: newListPrice = then.listPrice, discount: off = then.discount } = fields;
  const listPrice = fields.listPrice === undefined ? now.listPrice : fields.listPrice;
  const from = fields.discount === undefined ? now : { listPrice: newListPrice, discount: off };
  const discount = discountAt(listPrice, from);
  if (listPrice === newListPrice && discount === off) return {};
  return { discount, discountPercent: percentOf(discount, listPrice) };
}
