import type { QueryClient } from '@tanstack/react-query';
import { onDeliveryRequested } from '#outbox/request-delivery.ts';
import { freeTheLine, untilLineIsFree } from '#state/first-visit.ts';
import { networkNow } from '#state/network.ts';
import { sessionStore } from '#state/session.ts';
import { untilItComes } from '#state/until-it-comes.ts';
import { isAnythingUnfinished } from '#state/update.ts';
import { hideFailedPictures } from '#ui/hide-failed-pictures.ts';
import type { ShopRouter } from './router.ts';
import { scrollSmoothly } from './scrolling.ts';
import { registerServiceWorker } from './service-worker.ts';

/** How often code is asked for before the page begins anew. */
const fewTries = 3;

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
  const { workAfterInstall } = await codeAfterInstall(router);
  workAfterInstall(queryClient, router);
}

/** Resolves once somebody has signed in or something is to be sent. */
function untilSomethingIsWanted(): Promise<void> {
  return new Promise((resolve) => {
    sessionStore.subscribe(resolve);
    onDeliveryRequested(() => resolve());
  });
}

/**
 * Nothing else sends what is written here. Of what this code is made of, too, a browser may remember
 * that it did not come: after some tries the page begins anew where another one is opened.
 */
async function codeAfterInstall(router: ShopRouter) {
  let tries = 0;
  let stop = () => {};
  const code = await untilItComes(() => {
    tries += 1;
    if (tries === fewTries + 1) stop = beginAnew(router);
    return import('./after-install.ts');
  });
  stop();
  return code;
}

/** Begins the page anew once another one stands that the shop has answered for, and nothing is half written; gives back how to stop. */
function beginAnew(router: ShopRouter): () => void {
  return router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged && networkNow() === 'online' && !isAnythingUnfinished())
      window.location.reload();
  });
}
