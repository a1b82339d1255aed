/** The bag that a refill takes the place of, as long as the refill is in it (customer-area-78). */
import type { Bag, BagLine } from '#domain/bag.ts';
import { bagStore, updateFromCheckout, useBag } from '#state/bag.ts';
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { useStore } from '#state/store.ts';

/** What was in the bag before, and which products the refill put there. */
const putAside = createEphemeralStore<{ lines: readonly BagLine[]; refill: string } | null>(null);

/** Empties the bag, fills it with the refill, and puts aside what was there. */
export function fillBagAgain(lines: readonly BagLine[]): void {
  const before = bagStore.get().lines;
  updateFromCheckout(lines);
  putAside.set({ lines: before, refill: productsIn(bagStore.get()) });
}

/** True while the bag holds a refill that can be undone: not once it was ordered, or other products joined. */
export function useIsRefilled(): boolean {
  const aside = useStore(putAside);
  return productsIn(useBag()) === aside?.refill;
}

/** The bag is as it was before the refill. */
export function undoRefill(): void {
  const aside = putAside.get();
  if (!aside) return;
  putAside.set(null);
  updateFromCheckout(aside.lines);
}

function productsIn(bag: Bag): string {
  return bag.lines.map((line) => line.id).join(' ');
}
