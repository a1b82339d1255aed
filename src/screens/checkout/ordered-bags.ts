/**
 * Orders that have emptied the bag are counted in localStorage with the bag itself, and on the disk
 * beside the submissions. A browser that is killed forgets what its pages wrote into localStorage in the
 * last minutes: then the bag holds again what was ordered since, and the disk has counted further
 * (checkout-121).
 */
import { outboxStore } from '#outbox/store.ts';
import { orderedBagsStore, readOrderedBags } from '#state/ordered-bags.ts';

/** The bag was emptied of what that submission has. Call it in the same breath. */
export function countOrderedBag(submissionId: string): void {
  const { count, last } = orderedBagsStore.get();
  // Two tabs that were pressed in the same moment have sent one order.
  if (last === submissionId) return;
  const counted = { count: count + 1, last: submissionId };
  orderedBagsStore.set(counted);
  // A disk without room for it: then what localStorage says must do.
  void outboxStore.write(orderedBagsStore.key, counted).catch(() => undefined);
}

/**
 * The submission that was ordered after the bag was what it is: told once, for from then on it is known
 * that this bag is another. '' where nothing was forgotten, or the storage is closed to us.
 */
export async function orderForgotten(): Promise<string> {
  const onDisk = readOrderedBags(await outboxStore.read(orderedBagsStore.key).catch(() => null));
  if (onDisk.count <= orderedBagsStore.get().count) return '';
  orderedBagsStore.set(onDisk);
  return onDisk.last;
}
