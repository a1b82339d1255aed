import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { couponQuery } from '#api/coupons.ts';
import { reasonOf } from '#api/failure.ts';
import { cashbackOffersQuery } from '#api/offers.ts';
import { summaryQuery } from '#api/account.ts';
import { chargeOfAddress, placeOfAddress, type ShippingAddress } from '#domain/address.ts';
import { deliveryRule } from '#domain/delivery-terms.ts';
import { totalAmount, type Bag } from '#domain/bag.ts';
import { amountsOf, totalDiscount, type CheckoutAmounts } from '#domain/checkout.ts';
import type { Paisa } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { offeredPayments } from '#domain/order-checks.ts';
import { useCheckout } from '#state/checkout.ts';
import { useSession } from '#state/session.ts';
import { useShop } from '#state/shop.ts';

export interface CheckoutMoney {
  amounts: CheckoutAmounts;
  /** The applied coupon with its current value, or null if there is none or it is not valid. */
  coupon: { id: string; code: string; amount: Paisa } | null;
  /** The error of an applied coupon that is not valid now, else null. */
  couponFailure: unknown;
  /** The wallet's balance, or 0 for a guest. */
  credit: Paisa;
  isGuest: boolean;
  offered: PaymentMethod[];
}

/** All amounts of the order, computed on this phone from the last responses. */
export function useCheckoutMoney(bag: Bag, address: ShippingAddress): CheckoutMoney {
  const session = useSession();
  const { couponCode, usesWallet } = useCheckout();
  const { delivery, payment } = useShop();
  const offers = useQuery(cashbackOffersQuery);
  const capabilities = useQuery(capabilitiesQuery());
  const summary = useQuery({ ...summaryQuery(session?.id ?? ''), enabled: session !== null });
  const coupon = useQuery({
    ...couponQuery(couponCode, totalAmount(bag), totalDiscount(bag.lines)),
    enabled: couponCode !== '' && bag.lines.length > 0,
  });
  const credit = session ? (summary.data?.credit ?? 0) : 0;
  // A later refusal invalidates an accepted coupon. A missing response does not.
  const isRefused = coupon.error !== null && reasonOf(coupon.error).kind === 'refused';
  const applied =
    couponCode && coupon.data && !isRefused ? { ...coupon.data, code: couponCode } : null;
  return {
    amounts: amountsOf({
      lines: bag.lines,
      charge: chargeOfAddress(address),
      coupon: applied?.amount ?? 0,
      credit: usesWallet ? credit : 0,
      offers: offers.data ?? [],
    }),
    coupon: applied,
    couponFailure: couponCode && !applied ? coupon.error : null,
    credit,
    isGuest: session === null,
    offered: offeredPayments(payment, {
      hasGateway: capabilities.data?.takesPayment ?? false,
      takesCash: deliveryRule(delivery.exceptions, placeOfAddress(address)).takesCash,
    }),
  };
}
