/** A request on the form: the fields that will be sent, and those that only the form needs. */
import type { ShippingAddress } from '#domain/address.ts';
import { isBlankRow, type RequestRow } from '#domain/request-order.ts';

/** A row with a local id, so that React keeps rows apart when one is removed. */
export interface DraftRow extends RequestRow {
  id: string;
}

export interface RequestDraft {
  rows: DraftRow[];
  remarks: string;
  hasAgreedToTerms: boolean;
  /** The chosen saved prescriptions. The draft's own photos are stored with the submission. */
  prescriptionIds: string[];
  /** When it was last changed (ISO); '' before the first change. */
  writtenAt: string;
}

/** The draft as it is stored, with the address from the form. */
export interface StoredRequestDraft extends RequestDraft {
  address: ShippingAddress | null;
  /** When the phone's address was last changed, in milliseconds; 0 if unknown. */
  addressAt: number;
}

/** A new row. Its quantity starts at 0 (request-order-8). */
export function emptyRow(id: string): DraftRow {
  return { id, name: '', strength: '', quantity: 0 };
}

export function emptyDraft(rowId: string): RequestDraft {
  return {
    rows: [emptyRow(rowId)],
    remarks: '',
    hasAgreedToTerms: false,
    prescriptionIds: [],
    writtenAt: '',
  };
}

/** True if deleting the draft would lose nothing. A ticked box alone does not count. */
export function isBlankDraft(draft: RequestDraft): boolean {
  return (
    draft.rows.every(isBlankRow) &&
    draft.remarks.trim() === '' &&
    draft.prescriptionIds.length === 0
  );
}

/** Removes a row. The last row is replaced by an empty one, so that the form always has a row. */
export function withoutRow(rows: DraftRow[], id: string, newId: string): DraftRow[] {
  const remaining = rows.filter((row) => row.id !== id);
  return remaining.length > 0 ? remaining : [emptyRow(newId)];
}

/**
 * Adds a medicine's name to the rows: into the first empty row, or as a new row. A name that is
 * already there is not added twice.
 */
export function withNamedRow(rows: DraftRow[], name: string, newId: string): DraftRow[] {
  const same = (row: DraftRow) => row.name.trim().toLowerCase() === name.toLowerCase();
  if (rows.some(same)) return rows;
  const empty = rows.find(isBlankRow);
  if (!empty) return [...rows, { ...emptyRow(newId), name }];
  return rows.map((row) => (row === empty ? { ...row, name } : row));
}
