import { catalogueCache, insteadOfHeader, savedAtHeader, silenceLimits } from '#contract/worker.ts';
import { responderOf, type ResponseSource } from '#domain/responder.ts';
import { readWorkerSettings } from '#outbox/storage/worker-settings.ts';
import { fileName, isWorthCaching, mayCache, maxResponses, sharedCalls, surplus } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Responds to requests for the catalogue, GET and POST, from the network first. Falls back to the
 * last cached response if the network fails, returns an error page, or does not respond within 4 s.
 * A cached response carries its age in `x-saved-at` and the source that it replaces in
 * `x-instead-of`.
 */
export function cacheCatalogue(): void {
  let apiHost = new URL('/api/', self.location.origin).href;
  let calls = sharedCalls();
  // The worker reads the settings for another API host or other paths from IndexedDB, so they apply
  // shortly after its start.
  const learn = async () => {
    const settings = await readWorkerSettings();
    apiHost = new URL(settings.apiHost, self.location.origin).href;
    calls = sharedCalls(settings.paths);
  };
  // Without access to storage the default host and paths remain.
  const learned = learn().catch(() => undefined);
  self.addEventListener('install', (event) => event.waitUntil(learned));
  self.addEventListener('fetch', (event) => {
    if (mayCache(event.request, apiHost, calls)) event.respondWith(freshOrCached(event));
  });
}

async function freshOrCached(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const body = request.method === 'GET' ? '' : await request.clone().text();
  const file = fileName(request, body);
  const fresh = fetchAndStore(event, file);
  // Stores the response even if the page no longer waits for it.
  event.waitUntil(fresh.catch(() => undefined));
  const first = await Promise.race([fresh.catch(() => null), silenceAfter(silenceLimits.worker)]);
  if (first && isOk(first)) return first;
  const cached = await lastCached(file);
  if (cached) return insteadOf(first, cached);
  return first ?? fresh;
}

/**
 * The last cached response, with a header for the source of the bad response that it replaces, or
 * `nobody` if there was no response.
 */
function insteadOf(first: Response | null, cached: Response): Response {
  const from: ResponseSource = first
    ? responderOf(first.status, first.headers.get('content-type') ?? '')
    : 'nobody';
  const headers = new Headers(cached.headers);
  headers.set(insteadOfHeader, from);
  return new Response(cached.body, { status: cached.status, headers });
}

async function fetchAndStore(event: FetchEvent, file: string): Promise<Response> {
  const response = await fetch(event.request);
  if (isOk(response)) event.waitUntil(store(file, response.clone()));
  return response;
}

/** Caches the response if it passes `isWorthCaching`. On a full phone nothing is cached. */
async function store(file: string, response: Response): Promise<void> {
  try {
    const text = await response.text();
    if (!isWorthCaching(response, text)) return;
    const headers = new Headers(response.headers);
    headers.set(savedAtHeader, new Date().toISOString());
    // `text()` has decompressed the body: the old encoding and length would be wrong for the stored
    // copy.
    headers.delete('content-encoding');
    headers.delete('content-length');
    const cache = await caches.open(catalogueCache);
    await cache.put(file, new Response(text, { status: 200, headers }));
    for (const old of surplus(await cache.keys(), maxResponses)) await cache.delete(old);
  } catch {
    // No quota, or the response broke off. The page has its own copy, and its next request retries.
  }
}

async function lastCached(file: string): Promise<Response | undefined> {
  const cache = await caches.open(catalogueCache);
  return cache.match(file);
}

/** Whether the response is the API's. The cached response replaces a gateway's error page. */
function isOk(response: Response): boolean {
  return response.status < 500 && (response.headers.get('content-type') ?? '').includes('json');
}

function silenceAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
