import { networkNow } from '#state/network.ts';
import { retryImport } from '#state/retry-import.ts';
import { isAnythingUnfinished } from '#state/update.ts';
import type { ShopRouter } from './router.ts';

const maxFailures = 3;

/**
 * Imports code that delivers submissions. Some browsers cache a failed module import until the page
 * closes. So after three failures the page reloads when another screen opens, unless a form is
 * unfinished.
 */
export async function importOrReload<Module>(
  load: () => Promise<Module>,
  router: ShopRouter,
): Promise<Module> {
  let failures = 0;
  let stopReload = () => {};
  const module = await retryImport(async () => {
    try {
      return await load();
    } catch (error) {
      failures += 1;
      if (failures === maxFailures) stopReload = reloadAtNextScreen(router);
      throw error;
    }
  });
  stopReload();
  return module;
}

/** Reloads the page when the next screen opens. Returns a function that cancels the reload. */
function reloadAtNextScreen(router: ShopRouter): () => void {
  return router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged && networkNow() === 'online' && !isAnythingUnfinished())
      window.location.reload();
  });
}
