/**
 * A call that was agreed with the server: where it is, its request, its
 * response. The side that writes a message uses the schema's input type (the
 * wire); the side that reads it uses the output type (our own names).
 */
import type * as v from 'valibot';

export type Schema = v.GenericSchema<any, any>; // eslint-disable-line -- the one place where a schema is of any shape

export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema> {
  /** `area.verb`, for logs, overrides and the OpenAPI document. */
  name: string;
  method: 'GET' | 'POST';
  /** Below the API host, without a leading slash; `{id}` is filled from the request's property of that name. */
  path: string;
  /** Path parameters, query (GET) or body (POST) together, as one object. */
  request: Request;
  /** What stands in the response: `Data` of the envelope, or the whole envelope with `reads: 'envelope'`. */
  response: Response;
  reads: 'data' | 'envelope';
  body: 'json' | 'multipart';
  /** Which configured host answers (shell-93); the session token goes to `api` alone (shell-96). */
  host: 'api' | 'log';
  /** The property that carries the device's ActivityId, filled in by the client where the caller gave none. */
  activity?: 'ActivityId' | 'activityId';
  /** True where the same question gives every visitor the same answer: the worker may keep it. */
  shared: boolean;
  /** True for calls that are no base calls: only used where `Capabilities` names them (errors-5). */
  added: boolean;
  /** Who may ask: anyone, only a signed-in customer, or only the shop's people (`counter/counter-endpoint.ts`). */
  access: 'anyone' | 'customer' | 'staff';
  /** True where a submission of the outbox carries an idempotency key to this call. */
  idempotent: boolean;
  /** Properties of the request that the base calls do not have, `a.b` for one within `a`: a legacy host is not sent them (errors-5). */
  extras: readonly string[];
}

type Optional = 'reads' | 'body' | 'host' | 'shared' | 'added' | 'access' | 'idempotent' | 'extras';

/** Declares a call; what is not said is a plain, unshared JSON base call that anyone may make. */
// @__NO_SIDE_EFFECTS__
export function endpoint<Request extends Schema, Response extends Schema>(
  agreed: Omit<Endpoint<Request, Response>, Optional> & Partial<Pick<Endpoint, Optional>>,
): Endpoint<Request, Response> {
  return {
    reads: 'data',
    body: 'json',
    host: 'api',
    shared: false,
    added: false,
    access: 'anyone',
    idempotent: false,
    extras: [],
    ...agreed,
  };
}

/** What the caller of an endpoint writes. */
export type RequestInput<E extends Endpoint> = v.InferInput<E['request']>;
/** What the server reads of it. */
export type RequestOutput<E extends Endpoint> = v.InferOutput<E['request']>;
/** What the server writes. */
export type ResponseInput<E extends Endpoint> = v.InferInput<E['response']>;
/** What the caller reads of it. */
export type ResponseOutput<E extends Endpoint> = v.InferOutput<E['response']>;
