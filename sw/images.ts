import { bagPictureCache, pictureCache, seenPictureCache } from '#contract/worker.ts';
import { isOverQuota } from '#outbox/storage/database.ts';
import { placeholderFor } from './placeholder.ts';
import { isPicture, maxPictures, surplus } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** The path of the shop's pictures. */
export const pictureFolder = '/Content/ImageData/';

/**
 * Responds with pictures from the caches, otherwise from the network, and caches them. Without a
 * network it draws a placeholder in the form of the product.
 */
export function cachePictures(): void {
  self.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
    if (url.pathname.startsWith(pictureFolder)) event.respondWith(picture(event));
  });
}

async function picture(event: FetchEvent): Promise<Response> {
  const known = await knownPicture(event.request.url);
  if (known) return known;
  try {
    const response = await fetch(event.request);
    if (isPicture(response)) event.waitUntil(store(event.request, response.clone()));
    return response;
  } catch {
    if (isLogo(new URL(event.request.url).pathname)) return Response.error();
    const drawn = placeholderFor(new URL(event.request.url).pathname);
    // The browser must not cache the placeholder, or it would show it when there is a network
    // again.
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
    return new Response(drawn, { headers });
  }
}

/** The shop's logo is in the header of every page, so it is not evicted and has no placeholder. */
function isLogo(path: string): boolean {
  return path.startsWith(`${pictureFolder}Shop/`);
}

/** Finds a picture in any of the picture caches, by URL alone: `Vary` is ignored. */
export async function knownPicture(address: string): Promise<Response | undefined> {
  for (const cacheName of [pictureCache, bagPictureCache, seenPictureCache]) {
    const known = await caches.match(address, { cacheName, ignoreVary: true });
    if (known) return known;
  }
  return undefined;
}

async function store(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(pictureCache);
    await cache.put(request, response);
    const evictable = (await cache.keys()).filter(({ url }) => !isLogo(new URL(url).pathname));
    for (const old of surplus(evictable, maxPictures)) await cache.delete(old);
  } catch (failure) {
    // If the quota is exceeded, delete the pictures: submissions and API responses need the space
    // more. A download that broke off deletes nothing.
    if (isOverQuota(failure)) await caches.delete(pictureCache);
  }
}
