/** Binds a call of the contract to the code that answers it: shapes, access and the envelope, once. */
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

/** What an area's code is given to answer one call. */
export interface EndpointCall<E extends Endpoint> {
  input: RequestOutput<E>;
  principal: Principal;
  /** The submission's key, '' where none came. */
  key: string;
  language: Language;
  now: Date;
  request: FastifyRequest;
  /** For what a call sets beside its response: a cookie. */
  reply: FastifyReply;
  /** Marks the response as the repetition of an earlier one. */
  markReplayed: () => void;
}

export type Handle<E extends Endpoint> = (call: EndpointCall<E>) => Promise<ResponseInput<E>>;

export interface ImplementOptions {
  /** The outbox's grant counts as its owner here; always so for idempotent calls. */
  takesGrant?: boolean;
  /** A token that is no session any more is refused; always so for idempotent calls and customers' ones. */
  isStrict?: boolean;
  /** Bytes of the body, where fewer than usual are taken. */
  bodyLimit?: number;
  /** Calls from one address, where fewer than usual are taken; 0 for no limit of its own. */
  perMinute?: number;
}

const keyPattern = /^[\w-]{8,64}(\/\d{1,3})?$/;

/** The path of a call as the router writes it. */
export function routePath(endpoint: Endpoint): string {
  return `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Answers a JSON call. The handler returns the wire's spelling and throws refusals. */
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

/** As {@link implement}, for what depends on input and catalogue alone: cached until the catalogue changes. */
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

/** What a request to the catalogue comes to. */
export interface CachedResponse<E extends Endpoint> {
  /** All requests with the same response have the same one. */
  key: string;
  /** It is one of few and worth a second's work: as small as can be on the line. */
  isLong: boolean;
  make: () => Promise<ResponseInput<E>>;
}

/** As {@link implementCatalogue}, where different requests have the same response. */
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

/** Everything of a call but who may go on with it; throws refusals. */
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

/** Who asks, by headers and cookie; throws 401 where the call is only for who is signed in. */
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

/** Wraps and sends what an area returns. */
export function sendResponse(
  context: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  content: unknown,
): FastifyReply {
  return sendEnvelope(request, reply, toEnvelope(context, endpoint, content), endpoint.shared);
}

/** The content in its envelope; in development it is held against the contract first. */
function toEnvelope(context: AppContext, endpoint: Endpoint, content: unknown): EnvelopeOnWire {
  if (context.validatesResponses) v.parse(endpoint.response, content);
  const envelope = { IsError: false, Id: null, Msg: '', Data: null };
  return endpoint.reads === 'envelope'
    ? { ...envelope, ...Object(content) }
    : { ...envelope, Data: content };
}

/** The customer who asks; 404 where it is none (an area calls it behind `access: 'customer'`). */
export function customerOf(principal: Principal): string {
  if (principal.kind !== 'customer') throw notFound();
  return principal.customerId;
}

/** The submission's key, '' where none came; throws 400 for what can be none. */
export function readKey(request: FastifyRequest): string {
  const key = request.headers[keyHeader];
  if (key === undefined) return '';
  if (typeof key !== 'string' || !keyPattern.test(key)) throw malformed();
  return key;
}
