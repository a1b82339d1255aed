/** Request orders that the pharmacy has (customer-area-96). */
import type { Page } from '#contract/lists.ts';
import * as requests from '#contract/requests.ts';
import type { Prescription } from '#domain/prescription.ts';
import type { RequestedMedicine, RequestOrder } from '#domain/request.ts';
import { callWithTimeout } from './with-timeout.ts';
import type { PrivateQuestion } from './private-question.ts';

/** Requests on a page. */
export const requestsPerPage = 5;

/** The newest first. */
export function requestsQuestion(page: number): PrivateQuestion<Page<RequestOrder>> {
  return {
    key: ['requests', page],
    ask: (signal) =>
      callWithTimeout(
        requests.list,
        { pageNumber: page, pageSize: requestsPerPage, isDescending: true },
        signal,
      ),
  };
}

export function requestItemsQuestion(id: string): PrivateQuestion<RequestedMedicine[]> {
  return {
    key: ['request-items', id],
    ask: (signal) => callWithTimeout(requests.items, { id }, signal),
  };
}

export function requestPrescriptionsQuestion(id: string): PrivateQuestion<Prescription[]> {
  return {
    key: ['request-prescriptions', id],
    ask: (signal) => callWithTimeout(requests.prescriptions, { id }, signal),
  };
}
