import { paisaFromTaka, takaFromPaisa, type Paisa } from './money.ts';
import { latinDigits } from './phone.ts';

/** What a typed amount of taka says, in paisa: `1,280.50`, `১২৮০`. Null for what is none, or nothing. */
export function typedAmount(text: string): Paisa | null {
  const plain = latinDigits(text).replaceAll(/[\s,৳]/g, '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain)) return null;
  return paisaFromTaka(plain) || null;
}

/** An amount as a field begins with it: `1280`, `1280.50`. */
export function amountToType(amount: Paisa): string {
  const taka = takaFromPaisa(amount);
  return Number.isInteger(taka) ? String(taka) : taka.toFixed(2);
}
