import type { Paisa } from './money.ts';
import { sorted } from './sorted.ts';

/** An offer as it is shown (catalogue-103). */
export interface Offer {
  icon: string;
  title: string;
  titleBn: string;
  content: string;
  contentBn: string;
  /** Of the coupon that it is about; '' where it needs none. */
  couponCode: string;
}

/** An offer at checkout: `discount` comes back as cashback from an order of `leastAmount` on. */
export interface CheckoutOffer extends Offer {
  type: string;
  leastAmount: Paisa;
  discount: Paisa;
}

/** True where the offer gives cashback: a host may answer others beside them (customer-area-144). */
export function givesCashback({ type }: Pick<CheckoutOffer, 'type'>): boolean {
  return type.trim() === '' || /cash\s*back/i.test(type);
}

/**
 * The cashback offers whose promise is paid at every total that they name. The
 * first by least amount is the one that is paid (customer-area-145), so whatever promises
 * more from a larger amount on would not be kept.
 */
export function keptPromises<Terms extends Pick<CheckoutOffer, 'leastAmount' | 'discount'>>(
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
