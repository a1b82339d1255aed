import { bagPictureCache, pictureCache, seenPictureCache } from '#contract/worker.ts';
import { isOverQuota } from '#outbox/database.ts';
import { placeholderFor } from './placeholder.ts';
import { isPicture, mostPictures, surplus } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where the shop's pictures are. */
export const pictureFolder = '/Content/ImageData/';

/** Shows pictures from the phone, loads them once, and draws their product's form where neither is possible. */
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
    const drawn = placeholderFor(new URL(event.request.url).pathname);
    // Not to be shown again by the browser itself, for whoever asks once there is a network.
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
    return new Response(drawn, { headers });
  }
}

/** A picture that is on this phone, wherever it is kept; by its address alone, whoever asked for it. */
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
    for (const old of surplus(await cache.keys(), mostPictures)) await cache.delete(old);
  } catch (failure) {
    // No room: submissions and answers need it more than pictures. One that broke off on the way costs no other.
    if (isOverQuota(failure)) await caches.delete(pictureCache);
  }
}
