import { mapFiles } from '#contract/map-files.ts';
import { mapCache } from '#contract/worker.ts';

/**
 * Caches the map's own files for offline use. Normally the worker caches them when they are
 * fetched, but on a first visit they were fetched before the worker was active.
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
    // The storage is full, or there is no Cache API. The map still works online.
  }
}
