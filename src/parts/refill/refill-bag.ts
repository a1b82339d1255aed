/**
 * Stores the bag that a refill has replaced, as long as the refill is in the bag
 * (customer-area-78).
 */
import type { Bag, BagLine } from '#domain/bag.ts';
import { bagStore, updateFromCheckout, useBag } from '#state/bag.ts';
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { useStore } from '#state/store.ts';

/** The previous lines of the bag, and a key of the refill's products. */
const putAside = createEphemeralStore<{ lines: readonly BagLine[]; refill: string } | null>(null);

/** Replaces the content of the bag by the refill and stores the previous lines. */
export function fillBagAgain(lines: readonly BagLine[]): void {
  const before = bagStore.get().lines;
  updateFromCheckout(lines);
  putAside.set({ lines: before, refill: productsIn(bagStore.get()) });
}

/**
 * Whether the bag contains a refill that can be undone. False after it was ordered or other
 * products were added.
 */
export function useIsRefilled(): boolean {
  const aside = useStore(putAside);
  return productsIn(useBag()) === aside?.refill;
}

/** Restores the bag from before the refill. */
export function undoRefill(): void {
  const aside = putAside.get();
  if (!aside) return;
  putAside.set(null);
  updateFromCheckout(aside.lines);
}

function productsIn(bag: Bag): string {
  return bag.lines.map((line) => line.id).join(' ');
}
