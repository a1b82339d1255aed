/** Payments: starting one, and the history. */
import type { Page } from '#contract/lists.ts';
import * as payments from '#contract/payments.ts';
import type { Payment } from '#domain/payment.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';
import { callWithTimeout } from './with-timeout.ts';

/** Opens a try to pay what is left; answers the page to go to: ours or another's, never anything but a page. Throws an ApiFailure. */
export async function startPayment(orderId: string, accessKey: string): Promise<string> {
  const { url } = await callWithTimeout(payments.start, { OrderId: orderId, AccessKey: accessKey });
  const page = new URL(url, window.location.href);
  if (page.protocol !== 'https:' && page.protocol !== 'http:') throw new TypeError('No page.');
  return page.href;
}

/** Rows on a page (payments-33). */
export const paymentsPerPage = 10;

export function paymentsQuery(page: number): PrivateQuery<Page<Payment>> {
  const request = { filter: [], pageNumber: page, pageSize: paymentsPerPage };
  return privateQuery(['payments', page], payments.list, request);
}
