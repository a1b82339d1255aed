/** Amounts and whole numbers as they are typed, in the digits of any script. */
import { paisaFromTaka, takaFromPaisa, type Paisa } from './money.ts';
import { plainInput } from './plain-input.ts';
import { writtenNumber } from './written-number.ts';

/** Taka with at most two decimals, in paisa: `1,280.50`, `১২৮০`. Null for nothing typed, NaN for what is no amount. */
export function amountTyped(text: string): Paisa | null {
  if (plainInput(text) === '') return null;
  const number = writtenNumber(text) ?? '';
  return /^\d{1,8}(\.\d{1,2})?$/.test(number) ? paisaFromTaka(number) : Number.NaN;
}

/** As {@link amountTyped}, with null for 0 and for what is no amount too. */
export function typedAmount(text: string): Paisa | null {
  return amountTyped(text) || null;
}

/** A whole number with its sign. Null for nothing typed, NaN for what is none. */
export function wholeTyped(text: string): number | null {
  if (plainInput(text) === '') return null;
  const number = writtenNumber(text) ?? '';
  return /^-?\d{1,9}$/.test(number) ? Number(number) : Number.NaN;
}

/** An amount as a field begins with it: `1280`, `1280.50`. */
export function amountToType(amount: Paisa): string {
  const taka = takaFromPaisa(amount);
  return Number.isInteger(taka) ? String(taka) : taka.toFixed(2);
}
