/**
 * The parameters of the success page's address (checkout-90). Our own code, payment partners and
 * anybody who writes a link can set them.
 */
import { canonicalPhone } from '#domain/phone.ts';

/**
 * `Payment` 0 or absent: no line; 1 success, 2 failed, 3 cancelled, anything else an error
 * (payments-20).
 */
export type PaymentOutcome = 'none' | 'success' | 'failed' | 'cancelled' | 'unknown';

export interface SuccessPage {
  orderNo: string;
  payment: PaymentOutcome;
  transaction: string;
  phone: string;
  orderId: string;
  isNew: boolean;
  /**
   * A submission of this phone whose delivery the page follows; '' if the order is already placed.
   */
  submissionId: string;
}

const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  '': 'none',
  '0': 'none',
  '1': 'success',
  '2': 'failed',
  '3': 'cancelled',
};

/** Parses the parameters. Invalid ones count as absent. */
export function readSuccessPage(query: Readonly<Record<string, unknown>>): SuccessPage {
  return {
    orderNo: name(query['OrderNo'], 40),
    payment: outcomes[text(query['Payment']).trim()] ?? 'unknown',
    transaction: name(query['Transaction'], 100),
    phone: canonicalPhone(text(query['Phone'])) ?? '',
    orderId: name(query['Id'], 100),
    isNew: query['IsNew'] === true || /^(1|true)$/i.test(text(query['IsNew'])),
    submissionId: name(query['Submission'] ?? query['Letter'], 40),
  };
}

function text(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? value : '';
}

/** Letters, digits and dashes, as in numbers and ids; '' for anything else. */
function name(value: unknown, maxLength: number): string {
  const given = text(value);
  return given.length <= maxLength && /^[\w-]+$/.test(given) ? given : '';
}
