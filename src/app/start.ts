import { configureClient } from '#api/client.ts';
import { deviceStore } from '#state/device.ts';
import { rememberQueries } from './persisted-queries.ts';
import { createQueryClient } from './query-client.ts';
import { keepDeviceRegistered } from './register-device.ts';
import { createShopRouter } from './router.ts';
import { registerServiceWorker, whenQuiet } from './service-worker.ts';

/** Opens the shop in this page: the client, the questions, the addresses. Called once. */
export function startTheShop() {
  configureClient({
    apiHost: '/api/',
    token: () => '',
    activityId: () => deviceStore.get().activityId,
  });
  const queryClient = createQueryClient();
  const remembered = rememberQueries(queryClient, '1');
  const router = createShopRouter(queryClient);
  whenQuiet(() => {
    void registerServiceWorker();
    keepDeviceRegistered('Nirog');
  });
  return { queryClient, router, remembered };
}
