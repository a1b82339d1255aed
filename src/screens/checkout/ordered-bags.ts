/**
 * Orders that have emptied the bag are counted in localStorage with the bag itself, and on the disk
 * beside the submissions. A browser that is killed forgets what its pages wrote into localStorage in the
 * last minutes: then the bag holds again what was ordered since, and the disk has counted further
 * (checkout-121).
 */
import { outboxStore } from '#outbox/store.ts';
import { findSubmission } from '#outbox/write.ts';
import { noteOrderedBags, orderedBagsStore, readOrderedBags } from '#state/ordered-bags.ts';

/** The bag was emptied of what that submission has. Call it in the same breath. */
export function countOrderedBag(submissionId: string): void {
  const { count, last } = orderedBagsStore.get();
  // Two tabs that were pressed in the same moment have sent one order.
  if (last !== submissionId) keep(count + 1, submissionId);
}

/** What was ordered last may be in the bag again: then nothing was ordered since. */
export async function uncountTakenBack(): Promise<void> {
  const { count, last } = orderedBagsStore.get();
  if (last && !(await findSubmission(last))) keep(count, '');
}

function keep(count: number, last: string): void {
  noteOrderedBags({ count, last, since: '' });
  // A disk without room for it: then what localStorage says must do.
  void outboxStore.write(orderedBagsStore.key, { count, last }).catch(() => undefined);
}

/**
 * True where this browser has forgotten that an order emptied the bag, the first time that it is
 * asked; which order stands in `since` from then on. False where the storage is closed to us.
 */
export async function hasForgottenOrder(): Promise<boolean> {
  const { count, last } = readOrderedBags(
    await outboxStore.read(orderedBagsStore.key).catch(() => null),
  );
  if (count <= orderedBagsStore.get().count) return false;
  noteOrderedBags({ count, last, since: last });
  return last !== '';
}
