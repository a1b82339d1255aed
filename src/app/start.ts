import { configureClient } from '#api/client.ts';
import { noActivityId } from '#contract/wire.ts';
import { createQueryClient } from './query-client.ts';
import { createShopRouter } from './router.ts';

/** Opens the shop in this page: the client, the questions, the addresses. Called once. */
export function startTheShop() {
  configureClient({ apiHost: '/api/', token: () => '', activityId: () => noActivityId });
  const queryClient = createQueryClient();
  const router = createShopRouter(queryClient);
  return { queryClient, router };
}
