/** Refuses orders and requests while the shop is not open (checkout-135, checkout-136). */
import { takesOrders, takesRequests } from '#domain/opening.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { Refusal } from '#server/services/refusal.ts';
import { closedPair } from '#text/closed.ts';

type Shop = Pick<AppContext, 'shop'>;

/** Seconds until a phone tries again to send an order that waits for the opening. */
const retrySeconds = 600;

/**
 * Throws a 503, which phones treat as "retry later" (offline-68): the order or request waits on the
 * phone and arrives once the shop is open.
 */
export async function requireOpenFor({ shop }: Shop, kind: 'orders' | 'requests'): Promise<void> {
  const { opening } = await shop();
  if (kind === 'orders' ? takesOrders(opening) : takesRequests(opening)) return;
  throw new Refusal(closedPair(opening), {
    status: 503,
    headers: { 'retry-after': String(retrySeconds) },
  });
}

/** Throws a refusal with the shop's sentence, for a customer who accepts a quote on the screen. */
export async function requireTakingOrders({ shop }: Shop): Promise<void> {
  const { opening } = await shop();
  if (!takesOrders(opening)) throw new Refusal(closedPair(opening));
}
