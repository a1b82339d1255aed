/**
 * Implements a call of the contract: validates, authenticates and wraps the response in one place.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ResponseInput, Endpoint, RequestOutput } from '#contract/endpoint.ts';
import { keyHeader, replayedHeader, type EnvelopeOnWire } from '#contract/envelope.ts';
import type { Language } from '#text/sentences.ts';
import { languageOf, sendCompressed, sendEnvelope, sendText } from './envelope.ts';
import { malformed, notFound, signInNeeded, wrongType } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { anonymous, type Principal } from '#server/services/accounts/principal.ts';
import { authenticate } from './authenticate.ts';
import { rawInput } from './raw-input.ts';

/** The arguments of a handler in an area. */
export interface EndpointCall<E extends Endpoint> {
  input: RequestOutput<E>;
  principal: Principal;
  /** The submission's key; '' if there is none. */
  key: string;
  language: Language;
  now: Date;
  request: FastifyRequest;
  /** For a response header, such as a cookie. */
  reply: FastifyReply;
  /** Marks the response as the repetition of an earlier one. */
  markReplayed: () => void;
}

export type Handle<E extends Endpoint> = (call: EndpointCall<E>) => Promise<ResponseInput<E>>;

export interface ImplementOptions {
  /** The outbox's grant authenticates its owner. Always so for idempotent calls. */
  takesGrant?: boolean;
  /**
   * An expired token is refused instead of ignored. Always so for idempotent calls and for calls of
   * customers.
   */
  isStrict?: boolean;
  /** The maximum body size in bytes, if it is below the default. */
  bodyLimit?: number;
  /**
   * Calls per minute from one address, if the limit is below the default; 0 for no limit of its
   * own.
   */
  perMinute?: number;
}

const keyPattern = /^[\w-]{8,64}(\/\d{1,3})?$/;

/** The path of a call in the router's syntax. */
export function routePath(endpoint: Endpoint): string {
  return `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Serves a JSON call. The handler returns the wire shape and throws refusals. */
export function implement<E extends Endpoint>(
  context: AppContext,
  endpoint: E,
  handle: Handle<E>,
  options: ImplementOptions = {},
): void {
  context.app.route({
    method: endpoint.method,
    url: routePath(endpoint),
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    ...(options.perMinute
      ? { config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } } }
      : {}),
    handler: async (request, reply) => {
      if (request.isMultipart()) throw wrongType();
      const call = await readCall(context, endpoint, request, reply, options);
      return sendResponse(context, endpoint, request, reply, await handle(call));
    },
  });
}

/**
 * As {@link implement}, for a response that depends only on the input and the catalogue. It is
 * cached until the catalogue changes.
 */
export function implementCatalogue<E extends Endpoint>(
  context: AppContext,
  endpoint: E,
  handle: Handle<E>,
): void {
  implementCached(context, endpoint, (call) => ({
    key: JSON.stringify(call.input),
    isLong: false,
    make: () => handle(call),
  }));
}

/** A response that is cached until the catalogue changes. */
export interface CachedResponse<E extends Endpoint> {
  /** Requests with the same response have the same key. */
  key: string;
  /**
   * There are few such responses, so each is compressed as well as possible, which takes about a
   * second.
   */
  isLong: boolean;
  make: () => Promise<ResponseInput<E>>;
}

/** As {@link implementCatalogue}, if different requests have the same response. */
export function implementCached<E extends Endpoint>(
  context: AppContext,
  endpoint: E,
  respond: (call: EndpointCall<E>) => CachedResponse<E> | Promise<CachedResponse<E>>,
): void {
  const { app, catalogue } = context;
  app.route({
    method: endpoint.method,
    url: routePath(endpoint),
    handler: async (request, reply) => {
      if (request.isMultipart()) throw wrongType();
      const call = await readCall(context, endpoint, request, reply);
      const response = await respond(call);
      const key = `${endpoint.name} ${response.key}`;
      const making = async () =>
        JSON.stringify(toEnvelope(context, endpoint, await response.make()));
      if (response.isLong)
        return sendCompressed(request, reply, await catalogue.compressed(key, making));
      return sendText(request, reply, await catalogue.cached(key, making), endpoint.shared);
    },
  });
}

/** Authenticates the call and validates its input. Throws refusals. */
export async function readCall<E extends Endpoint>(
  context: AppContext,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ImplementOptions = {},
  raw: Record<string, unknown> = rawInput(request),
): Promise<EndpointCall<E>> {
  const now = context.now();
  const principal = await authenticateCall(context, endpoint, now, request, options);
  const parsed = v.safeParse(endpoint.request, raw);
  if (!parsed.success) throw malformed();
  return {
    input: parsed.output,
    principal,
    key: endpoint.idempotent ? readKey(request) : '',
    language: languageOf(request),
    now,
    request,
    reply,
    markReplayed: () => void reply.header(replayedHeader, 'true'),
  };
}

/**
 * Authenticates by headers and cookie. Throws a 401 if the call requires a signed-in customer and
 * there is none.
 */
export async function authenticateCall(
  context: AppContext,
  endpoint: Endpoint,
  now: Date,
  request: FastifyRequest,
  options: ImplementOptions = {},
): Promise<Principal> {
  if (endpoint.shared) return anonymous;
  const mustBeCustomer = endpoint.access === 'customer';
  const principal = await authenticate(context.db, now, request, {
    strict: mustBeCustomer || endpoint.idempotent || options.isStrict === true,
    grant: endpoint.idempotent || options.takesGrant === true,
  });
  if (mustBeCustomer && principal.kind !== 'customer') throw signInNeeded();
  return principal;
}

/** Wraps and sends the content that an area returns. */
export function sendResponse(
  context: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  content: unknown,
): FastifyReply {
  return sendEnvelope(request, reply, toEnvelope(context, endpoint, content), endpoint.shared);
}

/** Wraps the content in its envelope. In development it is validated against the contract first. */
function toEnvelope(context: AppContext, endpoint: Endpoint, content: unknown): EnvelopeOnWire {
  if (context.validatesResponses) v.parse(endpoint.response, content);
  const envelope = { IsError: false, Id: null, Msg: '', Data: null };
  return endpoint.reads === 'envelope'
    ? { ...envelope, ...Object(content) }
    : { ...envelope, Data: content };
}

/**
 * The customer's id; throws a 404 if the principal is not a customer. For areas behind `access:
 * 'customer'`.
 */
export function customerOf(principal: Principal): string {
  if (principal.kind !== 'customer') throw notFound();
  return principal.customerId;
}

/** The submission's key, '' if there is none. Throws a 400 for an invalid one. */
export function readKey(request: FastifyRequest): string {
  const key = request.headers[keyHeader];
  if (key === undefined) return '';
  if (typeof key !== 'string' || !keyPattern.test(key)) throw malformed();
  return key;
}
