import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { reportDemand as tell } from '#api/stock.ts';
import { languageStore } from '#state/language.ts';
import { noteStockTrouble } from '#state/out-of-stock.ts';
import { sentenceOf } from '#text/errors.ts';

/**
 * Tells the shop that somebody tapped a product that ran out. A failure stops
 * nothing; its words stand in the open dialog (bag-46). Without a network
 * nothing is said, for the request itself waits on this phone.
 */
export async function reportDemand(productId: string): Promise<void> {
  try {
    await tell(productId);
  } catch (failure) {
    const reason = reasonOf(failure);
    if (hasNoResponse(reason)) return;
    noteStockTrouble(productId, sentenceOf(reason, languageStore.get()));
  }
}
