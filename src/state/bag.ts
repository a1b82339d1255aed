/**
 * The bag of this phone (S1 §3 "Cart"): stored under `CARTV2`, followed across
 * tabs, untouched by signing in and out. Every change goes through `changeBag`.
 */
import { bag as storedBag, storageKeys, writeBag } from '#contract/stored.ts';
import {
  changeBag,
  emptyBag,
  lineOf,
  positionOf,
  type Bag,
  type BagEvent,
  type BagLine,
} from '#domain/bag.ts';
import { changesBetween, type BagChange } from '#domain/bag-changes.ts';
import type { CurrentInfo, Product } from '#domain/product.ts';
import { createMemoryStore } from './memory-store.ts';
import { createStore, useStore } from './store.ts';

export const bagStore = createStore<Bag>({
  key: storageKeys.bag,
  schema: storedBag,
  initial: emptyBag,
  write: writeBag,
});

/** What happened last, for the live region and for Undo. `count` tells two equal happenings apart. */
export type BagNews = { count: number } & (
  | { kind: 'none' }
  | { kind: 'added'; line: BagLine }
  | { kind: 'removed'; line: BagLine; position: number }
  | { kind: 'cleared'; lines: readonly BagLine[] }
  | { kind: 'refreshed'; changes: readonly BagChange[] }
);

export const bagNewsStore = createMemoryStore<BagNews>({ kind: 'none', count: 0 });

/** False once this phone could not keep a change of the bag (full or forbidden storage). */
export const isBagKeptStore = createMemoryStore(true);

/** The bag while rendering; drawn again when it changes, here or in another tab. */
export function useBag(): Bag {
  return useStore(bagStore);
}

/** The bag's line for a product, or undefined. */
export function useBagLine(id: string): BagLine | undefined {
  return lineOf(useBag(), id);
}

type Happening = BagNews extends infer News
  ? News extends { count: number }
    ? Omit<News, 'count'>
    : never
  : never;

function tell(news: Happening): void {
  bagNewsStore.set((last) => ({ ...news, count: last.count + 1 }));
}

function change(event: BagEvent): Bag {
  const before = bagStore.get();
  const after = changeBag(before, event);
  if (after !== before) isBagKeptStore.set(bagStore.set(after));
  return after;
}

/** Adds one of a product; ignored where it is in the bag already (S1 §4). */
export function addToBag(product: Product): void {
  const isPresent = lineOf(bagStore.get(), product.id) !== undefined;
  const line = lineOf(change({ type: 'productAdded', product }), product.id);
  if (line && !isPresent) tell({ kind: 'added', line });
}

/** Adds a product with a quantity, or sets the quantity of one that is there. */
export function addWithQuantity(product: Product, quantity: number): void {
  change({ type: 'productAddedWithQuantity', product, quantity });
}

/** Sets a quantity; 0 removes the line, with Undo. */
export function changeQuantity(id: string, quantity: number): void {
  if (quantity < 1) removeFromBag(id);
  else change({ type: 'quantityChanged', id, quantity });
}

/** Takes a line out, with Undo. */
export function removeFromBag(id: string): void {
  const before = bagStore.get();
  const line = lineOf(before, id);
  if (!line) return;
  change({ type: 'lineRemoved', id });
  tell({ kind: 'removed', line, position: positionOf(before, id) });
}

/** Takes everything out, with Undo. */
export function clearBag(): void {
  const { lines } = bagStore.get();
  if (lines.length === 0) return;
  change({ type: 'bagCleared' });
  tell({ kind: 'cleared', lines });
}

/** Puts back what was taken out last. */
export function undoRemoval(): void {
  const news = bagNewsStore.get();
  if (news.kind === 'removed') {
    change({ type: 'lineRestored', line: news.line, position: news.position });
  }
  if (news.kind === 'cleared') change({ type: 'bagRestored', lines: news.lines });
  forgetBagNews();
}

/** The last news has been read, or has had its time. */
export function forgetBagNews(): void {
  tell({ kind: 'none' });
}

/** Takes the prices and the stock of this moment; what changed is told to the customer. */
export function takeCurrentPrices(current: readonly CurrentInfo[]): readonly BagChange[] {
  const before = bagStore.get();
  const changes = changesBetween(before, change({ type: 'pricesRefreshed', current }));
  if (changes.length > 0) tell({ kind: 'refreshed', changes });
  return changes;
}

/** The checkout table's edits come back. */
export function updateFromCheckout(lines: readonly BagLine[]): void {
  change({ type: 'updatedFromCheckout', lines });
}

/** Deletes the keys of older versions; called once at start (S1 §3). */
export function forgetOlderBags(): void {
  try {
    for (const key of storageKeys.outdated) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: then there is nothing older either.
  }
}

const bagPanelStore = createMemoryStore(false);

/** Whether the bag's panel is open. */
export function useIsBagOpen(): boolean {
  return useStore(bagPanelStore);
}

export function openBag(): void {
  bagPanelStore.set(true);
}

export function closeBag(): void {
  bagPanelStore.set(false);
}

/** The bag's panel toggles open and closed (S1 §4). */
export function toggleBag(): void {
  bagPanelStore.set((isOpen) => !isOpen);
}
