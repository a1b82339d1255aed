/**
 * Implements a call of the counter: it must come from the counter's own page, and from a signed-in
 * staff member with an allowed role (counter-10, counter-11).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  memberHeader,
  unattendedHeader,
  type CounterEndpoint,
} from '#contract/counter/counter-endpoint.ts';
import type { Endpoint, RequestOutput, ResponseInput } from '#contract/endpoint.ts';
import type { StaffMember, StaffRole } from '#domain/staff.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { malformed, wrongType } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { findStaffSession } from '#server/services/staff/sessions.ts';
import { staffRefusals } from '#text/counter/staff-refusals.ts';
import type { Language } from '#text/sentences.ts';
import { clearCounterCookie, readCounterCookie } from './counter-cookie.ts';
import { languageOf } from './envelope.ts';
import { routePath, sendResponse } from './implement.ts';
import { rawInput } from './raw-input.ts';

/** The arguments of a handler in an area of the counter. */
export interface CounterCall<E extends Endpoint> {
  input: RequestOutput<E>;
  member: StaffMember;
  language: Language;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handle<E extends Endpoint, Call> = (call: Call) => Promise<ResponseInput<E>>;

/**
 * Serves a JSON call of the counter to staff with one of its roles. The handler throws refusals.
 */
export function implementCounter<E extends CounterEndpoint>(
  context: AppContext,
  endpoint: E,
  handle: Handle<E, CounterCall<E>>,
): void {
  route(context, endpoint, async (request, reply) =>
    handle(await readCounterCall(context, endpoint, request, reply)),
  );
}

/** Serves a call of the sign-in, before anybody is signed in. */
export function implementCounterEntrance<E extends Endpoint>(
  context: AppContext,
  endpoint: E,
  handle: Handle<E, Omit<CounterCall<E>, 'member'>>,
): void {
  route(context, endpoint, async (request, reply) => {
    refuseOtherSites(request);
    return handle(readInput(context, endpoint, request, reply, rawInput(request)));
  });
}

function route<E extends Endpoint>(
  context: AppContext,
  endpoint: E,
  respond: (request: FastifyRequest, reply: FastifyReply) => Promise<ResponseInput<E>>,
): void {
  context.app.route({
    method: endpoint.method,
    url: routePath(endpoint),
    handler: async (request, reply) => {
      if (request.isMultipart()) throw wrongType();
      return sendResponse(context, endpoint, request, reply, await respond(request, reply));
    },
  });
}

/** Authenticates the call, then validates its input. Throws refusals. */
export async function readCounterCall<E extends CounterEndpoint>(
  context: AppContext,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  raw?: Record<string, unknown>,
): Promise<CounterCall<E>> {
  const member = await staffMemberOf(context, request, reply, endpoint.roles);
  return { ...readInput(context, endpoint, request, reply, raw ?? rawInput(request)), member };
}

/**
 * The signed-in staff member, also for routes without JSON, such as a photo or a stream. Throws 401
 * and 403.
 */
export async function staffMemberOf(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  roles: readonly StaffRole[],
): Promise<StaffMember> {
  refuseOtherSites(request);
  const token = readCounterCookie(request);
  const isAttended = request.headers[unattendedHeader] !== '1';
  const memberOfPage = request.headers[memberHeader];
  const isOfPage = (id: string) => memberOfPage === undefined || memberOfPage === id;
  const countsAsUse = (id: string) => isAttended && isOfPage(id);
  const member = token === '' ? null : await findStaffSession(db, now(), token, countsAsUse);
  if (!member) {
    if (token !== '') clearCounterCookie(reply);
    throw new Refusal(staffRefusals.signedOut, { status: 401 });
  }
  // Another tab has signed in somebody else. Their session continues; this page's session has
  // ended.
  if (!isOfPage(member.id)) throw new Refusal(staffRefusals.signedOut, { status: 401 });
  if (!roles.includes(member.role)) throw new Refusal(staffRefusals.notYours, { status: 403 });
  return member;
}

/**
 * Refuses calls from other sites by `Sec-Fetch-Site`. A client that sends no such header is no
 * browser and has no cookie either.
 */
function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin') return;
  // Typed into the address bar. It only reads, and no other site can cause it.
  if (site === 'none' && request.method === 'GET') return;
  throw new Refusal(staffRefusals.fromElsewhere, { status: 403 });
}

function readInput<E extends Endpoint>(
  context: AppContext,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  raw: Record<string, unknown>,
): Omit<CounterCall<E>, 'member'> {
  const parsed = v.safeParse(endpoint.request, raw);
  if (!parsed.success) throw malformed();
  const { output: input } = parsed;
  return { input, language: languageOf(request), now: context.now(), request, reply };
}
