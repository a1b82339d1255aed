/** Counts what is written against the budgets of who writes it (errors-80). */
import type { FastifyRequest } from 'fastify';
import type { Principal } from '#server/services/accounts/principal.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { Spending } from '#server/services/budget-table.ts';
import type { GiveBack } from '#server/services/budgets.ts';
import { refusalOf } from '#server/services/failures.ts';
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
 * As {@link spend}, for something that a caller could guess. Counted before it is looked up, so that
 * many at once are no way around it; a right guess costs nothing.
 */
export async function consumeGuessBudget<T>(
  context: Counts,
  writing: Writing,
  look: () => Promise<T | null>,
): Promise<T | null> {
  const giveBack = await take(context, writing, { guesses: 1 });
  const found = await look();
  if (found !== null) await giveBack();
  return found;
}

/** As {@link spend}, for a message, review, comment or complaint. */
export function consumeMessageBudget(context: Counts, writing: Writing): Promise<void> {
  return spend(context, writing, { writes: 1, messages: 1 });
}

/**
 * As {@link spend}, for an order or a request, of which strangers have fewer. One that could not be
 * placed just now counts as none: its phone sends it again by itself.
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
