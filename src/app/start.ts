import { configureClient } from '#api/client.ts';
import { theShop } from '#domain/shop.ts';
import { forgetOlderBags } from '#state/bag.ts';
import { deviceStore } from '#state/device.ts';
import { currentOwner, sessionStore } from '#state/session.ts';
import { rememberQueries } from './persisted-queries.ts';
import { createQueryClient } from './query-client.ts';
import { keepDeviceRegistered } from './register-device.ts';
import { createShopRouter } from './router.ts';
import { registerServiceWorker, whenQuiet } from './service-worker.ts';

/** The API's address, with a slash at its end; another host is set when the shop is built (decisions, "Home and catalogue"). */
const apiHost: string = import.meta.env['VITE_API_HOST'] ?? '/api/';

/** Opens the shop in this page: the client, the questions, the addresses. Called once. */
export function startTheShop() {
  forgetOlderBags();
  configureClient({
    apiHost,
    token: () => sessionStore.get()?.token ?? '',
    activityId: () => deviceStore.get().activityId,
  });
  const queryClient = createQueryClient();
  void rememberQueries(queryClient, theShop().name.en);
  const router = createShopRouter(queryClient);
  whenQuiet(() => {
    void registerServiceWorker();
    void openOutbox();
    keepDeviceRegistered(theShop().name.en);
  });
  return { queryClient, router };
}

/** The outbox's doors: not part of the first paint, but open before anything can be sent. */
async function openOutbox(): Promise<void> {
  const { openDoors } = await import('#outbox/doors.ts');
  openDoors({
    owner: () => currentOwner(sessionStore.get()),
    surroundings: () => ({ apiHost, paths: {}, activityId: deviceStore.get().activityId }),
    report: (failure) => reportError(failure),
  });
}
