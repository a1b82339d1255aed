import type { QueryClient } from '@tanstack/react-query';
import { configureClient } from '#api/client.ts';
import { within } from '#api/patiently.ts';
import { theShop } from '#domain/shop.ts';
import { forgetOlderBags } from '#state/bag.ts';
import { deviceStore } from '#state/device.ts';
import { followLanguage } from '#state/language.ts';
import { hearOfNetwork } from '#state/network.ts';
import { sessionStore } from '#state/session.ts';
import { apiHost } from './api-host.ts';
import { createQueryClient } from './query-client.ts';
import { createShopRouter, type ShopRouter } from './router.ts';
import { takeOver } from './take-over.ts';
import { whenQuiet } from './when-quiet.ts';

/** Where the answers are kept that the next visit paints at once. */
const questionsKey = 'questions';

/** How long the first paint waits for them, in milliseconds: they lie on this phone. */
const aMoment = 500;

/** Opens the shop in this page: the client, the questions, the addresses. Called once. */
export async function startTheShop() {
  forgetOlderBags();
  configureClient({
    apiHost,
    token: () => sessionStore.get()?.token ?? '',
    activityId: () => deviceStore.get().activityId,
    heard: ({ answered, savedAt }) => hearOfNetwork(answered, savedAt),
  });
  const queryClient = createQueryClient();
  const remember = () => rememberQueries(queryClient, theShop().name.en);
  const drawn = await takeOver(queryClient);
  const spoken = followLanguage();
  // A page that stands already shows what it was drawn from; a first visit has nothing to
  // remember; later ones wait for what their first paint shows.
  if (drawn || !hasKept(questionsKey)) whenQuiet(() => void remember());
  if (!drawn) await within(Promise.all([spoken, hasKept(questionsKey) && remember()]), aMoment);
  const router = createShopRouter(queryClient);
  if (drawn) await standWhereThePageStands(router);
  whenQuiet(() => void startBehindThePage(queryClient, router));
  return { queryClient, router, drawn };
}

/** The same matches, with their code, as the server had when it drew the page. */
async function standWhereThePageStands(router: ShopRouter): Promise<void> {
  // Tells the router that its markup is there: without it the boundaries do not agree.
  router.ssr = { manifest: undefined };
  await router.load();
}

async function startBehindThePage(queryClient: QueryClient, router: ShopRouter): Promise<void> {
  const { workBehindThePage } = await import('./behind-the-page.ts');
  workBehindThePage(queryClient, router);
}

async function rememberQueries(queryClient: QueryClient, version: string): Promise<void> {
  try {
    const kept = await import('./persisted-queries.ts');
    await kept.rememberQueries(queryClient, questionsKey, version);
  } catch {
    // Its code could not be had, or its record not be read: then everything is asked anew.
  }
}

function hasKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage is forbidden: nothing is kept.
    return false;
  }
}
