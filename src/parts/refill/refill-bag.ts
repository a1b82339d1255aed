/** The bag that a refill takes the place of, until the customer has gone on (S2 §4). */
import type { BagLine } from '#domain/bag.ts';
import { bagStore, updateFromCheckout } from '#state/bag.ts';
import { createMemoryStore } from '#state/memory-store.ts';
import { useStore } from '#state/store.ts';

const putAside = createMemoryStore<readonly BagLine[] | null>(null);

/** Empties the bag, fills it with the refill, and puts aside what was there. */
export function fillBagAgain(lines: readonly BagLine[]): void {
  putAside.set(bagStore.get().lines);
  updateFromCheckout(lines);
}

/** True while a refill can be undone. */
export function useIsRefilled(): boolean {
  return useStore(putAside) !== null;
}

/** The bag is as it was before the refill. */
export function undoRefill(): void {
  const before = putAside.get();
  if (!before) return;
  updateFromCheckout(before);
  putAside.set(null);
}
