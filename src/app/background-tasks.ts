import type { QueryClient } from '@tanstack/react-query';
import { reportOrderErrors } from '#api/order-errors.ts';
import { prefetchPlaces } from '#api/addresses.ts';
import { keepCatalogue } from '#catalogue/keep-catalogue.ts';
import { startTriggers } from '#outbox/delivery/triggers.ts';
import { whenScreenRendered } from '#parts/shell/page-title.ts';
import { loadScreenFailed } from '#parts/screen-failed/LazyScreenFailed.tsx';
import { followMovedPush } from '#push/follow-moved-push.ts';
import { deviceStore } from '#state/device.ts';
import { fullPhoneStore } from '#state/full-phone.ts';
import { languageStore } from '#state/language.ts';
import { networkNow } from '#state/network.ts';
import { currentOwner, sessionStore } from '#state/session.ts';
import { theShop } from '#state/shop.ts';
import { apiHost } from './api-host.ts';
import { refetchWhileUnreachable } from './refetch-while-unreachable.ts';
import { followPriceAges } from './follow-price-ages.ts';
import { followShop } from './follow-shop.ts';
import { followSession } from './follow-session.ts';
import { keepPictures } from './keep-pictures.ts';
import { keepDeviceRegistered } from './register-device.ts';
import { renewDrawnPictures } from './renew-drawn-pictures.ts';
import { renewOnReturn } from './renew-on-return.ts';
import type { ShopRouter } from './router.ts';

/**
 * Starts the background tasks that do not have to run before the app works offline: the outbox
 * triggers, the device registration, and the downloads of all places for the address form, of the
 * whole catalogue and of the pictures that are stored longest.
 */
export function startBackgroundTasks(queryClient: QueryClient, router: ShopRouter): void {
  followSession(queryClient);
  followShop(queryClient);
  void whenScreenRendered.then(() => followPriceAges(queryClient));
  refetchWhileUnreachable(queryClient);
  renewOnReturn(queryClient);
  renewDrawnPictures();
  reportOrderErrors({
    customerId: () => sessionStore.get()?.id ?? '',
    snapshot: () => ({
      page: router.state.matches.at(-1)?.routeId ?? '',
      language: languageStore.get(),
      network: networkNow(),
    }),
  });
  startTriggers({
    owner: () => currentOwner(sessionStore.get()),
    workerSettings: () => ({ apiHost, paths: {}, activityId: deviceStore.get().activityId }),
    report: reportError,
    onStorageFull: fullPhoneStore.set,
  });
  followMovedPush();
  keepDeviceRegistered(theShop().name.en);
  void prefetchPlaces(queryClient);
  void keepCatalogue(queryClient);
  void keepPictures(queryClient, router);
  // Prefetch the error screen, so that it can render when the network is lost.
  loadScreenFailed().catch(() => {});
}
