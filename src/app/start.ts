import type { QueryClient } from '@tanstack/react-query';
import { configureClient } from '#api/client.ts';
import { theShop } from '#domain/shop.ts';
import { forgetOlderBags } from '#state/bag.ts';
import { deviceStore } from '#state/device.ts';
import { learnBengaliWords } from '#state/product-words.ts';
import { sessionStore } from '#state/session.ts';
import { apiHost } from './api-host.ts';
import { rememberQueries } from './persisted-queries.ts';
import { createQueryClient } from './query-client.ts';
import { createShopRouter } from './router.ts';
import { whenQuiet } from './when-quiet.ts';

/** Opens the shop in this page: the client, the questions, the addresses. Called once. */
export function startTheShop() {
  forgetOlderBags();
  configureClient({
    apiHost,
    token: () => sessionStore.get()?.token ?? '',
    activityId: () => deviceStore.get().activityId,
  });
  learnBengaliWords();
  const queryClient = createQueryClient();
  void rememberQueries(queryClient, theShop().name.en);
  const router = createShopRouter(queryClient);
  whenQuiet(() => void startBehindThePage(queryClient));
  return { queryClient, router };
}

async function startBehindThePage(queryClient: QueryClient): Promise<void> {
  const { workBehindThePage } = await import('./behind-the-page.ts');
  workBehindThePage(queryClient);
}
