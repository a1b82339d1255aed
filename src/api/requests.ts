/** Request orders: the history, the pharmacy's quote, and accepting or declining the quote. */
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readAmountsNow } from '#contract/amounts-now.ts';
import { envelope } from '#contract/envelope.ts';
import type { Page } from '#contract/lists.ts';
import { guestQuote, accept, quoteChanged, decline } from '#contract/request-quotes.ts';
import * as requests from '#contract/requests.ts';
import { silenceLimits } from '#contract/worker.ts';
import { takaFromPaisa } from '#domain/money.ts';
import type { PlacedOrder } from '#domain/order.ts';
import type { Prescription } from '#domain/prescription.ts';
import type { QuotedAmounts } from '#domain/request-quote.ts';
import type { RequestedMedicine, RequestOrder } from '#domain/request.ts';
import { fetchResponse, readResponse } from './client.ts';
import { ApiFailure, reasonOf } from './failure.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';
import { callWithTimeout } from './with-timeout.ts';

export const requestsPerPage = 5;

/** A page of the customer's requests, newest first. */
export function requestsQuery(page: number): PrivateQuery<Page<RequestOrder>> {
  const request = { pageNumber: page, pageSize: requestsPerPage, isDescending: true };
  return privateQuery(['requests', page], requests.list, request);
}

/**
 * The medicines of a request, with the pharmacy's quote. The quote's version is part of the key,
 * so that a customer never sees one version and accepts another.
 */
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

/**
 * A guest's request with the pharmacy's quote. The key is the id of the submission, which only
 * this phone has.
 */
export const guestQuoteQuery = (key: string) =>
  queryOptions({
    queryKey: ['guest-answer', key],
    queryFn: ({ signal }) => callWithTimeout(guestQuote, { Key: key }, signal),
    retry: false,
    staleTime: 0,
  });

/**
 * The version of a quote that the customer has read. The server refuses to accept any other
 * version.
 */
export interface ReadQuote {
  id: string;
  /** For a guest: the id of the submission; '' for a customer. */
  key: string;
  version: number;
}

export type Acceptance =
  | { kind: 'ordered'; order: PlacedOrder }
  /**
   * The order costs more now, so the customer must agree to the new amounts. `said` is the server's
   * sentence.
   */
  | { kind: 'costs-more'; said: string; amounts: QuotedAmounts }
  /** The pharmacy has changed the quote in the meantime. */
  | { kind: 'quote-changed'; said: string }
  | { kind: 'refused'; said: string };

/**
 * Accepts a quote with cash on delivery. `agreed` replaces the quote's own amounts. Throws an
 * ApiFailure if there is no response, after ten seconds at the latest.
 */
export async function acceptQuote(
  quote: ReadQuote,
  agreed: QuotedAmounts | null,
): Promise<Acceptance> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), silenceLimits.response);
  try {
    const request = { ...onWire(quote), ...agreedOnWire(agreed) };
    const response = await fetchResponse(accept, request, { signal: limit.signal });
    return await acceptanceOf(response);
  } catch (cause) {
    if (limit.signal.aborted) throw new ApiFailure({ kind: 'tooSlow' }, { cause });
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

/** Declines the quote and ends the request; `reason` may be ''. Throws an ApiFailure. */
export async function declineQuote(quote: ReadQuote, reason: string): Promise<void> {
  await callWithTimeout(decline, { ...onWire(quote), Reason: reason });
}

function onWire({ id, key, version }: ReadQuote) {
  return { Id: id, Key: key, Version: version };
}

function agreedOnWire(agreed: QuotedAmounts | null) {
  if (!agreed) return {};
  return {
    TotalAmount: takaFromPaisa(agreed.total),
    ShippingCharge: takaFromPaisa(agreed.deliveryCharge),
    PayableAmount: takaFromPaisa(agreed.payable),
  };
}

async function acceptanceOf(response: Response): Promise<Acceptance> {
  const copy = response.clone();
  try {
    return { kind: 'ordered', order: await readResponse(accept, response) };
  } catch (failure) {
    const reason = reasonOf(failure);
    if (reason.kind !== 'refused') throw failure;
    const { code, message: said } = reason;
    if (code === quoteChanged) return { kind: 'quote-changed', said };
    const { Data } = v.parse(envelope, await copy.json());
    const amounts = readAmountsNow(Data);
    return amounts ? { kind: 'costs-more', said, amounts } : { kind: 'refused', said };
  }
}
