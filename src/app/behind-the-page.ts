import type { QueryClient } from '@tanstack/react-query';
import { onDeliveryRequested } from '#outbox/delivery/request-delivery.ts';
import { releaseInstallPriority, whenInstallIsDone } from '#state/install-priority.ts';
import { sessionStore } from '#state/session.ts';
import { hideFailedPictures } from '#ui/hide-failed-pictures.ts';
import { importOrReload } from './import-or-reload.ts';
import type { ShopRouter } from './router.ts';
import { scrollSmoothly } from './scrolling.ts';
import { registerServiceWorker } from './service-worker.ts';

/**
 * Starts the background work after the first render. On a first visit the service worker is
 * installed first: until the app opens without a network, other downloads would compete with it for
 * bandwidth (offline-185).
 */
export async function workBehindThePage(queryClient: QueryClient, router: ShopRouter) {
  // From now on the network strip derives the network status itself.
  delete document.documentElement.dataset['openedOffline'];
  hideFailedPictures();
  scrollSmoothly(router);
  const installed = registerServiceWorker();
  void Promise.race([installed, untilSignInOrDelivery()]).then(releaseInstallPriority);
  await whenInstallIsDone();
  // Release callers that began to wait before this phone had stored anything: `whenInstallIsDone`
  // checks that only once.
  releaseInstallPriority();
  const { startBackgroundTasks } = await importOrReload(
    () => import('./background-tasks.ts'),
    router,
  );
  startBackgroundTasks(queryClient, router);
}

/** Resolves when somebody signs in or a submission is due for delivery. */
function untilSignInOrDelivery(): Promise<void> {
  return new Promise((resolve) => {
    sessionStore.subscribe(resolve);
    onDeliveryRequested(() => resolve());
  });
}
