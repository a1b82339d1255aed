/** Sending on a phone without room for its notes: what can be fetched again goes only where that sends something (offline-192). */
import { since } from '#domain/outbox-times.ts';
import { isOverQuota } from './database.ts';
import { deliverDue, isAnythingDue, mayDeliverTo } from './deliver-due.ts';
import type { DeliveryContext } from './deliver-submission.ts';
import { askHost, type Host } from './host.ts';
import { afterMakingRoom } from './make-room.ts';

/** Milliseconds in which nothing more goes, after all that went was in vain. */
const retryDelayMs = 5 * 60_000;

let inVain = '';

/**
 * Delivers after `failure`, for want of room, has ended a round. Rejects with a `QuotaExceededError`
 * where nothing could be sent anyway, or nothing helped; only the latter is told.
 */
export async function deliverOnFullPhone(
  context: DeliveryContext,
  failure: unknown,
  tellFull: () => void = () => undefined,
): Promise<Host | null> {
  const now = context.now();
  if (!(await isAnythingDue(now))) throw failure;
  if (!mayDeliverTo(await askHost(), context)) throw failure;
  const age = since(inVain, now);
  try {
    // A clock that was set back ends it.
    if (age >= 0 && age < retryDelayMs) throw failure;
    return await afterMakingRoom(() => deliverDue(context));
  } catch (last) {
    if (!isOverQuota(last)) throw last;
    if (last !== failure) inVain = now;
    tellFull();
    throw last;
  }
}
