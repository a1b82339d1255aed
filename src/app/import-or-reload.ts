import { networkNow } from '#state/network.ts';
import { isAnythingUnfinished } from '#state/update.ts';
import type { ShopRouter } from './router.ts';

const maxFailures = 3;

const retryDelayMs = 30_000;

/**
 * Imports background code, such as the code that delivers submissions. Retries every 30 s and on `online`. Some browsers cache a
 * failed module import until the page closes. So after three failures the page reloads when another
 * screen opens, unless a form is unfinished.
 */
export async function importOrReload<Module>(
  load: () => Promise<Module>,
  router: ShopRouter,
): Promise<Module> {
  let stopReload = () => {};
  for (let failures = 1; ; failures += 1) {
    try {
      const module = await load();
      stopReload();
      return module;
    } catch {
      if (failures === maxFailures) stopReload = reloadAtNextScreen(router);
      await new Promise((resolve) => {
        setTimeout(resolve, retryDelayMs);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}

/** Reloads the page when the next screen opens. Returns a function that cancels the reload. */
function reloadAtNextScreen(router: ShopRouter): () => void {
  return router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged && networkNow() === 'online' && !isAnythingUnfinished())
      window.location.reload();
  });
}
