import type { QueryClient } from '@tanstack/react-query';
import { onDeliveryRequested } from '#outbox/request-delivery.ts';
import { freeTheLine, untilLineIsFree } from '#state/first-visit.ts';
import { sessionStore } from '#state/session.ts';
import { hideFailedPictures } from '#ui/hide-failed-pictures.ts';
import type { ShopRouter } from './router.ts';
import { scrollSmoothly } from './scrolling.ts';
import { registerServiceWorker } from './service-worker.ts';

/** After how long code that did not come is asked for again, in milliseconds. */
const aWhile = 30_000;

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
  void Promise.race([installed, untilSomethingIsWanted()]).then(freeTheLine);
  await untilLineIsFree();
  // For whoever has waited since the page began, while this phone has stored something by now.
  freeTheLine();
  const { workAfterInstall } = await codeAfterInstall();
  workAfterInstall(queryClient, router);
}

/** Resolves once somebody has signed in or something is to be sent. */
function untilSomethingIsWanted(): Promise<void> {
  return new Promise((resolve) => {
    sessionStore.subscribe(resolve);
    onDeliveryRequested(() => resolve());
  });
}

/** Nothing else sends what is written here: where its code does not come, it is asked for until it does. */
async function codeAfterInstall() {
  for (;;) {
    try {
      return await import('./after-install.ts');
    } catch {
      await untilOnline(aWhile);
    }
  }
}

/** Until there is a connection again, at most so many milliseconds. */
function untilOnline(most: number): Promise<void> {
  return new Promise((resolve) => {
    const over = AbortSignal.timeout(most);
    over.addEventListener('abort', () => resolve());
    window.addEventListener('online', () => resolve(), { signal: over });
  });
}
