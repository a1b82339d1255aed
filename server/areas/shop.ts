import * as contract from '#contract/shop.ts';
import { implementCatalogue } from '#server/endpoint/implement.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { shownDirectors } from '#server/services/shop/lists.ts';
import { readOwnPage } from '#server/services/shop/settings.ts';

/** The shop's particulars, its board of directors and its own page texts, for everybody. */
export function implementShop(context: AppContext): void {
  implementCatalogue(context, contract.get, context.shop);

  implementCatalogue(context, contract.directors, async () => ({
    rows: await shownDirectors(context.db),
  }));

  implementCatalogue(context, contract.page, ({ input }) => readOwnPage(context.db, input.name));
}
