/** Binds a call of the contract to the code that answers it: shapes, access and the envelope, once. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ResponseInput, Endpoint, RequestOutput } from '#contract/endpoint.ts';
import { keyHeader, replayedHeader, type EnvelopeOnWire } from '#contract/envelope.ts';
import type { Language } from '#text/sentences.ts';
import { languageOf, sendEnvelope, sendText } from './envelope.ts';
import { malformed, notFound, signInNeeded, wrongType } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { nobody, type Principal } from '#server/services/accounts/principal.ts';
import { authenticate } from './authenticate.ts';
import { rawQuestion } from './question.ts';

/** What an area's code is given to answer one question. */
export interface Asking<E extends Endpoint> {
  question: RequestOutput<E>;
  principal: Principal;
  /** The submission's key, '' where none came. */
  key: string;
  language: Language;
  now: Date;
  request: FastifyRequest;
  /** For what a call sets beside its answer: a cookie. */
  reply: FastifyReply;
  /** Marks the answer as the repetition of an earlier one. */
  markReplayed: () => void;
}

export type Handle<E extends Endpoint> = (asking: Asking<E>) => Promise<ResponseInput<E>>;

export interface ImplementOptions {
  /** The outbox's grant counts as its owner here; always so for idempotent calls. */
  takesGrant?: boolean;
  /** A token that is no session any more is refused; always so for idempotent calls and customers' ones. */
  isStrict?: boolean;
  /** The answer hangs on question and catalogue alone: it is remembered until the catalogue changes. */
  isCatalogue?: boolean;
  /** Bytes of the body, where fewer than usual are taken. */
  bodyLimit?: number;
  /** Calls from one address, where fewer than usual are taken; 0 for no limit of its own. */
  perMinute?: number;
}

const keyPattern = /^[\w-]{8,64}(\/\d{1,3})?$/;

/** The path of a call as the router writes it. */
export function routePath(agreed: Endpoint): string {
  return `/${agreed.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Answers a JSON call. The handler returns the wire's spelling and throws refusals. */
export function implement<E extends Endpoint>(
  context: AppContext,
  agreed: E,
  handle: Handle<E>,
  options: ImplementOptions = {},
): void {
  context.app.route({
    method: agreed.method,
    url: routePath(agreed),
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    ...(options.perMinute
      ? { config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } } }
      : {}),
    handler: async (request, reply) => {
      if (request.isMultipart()) throw wrongType();
      const asking = await readAsking(context, agreed, request, reply, options);
      if (!options.isCatalogue)
        return answer(context, agreed, request, reply, await handle(asking));
      const question = `${agreed.name} ${JSON.stringify(asking.question)}`;
      const text = await context.catalogue.answer(question, async () =>
        JSON.stringify(wrapped(context, agreed, await handle(asking))),
      );
      return sendText(request, reply, text, agreed.shared);
    },
  });
}

/** As {@link implement}, for what hangs on question and catalogue alone: remembered until the catalogue changes. */
export function implementCatalogue<E extends Endpoint>(
  context: AppContext,
  agreed: E,
  handle: Handle<E>,
): void {
  implement(context, agreed, handle, { isCatalogue: true });
}

/** Everything of an asking but who may go on with it; throws refusals. */
export async function readAsking<E extends Endpoint>(
  context: AppContext,
  agreed: E,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ImplementOptions = {},
  raw: Record<string, unknown> = rawQuestion(request),
): Promise<Asking<E>> {
  const now = context.now();
  const principal = await whoAsks(context, agreed, now, request, options);
  const parsed = v.safeParse(agreed.request, raw);
  if (!parsed.success) throw malformed();
  return {
    question: parsed.output,
    principal,
    key: agreed.idempotent ? readKey(request) : '',
    language: languageOf(request),
    now,
    request,
    reply,
    markReplayed: () => void reply.header(replayedHeader, 'true'),
  };
}

async function whoAsks(
  context: AppContext,
  agreed: Endpoint,
  now: Date,
  request: FastifyRequest,
  options: ImplementOptions,
): Promise<Principal> {
  if (agreed.shared) return nobody;
  const mustBeCustomer = agreed.access === 'customer';
  const principal = await authenticate(context.db, now, request, {
    strict: mustBeCustomer || agreed.idempotent || options.isStrict === true,
    grant: agreed.idempotent || options.takesGrant === true,
  });
  if (mustBeCustomer && principal.kind !== 'customer') throw signInNeeded();
  return principal;
}

/** Wraps and sends what an area answered. */
export function answer(
  context: AppContext,
  agreed: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  content: unknown,
): FastifyReply {
  return sendEnvelope(request, reply, wrapped(context, agreed, content), agreed.shared);
}

/** The content in its envelope; in development it is held against the contract first. */
function wrapped(context: AppContext, agreed: Endpoint, content: unknown): EnvelopeOnWire {
  if (context.checksAnswers) v.parse(agreed.response, content);
  const envelope = { IsError: false, Id: null, Msg: '', Data: null };
  return agreed.reads === 'envelope'
    ? { ...envelope, ...Object(content) }
    : { ...envelope, Data: content };
}

/** The customer who asks; 404 where it is none (an area calls it behind `access: 'customer'`). */
export function customerOf(principal: Principal): string {
  if (principal.kind !== 'customer') throw notFound();
  return principal.customerId;
}

function readKey(request: FastifyRequest): string {
  const key = request.headers[keyHeader];
  if (key === undefined) return '';
  if (typeof key !== 'string' || !keyPattern.test(key)) throw malformed();
  return key;
}
