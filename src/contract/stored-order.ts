/**
 * An order from the checkout as the outbox stores it. Stored data is validated when it is read; the
 * bag and the address have their usual stored forms.
 */
import * as v from 'valibot';
import { addressTypes } from '#domain/address.ts';
import { totalItems, totalQuantity } from '#domain/bag.ts';
import { takaFromPaisa } from '#domain/money.ts';
import type { RequestInput } from './endpoint.ts';
import type { place } from './orders.ts';
import { shippingAddress, shippingOnWire } from './shipping.ts';
import { bag } from './stored-bag.ts';

const paisa = v.pipe(v.number(), v.integer());

/** The payload of an `order`, with the amounts that the customer agreed to. */
export const storedOrder = v.object({
  bag,
  address: shippingAddress,
  addressType: v.optional(v.picklist(addressTypes)),
  note: v.string(),
  isAutoOrder: v.boolean(),
  coupon: v.nullable(v.object({ id: v.string(), code: v.string() })),
  usesWallet: v.boolean(),
  /** The phone's signature for the wallet; older versions have not written it. */
  walletConsent: v.optional(v.string()),
  prescriptionIds: v.array(v.string()),
  paymentMethod: v.picklist(['CASH_ON_DELIVERY', 'PAY_NOW']),
  agreed: v.object({
    total: paisa,
    deliveryCharge: paisa,
    couponDiscount: paisa,
    wallet: paisa,
    cashback: paisa,
    payable: paisa,
  }),
});

/** The payload as it is written into the submission. */
export type OrderPayload = v.InferInput<typeof storedOrder>;
export type StoredOrder = v.InferOutput<typeof storedOrder>;

/** Parses a submission's payload as an order; null for a draft that contains only files. */
export function readStoredOrder(payload: unknown): StoredOrder | null {
  const read = v.safeParse(storedOrder, payload);
  return read.success && read.output.bag.lines.length > 0 ? read.output : null;
}

/** The request of `orders.place`. The client adds the ActivityId. */
export function orderOnWire(
  order: StoredOrder,
  photoIds: readonly string[],
): RequestInput<typeof place> {
  const { agreed, address } = order;
  return {
    TotalItem: totalItems(order.bag),
    TotalQuantity: totalQuantity(order.bag),
    TotalAmount: takaFromPaisa(agreed.total),
    ShippingCharge: takaFromPaisa(agreed.deliveryCharge),
    PayableAmount: takaFromPaisa(agreed.payable),
    From: 'WEB_CART',
    address: shippingOnWire(address),
    Items: order.bag.lines.map((line) => ({ ProductId: line.id, Quantity: line.quantity })),
    Remarks: order.note,
    autoOrderIsActive: order.isAutoOrder,
    CoupenAmount: takaFromPaisa(agreed.couponDiscount),
    CouponId: order.coupon?.id ?? '',
    ImgId: [...photoIds, ...order.prescriptionIds],
    Cashback: takaFromPaisa(agreed.cashback),
    fineCash: takaFromPaisa(agreed.wallet),
    DistrictId: address.district?.id ?? '',
    AddressType: order.addressType ?? '',
    ...(order.walletConsent && { WalletConsent: order.walletConsent }),
    PaymentMethod: order.paymentMethod,
  };
}
