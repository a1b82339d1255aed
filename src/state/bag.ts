/**
 * The bag of this phone (bag-2, bag-5 to bag-7). It is stored under `CARTV2`, follows other tabs
 * and does not change at sign-in or sign-out. Every change goes through `change`.
 */
import { useSyncExternalStore } from 'react';
import { bag as storedBag, writeBag } from '#contract/stored-bag.ts';
import { storageKeys } from '#contract/stored.ts';
import {
  changeBag,
  changesBetween,
  emptyBag,
  lineOf,
  positionOf,
  type Bag,
  type BagChange,
  type BagEvent,
  type BagLine,
} from '#domain/bag.ts';
import type { CurrentInfo, Product } from '#domain/product.ts';
import { createEphemeralStore } from './ephemeral-store.ts';
import { createStore, useStore } from './store.ts';

export const bagStore = createStore<Bag>({
  key: storageKeys.bag,
  schema: storedBag,
  initial: emptyBag,
  write: writeBag,
});

/** The notice about the last change, which the customer can read and undo. */
export type BagNews =
  | { kind: 'none' }
  | { kind: 'removed'; line: BagLine; position: number }
  | { kind: 'cleared'; lines: readonly BagLine[] }
  | { kind: 'refreshed'; changes: readonly BagChange[] };

const noNews: BagNews = { kind: 'none' };
const bagNews = createEphemeralStore<BagNews>(noNews);

export function useBagNews(): BagNews {
  return useStore(bagNews);
}

export const isBagStored = createEphemeralStore<boolean>(true);

/** False after this phone failed to store a change of the bag (full or forbidden storage). */
export function useIsBagStored(): boolean {
  return useStore(isBagStored);
}

/** The current bag. Re-renders when it changes here or in another tab. */
export function useBag(): Bag {
  return useStore(bagStore);
}

/** The bag's line for a product, or undefined. Re-renders only when that line changes. */
export function useBagLine(id: string): BagLine | undefined {
  return useSyncExternalStore(
    bagStore.subscribe,
    () => lineOf(bagStore.get(), id),
    () => lineOf(bagStore.initial(), id),
  );
}

/** Applies an event to the bag, stores the result and returns it. */
function change(event: BagEvent): Bag {
  const before = bagStore.get();
  const after = changeBag(before, event);
  if (after !== before) isBagStored.set(bagStore.set(after));
  return after;
}

/**
 * Dates a product's price with the current time, unless it has a date: it comes from a response of
 * the server.
 */
const priced = (product: Product): Product => ({ pricedAt: Date.now(), ...product });

/** Adds one unit of a product. Does nothing if the bag already contains it (bag-9). */
export function addToBag(product: Product): void {
  change({ type: 'productAdded', product: priced(product) });
}

/**
 * Adds a product with a quantity, or sets the quantity of its line. @public for a refill (bag-10).
 */
export function addWithQuantity(product: Product, quantity: number): void {
  change({ type: 'productAddedWithQuantity', product: priced(product), quantity });
}

/** Sets a quantity; 0 removes the line, with Undo. */
export function changeQuantity(id: string, quantity: number): void {
  if (quantity < 1) removeFromBag(id);
  else change({ type: 'quantityChanged', id, quantity });
}

/** Removes a line and offers Undo. */
export function removeFromBag(id: string): void {
  const before = bagStore.get();
  const line = lineOf(before, id);
  if (!line) return;
  change({ type: 'lineRemoved', id });
  bagNews.set({ kind: 'removed', line, position: positionOf(before, id) });
}

/** Empties the bag and offers Undo. */
export function clearBag(): void {
  const { lines } = bagStore.get();
  if (lines.length === 0) return;
  change({ type: 'bagCleared' });
  bagNews.set({ kind: 'cleared', lines });
}

/** Restores the lines that were removed last. */
export function undoRemoval(): void {
  const news = bagNews.get();
  if (news.kind === 'removed') {
    change({ type: 'lineRestored', line: news.line, position: news.position });
  }
  if (news.kind === 'cleared') change({ type: 'bagRestored', lines: news.lines });
  forgetBagNews();
}

/**
 * Puts the lines of an order that was refused or taken back into the bag, behind lines that were
 * added since.
 */
export function putBackIntoBag(lines: readonly BagLine[]): void {
  change({ type: 'bagRestored', lines });
}

/** Empties the bag after all of its lines were ordered. There is no Undo. */
export function emptyOrderedBag(): void {
  change({ type: 'bagCleared' });
  forgetBagNews();
}

/** Dismisses the last notice, after the customer has read it or its display time is over. */
export function forgetBagNews(): void {
  bagNews.set(noNews);
}

/**
 * Applies current prices and stock to the bag. `requested` lists the products that the request was
 * for. Shows the changes to the customer and returns them.
 */
export function takeCurrentPrices(
  current: readonly CurrentInfo[],
  requested: readonly string[] = [],
): readonly BagChange[] {
  const before = bagStore.get();
  const changes = changesBetween(
    before,
    change({ type: 'pricesRefreshed', current, requested, at: Date.now() }),
  );
  if (changes.length > 0) bagNews.set({ kind: 'refreshed', changes });
  return changes;
}

/** Applies the edits of the checkout's table to the bag. @public for the checkout (bag-43). */
export function updateFromCheckout(lines: readonly BagLine[]): void {
  change({ type: 'updatedFromCheckout', lines });
}

/** Deletes the storage keys of older versions. Called once at start (bag-3). */
export function forgetOlderBags(): void {
  try {
    for (const key of storageKeys.outdated) localStorage.removeItem(key);
  } catch {
    // The browser forbids storage, so there is nothing to delete.
  }
}

const isBagOpen = createEphemeralStore<boolean>(false);

export function useIsBagOpen(): boolean {
  return useStore(isBagOpen);
}

export function openBag(): void {
  isBagOpen.set(true);
}

export function closeBag(): void {
  isBagOpen.set(false);
}
