/**
 * The content of an order or a request that leaves the phone without the network (offline-163),
 * normalised so that it does not depend on how it was typed. The phone computes it from the
 * submission and the server from the received order, with the same function, so that both can
 * compare the content of two deliveries.
 */
import { addressTypes, type AddressType, type ShippingAddress } from '#domain/address.ts';
import type { CheckoutAmounts } from '#domain/checkout.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { rowsToSend, type RequestRow } from '#domain/request-order.ts';

/**
 * The delivery address: places by number, 0 for an area that was not chosen; phones as
 * `01XXXXXXXXX`.
 */
export interface HandedAddress {
  receiverName: string;
  receiverPhone: string;
  /** '' if it equals the receiver's. */
  customerPhone: string;
  division: number;
  district: number;
  area: number;
  address: string;
}

export interface HandedOrder {
  kind: 'order';
  /** In the order of the bag; quantities in whole units. */
  lines: { product: number; quantity: number }[];
  /** 0 if there is none. */
  coupon: number;
  paymentMethod: PaymentMethod;
  isAutoOrder: boolean;
  addressType: AddressType | null;
  remarks: string;
  address: HandedAddress;
  /** The amounts that the customer was shown, in paisa. */
  agreed: CheckoutAmounts;
}

export interface HandedRequest {
  kind: 'request-order';
  rows: { name: string; strength: string; quantity: number }[];
  remarks: string;
  /** Null for a request that consists of prescriptions only. */
  address: HandedAddress | null;
}

export type HandedContent = HandedOrder | HandedRequest;

/** A handed-over submission: its content, and the id that it carries. */
export interface HandedOver {
  /**
   * Not the submission's id but {@link handOverIdLength} hex digits of its digest, so that a reader
   * of the text cannot call the server in the phone's place.
   */
  id: string;
  /** True if a signed-in customer wrote it. */
  isCustomers: boolean;
  content: HandedContent;
}

/** Number of hex digits of the id: 96 bits of the SHA-256 of the submission's id. */
export const handOverIdLength = 24;

/** The text whose digest becomes the id: the submission's id behind a prefix. */
export function handOverSeed(submissionId: string): string {
  return `hand-over ${submissionId.toLowerCase()}`;
}

/** The fields of the input of `orders.place` that are handed over. */
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

/** The fields of the input of `requests.add` that are handed over. */
export interface RequestOrderInput {
  lines: RequestRow[];
  remarks: string;
  address: ShippingAddress | null;
}

/**
 * Converts an order for the hand-over. Returns null if an id is not numeric or an amount is not a
 * valid number.
 */
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

/** Converts a request for the hand-over. Returns null as {@link handedOrder} does. */
export function handedRequest(input: RequestOrderInput): HandedRequest | null {
  const address = input.address && handedAddress(input.address);
  if (input.address && !address) return null;
  const rows = rowsToSend(input.lines);
  if (!rows.every((row) => isCount(row.quantity))) return null;
  return { kind: 'request-order', rows, remarks: input.remarks.trim(), address };
}

/** Converts the address back for the server's calls. The server looks up names and charges. */
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

/** NaN if the id is not a row number. `007` is not one, because it would be decoded as 7. */
function numberOf(id: string): number {
  return /^(?:0|[1-9]\d{0,9})$/.test(id) ? Number(id) : Number.NaN;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
