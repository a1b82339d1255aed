/** Parses typed amounts and whole numbers, in the digits of any script. */
import { paisaFromTaka, takaFromPaisa, type Paisa } from './money.ts';
import { plainInput } from './plain-input.ts';
import { writtenNumber } from './written-number.ts';

/**
 * Parses taka with at most two decimals, into paisa: `1,280.50`, `১২৮০`. Null if empty, NaN if it
 * is not an amount.
 */
export function amountTyped(text: string): Paisa | null {
  if (plainInput(text) === '') return null;
  const number = writtenNumber(text) ?? '';
  return /^\d{1,8}(\.\d{1,2})?$/.test(number) ? paisaFromTaka(number) : Number.NaN;
}

/** {@link amountTyped}, but null for 0 and for an invalid amount. */
export function typedAmount(text: string): Paisa | null {
  return amountTyped(text) || null;
}

/** Parses a whole number with its sign. Null if empty, NaN if it is not a whole number. */
export function wholeTyped(text: string): number | null {
  if (plainInput(text) === '') return null;
  const number = writtenNumber(text) ?? '';
  return /^-?\d{1,9}$/.test(number) ? Number(number) : Number.NaN;
}

/** An amount as the initial value of a field: `1280`, `1280.50`. */
export function amountToType(amount: Paisa): string {
  const taka = takaFromPaisa(amount);
  return Number.isInteger(taka) ? String(taka) : taka.toFixed(2);
}
