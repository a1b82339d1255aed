import * as v from 'valibot';
import type { Endpoint, Schema } from '#contract/endpoint.ts';
import { reasonOf, ApiFailure } from './failure.ts';
import { callWithTimeout } from './with-timeout.ts';

const privately = 'private';

/**
 * The key of a private query. It contains the customer's id, so that nobody sees another customer's
 * data. Sign-out removes all of these queries.
 */
export function privateKey<const Rest extends readonly unknown[]>(
  customerId: string,
  ...parts: Rest
): readonly [typeof privately, string, ...Rest] {
  return [privately, customerId, ...parts];
}

/** The customer whose data a query holds; null for a public query. */
export function ownerOfKey(key: readonly unknown[]): string | null {
  return key[0] === privately && typeof key[1] === 'string' ? key[1] : null;
}

/**
 * True only if the server itself reports that the session is not valid (any more): 401 or 403, as
 * the status or as the code of a refusal (sign-in-53).
 */
export function saysSessionEnded(failure: unknown): boolean {
  const reason = reasonOf(failure);
  if (reason.kind === 'status') return reason.status === 401 || reason.status === 403;
  return reason.kind === 'refused' && (reason.code === '401' || reason.code === '403');
}

export interface PrivateQuery<Data> {
  /** Pages of one list differ only in the last element, a number. */
  key: readonly (string | number)[];
  /**
   * Returns the response on the wire's names, as it may be stored. Throws an ApiFailure, after ten
   * seconds at the latest.
   */
  fetchWire: (signal: AbortSignal) => Promise<unknown>;
  /**
   * Converts a fresh or stored response to our own names. Throws an ApiFailure if it does not match
   * the contract.
   */
  read: (wire: unknown) => Data;
}

/** A private query that consists of one call. */
export function privateQuery<Request extends Schema, Response extends Schema>(
  key: PrivateQuery<unknown>['key'],
  agreed: Endpoint<Request, Response>,
  request: v.InferInput<Request>,
): PrivateQuery<v.InferOutput<Response>> {
  return {
    key,
    fetchWire: (signal) => fetchWire(agreed, request, signal),
    read: (wire) => readWire(agreed.response, wire),
  };
}

/** Fetches a private query without storing the response. */
export async function fetchOnce<Data>(
  query: PrivateQuery<Data>,
  signal: AbortSignal,
): Promise<Data> {
  return query.read(await query.fetchWire(signal));
}

/** Returns the content of the response in the wire's names. */
export function fetchWire<Request extends Schema>(
  agreed: Endpoint<Request>,
  request: v.InferInput<Request>,
  signal: AbortSignal,
): Promise<unknown> {
  return callWithTimeout({ ...agreed, response: v.unknown() }, request, signal);
}

/** Validates a stored or fresh response against the contract. Throws an ApiFailure. */
export function readWire<S extends Schema>(agreed: S, wire: unknown): v.InferOutput<S> {
  const result = v.safeParse(agreed, wire);
  if (!result.success) throw new ApiFailure({ kind: 'unreadable' }, { cause: result.issues });
  return result.output;
}
