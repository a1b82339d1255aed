/** Refuses a new order whose payment method the shop does not offer (payments-55). */
import type { PaymentMethod } from '#domain/order.ts';
import { offeredPayments } from '#domain/order-checks.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { Refusal } from '#server/services/refusal.ts';
import { checkoutText } from '#text/checkout.ts';

/** Throws a refusal, after which the customer chooses another method. */
export async function requireOffered(
  { shop, payments }: Pick<AppContext, 'shop' | 'payments'>,
  method: PaymentMethod,
): Promise<void> {
  const { payment } = await shop();
  const hasGateway = (await payments.offered()) !== null;
  const offered = offeredPayments(payment, { hasGateway });
  if (!offered.includes(method)) throw new Refusal(checkoutText.methodNotOffered);
}
