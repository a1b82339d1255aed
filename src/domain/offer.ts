import type { Paisa } from './money.ts';
import { sorted } from './sorted.ts';

/** An offer for display (catalogue-103). */
export interface Offer {
  icon: string;
  title: string;
  titleBn: string;
  content: string;
  contentBn: string;
  /** The coupon that the offer is about; '' if it needs none. */
  couponCode: string;
}

/** An offer at the checkout. Orders from `leastAmount` on earn `discount` as cashback. */
export interface CheckoutOffer extends Offer {
  type: string;
  leastAmount: Paisa;
  discount: Paisa;
}

/** True if the offer gives cashback. A host may also return other offers (customer-area-144). */
export function givesCashback({ type }: Pick<CheckoutOffer, 'type'>): boolean {
  return type.trim() === '' || /cash\s*back/i.test(type);
}

/**
 * The cashback offers that are paid at every total that they name. The server pays the first offer
 * by least amount (customer-area-145), so an offer that promises more from a larger amount on would
 * not be paid.
 */
export function honouredOffers<Terms extends Pick<CheckoutOffer, 'leastAmount' | 'discount'>>(
  offers: readonly Terms[],
): Terms[] {
  const ascending = sorted(offers, (one, other) => one.leastAmount - other.leastAmount);
  return ascending.filter(({ discount }) => discount <= (ascending[0]?.discount ?? 0));
}

/** A coupon that the server accepted for an order. */
export interface Coupon {
  id: string;
  amount: Paisa;
}
