/** 'Please pay 20% to process the order.' (checkout-49): how much that is, and whom it concerns. */
import { isInsideDhaka, type DeliveryPlace } from './delivery-estimate.ts';
import type { Paisa } from './money.ts';

export interface Advance {
  /** Outside Dhaka the customer pays first (checkout-51); unknown while no district is chosen. */
  concerns: 'this-order' | 'other-orders' | 'unknown';
  /** What is left of a fifth of the payable, to the paisa. */
  amount: Paisa;
}

export function advanceFor(place: DeliveryPlace, payable: Paisa, paid: Paisa = 0): Advance {
  const amount = Math.max(0, Math.round(payable / 5) - paid);
  if (place.district.trim() === '') return { concerns: 'unknown', amount };
  return { concerns: isInsideDhaka(place) ? 'other-orders' : 'this-order', amount };
}
