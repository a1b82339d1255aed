/** An order from the checkout, with the total that the customer agreed to. */
import { place } from '#contract/orders.ts';
import { orderOnWire, readStoredOrder, storedOrder } from '#contract/stored-order.ts';
import { addressLines, kindSentTo, textLine } from '#outbox/kind.ts';
import { storeOrderResponse } from '#outbox/order-responses.ts';

export const kind = kindSentTo(place, {
  payload: storedOrder,
  write: orderOnWire,
  receiptOf: ({ orderNo, id }) => orderNo || id,
  storeResponse: storeOrderResponse,
  linesOf: (stored) =>
    (readStoredOrder(stored)?.bag.lines ?? []).map((line) => ({
      texts: [line],
      quantity: line.quantity,
    })),
  detailsOf: (stored) => {
    const order = readStoredOrder(stored);
    if (!order) return [];
    const { agreed, note, address } = order;
    return [{ texts: [], amount: agreed.payable }, ...textLine(note), ...addressLines(address)];
  },
  spends: (stored) => {
    const order = readStoredOrder(stored);
    if (!order || order.agreed.wallet === 0) return 'nothing';
    return order.walletConsent ? 'signed' : 'unsigned';
  },
  // A new draft holds only files, because the items are in the bag. A draft with a payload is an
  // order that was opened for editing.
  form: { addressOf: () => '/Checkout', isBlank: (stored) => readStoredOrder(stored) === null },
  pageOf: (submissionId) => `/Order/Success?Submission=${submissionId}`,
});
