import type { QueryClient } from '@tanstack/react-query';
import { onDeliveryRequested } from '#outbox/request-delivery.ts';
import { releaseInstallPriority, whenInstallIsDone } from '#state/install-priority.ts';
import { sessionStore } from '#state/session.ts';
import { hideFailedPictures } from '#ui/hide-failed-pictures.ts';
import { importOrReload } from './import-or-reload.ts';
import type { ShopRouter } from './router.ts';
import { scrollSmoothly } from './scrolling.ts';
import { registerServiceWorker } from './service-worker.ts';

/**
 * What goes on behind the page once it stands. On a first visit the worker comes first: until the
 * shop opens without a network, the rest would share its line (offline-185).
 */
export async function workBehindThePage(queryClient: QueryClient, router: ShopRouter) {
  // The strip says by itself now whether there is a network.
  delete document.documentElement.dataset['openedOffline'];
  hideFailedPictures();
  scrollSmoothly(router);
  const installed = registerServiceWorker();
  void Promise.race([installed, untilSomethingIsWanted()]).then(releaseInstallPriority);
  await whenInstallIsDone();
  // For whoever has waited since the page began, while this phone has stored something by now.
  releaseInstallPriority();
  const { startBackgroundTasks } = await importOrReload(
    () => import('./background-tasks.ts'),
    router,
  );
  startBackgroundTasks(queryClient, router);
}

/** Resolves once somebody has signed in or something is to be sent. */
function untilSomethingIsWanted(): Promise<void> {
  return new Promise((resolve) => {
    sessionStore.subscribe(resolve);
    onDeliveryRequested(() => resolve());
  });
}
