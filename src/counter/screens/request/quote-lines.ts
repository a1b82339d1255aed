/** What the customer reads of each medicine, from a draft or from the quote that was given. */
import type { CounterProduct, CounterRequest } from '#contract/counter/request-shapes.ts';
import type { Paisa } from '#domain/money.ts';
import { cartTotal } from '#domain/checkout.ts';
import { costOf, type QuoteDraft } from './quote-draft.ts';

export interface QuoteLine {
  key: string;
  /** As the customer wrote it. */
  written: string;
  /** What is offered; null for a price alone, for nothing, and for what is not decided. */
  offered: Pick<CounterProduct, 'name' | 'nameBn' | 'strength'> | null;
  isSubstitute: boolean;
  quantity: number;
  /** In paisa; null where nothing is offered. */
  cost: { unit: Paisa; whole: Paisa } | null;
  isOpen: boolean;
}

/** The lines of a draft. */
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

/** The lines of the quote that the request has, at the prices that were told. */
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
