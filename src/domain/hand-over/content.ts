/**
 * What of an order or a request leaves the phone another way than by the network
 * (offline-163): what the pharmacy needs, in one form however it was typed. The phone makes it
 * of what it would send, the server of what it was sent: the same function, so that
 * both can tell whether two ways brought the same.
 */
import { addressTypes, type AddressType, type ShippingAddress } from '#domain/address.ts';
import type { CheckoutAmounts } from '#domain/checkout.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { rowsToSend, type RequestRow } from '#domain/request-order.ts';

/** Where it goes: places by their number, 0 for an area that was not chosen; phones as `01XXXXXXXXX`. */
export interface HandedAddress {
  receiverName: string;
  receiverPhone: string;
  /** '' where it is the receiver's. */
  customerPhone: string;
  division: number;
  district: number;
  area: number;
  address: string;
}

export interface HandedOrder {
  kind: 'order';
  /** In the order of the bag; quantities in whole pieces. */
  lines: { product: number; quantity: number }[];
  /** 0 for none. */
  coupon: number;
  paymentMethod: PaymentMethod;
  isAutoOrder: boolean;
  addressType: AddressType | null;
  remarks: string;
  address: HandedAddress;
  /** What the customer was shown, in paisa. */
  agreed: CheckoutAmounts;
}

export interface HandedRequest {
  kind: 'request-order';
  rows: { name: string; strength: string; quantity: number }[];
  remarks: string;
  /** Null for a request that is its prescriptions. */
  address: HandedAddress | null;
}

export type HandedContent = HandedOrder | HandedRequest;

/** What is handed over: what was written, under the id that it travels with. */
export interface HandedOver {
  /** Not the submission's id but what {@link handOverIdLength} digits of its digest are: whoever reads it cannot ask as the phone does. */
  id: string;
  /** True where a signed-in customer wrote it. */
  isCustomers: boolean;
  content: HandedContent;
}

/** Hex digits of the id that travels: 96 bits of the SHA-256 of the submission's id. */
export const handOverIdLength = 24;

/** What is digested into the id that travels: the submission's id, under a name of its own. */
export function handOverSeed(submissionId: string): string {
  return `hand-over ${submissionId.toLowerCase()}`;
}

/** The input of `orders.place`, as far as it travels. */
export interface OrderInput {
  lines: { productId: string; quantity: number }[];
  address: ShippingAddress;
  addressType: AddressType | null;
  remarks: string;
  isAutoOrder: boolean;
  couponId: string;
  paymentMethod: PaymentMethod;
  agreed: CheckoutAmounts;
}

/** The input of `requests.add`, as far as it travels. */
export interface RequestOrderInput {
  lines: RequestRow[];
  remarks: string;
  address: ShippingAddress | null;
}

/** The order as it is handed over; null where it names what has no number, or an amount that is none. */
export function handedOrder(input: OrderInput): HandedOrder | null {
  const address = handedAddress(input.address);
  const lines = input.lines.map(({ productId, quantity }) => ({
    product: numberOf(productId),
    quantity,
  }));
  const coupon = numberOf(input.couponId || '0');
  const numbers = [coupon, ...lines.flatMap((line) => [line.product, line.quantity])];
  if (!address || ![...numbers, ...Object.values(input.agreed)].every(isCount)) return null;
  const { total, deliveryCharge, couponDiscount, wallet, cashback, payable } = input.agreed;
  return {
    kind: 'order',
    lines,
    coupon,
    paymentMethod: input.paymentMethod,
    isAutoOrder: input.isAutoOrder,
    addressType: addressTypes.find((type) => type === input.addressType) ?? null,
    remarks: input.remarks.trim(),
    address,
    agreed: { total, deliveryCharge, couponDiscount, wallet, cashback, payable },
  };
}

/** The request as it is handed over; null as for {@link handedOrder}. */
export function handedRequest(input: RequestOrderInput): HandedRequest | null {
  const address = input.address && handedAddress(input.address);
  if (input.address && !address) return null;
  const rows = rowsToSend(input.lines);
  if (!rows.every((row) => isCount(row.quantity))) return null;
  return { kind: 'request-order', rows, remarks: input.remarks.trim(), address };
}

/** The address again as calls are asked with it: names and charges are the shop's to look up. */
export function addressOf(handed: HandedAddress): ShippingAddress {
  const place = (id: number) =>
    id === 0 ? null : { id: String(id), name: '', nameBn: '', charge: null };
  return {
    receiverName: handed.receiverName,
    receiverPhone: handed.receiverPhone,
    customerPhone: handed.customerPhone,
    division: place(handed.division),
    district: place(handed.district),
    area: place(handed.area),
    address: handed.address,
  };
}

function handedAddress(address: ShippingAddress): HandedAddress | null {
  const receiverPhone = canonicalPhone(address.receiverPhone);
  const customerPhone = canonicalPhone(address.customerPhone) ?? '';
  const [division = Number.NaN, district = Number.NaN, area = Number.NaN] = [
    address.division,
    address.district,
    address.area,
  ].map((place) => numberOf(place?.id || '0'));
  if (!receiverPhone || ![division, district, area].every(isCount)) return null;
  return {
    receiverName: address.receiverName.trim(),
    receiverPhone,
    customerPhone: customerPhone === receiverPhone ? '' : customerPhone,
    division,
    district,
    area,
    address: address.address.trim(),
  };
}

/** NaN where it is no number as tables count; `007` is none, for it would come back as 7. */
function numberOf(id: string): number {
  return /^(?:0|[1-9]\d{0,9})$/.test(id) ? Number(id) : Number.NaN;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
