import { mapFiles } from '#contract/map-files.ts';
import { mapCache } from '#contract/worker.ts';

/**
 * Keeps the map's own files for a visit without a network. The worker does it
 * as they pass; on a first visit they came before it did.
 */
export async function keepMapFiles(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  try {
    const cache = await caches.open(mapCache);
    for (const address of new Set(loaded)) {
      const url = new URL(address);
      if (url.origin !== location.origin || !mapFiles.test(url.pathname)) continue;
      if (!(await cache.match(address))) await cache.add(address);
    }
  } catch {
    // No room or no Cache API: the map works while there is a network.
  }
}
