import { pictureCache } from '#contract/worker.ts';
import { isPicture, mostPictures, surplus } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

const folder = '/Content/ImageData/';

/** A quiet box with a capsule, where a picture was never loaded and there is no network. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="#eef2f1"/><g transform="rotate(-45 48 48)" fill="none" stroke="#9db3ad" stroke-width="4"><rect x="22" y="36" width="52" height="24" rx="12"/><path d="M48 36v24"/></g></svg>';

/** Shows pictures from the phone, loads them once, and draws a placeholder where neither is possible. */
export function cachePictures(): void {
  self.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
    if (url.pathname.startsWith(folder)) event.respondWith(picture(event));
  });
}

async function picture(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(pictureCache);
  const cached = await cache.match(event.request);
  if (cached) return cached;
  try {
    const response = await fetch(event.request);
    if (isPicture(response)) event.waitUntil(store(cache, event.request, response.clone()));
    return response;
  } catch {
    return new Response(placeholder, { headers: { 'content-type': 'image/svg+xml' } });
  }
}

async function store(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response);
    for (const old of surplus(await cache.keys(), mostPictures)) await cache.delete(old);
  } catch {
    // No room: submissions and answers need it more than pictures.
    await caches.delete(pictureCache);
  }
}
