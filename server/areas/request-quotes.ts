/**
 * The customer reads, accepts or declines the pharmacy's quote for a request (counter-71 to
 * counter-79).
 */
import * as contract from '#contract/request-quotes.ts';
import { requestLimits } from '#domain/request-order.ts';
import { implement } from '#server/endpoint/implement.ts';
import { consumeOrderBudget } from '#server/endpoint/consume-budget.ts';
import { anonymous } from '#server/services/accounts/principal.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { malformed, notFound } from '#server/services/failures.ts';
import { keyOfOrder } from '#server/services/orders/access-key.ts';
import {
  acceptQuote,
  declineQuote,
  findOwnRequest,
  ownRequest,
} from '#server/services/requests/accept-quote.ts';
import { requireTakingOrders } from '#server/services/shop/require-open.ts';
import {
  itemsOnWire,
  requestOnWire,
  selectRequests,
} from '#server/services/requests/request-rows.ts';
import { orderNo } from '#text/orders.ts';

export function implementRequestQuotes(context: AppContext): void {
  const { db } = context;

  implement(context, contract.guestQuote, async ({ input }) => {
    const [row] = await selectRequests(db).where(ownRequest(anonymous, input.key));
    if (!row) throw notFound();
    return { Request: requestOnWire(row), Items: await itemsOnWire(db, row.request.id) };
  });

  implement(context, contract.accept, async ({ input, principal, now, request }) => {
    const own = ownRequest(principal, input.key);
    const { id: requestId, version, paymentMethod, agreed } = input;
    const requested = await findOwnRequest(db, requestId, own);
    const acceptance = { requestId, own, by: null, version, paymentMethod, agreed, now };
    const accept = () => acceptQuote(context, acceptance);
    const isNew = requested.orderId === null;
    if (isNew) await requireTakingOrders(context);
    const order = await (isNew
      ? consumeOrderBudget(context, { owner: requested, request, now }, accept)
      : accept());
    return {
      Id: order.id,
      OrderNo: orderNo(order.orderNumber),
      AccessKey: keyOfOrder(context, order),
    };
  });

  implement(context, contract.decline, async ({ input, principal, now }) => {
    const reason = input.reason.trim();
    if (reason.length > requestLimits.noteLength) throw malformed();
    const own = ownRequest(principal, input.key);
    const { id: requestId, version } = input;
    await declineQuote(db, { requestId, own, version, reason, now });
    return null;
  });
}
