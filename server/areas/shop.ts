import * as contract from '#contract/shop.ts';
import { implementCatalogue } from '#server/endpoint/implement.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** The shop's particulars, for everybody. */
export function implementShop(context: AppContext): void {
  implementCatalogue(context, contract.get, context.shop);
}
