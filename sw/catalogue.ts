import { catalogueCache, insteadOfHeader, savedAtHeader } from '#contract/worker.ts';
import { responderOf, type ResponseSource } from '#domain/responder.ts';
import { readWorkerSettings } from '#outbox/worker-settings.ts';
import {
  fileName,
  isWorthCaching,
  mayCache,
  mostResponses,
  networkTimeout,
  sharedCalls,
  surplus,
} from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers questions of the catalogue, GET and POST: the network first, the
 * last stored response when it fails, says nonsense, or is silent for 4 s. The
 * last stored response tells its age in `x-saved-at`, and in whose place it
 * stands in `x-instead-of`.
 */
export function cacheCatalogue(): void {
  let apiHost = new URL('/api/', self.location.origin).href;
  let calls = sharedCalls();
  // Another API host or other paths are known a moment after the worker has started.
  const learn = async () => {
    const settings = await readWorkerSettings();
    apiHost = new URL(settings.apiHost, self.location.origin).href;
    calls = sharedCalls(settings.paths);
  };
  // Where the phone's storage is closed to us the usual places remain.
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
  // The answer is kept even if the page did not wait for it.
  event.waitUntil(fresh.catch(() => undefined));
  const first = await Promise.race([fresh.catch(() => null), silenceAfter(networkTimeout)]);
  if (first && isOk(first)) return first;
  const cached = await lastCached(file);
  if (cached) return insteadOf(first, cached);
  return first ?? fresh;
}

/** The last stored response, with the word who answered badly in its place, or that nobody did. */
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

/** Keeps the answer where it is worth it; a full phone keeps none, and that is all. */
async function store(file: string, response: Response): Promise<void> {
  try {
    const text = await response.text();
    if (!isWorthCaching(response, text)) return;
    const headers = new Headers(response.headers);
    headers.set(savedAtHeader, new Date().toISOString());
    // `text()` has decompressed the body: the old encoding and length would be wrong for the stored copy.
    headers.delete('content-encoding');
    headers.delete('content-length');
    const cache = await caches.open(catalogueCache);
    await cache.put(file, new Response(text, { status: 200, headers }));
    for (const old of surplus(await cache.keys(), mostResponses)) await cache.delete(old);
  } catch {
    // No room, or the answer broke off: the page has its own copy and will ask again.
  }
}

async function lastCached(file: string): Promise<Response | undefined> {
  const cache = await caches.open(catalogueCache);
  return cache.match(file);
}

/** Not a gateway's error page: those give way to what is known. */
function isOk(response: Response): boolean {
  return response.status < 500 && (response.headers.get('content-type') ?? '').includes('json');
}

function silenceAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
