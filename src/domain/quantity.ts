import { latinDigits } from '#domain/phone.ts';

/** What may stand in a quantity field while somebody types: digits only, ০-৯ read as 0-9, four at most. */
export function quantityDraft(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, 4);
}

/** An empty value becomes 0 (S1 §4 "Edit by typing"). */
export function quantityTyped(draft: string): number {
  return Number(quantityDraft(draft) || 0);
}
