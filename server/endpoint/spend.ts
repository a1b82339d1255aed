/** Counts what is written against the budgets of who writes it (errors-80). */
import type { FastifyRequest } from 'fastify';
import type { Principal } from '#server/services/accounts/principal.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { Spending } from '#server/services/budget-table.ts';
import type { Owner } from '#server/services/idempotency-keys.ts';
import { neighbourhoodOf } from './neighbourhood.ts';

interface Writing {
  /** Whose it becomes. */
  owner: Owner;
  request: FastifyRequest;
  now: Date;
}

type Counts = Pick<AppContext, 'budgets'>;

export const nobody: Owner = { customerId: null, deviceId: null };

/** Whose it is where a call names no phone but by its grant. */
export function ownerByTokens(principal: Principal): Owner {
  if (principal.kind === 'customer') return { customerId: principal.customerId, deviceId: null };
  return { customerId: null, deviceId: principal.deviceId };
}

/** Throws 429 with a time to come back where a budget is used up; then nothing is counted. */
export function spend(
  { budgets }: Counts,
  { owner: { customerId, deviceId }, request, now }: Writing,
  wanted: Partial<Record<Spending, number>>,
): Promise<void> {
  const neighbourhood = neighbourhoodOf(request);
  return budgets.take({ customerId, deviceId, neighbourhood }, now, wanted);
}

/** As {@link spend}, for a message, review, comment or complaint. */
export function spendOnMessage(context: Counts, writing: Writing): Promise<void> {
  return spend(context, writing, { writes: 1, messages: 1 });
}

/** As {@link spend}, for an order or a request, of which strangers have fewer. */
export function spendOnOrder(context: Counts, writing: Writing): Promise<void> {
  const isGuest = writing.owner.customerId === null;
  return spend(context, writing, { writes: 1, 'guest-orders': isGuest ? 1 : 0 });
}
