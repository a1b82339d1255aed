/** 'Please pay 20% to process the order.' (S2 §9): how much that is, and whom it concerns. */
import { isInsideDhaka, type DeliveryPlace } from './delivery-estimate.ts';
import type { Paisa } from './money.ts';

export interface Advance {
  /** Outside Dhaka the customer pays first (S2 §9 "Policy notes"); unknown while no district is chosen. */
  concerns: 'this-order' | 'other-orders' | 'unknown';
  /** A fifth of the payable, to the paisa. */
  amount: Paisa;
}

export function advanceFor(place: DeliveryPlace, payable: Paisa): Advance {
  const amount = Math.round(payable / 5);
  if (place.district.trim() === '') return { concerns: 'unknown', amount };
  return { concerns: isInsideDhaka(place) ? 'other-orders' : 'this-order', amount };
}
