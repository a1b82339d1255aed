import { networkNow } from '#state/network.ts';
import { retryImport } from '#state/retry-import.ts';
import { isAnythingUnfinished } from '#state/update.ts';
import type { ShopRouter } from './router.ts';

const maxFailures = 3;

/**
 * Imports code that sends what people write. Some browsers remember for the life of a page that a
 * module failed to load: after three failures the page reloads when another screen is opened, unless
 * something is half written.
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

/** Returns a function that cancels it. */
function reloadAtNextScreen(router: ShopRouter): () => void {
  return router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged && networkNow() === 'online' && !isAnythingUnfinished())
      window.location.reload();
  });
}
