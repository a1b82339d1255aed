import { mapFiles } from '#contract/map-files.ts';
import { mapCache } from '#contract/worker.ts';
import { maxMapFiles, surplus } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Caches the map's own files when a customer first opens the map, because they are too large for a
 * pack. Their names carry a content hash, so a cached copy never goes stale.
 */
export function cacheMap(): void {
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (event.request.method !== 'GET' || origin !== self.location.origin) return;
    if (mapFiles.test(pathname)) event.respondWith(mapFile(event));
  });
}

async function mapFile(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(mapCache);
  const cached = await cache.match(event.request.url);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(store(cache, event.request.url, response.clone()));
  return response;
}

async function store(cache: Cache, address: string, response: Response): Promise<void> {
  try {
    await cache.put(address, response);
    for (const old of surplus(await cache.keys(), maxMapFiles)) await cache.delete(old);
  } catch {
    // No quota left: the map still works while there is a network.
  }
}
