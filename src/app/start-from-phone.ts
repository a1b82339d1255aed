import type { QueryClient } from '@tanstack/react-query';
import { withTimeout } from '#api/with-timeout.ts';
import { whenScreenRendered } from '#parts/shell/page-title.ts';
import { followLanguage } from '#state/follow-language.ts';
import { sessionStore } from '#state/session.ts';
import { persistQueries } from './persisted-queries.ts';
import { ageThePage } from './age-the-page.ts';
import type { ShopRouter } from './router.ts';
import { forgetStoredQueries, storedQueriesKey } from './stored-queries.ts';

/**
 * Restores the language and the query data of earlier visits, and stores both from now on. If a
 * router is passed, the page is still empty, and its first screen is loaded too. Returns a function
 * that stops following the language.
 */
export async function startFromPhone(
  queryClient: QueryClient,
  router?: ShopRouter,
): Promise<() => void> {
  if (!router) {
    await whenScreenRendered;
    ageThePage(queryClient);
  }
  const stopLanguage = followLanguage();
  const [hasLeft] = await Promise.all([
    forgetWhoHasLeft(),
    persistQueries(queryClient, storedQueriesKey),
  ]);
  if (hasLeft) {
    queryClient.clear();
    forgetStoredQueries();
  }
  if (!router) return stopLanguage;
  await withTimeout(router.load(), firstScreenTimeoutMs);
  return stopLanguage;
}

/**
 * Forgets a customer who has signed out, before any of their data is painted (sign-in-98). Returns
 * true if somebody was forgotten.
 */
async function forgetWhoHasLeft(): Promise<boolean> {
  if (!sessionStore.get()) return false;
  try {
    return await (await import('#parts/sign-in/end-signed-out.ts')).endSignedOutSession();
  } catch {
    // The chunk failed to load. `followSession` retries in the background.
    return false;
  }
}

/**
 * How long the first paint waits for the first screen, in milliseconds. React shows the content of a
 * Suspense boundary no sooner than 300 ms after the last fallback of any boundary appeared. So the
 * screen's code, and its response if it comes in time, are loaded before the first paint.
 */
const firstScreenTimeoutMs = 250;
