/** Binds a call of the counter: its own page asks, somebody who is signed in, in a role that may (counter-10, counter-11). */
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

/** What an area of the counter is given to answer one call. */
export interface CounterCall<E extends Endpoint> {
  input: RequestOutput<E>;
  member: StaffMember;
  language: Language;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handle<E extends Endpoint, Call> = (call: Call) => Promise<ResponseInput<E>>;

/** Answers a JSON call of the counter for those whose role it names. The handler throws refusals. */
export function implementCounter<E extends CounterEndpoint>(
  context: AppContext,
  endpoint: E,
  handle: Handle<E, CounterCall<E>>,
): void {
  route(context, endpoint, async (request, reply) =>
    handle(await readCounterCall(context, endpoint, request, reply)),
  );
}

/** Answers a call with which one comes in: nobody is signed in yet. */
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
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<ResponseInput<E>>,
): void {
  context.app.route({
    method: endpoint.method,
    url: routePath(endpoint),
    handler: async (request, reply) => {
      if (request.isMultipart()) throw wrongType();
      return sendResponse(context, endpoint, request, reply, await answer(request, reply));
    },
  });
}

/** Everything of a call: who asks comes first, what they ask after it. Throws refusals. */
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

/** Who is signed in, for a route that answers no JSON: a photograph, a stream. Throws 401 and 403. */
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
  // Another tab has signed somebody else in: their session goes on, this page's has ended.
  if (!isOfPage(member.id)) throw new Refusal(staffRefusals.signedOut, { status: 401 });
  if (!roles.includes(member.role)) throw new Refusal(staffRefusals.notYours, { status: 403 });
  return member;
}

/** Browsers say from where a call comes; a script that says nothing has no cookie either. */
function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin') return;
  // Typed into the address bar: it reads, and the cookie came from nowhere else.
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
