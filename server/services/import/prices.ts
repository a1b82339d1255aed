/** Price and discount of a product that a file changes: two that were not said for each other make nothing free. */
import type { Paisa } from '#domain/money.ts';
import { percentOf } from '#domain/shelf-product.ts';
import type { WrittenFields } from './planned-row.ts';

export interface Prices {
  listPrice: Paisa | null;
  discount: Paisa;
}

/** A discount at another price than its own: the same share of it where it would take all of it. */
export function discountAt(listPrice: Paisa | null, { listPrice: own, discount }: Prices): Paisa {
  if (listPrice === null) return 0;
  if (discount < listPrice) return discount;
  return own === null ? 0 : Math.min(listPrice, Math.floor((listPrice * discount) / own));
}

/** What is written besides, or instead, where price or discount are others by now than when the file was read. */
export function pricesBeside(
  now: Prices,
  then: Prices,
  fields: Partial<WrittenFields>,
): Partial<Pick<WrittenFields, 'discount' | 'discountPercent'>> {
  const { listPrice: said = then.listPrice, discount: off = then.discount } = fields;
  const listPrice = fields.listPrice === undefined ? now.listPrice : fields.listPrice;
  const from = fields.discount === undefined ? now : { listPrice: said, discount: off };
  const discount = discountAt(listPrice, from);
  if (listPrice === said && discount === off) return {};
  return { discount, discountPercent: percentOf(discount, listPrice) };
}
