/**
 * The advance payment of 'Please pay 20% to process the order.' (checkout-49): its amount by the
 * shop's percentage, and which orders need it.
 */
import { isInsideDhaka } from './delivery-estimate.ts';
import type { DeliveryPlace } from './delivery-terms.ts';
import type { Paisa } from './money.ts';
import type { Shop } from './shop.ts';

export interface Advance {
  /** Orders outside Dhaka need the advance (checkout-51); unknown until a district is chosen. */
  concerns: 'this-order' | 'other-orders' | 'unknown';
  /** The unpaid part of the advance, rounded to whole paisa. */
  amount: Paisa;
}

export function advanceFor(
  shop: Pick<Shop, 'delivery' | 'payment'>,
  place: DeliveryPlace,
  payable: Paisa,
  paid: Paisa = 0,
): Advance {
  const amount = Math.max(0, Math.round((payable * shop.payment.advancePercent) / 100) - paid);
  if (place.district.trim() === '') return { concerns: 'unknown', amount };
  return { concerns: isInsideDhaka(shop, place) ? 'other-orders' : 'this-order', amount };
}
