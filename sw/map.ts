import { mapFiles } from '#contract/map-files.ts';
import { mapCache } from '#contract/worker.ts';
import { mostMapFiles, surplus } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The map's own files: too heavy for a pack, kept when somebody has
 * looked at the map. Their names carry their content, so the first copy is right for ever.
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
    for (const old of surplus(await cache.keys(), mostMapFiles)) await cache.delete(old);
  } catch {
    // No room: the map works while there is a network.
  }
}
