/** The schema of a quote's draft as the browser stores it (counter-240). */
import * as v from 'valibot';
import { counterProduct } from '#contract/counter/request-shapes.ts';
import type { QuoteDraft } from './quote-draft.ts';

const choice = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({
    kind: v.literal('product'),
    product: counterProduct,
    isSubstitute: v.boolean(),
    quantity: v.number(),
  }),
  v.object({ kind: v.literal('price'), unitPrice: v.nullable(v.number()), quantity: v.number() }),
  v.object({ kind: v.literal('none') }),
]);

export const storedQuote: v.GenericSchema<unknown, QuoteDraft> = v.object({
  version: v.number(),
  rows: v.array(
    v.object({
      key: v.string(),
      rowId: v.nullable(v.number()),
      name: v.string(),
      strength: v.string(),
      asked: v.number(),
      choice,
    }),
  ),
  note: v.string(),
});
