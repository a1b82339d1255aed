/** A request as it stands on the form: what will be sent, and what only the form needs. */
import type { ShippingAddress } from '#domain/address.ts';
import { isBlankRow, type RequestRow } from '#domain/request-order.ts';

/** A row with a name of its own on this phone, so that rows keep their place while one is removed. */
export interface DraftRow extends RequestRow {
  id: string;
}

export interface RequestDraft {
  rows: DraftRow[];
  remarks: string;
  hasAgreedToTerms: boolean;
  /** Saved prescriptions that were chosen, beside the draft's own photos. */
  prescriptionIds: string[];
  /** When it was last changed (ISO); '' before. */
  writtenAt: string;
}

/** As it is stored: with the address that stood on the form. */
export interface StoredRequestDraft extends RequestDraft {
  address: ShippingAddress | null;
  /** When the phone's address was last written, in milliseconds; 0 where nobody knows. */
  addressAt: number;
}

/** A row before anything was written into it; quantity starts at 0 (request-order-8). */
export function emptyRow(id: string): DraftRow {
  return { id, name: '', strength: '', quantity: 0 };
}

/** A form with one empty row. */
export function emptyDraft(rowId: string): RequestDraft {
  return {
    rows: [emptyRow(rowId)],
    remarks: '',
    hasAgreedToTerms: false,
    prescriptionIds: [],
    writtenAt: '',
  };
}

/** True when nothing would be lost with it; a ticked box alone is nothing. */
export function isBlankDraft(draft: RequestDraft): boolean {
  return (
    draft.rows.every(isBlankRow) &&
    draft.remarks.trim() === '' &&
    draft.prescriptionIds.length === 0
  );
}

/** The draft without that row; the last one is emptied instead, so that there is always a place to write. */
export function withoutRow(rows: DraftRow[], id: string, newId: string): DraftRow[] {
  const rest = rows.filter((row) => row.id !== id);
  return rest.length > 0 ? rest : [emptyRow(newId)];
}

/** The rows with one of that name: the first empty row takes it, and a name that is there already comes not twice. */
export function withNamedRow(rows: DraftRow[], name: string, newId: string): DraftRow[] {
  const same = (row: DraftRow) => row.name.trim().toLowerCase() === name.toLowerCase();
  if (rows.some(same)) return rows;
  const empty = rows.find(isBlankRow);
  if (!empty) return [...rows, { ...emptyRow(newId), name }];
  return rows.map((row) => (row === empty ? { ...row, name } : row));
}
