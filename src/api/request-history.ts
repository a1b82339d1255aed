/** Request orders that the pharmacy has (customer-area-96). */
import type { Page } from '#contract/lists.ts';
import * as requests from '#contract/requests.ts';
import type { Prescription } from '#domain/prescription.ts';
import type { RequestedMedicine, RequestOrder } from '#domain/request.ts';
import { privateQuestion, type PrivateQuestion } from './private-question.ts';

/** Requests on a page. */
export const requestsPerPage = 5;

/** The newest first. */
export function requestsQuestion(page: number): PrivateQuestion<Page<RequestOrder>> {
  const request = { pageNumber: page, pageSize: requestsPerPage, isDescending: true };
  return privateQuestion(['requests', page], requests.list, request);
}

export function requestItemsQuestion(id: string): PrivateQuestion<RequestedMedicine[]> {
  return privateQuestion(['request-items', id], requests.items, { id });
}

export function requestPrescriptionsQuestion(id: string): PrivateQuestion<Prescription[]> {
  return privateQuestion(['request-prescriptions', id], requests.prescriptions, { id });
}
