import type { FastifyRequest } from 'fastify';
import type { Principal } from '#server/services/accounts/principal.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { Spender } from '#server/services/budgets.ts';
import { neighbourhoodOf } from './neighbourhood.ts';

/** Who writes, as budgets count it. */
export function spenderOf(
  owner: { customerId: string | null; deviceId: string | null },
  request: FastifyRequest,
): Spender {
  const { customerId, deviceId } = owner;
  return { customerId, deviceId, neighbourhood: neighbourhoodOf(request) };
}

/** The same, where a call names no phone but by its grant. */
export function spenderOfPrincipal(principal: Principal, request: FastifyRequest): Spender {
  const owner =
    principal.kind === 'customer'
      ? { customerId: principal.customerId, deviceId: null }
      : { customerId: null, deviceId: principal.deviceId };
  return spenderOf(owner, request);
}

/** Counts one message of a signed-in customer. Throws where there are too many of late. */
export function takeMessage(
  { budgets }: Pick<AppContext, 'budgets'>,
  message: { customerId: string; request: FastifyRequest; now: Date },
): Promise<void> {
  const { customerId, request, now } = message;
  const spender = spenderOf({ customerId, deviceId: null }, request);
  return budgets.take(spender, now, { writes: 1, messages: 1 });
}
