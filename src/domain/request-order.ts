/**
 * A request order: medicines by name and prescriptions, for which the pharmacy finds the products
 * (request-order-1).
 */
import type { ShippingAddress } from '#domain/address.ts';
import type { DeliveryProblem } from '#domain/delivery-terms.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { maxUnits } from '#domain/bag.ts';
import { emptyFields } from '#domain/required-fields.ts';

export interface RequestRow {
  name: string;
  strength: string;
  /** Whole pieces. The initial value 0 counts as missing. */
  quantity: number;
  /**
   * The typed text if it is not a quantity ('2.5'). It is reported as a problem and never changed.
   */
  typed?: string | undefined;
}

/** The fields of the destination that the rules check. The area is not required. */
export interface RequestDestination extends Pick<ShippingAddress, 'receiverPhone' | 'address'> {
  division: { id: string } | null;
  district: { id: string } | null;
}

export interface RequestOrder {
  rows: RequestRow[];
  address: RequestDestination;
  hasAgreedToTerms: boolean;
  /** Why the shop does not deliver to the address. The server checks that with the places. */
  delivery?: DeliveryProblem | null;
}

/** Limits of one request. */
export const requestLimits = {
  rows: 100,
  nameLength: 200,
  strengthLength: 100,
  noteLength: 2000,
  addressLength: 500,
} as const;

export type RowField = 'name' | 'strength' | 'quantity';
export type DestinationField = 'receiverPhone' | 'division' | 'district' | 'address';

export type RowProblem =
  | { kind: 'row-incomplete'; missing: RowField[] }
  | { kind: 'quantity-out-of-range' };

export type RequestProblem =
  | { kind: 'terms-not-accepted' }
  | { kind: 'no-rows' }
  | { kind: 'too-many-rows' }
  /** `position` counts from 1, as on the wire. */
  | { kind: 'row-wrong'; position: number; problem: RowProblem }
  | { kind: 'fields-required'; fields: DestinationField[] }
  | { kind: 'invalid-phone' }
  | { kind: DeliveryProblem };

/** The problem of one row; null if it can be requested. */
export function problemWithRow(row: RequestRow): RowProblem | null {
  const missing = emptyFields<RowField>([
    ['name', row.name],
    ['strength', row.strength],
    ['quantity', row.typed ?? (row.quantity > 0 ? row.quantity : null)],
  ]);
  if (missing.length > 0) return { kind: 'row-incomplete', missing };
  const isPossible = Number.isInteger(row.quantity) && row.quantity <= maxUnits && !row.typed;
  return isPossible ? null : { kind: 'quantity-out-of-range' };
}

/** True for an empty row. It is not sent and not reported as a problem. */
export function isBlankRow(row: RequestRow): boolean {
  const isUncounted = !(row.quantity > 0) && !row.typed;
  return row.name.trim() === '' && row.strength.trim() === '' && isUncounted;
}

/**
 * The first problem of a request, checked in this order (request-order-24): the terms, the rows,
 * all required fields together, the phone, the delivery. Null if it can be sent.
 */
export function problemWithRequest(request: RequestOrder): RequestProblem | null {
  if (!request.hasAgreedToTerms) return { kind: 'terms-not-accepted' };
  if (request.rows.every(isBlankRow)) return { kind: 'no-rows' };
  const problem = problemWithRows(request.rows) ?? problemWithDestination(request.address);
  if (problem || !request.delivery) return problem;
  return { kind: request.delivery };
}

/**
 * The same check for a request from the profile (customer-area-92, customer-area-93): it needs at
 * least one prescription, new or saved; rows are optional.
 */
export function problemWithPrescriptionRequest(request: {
  rows: RequestRow[];
  prescriptions: number;
}): RequestProblem | { kind: 'no-prescription' } | null {
  if (request.prescriptions < 1) return { kind: 'no-prescription' };
  return problemWithRows(request.rows);
}

function problemWithRows(rows: RequestRow[]): RequestProblem | null {
  if (rows.length > requestLimits.rows) return { kind: 'too-many-rows' };
  for (const [index, row] of rows.entries()) {
    const problem = isBlankRow(row) ? null : problemWithRow(row);
    if (problem) return { kind: 'row-wrong', position: index + 1, problem };
  }
  return null;
}

/** The empty required fields, or else an invalid phone (request-order-28, request-order-29). */
function problemWithDestination(
  address: RequestDestination,
): Extract<RequestProblem, { kind: 'fields-required' | 'invalid-phone' }> | null {
  const fields = missingDestinationFields(address);
  if (fields.length > 0) return { kind: 'fields-required', fields };
  return canonicalPhone(address.receiverPhone) ? null : { kind: 'invalid-phone' };
}

/** The empty required fields of the address, in the order in which the message names them. */
export function missingDestinationFields(address: RequestDestination): DestinationField[] {
  return emptyFields<DestinationField>([
    ['receiverPhone', address.receiverPhone],
    ['division', address.division?.id],
    ['district', address.district?.id],
    ['address', address.address],
  ]);
}

/** The rows to send: trimmed, without blank ones. */
export function rowsToSend(rows: RequestRow[]): RequestRow[] {
  return rows
    .filter((row) => !isBlankRow(row))
    .map(({ name, strength, quantity }) => ({
      name: name.trim(),
      strength: strength.trim(),
      quantity,
    }));
}

/** `TotalItem` and `TotalQuantity` on the wire. */
export function requestTotals(rows: readonly RequestRow[]): { items: number; quantity: number } {
  return {
    items: rows.length,
    quantity: rows.reduce((sum, row) => sum + row.quantity, 0),
  };
}

/** `customerPhone`: the signed-in customer's phone, otherwise the receiver's (request-order-22). */
export function customerPhoneOf(userPhone: string, receiverPhone: string): string {
  return userPhone.trim() || receiverPhone.trim();
}
