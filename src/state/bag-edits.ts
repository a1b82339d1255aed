/**
 * What is done with the bag behind the first view of a page: to clear it, to undo, to take the
 * prices of this moment. What every card needs is in `bag.ts`.
 */
import type { BagLine } from '#domain/bag.ts';
import { editBag } from '#domain/bag-edits.ts';
import { changesBetween, type BagChange } from '#domain/bag-changes.ts';
import type { CurrentInfo } from '#domain/product.ts';
import { bagNews, bagStore, change, isBagStored, noNews } from './bag.ts';
import { useStore } from './store.ts';

/** False once this phone could not keep a change of the bag. */
export function useIsBagStored(): boolean {
  return useStore(isBagStored);
}

/** Takes everything out, with Undo. */
export function clearBag(): void {
  const { lines } = bagStore.get();
  if (lines.length === 0) return;
  change(editBag, { type: 'bagCleared' });
  bagNews.set({ kind: 'cleared', lines });
}

/** Puts back what was taken out last. */
export function undoRemoval(): void {
  const news = bagNews.get();
  if (news.kind === 'removed') {
    change(editBag, { type: 'lineRestored', line: news.line, position: news.position });
  }
  if (news.kind === 'cleared') change(editBag, { type: 'bagRestored', lines: news.lines });
  forgetBagNews();
}

/** An order that was not accepted, or was taken back: its lines return, behind anything added since. */
export function putBackIntoBag(lines: readonly BagLine[]): void {
  change(editBag, { type: 'bagRestored', lines });
}

/** Everything in it was ordered: the bag is empty, and there is nothing to undo. */
export function emptyOrderedBag(): void {
  change(editBag, { type: 'bagCleared' });
  forgetBagNews();
}

/** The last news has been read, or has had its time. */
export function forgetBagNews(): void {
  bagNews.set(noNews);
}

/** Takes the prices and the stock of this moment of the products `requested`; what changed is told to the customer. */
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

/** The checkout table's edits come back. @public for the checkout (bag-43). */
export function updateFromCheckout(lines: readonly BagLine[]): void {
  change(editBag, { type: 'updatedFromCheckout', lines });
}
