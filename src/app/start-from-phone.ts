import type { QueryClient } from '@tanstack/react-query';
import { withTimeout } from '#api/with-timeout.ts';
import { takeCatalogueAhead } from '#catalogue/catalogue-on-phone.ts';
import { theShop } from '#domain/shop.ts';
import { screenStands } from '#parts/shell/page-title.ts';
import { followLanguage } from '#state/follow-language.ts';
import { sessionStore } from '#state/session.ts';
import { persistQueries } from './persisted-queries.ts';
import { ageThePage } from './age-the-page.ts';
import type { ShopRouter } from './router.ts';
import { forgetStoredQueries, storedQueriesKey } from './stored-queries.ts';

/**
 * Puts back what this phone remembers of earlier visits, its language and its answers, and keeps
 * both from now on. With a router, for a page that nothing stands in yet, also its first screen.
 */
export async function startFromPhone(queryClient: QueryClient, router?: ShopRouter) {
  const version = theShop().name.en;
  takeCatalogueAhead();
  if (!router) {
    await screenStands;
    ageThePage(queryClient);
  }
  const restoring = forgetWhoHasLeft().then(() =>
    persistQueries(queryClient, storedQueriesKey, version),
  );
  await Promise.all([followLanguage(), restoring]);
  if (router) await withTimeout(router.load(), aMoment);
}

/** Before anything of theirs is painted (sign-in-98). */
async function forgetWhoHasLeft(): Promise<void> {
  if (!sessionStore.get()) return;
  try {
    const { endSignedOutSession } = await import('#parts/sign-in/end-signed-out.ts');
    if (await endSignedOutSession()) forgetStoredQueries();
  } catch {
    // Its code could not be had: it is tried again behind the page.
  }
}

/**
 * How long the first paint waits for the first screen, in milliseconds. It is asked for before
 * anything is painted, and has its code at the first paint: a skeleton that comes later than
 * that is one more to replace, and React lets what it has replaced stand for 300 ms.
 */
const aMoment = 250;
