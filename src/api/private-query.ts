/** A question about one customer's own things; who asks it puts the customer's name before its key. */
import * as v from 'valibot';
import type { Endpoint, Schema } from '#contract/endpoint.ts';
import { ApiFailure } from './failure.ts';
import { callWithTimeout } from './with-timeout.ts';

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
