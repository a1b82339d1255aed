/**
 * Edits of the bag that the first view of a page does not need: clear, undo and price updates.
 * `bag.ts` contains the edits that every product card needs.
 */
import type { BagLine } from '#domain/bag.ts';
import { editBag } from '#domain/bag-edits.ts';
import { changesBetween, type BagChange } from '#domain/bag-changes.ts';
import type { CurrentInfo } from '#domain/product.ts';
import { bagNews, bagStore, change, isBagStored, noNews } from './bag.ts';
import { useStore } from './store.ts';

/** False after this phone failed to store a change of the bag. */
export function useIsBagStored(): boolean {
  return useStore(isBagStored);
}

/** Empties the bag and offers Undo. */
export function clearBag(): void {
  const { lines } = bagStore.get();
  if (lines.length === 0) return;
  change(editBag, { type: 'bagCleared' });
  bagNews.set({ kind: 'cleared', lines });
}

/** Restores the lines that were removed last. */
export function undoRemoval(): void {
  const news = bagNews.get();
  if (news.kind === 'removed') {
    change(editBag, { type: 'lineRestored', line: news.line, position: news.position });
  }
  if (news.kind === 'cleared') change(editBag, { type: 'bagRestored', lines: news.lines });
  forgetBagNews();
}

/**
 * Puts the lines of an order that was refused or taken back into the bag, behind lines that were
 * added since.
 */
export function putBackIntoBag(lines: readonly BagLine[]): void {
  change(editBag, { type: 'bagRestored', lines });
}

/** Empties the bag after all of its lines were ordered. There is no Undo. */
export function emptyOrderedBag(): void {
  change(editBag, { type: 'bagCleared' });
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
    change(editBag, { type: 'pricesRefreshed', current, requested, at: Date.now() }),
  );
  if (changes.length > 0) bagNews.set({ kind: 'refreshed', changes });
  return changes;
}

/** Applies the edits of the checkout's table to the bag. @public for the checkout (bag-43). */
export function updateFromCheckout(lines: readonly BagLine[]): void {
  change(editBag, { type: 'updatedFromCheckout', lines });
}
