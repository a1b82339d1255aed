/** A request for a product that is out of stock. */
import * as v from 'valibot';
import { requestStock } from '#contract/stock.ts';
import { kindSentTo } from '#outbox/kind.ts';

const payload = v.object({
  productId: v.string(),
  phone: v.string(),
  quantity: v.number(),
  /** For the customer alone: what they asked for. */
  productName: v.optional(v.string(), ''),
});

export type ProductRequestPayload = v.InferInput<typeof payload>;

export const kind = kindSentTo(requestStock, {
  payload,
  write: ({ productId, phone, quantity }) => ({
    ProductId: productId,
    Phone: phone,
    Quantity: quantity,
  }),
  linesOf: (stored) => {
    const { success, output } = v.safeParse(payload, stored);
    return success && output.productName
      ? [{ texts: [output.productName], quantity: output.quantity }]
      : [];
  },
});
