import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { reportDemand as sendDemand } from '#api/stock.ts';
import { languageStore } from '#state/language.ts';
import { noteStockTrouble } from '#state/out-of-stock.ts';
import { sentenceOf } from '#text/errors.ts';

/**
 * Reports to the shop that a product that is out of stock was tapped. A failure is only shown in
 * the open dialog (bag-46). Without a network nothing is shown, because the request itself waits on
 * this phone.
 */
export async function reportDemand(productId: string): Promise<void> {
  try {
    await sendDemand(productId);
  } catch (failure) {
    const reason = reasonOf(failure);
    if (hasNoResponse(reason)) return;
    noteStockTrouble(productId, sentenceOf(reason, languageStore.get()));
  }
}
