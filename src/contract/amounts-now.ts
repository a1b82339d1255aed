/**
 * The amounts in a refusal of an order whose amounts have changed (checkout-76), with the names of
 * the order's own payload.
 */
import * as v from 'valibot';
import type { QuotedAmounts } from '#domain/request-quote.ts';
import { wireObject, wireTaka } from './wire.ts';

const amounts = v.pipe(
  wireObject({ TotalAmount: wireTaka, ShippingCharge: wireTaka, PayableAmount: wireTaka }),
  v.transform((wire): QuotedAmounts => ({
    total: wire.TotalAmount,
    deliveryCharge: wire.ShippingCharge,
    payable: wire.PayableAmount,
  })),
);

/** The current amounts; null if the refusal contains none. */
export function readAmountsNow(content: unknown): QuotedAmounts | null {
  const result = v.safeParse(amounts, content);
  return result.success ? result.output : null;
}
