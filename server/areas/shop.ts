import * as contract from '#contract/shop.ts';
import { implementCatalogue } from '#server/endpoint/implement.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { shownDirectors } from '#server/services/shop/lists.ts';

/** The shop's particulars and its board of directors, for everybody. */
export function implementShop(context: AppContext): void {
  implementCatalogue(context, contract.get, context.shop);

  implementCatalogue(context, contract.directors, async () => ({
    rows: await shownDirectors(context.db),
  }));
}
