/**
 * A call of the server's API: its path, request and response. The side that writes a message uses
 * the schema's input type (the wire); the side that reads it uses the output type (our own names).
 */
import type * as v from 'valibot';

export type Schema = v.GenericSchema<any, any>; // eslint-disable-line -- the one place where a schema is of any shape

export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema> {
  /** `area.verb`, for logs, overrides and the OpenAPI document. */
  name: string;
  method: 'GET' | 'POST';
  /**
   * Below the API host, without a leading slash. `{id}` is replaced by the request's property of
   * that name.
   */
  path: string;
  /** Path parameters, query (GET) or body (POST) in one object. */
  request: Request;
  /**
   * The content of the response: `Data` of the envelope, or the whole envelope with `reads:
   * 'envelope'`.
   */
  response: Response;
  reads: 'data' | 'envelope';
  body: 'json' | 'multipart';
  /** The configured host of the call (shell-93). Only `api` gets the session token (shell-96). */
  host: 'api' | 'log';
  /** The property for the device's ActivityId. The client sets it if the caller does not. */
  activity?: 'ActivityId' | 'activityId';
  /**
   * True if the response to the same request is the same for every visitor, so the worker may cache
   * it.
   */
  shared: boolean;
  /**
   * True for a call beyond the base calls. It is only used if `Capabilities` lists it (errors-5).
   */
  added: boolean;
  /**
   * Who may make the call: anyone, only a signed-in customer, or only staff
   * (`counter/counter-endpoint.ts`).
   */
  access: 'anyone' | 'customer' | 'staff';
  /** True if the outbox delivers submissions to this call with an idempotency key. */
  idempotent: boolean;
  /**
   * Properties of the request beyond the base calls, `a.b` for `b` inside `a`. They are not sent to
   * a legacy host (errors-5).
   */
  extras: readonly string[];
}

type Optional = 'reads' | 'body' | 'host' | 'shared' | 'added' | 'access' | 'idempotent' | 'extras';

/**
 * Declares a call. The defaults are those of a JSON base call that is not shared and that anyone
 * may make.
 */
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

/** The request as the caller writes it. */
export type RequestInput<E extends Endpoint> = v.InferInput<E['request']>;
/** The request as the server reads it. */
export type RequestOutput<E extends Endpoint> = v.InferOutput<E['request']>;
/** The response as the server writes it. */
export type ResponseInput<E extends Endpoint> = v.InferInput<E['response']>;
/** The response as the caller reads it. */
export type ResponseOutput<E extends Endpoint> = v.InferOutput<E['response']>;
