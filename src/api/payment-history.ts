/** Payments of a customer, successful or not: one list for both tables (payments-33). */
import type { Page } from '#contract/lists.ts';
import * as payments from '#contract/payments.ts';
import type { Payment } from '#domain/payment.ts';
import { privateQuestion, type PrivateQuestion } from './private-question.ts';

/** Rows on a page (payments-33). */
export const paymentsPerPage = 10;

export function paymentsQuestion(page: number): PrivateQuestion<Page<Payment>> {
  const request = { filter: [], pageNumber: page, pageSize: paymentsPerPage };
  return privateQuestion(['payments', page], payments.list, request);
}
