import type { Paisa } from '#domain/money.ts';
import type { counterOrderText } from '#text/counter/orders.ts';
import { taka } from '#text/numbers.ts';
import type { Language, Spoken } from '#text/sentences.ts';

/** What is wrong with a typed amount, in the reader's words; null where nothing is. */
export function amountFault(
  amount: Paisa | null,
  most: Paisa,
  t: Spoken<typeof counterOrderText>,
  language: Language,
): string | null {
  if (amount === null) return t.amountWrong;
  return amount > most ? t.amountMost(taka(most, language)) : null;
}
