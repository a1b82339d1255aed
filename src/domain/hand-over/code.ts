/**
 * The text form of a handed-over submission, for an SMS, a chat or a QR code (offline-163,
 * offline-164): `HO1:` and characters (`characters.ts`), which encode the number of bytes, the
 * bytes and their CRC-32.
 */
import { addressTypes } from '#domain/address.ts';
import { plainInput } from '#domain/plain-input.ts';
import { payableFor } from '#domain/checkout.ts';
import { ByteReader, ByteWriter, BytesUnreadable } from './bytes.ts';
import {
  handOverIdLength,
  type HandedAddress,
  type HandedContent,
  type HandedOrder,
  type HandedOver,
  type HandedRequest,
} from './content.ts';
import { areCharacters, bytesOf, charactersOf, crc32 } from './characters.ts';

const version = 1;

/** Bits of the first byte. */
const flag = {
  isRequest: 1,
  isCustomers: 2,
  hasAddress: 4,
  isAutoOrder: 8,
  paysNow: 16,
  addressType: 32,
  hasCustomerPhone: 128,
} as const;

/** Characters per SMS in the basic alphabet: of a single SMS, and of each part of a longer one. */
const smsCharacters = { alone: 160, joined: 153 } as const;

/** The number of SMS that a text needs. */
export function smsCount(text: string): number {
  return text.length <= smsCharacters.alone ? 1 : Math.ceil(text.length / smsCharacters.joined);
}

/** Writes the text. The same input always gives the same text. */
export function writeHandOver(handed: HandedOver): string {
  const body = new ByteWriter().byte(flagsOf(handed)).hex(handed.id);
  if (handed.content.kind === 'order') writeOrder(body, handed.content);
  else writeRequest(body, handed.content);
  const bytes = body.whole();
  const sum = crc32([version, ...bytes]);
  const framed = new ByteWriter().count(bytes.length);
  for (const byte of bytes) framed.byte(byte);
  for (const shift of [24, 16, 8, 0]) framed.byte((sum >>> shift) & 0xff);
  return `HO${version}:${charactersOf(framed.whole())}`;
}

/** The reason why a text cannot be read (offline-164). */
export type HandOverProblem =
  /** The message contains no such text. */
  | 'none'
  /** The text has a newer version than this code. */
  | 'newer'
  /** The end is missing. */
  | 'cut'
  /** A character is wrong. */
  | 'mistyped';

export type HandOverRead =
  | { handed: HandedOver; problem?: never }
  | { handed?: never; problem: HandOverProblem };

/** Reads the text from any position of a message, ignoring spaces and line breaks in it. */
export function readHandOver(message: string): HandOverRead {
  const [, number, rest = ''] = /\bHO(\d{1,3}):([^]*)/i.exec(message) ?? [];
  if (number === undefined) return { problem: 'none' };
  if (Number(number) > version) return { problem: 'newer' };
  if (Number(number) !== version) return { problem: 'mistyped' };
  const characters = plainInput(rest).replace(/\s/g, '');
  const bytes = bytesOf(characters);
  const frame = new ByteReader(bytes);
  try {
    const body = Uint8Array.from({ length: lengthIn(frame, bytes) }, () => frame.byte());
    const sum = frame.hex(8);
    if (
      sum !==
      crc32([version, ...body])
        .toString(16)
        .padStart(8, '0')
    )
      return { problem: 'mistyped' };
    return { handed: handedIn(new ByteReader(body)) };
  } catch (failure) {
    if (!(failure instanceof BytesUnreadable)) throw failure;
    // Reading stopped at an unknown character if something was mistyped; otherwise the end is
    // missing.
    return { problem: areCharacters(characters) ? 'cut' : 'mistyped' };
  }
}

/**
 * Throws if the announced length exceeds the available bytes, before any memory is allocated for
 * it.
 */
function lengthIn(frame: ByteReader, { length }: Uint8Array): number {
  const announced = frame.count();
  if (announced > length) throw new BytesUnreadable();
  return announced;
}

function flagsOf({ isCustomers, content }: HandedOver): number {
  const { address } = content;
  const common =
    (isCustomers ? flag.isCustomers : 0) +
    (address ? flag.hasAddress : 0) +
    (address?.customerPhone ? flag.hasCustomerPhone : 0);
  if (content.kind === 'request-order') return common + flag.isRequest;
  const type = content.addressType ? addressTypes.indexOf(content.addressType) + 1 : 0;
  return (
    common +
    (content.isAutoOrder ? flag.isAutoOrder : 0) +
    (content.paymentMethod === 'PAY_NOW' ? flag.paysNow : 0) +
    type * flag.addressType
  );
}

function writeOrder(to: ByteWriter, order: HandedOrder): void {
  const { total, deliveryCharge, couponDiscount, wallet, cashback, payable } = order.agreed;
  to.count(order.lines.length);
  for (const { product, quantity } of order.lines) to.count(product).count(quantity);
  to.count(order.coupon).count(total).count(deliveryCharge).count(couponDiscount);
  to.count(wallet).count(cashback);
  // The difference to the computed payable, which is nearly always 0.
  const more = payable - payableFor(order.agreed);
  to.count(more < 0 ? -2 * more - 1 : 2 * more);
  writeAddress(to, order.address);
  to.text(order.remarks);
}

function writeRequest(to: ByteWriter, request: HandedRequest): void {
  to.count(request.rows.length);
  for (const { name, strength, quantity } of request.rows)
    to.text(name).text(strength).count(quantity);
  if (request.address) writeAddress(to, request.address);
  to.text(request.remarks);
}

function writeAddress(to: ByteWriter, address: HandedAddress): void {
  to.count(address.division).count(address.district).count(address.area);
  to.phone(address.receiverPhone);
  if (address.customerPhone) to.phone(address.customerPhone);
  to.text(address.receiverName).text(address.address);
}

function handedIn(from: ByteReader): HandedOver {
  const flags = from.byte();
  const has = (one: number) => (flags & one) !== 0;
  const id = from.hex(handOverIdLength);
  const content: HandedContent = has(flag.isRequest)
    ? requestIn(from, has)
    : orderIn(from, has, addressTypes[((flags & 96) >> 5) - 1] ?? null);
  if (!from.isAtEnd()) throw new BytesUnreadable();
  return { id, isCustomers: has(flag.isCustomers), content };
}

type Has = (one: number) => boolean;

function orderIn(from: ByteReader, has: Has, addressType: HandedOrder['addressType']): HandedOrder {
  const lines = listIn(from, () => ({ product: from.count(), quantity: from.count() }));
  const coupon = from.count();
  const amounts = {
    total: from.count(),
    deliveryCharge: from.count(),
    couponDiscount: from.count(),
    wallet: from.count(),
    cashback: from.count(),
  };
  const folded = from.count();
  const more = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  const address = addressIn(from, has);
  return {
    kind: 'order',
    lines,
    coupon,
    paymentMethod: has(flag.paysNow) ? 'PAY_NOW' : 'CASH_ON_DELIVERY',
    isAutoOrder: has(flag.isAutoOrder),
    addressType,
    remarks: from.text(),
    address,
    agreed: { ...amounts, payable: payableFor(amounts) + more },
  };
}

function requestIn(from: ByteReader, has: Has): HandedRequest {
  const rows = listIn(from, () => ({
    name: from.text(),
    strength: from.text(),
    quantity: from.count(),
  }));
  const address = has(flag.hasAddress) ? addressIn(from, has) : null;
  return { kind: 'request-order', rows, remarks: from.text(), address };
}

/** Reads a list with its length. A damaged length ends when the bytes are used up. */
function listIn<T>(from: ByteReader, one: () => T): T[] {
  const list: T[] = [];
  for (let left = from.count(); left > 0; left -= 1) list.push(one());
  return list;
}

function addressIn(from: ByteReader, has: Has): HandedAddress {
  const places = { division: from.count(), district: from.count(), area: from.count() };
  const receiverPhone = from.phone();
  const customerPhone = has(flag.hasCustomerPhone) ? from.phone() : '';
  return {
    ...places,
    receiverPhone,
    customerPhone,
    receiverName: from.text(),
    address: from.text(),
  };
}
