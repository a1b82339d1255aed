/**
 * The amounts of an order (checkout-20, checkout-22). The phone and the server use the same
 * calculation.
 */
import type { DeliveryCharge } from '#domain/address.ts';
import { deliveryChargeFor } from '#domain/delivery-charge.ts';
import type { Paisa } from '#domain/money.ts';
import type { CheckoutOffer } from '#domain/offer.ts';
import { priceOf } from '#domain/product.ts';
import { sorted } from '#domain/sorted.ts';

/** The fields of a line that the calculation uses. */
export interface PricedLine {
  listPrice: Paisa;
  /** Per unit. */
  discount: Paisa;
  /** Whole units. */
  quantity: number;
}

/** The inputs of an order's amounts. */
export interface CheckoutFacts {
  lines: readonly PricedLine[];
  /** The charge of the chosen district; null until one is chosen. */
  charge: DeliveryCharge | null;
  /** The discount of an accepted coupon; 0 without one. */
  coupon: Paisa;
  /** The wallet balance that the customer wants to use; 0 if they do not. */
  credit: Paisa;
  offers: readonly Pick<CheckoutOffer, 'leastAmount' | 'discount'>[];
}

/** The amounts of an order, in whole paisa. */
export interface CheckoutAmounts {
  /** The cart total: the sum of unit price × quantity. */
  total: Paisa;
  deliveryCharge: Paisa;
  couponDiscount: Paisa;
  /** Taken from the wallet (`fineCash`). */
  wallet: Paisa;
  /** A reward on the next order, not a deduction. */
  cashback: Paisa;
  payable: Paisa;
}

export function amountsOf(facts: CheckoutFacts): CheckoutAmounts {
  const total = cartTotal(facts.lines);
  const deliveryCharge = deliveryChargeFor(total, facts.charge);
  const couponDiscount = facts.coupon;
  const wallet = walletUse(facts.credit, total, couponDiscount);
  const payable = payableFor({ total, deliveryCharge, couponDiscount, wallet });
  return {
    total,
    deliveryCharge,
    couponDiscount,
    wallet,
    cashback: cashbackFor(total, facts.offers),
    payable,
  };
}

/** The sum of unit price after discount × quantity (checkout-21). */
export function cartTotal(lines: readonly PricedLine[]): Paisa {
  return lines.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0);
}

/** `OrderDiscount` of a coupon's check: the sum of discount × quantity (checkout-30). */
export function totalDiscount(lines: readonly PricedLine[]): Paisa {
  return lines.reduce((sum, line) => sum + Math.max(0, line.discount) * line.quantity, 0);
}

/** total − coupon + charge − wallet, never below 0. */
export function payableFor(
  amounts: Pick<CheckoutAmounts, 'total' | 'deliveryCharge' | 'couponDiscount' | 'wallet'>,
): Paisa {
  const { total, couponDiscount, deliveryCharge, wallet } = amounts;
  return Math.max(0, total - couponDiscount + deliveryCharge - wallet);
}

/** The smaller of the credit and the price of the goods after the coupon; never below 0. */
export function walletUse(credit: Paisa, total: Paisa, coupon: Paisa): Paisa {
  return Math.max(0, Math.min(credit, total - coupon));
}

/**
 * The Discount of the first offer, in ascending order of LeastAmount, whose LeastAmount is at most
 * the total; 0 if there is none (checkout-43).
 */
export function cashbackFor(
  total: Paisa,
  offers: readonly Pick<CheckoutOffer, 'leastAmount' | 'discount'>[],
): Paisa {
  const ascending = sorted(offers, (one, other) => one.leastAmount - other.leastAmount);
  return ascending.find((offer) => offer.leastAmount <= total)?.discount ?? 0;
}

/** The terms of a coupon. Exactly one of amount and basisPoints is set. */
export interface CouponTerms {
  amount: Paisa | null;
  /** Hundredths of a percent. */
  basisPoints: number | null;
  mostDiscount: Paisa | null;
  leastAmount: Paisa;
}

/**
 * The discount of a coupon for goods worth `total`, never more than `total`; 0 below the coupon's
 * least amount. A percentage is rounded down to whole paisa.
 */
export function couponDiscountFor(total: Paisa, terms: CouponTerms): Paisa {
  if (total < terms.leastAmount) return 0;
  const share = Math.floor((total * (terms.basisPoints ?? 0)) / 10_000);
  const promised = terms.amount ?? share;
  return Math.max(0, Math.min(promised, terms.mostDiscount ?? promised, total));
}

/**
 * The amount that differs between the customer's agreement and the server's calculation; null if
 * the order may go through. An order that costs no more than agreed goes through. Agreed amounts
 * that do not add up are not an agreement.
 */
export function disagreement(
  agreed: CheckoutAmounts,
  computed: CheckoutAmounts,
): 'prices' | 'deliveryCharge' | 'coupon' | 'wallet' | 'cashback' | null {
  const isHonest = agreed.payable === payableFor(agreed);
  if (isHonest && computed.payable <= agreed.payable) {
    return computed.cashback < agreed.cashback ? 'cashback' : null;
  }
  if (computed.total !== agreed.total) return 'prices';
  if (computed.deliveryCharge !== agreed.deliveryCharge) return 'deliveryCharge';
  if (computed.couponDiscount !== agreed.couponDiscount) return 'coupon';
  return computed.wallet === agreed.wallet ? 'prices' : 'wallet';
}
