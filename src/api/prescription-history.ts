/** Prescriptions saved in the account: listed, removed, uploaded for an order, attached to one (customer-area-81, customer-area-62). */
import * as contract from '#contract/prescriptions.ts';
import type { Prescription } from '#domain/prescription.ts';
import { responseIn, fetchResponse, readResponse } from './client.ts';
import { isOurs } from './is-ours.ts';
import { ApiFailure } from './failure.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';
import { callWithTimeout } from './with-timeout.ts';

/** A photo on a slow network takes its time; the server takes no longer either. */
const uploadTimeout = 150_000;

export const prescriptionsQuery: PrivateQuery<Prescription[]> = privateQuery(
  ['prescriptions'],
  contract.list,
  {},
);

/** Takes a saved prescription out of the account. Throws an ApiFailure. */
export async function removePrescription(id: string): Promise<void> {
  await callWithTimeout(contract.remove, { id });
}

/** Uploads one file at once; answers its id. Throws an ApiFailure, with the server's own sentence for a file it does not take. */
export async function uploadPrescription(file: Blob): Promise<string> {
  const request = { Img: file, From: contract.uploadedFrom, Description: '' };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), uploadTimeout);
  try {
    const response = await fetchResponse(contract.upload, request, { signal: limit.signal });
    const isRefusal = response.status === 415 && isOurs(response);
    return isRefusal
      ? responseIn(contract.upload, await response.json())
      : await readResponse(contract.upload, response);
  } catch (cause) {
    throw limit.signal.aborted ? new ApiFailure({ kind: 'tooSlow' }, { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}

/** Attaches saved prescriptions to an order. Throws an ApiFailure. */
export async function attachToOrder(orderId: string, ids: readonly string[]): Promise<void> {
  await callWithTimeout(contract.addToOrder, { OrderId: orderId, Prescriptions: [...ids] });
}
