/** Counts writes against the budgets of the writer (errors-80). */
import type { FastifyRequest } from 'fastify';
import type { Principal } from '#server/services/accounts/principal.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { Spending } from '#server/services/budget-table.ts';
import type { GiveBack } from '#server/services/budgets.ts';
import { refusalOf } from '#server/services/failures.ts';
import type { Owner } from '#server/services/idempotency-keys.ts';
import { neighbourhoodOf } from './neighbourhood.ts';

interface Writing {
  /** The future owner of the row. */
  owner: Owner;
  request: FastifyRequest;
  now: Date;
}

type Counts = Pick<AppContext, 'budgets'>;

export const nobody: Owner = { customerId: null, deviceId: null };

/** The owner for a call that names a device only through its grant. */
export function ownerByTokens(principal: Principal): Owner {
  if (principal.kind === 'customer') return { customerId: principal.customerId, deviceId: null };
  return { customerId: null, deviceId: principal.deviceId };
}

/**
 * Takes `wanted` from the budgets. If one is used up, it throws a 429 with a Retry-After and counts
 * nothing.
 */
export async function spend(
  context: Counts,
  writing: Writing,
  wanted: Partial<Record<Spending, number>>,
): Promise<void> {
  await take(context, writing, wanted);
}

function take(
  { budgets }: Counts,
  { owner: { customerId, deviceId }, request, now }: Writing,
  wanted: Partial<Record<Spending, number>>,
): Promise<GiveBack> {
  const neighbourhood = neighbourhoodOf(request);
  return budgets.take({ customerId, deviceId, neighbourhood }, now, wanted);
}

/**
 * As {@link spend}, for a secret that a caller could guess. The guess is counted before the lookup,
 * so that parallel requests cannot bypass the limit. A right guess is refunded.
 */
export async function consumeGuessBudget<T>(
  context: Counts,
  writing: Writing,
  look: () => Promise<T | null>,
): Promise<T | null> {
  const giveBack = await take(context, writing, { guesses: 1 });
  const match = await look();
  if (match !== null) await giveBack();
  return match;
}

/** As {@link spend}, for a message, review, comment or complaint. */
export function consumeMessageBudget(context: Counts, writing: Writing): Promise<void> {
  return spend(context, writing, { writes: 1, messages: 1 });
}

/**
 * As {@link spend}, for an order or a request. Guests have a smaller budget. One that fails for now
 * is refunded, because its phone retries by itself.
 */
export async function consumeOrderBudget<T>(
  context: Counts,
  writing: Writing,
  place: () => Promise<T>,
): Promise<T> {
  const isGuest = writing.owner.customerId === null;
  const giveBack = await take(context, writing, { writes: 1, 'guest-orders': isGuest ? 1 : 0 });
  try {
    return await place();
  } catch (failure) {
    const { status } = refusalOf(failure) ?? { status: 500 };
    if (status === 409 || status >= 500) await giveBack().catch(() => undefined);
    throw failure;
  }
}
