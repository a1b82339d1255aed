/** Queries whose response belongs to one customer. Their keys name the customer; all are removed at sign-out. */
import * as v from 'valibot';
import type { Endpoint, Schema } from '#contract/endpoint.ts';
import { reasonOf, ApiFailure } from './failure.ts';
import { callWithTimeout } from './with-timeout.ts';

const privately = 'private';

/**
 * The key of a private question: it names its customer, so that nobody is ever
 * shown another one's answer; all of them are forgotten at sign-out.
 */
export function privateKey<const Rest extends readonly unknown[]>(
  customerId: string,
  ...rest: Rest
): readonly [typeof privately, string, ...Rest] {
  return [privately, customerId, ...rest];
}

/** The customer whose question it is; null for everybody's. */
export function ownerOfKey(key: readonly unknown[]): string | null {
  return key[0] === privately && typeof key[1] === 'string' ? key[1] : null;
}

/**
 * True only where the server itself says that the session is none (any more):
 * 401 or 403, as the status or as the code of a refusal (sign-in-53).
 */
export function saysSessionEnded(failure: unknown): boolean {
  const reason = reasonOf(failure);
  if (reason.kind === 'status') return reason.status === 401 || reason.status === 403;
  return reason.kind === 'refused' && (reason.code === '401' || reason.code === '403');
}

export interface PrivateQuery<Data> {
  /** Pages of one list differ in their last part alone, a number. */
  key: readonly (string | number)[];
  /** What the wire answers, as it may be stored. Throws an ApiFailure, after ten seconds at the latest. */
  fetchWire: (signal: AbortSignal) => Promise<unknown>;
  /** The same in our own names, fresh or stored. Throws an ApiFailure where it is not what was agreed. */
  read: (wire: unknown) => Data;
}

/** A question that one call answers. */
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

/** Asks a private question for its answer alone, which is not stored. */
export async function fetchOnce<Data>(
  query: PrivateQuery<Data>,
  signal: AbortSignal,
): Promise<Data> {
  return query.read(await query.fetchWire(signal));
}

/** The content of an answer as the wire spells it. */
export function fetchWire<Request extends Schema>(
  agreed: Endpoint<Request>,
  request: v.InferInput<Request>,
  signal: AbortSignal,
): Promise<unknown> {
  return callWithTimeout({ ...agreed, response: v.unknown() }, request, signal);
}

/** Reads it by what was agreed. */
export function readWire<S extends Schema>(agreed: S, wire: unknown): v.InferOutput<S> {
  const result = v.safeParse(agreed, wire);
  if (!result.success) throw new ApiFailure({ kind: 'unreadable' }, { cause: result.issues });
  return result.output;
}
