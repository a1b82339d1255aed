/**
 * Enters orders and requests that were handed over as a text, by the person who received it
 * (offline-165).
 */
import * as contract from '#contract/hand-over.ts';
import { readHandOver } from '#domain/hand-over/code.ts';
import { nobody, consumeOrderBudget } from '#server/endpoint/consume-budget.ts';
import { guestHold } from '#server/services/orders/holds.ts';
import { implement } from '#server/endpoint/implement.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { enterHandedOver } from '#server/services/hand-over/enter.ts';
import { Refusal } from '#server/services/refusal.ts';
import { handOverText } from '#text/hand-over.ts';

/**
 * No token counts here. The order belongs to a guest, because any phone could send the text, until
 * the phone that wrote it sends it too. The response has only a number and nothing that opens the
 * order.
 */
export function implementHandOver(context: AppContext): void {
  implement(context, contract.enter, async ({ input, now, request }) => {
    const { handed, problem } = readHandOver(input.text);
    if (problem) throw new Refusal(handOverText[problem]);
    const { kind, number, isNew } = await enterHandedOver(context, {
      handed,
      customerId: null,
      prescriptionIds: [],
      takesPayment: (await context.payments.offered()) !== null,
      heldUntil: guestHold(context, now),
      counted: (place) => consumeOrderBudget(context, { owner: nobody, request, now }, place),
      now,
    });
    return { Kind: kind, OrderNo: number, IsNew: isNew };
  });
}
