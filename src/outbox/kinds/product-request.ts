/** A request for a product that is out of stock. */
import * as v from 'valibot';
import { requestStock } from '#contract/stock.ts';
import { kindSentTo } from '#outbox/kind.ts';

const payload = v.object({
  productId: v.string(),
  phone: v.string(),
  quantity: v.number(),
  /**
   * The name of the product, shown to the customer and never sent. Earlier builds stored only
   * `productName`.
   */
  productName: v.optional(v.string(), ''),
  product: v.optional(v.object({ name: v.string(), nameBn: v.string(), strength: v.string() })),
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
    const name = success && (output.product ?? output.productName);
    return name ? [{ texts: [name], quantity: output.quantity }] : [];
  },
});
