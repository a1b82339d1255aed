/** A question about one customer's own things; who asks it puts the customer's name before its key. */
import * as v from 'valibot';
import type { Endpoint, Schema } from '#contract/endpoint.ts';
import { ApiFailure } from './failure.ts';
import { callWithTimeout } from './with-timeout.ts';

export interface PrivateQuestion<Answer> {
  /** Pages of one list differ in their last part alone, a number. */
  key: readonly (string | number)[];
  /** What the wire answers, as it may be stored. Throws an ApiFailure, after ten seconds at the latest. */
  ask: (signal: AbortSignal) => Promise<unknown>;
  /** The same in our own names, fresh or stored. Throws an ApiFailure where it is not what was agreed. */
  read: (wire: unknown) => Answer;
}

/** A question that one call answers. */
export function privateQuestion<Request extends Schema, Response extends Schema>(
  key: PrivateQuestion<unknown>['key'],
  agreed: Endpoint<Request, Response>,
  request: v.InferInput<Request>,
): PrivateQuestion<v.InferOutput<Response>> {
  return {
    key,
    ask: (signal) => askWire(agreed, request, signal),
    read: (wire) => readWire(agreed.response, wire),
  };
}

/** Asks a private question for its answer alone, which is not stored. */
export async function askOnce<Answer>(
  question: PrivateQuestion<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  return question.read(await question.ask(signal));
}

/** The content of an answer as the wire spells it. */
export function askWire<Request extends Schema>(
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
