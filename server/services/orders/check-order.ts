/** Validates an order again on the server (checkout-62). */
import type { RequestOutput } from '#contract/endpoint.ts';
import type { place } from '#contract/orders.ts';
import type { AddressType } from '#domain/address.ts';
import type { CheckoutAmounts } from '#domain/checkout.ts';
import { paymentMethods, type PaymentMethod } from '#domain/order.ts';
import { orderLimits, problemWithOrder } from '#domain/order-checks.ts';
import { requestLimits } from '#domain/request-order.ts';
import type { Destination } from './destination.ts';
import { malformed } from '#server/services/failures.ts';
import { rowId } from '#server/services/numbers.ts';
import { Refusal } from '#server/services/refusal.ts';
import { apiText } from '#text/api.ts';
import { orderProblemText } from '#text/checkout.ts';

/**
 * An order as the phone submitted it: products, quantities, coupon, district. The server does not
 * trust any of its amounts.
 */
export interface CheckedOrder {
  /**
   * Sorted by ascending product id, each product once, so that all transactions lock rows in the
   * same order.
   */
  lines: { productId: number; quantity: number; position: number }[];
  couponId: number | null;
  paymentMethod: PaymentMethod;
  isAutoOrder: boolean;
  remarks: string;
  source: string;
  prescriptionIds: string[];
  address: Destination;
  /**
   * Absent if the phone sent none, so that the fingerprint of earlier submissions does not change.
   */
  addressType?: AddressType;
  /** The amounts that the customer was shown. They are only compared, never used. */
  agreed: CheckoutAmounts;
}

const longestSource = 40;

/** Returns the validated order. Throws the shop's refusals. */
export function checkOrder(input: RequestOutput<typeof place>): CheckedOrder {
  const { address, agreed } = input;
  const problem = problemWithOrder({
    // The pricing step looks up which products need a prescription.
    lines: input.lines.map(({ quantity }) => ({ quantity, isPrescriptionRequired: false })),
    paymentMethod: input.paymentMethod,
    address,
    prescriptions: input.prescriptionIds.length,
    // A repeated order gets its receipt, whatever is offered now: `requireOffered` checks new ones.
    offered: paymentMethods,
    prescriptionRule: 'off',
  });
  if (problem)
    throw new Refusal([orderProblemText(problem, 'en'), orderProblemText(problem, 'bn')]);
  const districtId = address.district?.id ?? '';
  if (input.districtId && input.districtId !== districtId) throw new Refusal(apiText.placeUnknown);
  const isTooLong =
    input.remarks.length > orderLimits.noteLength ||
    address.address.length > requestLimits.addressLength ||
    address.receiverName.length > requestLimits.nameLength;
  if (isTooLong) throw malformed();
  return {
    lines: linesOf(input.lines),
    couponId: couponIdOf(input.couponId),
    paymentMethod: input.paymentMethod,
    isAutoOrder: input.isAutoOrder,
    remarks: input.remarks.trim(),
    source: input.from.slice(0, longestSource),
    prescriptionIds: [...new Set(input.prescriptionIds)],
    address: {
      receiverName: address.receiverName.trim(),
      receiverPhone: address.receiverPhone,
      customerPhone: address.customerPhone,
      divisionId: address.division?.id ?? '',
      districtId,
      areaId: address.area?.id ?? '',
      address: address.address.trim(),
    },
    ...(input.addressType && { addressType: input.addressType }),
    agreed,
  };
}

/** Throws 400 for an impossible product id or a product that is listed twice. */
function linesOf(wanted: RequestOutput<typeof place>['lines']): CheckedOrder['lines'] {
  const lines = wanted.map(({ productId, quantity }, index) => {
    const id = rowId(productId);
    if (id === null) throw malformed();
    return { productId: id, quantity, position: index + 1 };
  });
  if (new Set(lines.map((line) => line.productId)).size < lines.length) throw malformed();
  return lines.toSorted((one, other) => one.productId - other.productId);
}

/** 0 and '' mean no coupon. An id outside the valid range becomes 0, which matches no coupon. */
function couponIdOf(id: string): number | null {
  return id === '' || id === '0' ? null : (rowId(id) ?? 0);
}
