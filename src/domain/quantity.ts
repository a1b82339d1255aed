import { latinDigits } from '#domain/phone.ts';

/** What may stand in a quantity field while somebody types: digits only, ০-৯ read as 0-9, four at most. */
export function quantityDraft(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, 4);
}

/** An empty value becomes 0 (S1 §4 "Edit by typing"). */
export function quantityTyped(draft: string): number {
  return Number(quantityDraft(draft) || 0);
}

export interface SettledQuantity {
  quantity: number;
  /** `belowOne` shows 'Quantity can't be less than 1.'; `aboveLimit` says how many there are. */
  problem: 'belowOne' | 'aboveLimit' | null;
}

/** What a draft comes to when the field is left: 0 or empty resets to 1, too many to the limit (S1 §4). */
export function settleQuantity(draft: string, limit: number): SettledQuantity {
  const typed = quantityTyped(draft);
  if (typed < 1) return { quantity: 1, problem: 'belowOne' };
  if (typed > limit) return { quantity: limit, problem: 'aboveLimit' };
  return { quantity: typed, problem: null };
}
