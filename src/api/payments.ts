/** Payments: the history, and going to pay. */
import { queryOptions } from '@tanstack/react-query';
import * as payments from '#contract/payments.ts';
import { askPatiently } from './patiently.ts';
import { privateKey } from './private.ts';

/** Rows per page (S2 §9). */
export const paymentPageSize = 10;

/** Payment history and transactions: one list, 10 per page. */
export const paymentsQuery = (customerId: string, page: number) =>
  queryOptions({
    queryKey: privateKey(customerId, 'payments', page),
    queryFn: ({ signal }) =>
      askPatiently(
        payments.list,
        { filter: [], pageNumber: page, pageSize: paymentPageSize },
        signal,
      ),
  });

/** Opens a try to pay what is left; answers the page to go to: ours or another's, never anything but a page. Throws an ApiFailure. */
export async function startPayment(orderId: string, accessKey: string): Promise<string> {
  const { url } = await askPatiently(payments.start, { OrderId: orderId, AccessKey: accessKey });
  const page = new URL(url, window.location.href);
  if (page.protocol !== 'https:' && page.protocol !== 'http:') throw new TypeError('No page.');
  return page.href;
}
