/** Payments of a customer, successful or not: one list for both tables (payments-33). */
import type { Page } from '#contract/lists.ts';
import * as payments from '#contract/payments.ts';
import type { Payment } from '#domain/payment.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';

/** Rows on a page (payments-33). */
export const paymentsPerPage = 10;

export function paymentsQuery(page: number): PrivateQuery<Page<Payment>> {
  const request = { filter: [], pageNumber: page, pageSize: paymentsPerPage };
  return privateQuery(['payments', page], payments.list, request);
}
