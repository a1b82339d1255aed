/** The lines of a quote as the customer reads them, from a draft or from the stored quote. */
import type { CounterProduct, CounterRequest } from '#contract/counter/request-shapes.ts';
import type { Paisa } from '#domain/money.ts';
import { cartTotal } from '#domain/checkout.ts';
import { costOf, type QuoteDraft } from './quote-draft.ts';

export interface QuoteLine {
  key: string;
  /** The name and strength as the customer wrote them. */
  written: string;
  /** The offered product. Null for a price without a product, for nothing, and if undecided. */
  offered: Pick<CounterProduct, 'name' | 'nameBn' | 'strength'> | null;
  isSubstitute: boolean;
  quantity: number;
  /** In paisa; null if nothing is offered. */
  cost: { unit: Paisa; whole: Paisa } | null;
  isOpen: boolean;
}

export function draftLines({ rows }: QuoteDraft): QuoteLine[] {
  return rows.map(({ key, name, strength, choice }) => ({
    key,
    written: `${name} ${strength}`.trim(),
    offered: choice.kind === 'product' ? choice.product : null,
    isSubstitute: choice.kind === 'product' && choice.isSubstitute,
    quantity: 'quantity' in choice ? choice.quantity : 0,
    cost: costOf(choice),
    isOpen: choice.kind === 'open',
  }));
}

/** The lines of the request's stored quote, at the prices that the customer was quoted. */
export function quotedLines({ rows }: CounterRequest): QuoteLine[] {
  return rows.map(({ id, name, strength, quantity, answer }) => {
    const line = {
      key: String(id),
      written: `${name} ${strength}`.trim(),
      offered: null,
      isSubstitute: false,
      quantity,
      cost: null,
      isOpen: answer === null,
    };
    if (!answer || answer.kind === 'none') return line;
    const { unitPrice: unit, quantity: given } = answer;
    const whole = cartTotal([{ listPrice: unit, discount: 0, quantity: given }]);
    const priced = { ...line, quantity: given, cost: { unit, whole } };
    if (answer.kind === 'price') return priced;
    const { name: offeredName, strength: offeredStrength, product, isSubstitute } = answer;
    const nameBn = product?.nameBn ?? '';
    return {
      ...priced,
      isSubstitute,
      offered: { name: offeredName, nameBn, strength: offeredStrength },
    };
  });
}
