import { moneyReceived } from '#domain/order.ts';
import type { PaymentOutcome } from '#domain/success-query.ts';
import type { Evidence } from './use-order-evidence.ts';

/** 'unconfirmed': the address claims success, but the pharmacy has received no money yet. */
export type ShownPayment = PaymentOutcome | 'unconfirmed';

/**
 * The payment outcome to show. The address claims it, and the pharmacy's data confirms it
 * (payments-20 to payments-22).
 */
export function shownPaymentOf(claimed: PaymentOutcome, evidence: Evidence): ShownPayment {
  if (claimed === 'none') return 'none';
  if (evidence.kind === 'checking') return claimed === 'success' ? 'none' : claimed;
  if (evidence.kind === 'confirmed') {
    const { order } = evidence.details;
    const received = moneyReceived(order);
    // Nothing is due for a cancelled order, whether or not it was paid.
    const isAllReceived =
      order.status === 'Cancelled' ? received >= order.payable : order.left === 0;
    if (received > 0 && (claimed === 'success' || isAllReceived)) return 'success';
  }
  return claimed === 'success' ? 'unconfirmed' : claimed;
}
