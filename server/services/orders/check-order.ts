/** The rules of an order, asked again by the server (checkout-62). */
import type { RequestOutput } from '#contract/endpoint.ts';
import type { place } from '#contract/orders.ts';
import type { AddressType } from '#domain/address.ts';
import type { CheckoutAmounts } from '#domain/checkout.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { offeredPayments, orderLimits, problemWithOrder } from '#domain/order-checks.ts';
import { requestLimits } from '#domain/request-order.ts';
import { wholeShop } from '#domain/whole-shop.ts';
import type { Destination } from './destination.ts';
import { malformed } from '#server/services/failures.ts';
import { rowId } from '#server/services/numbers.ts';
import { Refusal } from '#server/services/refusal.ts';
import { apiText } from '#text/api.ts';
import { orderProblemText } from '#text/checkout.ts';

/** An order as it was asked for: products, quantities, coupon, wallet yes or no, district. No amount of it is believed. */
export interface CheckedOrder {
  /** By product id, each product once, ids ascending: rows are locked in one order by everybody. */
  lines: { productId: number; quantity: number; position: number }[];
  couponId: number | null;
  usesWallet: boolean;
  paymentMethod: PaymentMethod;
  isAutoOrder: boolean;
  remarks: string;
  source: string;
  prescriptionIds: string[];
  address: Destination;
  /** Left out where the phone said none: what was asked before stays the same question. */
  addressType?: AddressType;
  /** What the customer was shown: only compared, never used. */
  agreed: CheckoutAmounts;
}

const longestSource = 40;

/** The order to be placed; throws the shop's refusals. */
export function checkOrder(
  question: RequestOutput<typeof place>,
  takesPayment: boolean,
): CheckedOrder {
  const { address, agreed } = question;
  const problem = problemWithOrder({
    // Which products need a prescription is looked up where they are priced.
    lines: question.lines.map(({ quantity }) => ({ quantity, isPrescriptionRequired: false })),
    paymentMethod: question.paymentMethod,
    address,
    prescriptions: question.prescriptionIds.length,
    offered: offeredPayments(takesPayment),
    prescriptionRule: wholeShop().prescriptionRule,
  });
  if (problem)
    throw new Refusal([orderProblemText(problem, 'en'), orderProblemText(problem, 'bn')]);
  const districtId = address.district?.id ?? '';
  if (question.districtId && question.districtId !== districtId)
    throw new Refusal(apiText.placeUnknown);
  const isTooLong =
    question.remarks.length > orderLimits.noteLength ||
    address.address.length > requestLimits.addressLength ||
    address.receiverName.length > requestLimits.nameLength;
  if (isTooLong) throw malformed();
  return {
    lines: linesOf(question.lines),
    couponId: couponIdOf(question.couponId),
    usesWallet: agreed.wallet > 0,
    paymentMethod: question.paymentMethod,
    isAutoOrder: question.isAutoOrder,
    remarks: question.remarks.trim(),
    source: question.from.slice(0, longestSource),
    prescriptionIds: [...new Set(question.prescriptionIds)],
    address: {
      receiverName: address.receiverName.trim(),
      receiverPhone: address.receiverPhone,
      customerPhone: address.customerPhone,
      divisionId: address.division?.id ?? '',
      districtId,
      areaId: address.area?.id ?? '',
      address: address.address.trim(),
    },
    ...(question.addressType && { addressType: question.addressType }),
    agreed,
  };
}

/** 400 for a product that no catalogue can have, or one that stands there twice. */
function linesOf(asked: RequestOutput<typeof place>['lines']): CheckedOrder['lines'] {
  const lines = asked.map(({ productId, quantity }, index) => {
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
