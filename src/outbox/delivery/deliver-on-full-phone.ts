/**
 * Delivers from a phone that is too full to store the progress. Deletes data that can be fetched
 * again, but only if that makes a delivery possible (offline-192).
 */
import { since } from '#domain/outbox-times.ts';
import { isOverQuota } from '#outbox/storage/database.ts';
import { deliverDue, isAnythingDue, mayDeliverTo } from './deliver-due.ts';
import type { DeliveryContext } from './deliver-submission.ts';
import { refreshHost, type Host } from './host.ts';
import { afterFreeingStorage } from '#outbox/storage/free-storage.ts';

/** Milliseconds before room is made again after it did not help. */
const retryDelayMs = 5 * 60_000;

let inVain = '';

/**
 * Retries a round that `failure`, an exceeded quota, has ended, after making room. Rejects with the
 * `QuotaExceededError` if nothing is due, the host is unreachable, or making room does not help or
 * has not helped within `retryDelayMs`. Calls `onStorageFull` only in the last two cases.
 */
export async function deliverOnFullPhone(
  context: DeliveryContext,
  failure: unknown,
  onStorageFull: () => void = () => undefined,
): Promise<Host | null> {
  const now = context.now();
  if (!(await isAnythingDue(now))) throw failure;
  if (!mayDeliverTo(await refreshHost(), context)) throw failure;
  const age = since(inVain, now);
  try {
    // A clock that was set back ends the delay.
    if (age >= 0 && age < retryDelayMs) throw failure;
    return await afterFreeingStorage(() => deliverDue(context));
  } catch (last) {
    if (!isOverQuota(last)) throw last;
    if (last !== failure) inVain = now;
    onStorageFull();
    throw last;
  }
}
