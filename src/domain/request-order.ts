/** A request order: medicines by name, with prescriptions, for the pharmacy to find (request-order-1). */
import type { ShippingAddress } from '#domain/address.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { maxUnits } from '#domain/bag.ts';
import { emptyFields } from '#domain/required-fields.ts';

export interface RequestRow {
  name: string;
  strength: string;
  /** Whole pieces; 0, the initial value, counts as missing. */
  quantity: number;
  /** What stands in the field where it is no quantity ('2.5'); it is complained about, never changed. */
  typed?: string | undefined;
}

/** What the rules look at of where the request goes; the area is not required. */
export interface RequestDestination extends Pick<ShippingAddress, 'receiverPhone' | 'address'> {
  division: { id: string } | null;
  district: { id: string } | null;
}

export interface RequestOrder {
  rows: RequestRow[];
  address: RequestDestination;
  hasAgreedToTerms: boolean;
}

/** How much one request may hold. */
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
  /** `position` is 1-based, as on the wire. */
  | { kind: 'row-wrong'; position: number; problem: RowProblem }
  | { kind: 'fields-required'; fields: DestinationField[] }
  | { kind: 'invalid-phone' };

/** What is wrong with one row; null when it can be requested. */
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

/** True for a row into which nothing was written: it is not sent and not complained about. */
export function isBlankRow(row: RequestRow): boolean {
  const isUncounted = !(row.quantity > 0) && !row.typed;
  return row.name.trim() === '' && row.strength.trim() === '' && isUncounted;
}

/**
 * The first thing wrong with a request, in this order (request-order-24): the terms, the
 * rows, the required fields together, the phone. Null when it can be sent.
 */
export function problemWithRequest(request: RequestOrder): RequestProblem | null {
  if (!request.hasAgreedToTerms) return { kind: 'terms-not-accepted' };
  if (request.rows.every(isBlankRow)) return { kind: 'no-rows' };
  return problemWithRows(request.rows) ?? problemWithDestination(request.address);
}

/**
 * The same for the profile's version (customer-area-92, customer-area-93): at least one prescription, new or
 * saved; rows only if the customer likes.
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

/** The required fields that are empty, else a phone that is none (request-order-28, request-order-29). */
function problemWithDestination(
  address: RequestDestination,
): Extract<RequestProblem, { kind: 'fields-required' | 'invalid-phone' }> | null {
  const fields = missingDestinationFields(address);
  if (fields.length > 0) return { kind: 'fields-required', fields };
  return canonicalPhone(address.receiverPhone) ? null : { kind: 'invalid-phone' };
}

/** The required fields of the address that are empty, in the order in which they are named. */
export function missingDestinationFields(address: RequestDestination): DestinationField[] {
  return emptyFields<DestinationField>([
    ['receiverPhone', address.receiverPhone],
    ['division', address.division?.id],
    ['district', address.district?.id],
    ['address', address.address],
  ]);
}

/** The rows that are sent: trimmed, without the blank ones. */
export function rowsToSend(rows: RequestRow[]): RequestRow[] {
  return rows
    .filter((row) => !isBlankRow(row))
    .map(({ name, strength, quantity }) => ({
      name: name.trim(),
      strength: strength.trim(),
      quantity,
    }));
}

/** `TotalItem` and `TotalQuantity` of the wire. */
export function requestTotals(rows: readonly RequestRow[]): { items: number; quantity: number } {
  return {
    items: rows.length,
    quantity: rows.reduce((sum, row) => sum + row.quantity, 0),
  };
}

/** customerPhone: the signed-in user's phone, else the receiver's (request-order-22). */
export function customerPhoneOf(userPhone: string, receiverPhone: string): string {
  return userPhone.trim() || receiverPhone.trim();
}
