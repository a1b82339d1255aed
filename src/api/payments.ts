/** Starting a payment, and the payment history. */
import type { Page } from '#contract/lists.ts';
import * as payments from '#contract/payments.ts';
import { takaFromPaisa, type Paisa } from '#domain/money.ts';
import type { Payment } from '#domain/payment.ts';
import type { WalletName } from '#domain/shop.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';
import { callWithTimeout } from './with-timeout.ts';

/**
 * Starts a payment of the remaining amount. Returns the URL of the payment page, which may be on
 * another host; throws a TypeError if the URL is not http(s). Throws an ApiFailure.
 */
export async function startPayment(orderId: string, accessKey: string): Promise<string> {
  const { url } = await callWithTimeout(payments.start, { OrderId: orderId, AccessKey: accessKey });
  const page = new URL(url, window.location.href);
  if (page.protocol !== 'https:' && page.protocol !== 'http:') throw new TypeError('No page.');
  return page.href;
}

export interface Report {
  orderId: string;
  /** A guest's access key, or ''. */
  accessKey: string;
  /** Created by the page, so that a repeated report is stored once. */
  paymentId: string;
  wallet: WalletName;
  transactionId: string;
  amount: Paisa;
}

/** Reports a payment to the shop's own account (payments-50). Throws an ApiFailure. */
export async function reportPayment(report: Report): Promise<void> {
  await callWithTimeout(payments.report, {
    OrderId: report.orderId,
    AccessKey: report.accessKey,
    PaymentId: report.paymentId,
    Wallet: report.wallet,
    TransactionId: report.transactionId,
    Amount: takaFromPaisa(report.amount),
  });
}

/** Payments per page (payments-33). */
export const paymentsPerPage = 10;

export function paymentsQuery(page: number): PrivateQuery<Page<Payment>> {
  const request = { filter: [], pageNumber: page, pageSize: paymentsPerPage };
  return privateQuery(['payments', page], payments.list, request);
}
