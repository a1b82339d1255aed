/*
 * Replaces a harmful worker. Installed in place of sw.js, it deletes every cache, unregisters
 * itself, and reloads the open pages from the network. It needs no build. IndexedDB stays, because
 * it holds unsent requests.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(stepDown()));

async function stepDown() {
  for (const name of await caches.keys()) await caches.delete(name);
  // Reloads only the pages that the harmful worker controlled, and claims none: a reloaded page
  // registers /sw.js again, and a claimed page would reload for ever.
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}
