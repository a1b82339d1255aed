import type { QueryClient } from '@tanstack/react-query';
import { configureClient } from '#api/client.ts';
import { shopQuery } from '#api/shop.ts';
import { withTimeout } from '#api/with-timeout.ts';
import { closeByBack } from '#parts/back/close-by-back.ts';
import { forgetOlderBags } from '#state/bag.ts';
import { deviceStore } from '#state/device.ts';
import { observeHost, storedHost } from '#state/host.ts';
import { languageStore } from '#state/language.ts';
import { observeNetwork, networkNow } from '#state/network.ts';
import { sessionStore } from '#state/session.ts';
import { keepShop, shopStore } from '#state/shop.ts';
import { apiHost } from './api-host.ts';
import { followColour } from './follow-colour.ts';
import { fetchShop } from './follow-shop.ts';
import { storedQueriesKey } from './stored-queries.ts';
import { createQueryClient } from './query-client.ts';
import { dispatchScrollAfterRender } from './dispatch-scroll.ts';
import { createShopRouter, type ShopRouter } from './router.ts';
import { fillCacheFromPage } from './fill-cache-from-page.ts';
import { importOrReload } from './import-or-reload.ts';
import { tidyThisAddress } from './tidy-address.ts';
import { whenQuiet } from './when-quiet.ts';

/** How long the first paint waits for query data that is stored on this phone, in milliseconds. */
const restoreTimeoutMs = 500;

/** Starts the app in this page: API client, query cache and router. Call it once. */
export async function startTheShop() {
  tidyThisAddress();
  forgetOlderBags();
  configureClient({
    apiHost,
    token: () => sessionStore.get()?.token ?? '',
    activityId: () => deviceStore.get().activityId,
    language: () => languageStore.get(),
    observed: ({ from, savedAt, host }) => {
      observeNetwork(from, savedAt);
      if (host) observeHost(host);
    },
    catalogue: () => import('#catalogue/catalogue-on-phone.ts'),
    // Without a network only the worker can respond, and it has cached the anonymous requests.
    host: () => storedHost() || (networkNow() === 'offline' ? 'ours' : ''),
  });
  const queryClient = createQueryClient();
  const serverLanguage = fillCacheFromPage(queryClient);
  const serverShop = queryClient.getQueryData(shopQuery.queryKey);
  if (serverShop) keepShop(serverShop);
  else if (!shopStore.get().savedAt) void fetchShop(queryClient);
  followColour();
  if (serverLanguage) {
    // Only our own host renders pages.
    observeHost('ours');
    // The page is already visible, so yield to the browser to handle taps before the rest.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const router = createShopRouter(queryClient);
  closeByBack();
  dispatchScrollAfterRender(router);
  // A server-rendered page already shows its query data, and a first visit has nothing to restore.
  // Other pages wait for the data that their first paint shows.
  const restoring = (next?: ShopRouter) => startFromPhone(queryClient, next);
  if (serverLanguage || !hasStoredState()) whenQuiet(() => void restoring());
  else await withTimeout(restoring(router), restoreTimeoutMs);
  if (serverLanguage) {
    // Without `ssr` the router renders a Suspense boundary that the server's markup lacks, and
    // React would discard that markup.
    router.ssr = { manifest: undefined };
    stayInPlace(router);
  }
  // Load the same matches, with their code, that the server rendered the page from.
  if (document.getElementById('root')?.hasChildNodes()) await router.load();
  whenQuiet(() => void startBehindThePage(queryClient, router));
  return { queryClient, router, serverLanguage, serverShop };
}

/**
 * Keeps the scroll position of a server-rendered page. The router scrolls to the top after its
 * first render too, and readers may have scrolled before the code loaded.
 */
function stayInPlace(router: ShopRouter): void {
  router.options.scrollRestoration = () => false;
  router.subscribe('onRendered', () => {
    router.options.scrollRestoration = true;
  });
}

async function startBehindThePage(queryClient: QueryClient, router: ShopRouter): Promise<void> {
  const { workBehindThePage } = await importOrReload(() => import('./behind-the-page.ts'), router);
  await workBehindThePage(queryClient, router);
}

async function startFromPhone(queryClient: QueryClient, router?: ShopRouter): Promise<void> {
  try {
    await (await import('./start-from-phone.ts')).startFromPhone(queryClient, router);
  } catch {
    // The chunk failed to load or the stored data is unreadable, so all queries are fetched again.
  }
}

function hasStoredState(): boolean {
  try {
    return localStorage.getItem(storedQueriesKey) !== null;
  } catch {
    // The browser forbids storage, so nothing is stored.
    return false;
  }
}
