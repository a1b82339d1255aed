/**
 * Counts the orders that have emptied the bag, in localStorage beside the bag and in IndexedDB
 * beside the submissions. A killed browser may lose the last minutes of localStorage. The bag then
 * contains ordered lines again, and the count in IndexedDB is higher (checkout-121).
 */
import { outboxStore } from '#outbox/store.ts';
import { findSubmission } from '#outbox/write.ts';
import { noteOrderedBags, orderedBagsStore, readOrderedBags } from '#state/ordered-bags.ts';

/**
 * Records that the bag was emptied by this submission. Call it synchronously after emptying the
 * bag.
 */
export function countOrderedBag(submissionId: string): void {
  const { count, last } = orderedBagsStore.get();
  // Two tabs that ordered at the same time have sent the same order.
  if (last !== submissionId) keep(count + 1, submissionId);
}

/**
 * Forgets the last order if its submission has been cancelled, because its lines may be back in the
 * bag.
 */
export async function uncountTakenBack(): Promise<void> {
  const { count, last } = orderedBagsStore.get();
  if (last && !(await findSubmission(last))) keep(count, '');
}

function keep(count: number, last: string): void {
  noteOrderedBags({ count, last, since: '' });
  // On a full disk only the count in localStorage is available.
  void outboxStore.write(orderedBagsStore.key, { count, last }).catch(() => undefined);
}

/**
 * Returns true once if this browser has lost the fact that an order emptied the bag, and stores
 * that order's id in `since`. Returns false without access to the storage.
 */
export async function hasForgottenOrder(): Promise<boolean> {
  const { count, last } = readOrderedBags(
    await outboxStore.read(orderedBagsStore.key).catch(() => null),
  );
  if (count <= orderedBagsStore.get().count) return false;
  noteOrderedBags({ count, last, since: last });
  return last !== '';
}
