/** The rules of an order, asked again by the server (checkout-62). */
import type { RequestOutput } from '#contract/endpoint.ts';
import type { place } from '#contract/orders.ts';
import type { AddressType } from '#domain/address.ts';
import type { CheckoutAmounts } from '#domain/checkout.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { offeredPayments, orderLimits, problemWithOrder } from '#domain/order-checks.ts';
import { requestLimits } from '#domain/request-order.ts';
import { theShop } from '#domain/shop.ts';
import type { Destination } from './destination.ts';
import { malformed } from '#server/services/failures.ts';
import { rowId } from '#server/services/numbers.ts';
import { Refusal } from '#server/services/refusal.ts';
import { apiText } from '#text/api.ts';
import { orderProblemText } from '#text/checkout.ts';

/** An order as it was asked for: products, quantities, coupon, district. No amount of it is believed. */
export interface CheckedOrder {
  /** By product id, each product once, ids ascending: rows are locked in one order by everybody. */
  lines: { productId: number; quantity: number; position: number }[];
  couponId: number | null;
  paymentMethod: PaymentMethod;
  isAutoOrder: boolean;
  remarks: string;
  source: string;
  prescriptionIds: string[];
  address: Destination;
  /** Left out where the phone said none: what was sent before keeps its fingerprint. */
  addressType?: AddressType;
  /** What the customer was shown: only compared, never used. */
  agreed: CheckoutAmounts;
}

const longestSource = 40;

/** The order to be placed; throws the shop's refusals. */
export function checkOrder(
  input: RequestOutput<typeof place>,
  takesPayment: boolean,
): CheckedOrder {
  const { address, agreed } = input;
  const problem = problemWithOrder({
    // Which products need a prescription is looked up where they are priced.
    lines: input.lines.map(({ quantity }) => ({ quantity, isPrescriptionRequired: false })),
    paymentMethod: input.paymentMethod,
    address,
    prescriptions: input.prescriptionIds.length,
    offered: offeredPayments(takesPayment),
    prescriptionRule: theShop().prescriptionRule,
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

/** 400 for a product that no catalogue can have, or one that stands there twice. */
function linesOf(wanted: RequestOutput<typeof place>['lines']): CheckedOrder['lines'] {
  const lines = wanted.map(({ productId, quantity }, index) => {
    const id = rowId(productId);
    if (id === null) throw malformed();
    return { productId: id, quantity, position: index + 1 };
  });
  if (new Set(lines.map((line) => line.productId)).size < lines.length) throw malformed();
  return lines.toSorted((one, other) => one.productId - other.productId);
}

/** 0 and nothing stand for no coupon; an id that no row can have for one that nobody knows. */
function couponIdOf(id: string): number | null {
  return id === '' || id === '0' ? null : (rowId(id) ?? 0);
}
