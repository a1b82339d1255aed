/** Request orders that the pharmacy has (customer-area-96). */
import type { Page } from '#contract/lists.ts';
import * as requests from '#contract/requests.ts';
import type { Prescription } from '#domain/prescription.ts';
import type { RequestedMedicine, RequestOrder } from '#domain/request.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';

/** Requests on a page. */
export const requestsPerPage = 5;

/** The newest first. */
export function requestsQuery(page: number): PrivateQuery<Page<RequestOrder>> {
  const request = { pageNumber: page, pageSize: requestsPerPage, isDescending: true };
  return privateQuery(['requests', page], requests.list, request);
}

/** Its medicines, with what was answered. Those of another answer are another question: nobody is shown the one and asked about the other. */
export function requestItemsQuery({
  id,
  version,
}: Pick<RequestOrder, 'id' | 'version'>): PrivateQuery<RequestedMedicine[]> {
  const key = version === 0 ? ['request-items', id] : ['request-items', id, `answer ${version}`];
  return privateQuery(key, requests.items, { id });
}

export function requestPrescriptionsQuery(id: string): PrivateQuery<Prescription[]> {
  return privateQuery(['request-prescriptions', id], requests.prescriptions, { id });
}
