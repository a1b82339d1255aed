/*
 * The worker of last resort: put in the place of sw.js it removes every cache
 * and itself, and reloads the open pages from the network. It needs no build.
 * IndexedDB stays: unsent requests are in it.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(stepDown()));

async function stepDown() {
  for (const name of await caches.keys()) await caches.delete(name);
  // Reloads only pages that the harmful worker controlled, and claims none: a reloaded page registers /sw.js again,
  // and a claimed one would reload for ever.
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}
