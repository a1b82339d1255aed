import { canonicalPhone } from '#domain/phone.ts';
import { maxUnits } from '#domain/bag.ts';

/** What is asked of the shop for a product that ran out; the quantity as it was typed: 0 for nothing, NaN for no number. */
export interface ProductRequest {
  phone: string;
  quantity: number;
  /** Nothing stands in the quantity field. */
  isQuantityMissing: boolean;
}

export type ProductRequestProblem =
  /** 'Phone number and Quantity is required' */
  | 'incomplete'
  /** 'Quantity Must be More Than Zero' */
  | 'quantityNotAboveZero'
  /** Not digits, or more than the shop takes. */
  | 'quantityOutOfRange'
  /** 'Invalid Phone Number' */
  | 'invalidPhone';

/** The first thing that is wrong with an out-of-stock request, or null (bag-48 to bag-50). */
export function productRequestProblem(draft: ProductRequest): ProductRequestProblem | null {
  if (draft.phone.trim() === '' || draft.isQuantityMissing) return 'incomplete';
  if (draft.quantity <= 0) return 'quantityNotAboveZero';
  if (!(draft.quantity <= maxUnits)) return 'quantityOutOfRange';
  return canonicalPhone(draft.phone) ? null : 'invalidPhone';
}
