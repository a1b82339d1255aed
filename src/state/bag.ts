/**
 * The bag of this phone (bag-2, bag-5 to bag-7). It is stored under `CARTV2`, follows other tabs
 * and does not change at sign-in or sign-out. Every change goes through `change`.
 */
import { useSyncExternalStore } from 'react';
import { bag as storedBag, writeBag } from '#contract/stored-bag.ts';
import { storageKeys } from '#contract/stored.ts';
import { changeBag, emptyBag, lineOf, positionOf, type Bag, type BagLine } from '#domain/bag.ts';
import type { BagChange } from '#domain/bag-changes.ts';
import type { Product } from '#domain/product.ts';
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

export const noNews: BagNews = { kind: 'none' };
export const bagNews = createEphemeralStore<BagNews>(noNews);

export function useBagNews(): BagNews {
  return useStore(bagNews);
}

/** False after this phone failed to store a change of the bag (full or forbidden storage). */
export const isBagStored = createEphemeralStore<boolean>(true);

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

/** Applies a step to the bag by its rules, stores the result and returns it. */
export function change<Step>(rules: (bag: Bag, step: Step) => Bag, step: Step): Bag {
  const before = bagStore.get();
  const after = rules(before, step);
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
  change(changeBag, { type: 'productAdded', product: priced(product) });
}

/**
 * Adds a product with a quantity, or sets the quantity of its line. @public for a refill (bag-10).
 */
export function addWithQuantity(product: Product, quantity: number): void {
  change(changeBag, { type: 'productAddedWithQuantity', product: priced(product), quantity });
}

/** Sets a quantity; 0 removes the line, with Undo. */
export function changeQuantity(id: string, quantity: number): void {
  if (quantity < 1) removeFromBag(id);
  else change(changeBag, { type: 'quantityChanged', id, quantity });
}

/** Removes a line and offers Undo. */
export function removeFromBag(id: string): void {
  const before = bagStore.get();
  const line = lineOf(before, id);
  if (!line) return;
  change(changeBag, { type: 'lineRemoved', id });
  bagNews.set({ kind: 'removed', line, position: positionOf(before, id) });
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
