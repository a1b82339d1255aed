import { canonicalPhone } from '#domain/phone.ts';
import { maxUnits } from '#domain/bag.ts';

/**
 * A request for a product that is out of stock. `quantity` is the typed number: 0 if empty, NaN if
 * it is not a number.
 */
export interface ProductRequest {
  phone: string;
  quantity: number;
  /** The quantity field is empty. */
  isQuantityMissing: boolean;
}

export type ProductRequestProblem =
  /** 'Phone number and Quantity is required' */
  | 'incomplete'
  /** 'Quantity Must be More Than Zero' */
  | 'quantityNotAboveZero'
  /** Not digits, or above the limit. */
  | 'quantityOutOfRange'
  /** 'Invalid Phone Number' */
  | 'invalidPhone';

/** The first problem of an out-of-stock request, or null (bag-48 to bag-50). */
export function productRequestProblem(draft: ProductRequest): ProductRequestProblem | null {
  if (draft.phone.trim() === '' || draft.isQuantityMissing) return 'incomplete';
  if (draft.quantity <= 0) return 'quantityNotAboveZero';
  if (!(draft.quantity <= maxUnits)) return 'quantityOutOfRange';
  return canonicalPhone(draft.phone) ? null : 'invalidPhone';
}
