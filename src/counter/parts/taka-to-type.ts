import type { Paisa } from '#domain/money.ts';
import { amountToType } from '#domain/typed-amount.ts';
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';

/** An amount as the initial text of a field, in the reader's digits. '' for none (counter-242). */
export function takaToType(paisa: Paisa | null | undefined, language: Language): string {
  return typeof paisa === 'number' ? digits(amountToType(paisa), language) : '';
}
