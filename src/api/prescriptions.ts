/** Saved prescriptions, and files that only their customer may download. */
import { tokenHeader } from '#contract/envelope.ts';
import * as contract from '#contract/prescriptions.ts';
import type { Prescription } from '#domain/prescription.ts';
import { responseIn, fetchResponse, readResponse, clientSettings, isOurs } from './client.ts';
import { ApiFailure } from './failure.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';
import { callWithTimeout } from './with-timeout.ts';

/** Uploading a photo over a slow network takes long. The server's limit is the same. */
const uploadTimeout = 150_000;

export const prescriptionsQuery: PrivateQuery<Prescription[]> = privateQuery(
  ['prescriptions'],
  contract.list,
  {},
);

/** Deletes a saved prescription from the account. Throws an ApiFailure. */
export async function removePrescription(id: string): Promise<void> {
  await callWithTimeout(contract.remove, { id });
}

/**
 * Uploads one file at once and returns its id. Throws an ApiFailure; for a refused file type it
 * carries the server's own sentence.
 */
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

/** Timeout for the whole download: the same as for an upload (errors-13). */
const fileTimeout = 150_000;

/**
 * Downloads a file below the API host with the customer's session token. Throws an
 * {@link ApiFailure}, or the abort.
 */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, fileTimeout);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await fetchWhole(path, limit.signal);
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiFailure) throw cause;
    throw new ApiFailure({ kind: limit.signal.aborted ? 'tooSlow' : 'unreachable' }, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function fetchWhole(path: string, signal: AbortSignal): Promise<Blob> {
  const { apiHost, token: tokenNow } = clientSettings();
  const token = tokenNow();
  const headers = new Headers(token ? { [tokenHeader]: token } : {});
  const response = await fetch(apiHost + path, { headers, signal });
  if (!response.ok) throw new ApiFailure({ kind: 'status', status: response.status });
  return response.blob();
}
