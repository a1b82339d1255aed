import { moneyReceived } from '#domain/order.ts';
import type { PaymentOutcome } from '#domain/success-query.ts';
import type { Evidence } from './use-order-evidence.ts';

/** 'unconfirmed': the address says success, and the pharmacy has no money yet. */
export type ShownPayment = PaymentOutcome | 'unconfirmed';

/** What the page says of a payment: the address claims it, the pharmacy confirms it (payments-20 to payments-22). */
export function shownPaymentOf(claimed: PaymentOutcome, evidence: Evidence): ShownPayment {
  if (claimed === 'none') return 'none';
  if (evidence.kind === 'checking') return claimed === 'success' ? 'none' : claimed;
  if (evidence.kind === 'confirmed') {
    const { order } = evidence.details;
    const received = moneyReceived(order);
    // A cancelled order has nothing left, whether or not anything came for it.
    const isAllReceived =
      order.status === 'Cancelled' ? received >= order.payable : order.left === 0;
    if (received > 0 && (claimed === 'success' || isAllReceived)) return 'success';
  }
  return claimed === 'success' ? 'unconfirmed' : claimed;
}
