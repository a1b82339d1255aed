import { useText } from '#state/language.ts';
import { quantityText } from '#text/quantity.ts';

/** Why a typed quantity was not taken. */
export function WrongQuantity({ most }: { most: number }) {
  return useText(quantityText).notTaken(most);
}
