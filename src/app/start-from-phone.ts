import type { QueryClient } from '@tanstack/react-query';
import { withTimeout } from '#api/with-timeout.ts';
import { openCatalogueAhead } from '#catalogue/catalogue-on-phone.ts';
import { theShop } from '#domain/shop.ts';
import { followLanguage } from '#state/follow-language.ts';
import { persistQueries } from './persisted-queries.ts';
import type { ShopRouter } from './router.ts';
import { storedQueriesKey } from './stored-queries.ts';

/**
 * Puts back what this phone remembers of earlier visits, its language and its answers, and keeps
 * both from now on. With a router, for a page that nothing stands in yet, also its first screen.
 */
export async function startFromPhone(queryClient: QueryClient, router?: ShopRouter) {
  const version = theShop().name.en;
  await Promise.all([followLanguage(), persistQueries(queryClient, storedQueriesKey, version)]);
  if (router) await prepareFirstScreen(router);
}

/** How long the first paint waits for a screen that has no skeleton of its own, in milliseconds. */
const aMoment = 250;

/** Addresses whose screens the whole catalogue can answer. */
const ofCatalogue = /^\/(category|subCategory|products?)\//i;

/**
 * Gets the first screen of this phone ready: asks before anything is painted, and has the screen's
 * code at the first paint. A skeleton that comes later than that is one more to replace, and
 * React lets what it has replaced stand for 300 ms.
 */
async function prepareFirstScreen(router: ShopRouter): Promise<void> {
  const { pathname } = router.latestLocation;
  if (ofCatalogue.test(pathname)) openCatalogueAhead();
  const loaded = router.load();
  await withTimeout(loaded, aMoment);
}
