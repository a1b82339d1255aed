/**
 * The pure rules of the worker: which requests, pictures and pages it may cache, their cache keys,
 * and what is evicted.
 */
import { allEndpoints } from '#contract/all-endpoints.ts';
import { wholeCatalogueCall } from '#domain/capabilities.ts';
import {
  grantHeader,
  keyHeader,
  markerHeader,
  markerValue,
  tokenHeader,
} from '#contract/envelope.ts';
import type { BuiltApp } from '#contract/packs.ts';
import { renderedHeader } from '#contract/pages.ts';
import {
  appCache,
  bagPictureCache,
  cachedBodyParameter,
  catalogueCache,
  mapCache,
  pictureCache,
  seenPictureCache,
} from '#contract/worker.ts';
import { shelfParameters } from '#domain/shelf-address.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { sorted } from '#domain/sorted.ts';

/** Maximum of cached API responses. The oldest are evicted first. */
export const maxResponses = 300;
/** Maximum of cached pictures. The oldest are evicted first. */
export const maxPictures = 400;
/** Maximum of cached pictures of opened products: three sizes of twenty products. */
export const maxSeenPictures = 60;
/**
 * Maximum of cached files of the map: enough for the three files of this build and of the previous
 * one.
 */
export const maxMapFiles = 8;
/**
 * Maximum length of a cached response in characters. The whole catalogue is longer and has its own
 * store.
 */
export const maxCharacters = 1_000_000;

/** A call whose responses may be cached: its method and the pattern of its path. */
export interface SharedCall {
  method: string;
  path: RegExp;
}

/**
 * The calls whose response is the same for everybody, with the operator's own paths where
 * configured. The whole catalogue is excluded: src/catalogue stores it by its own rules, and a
 * stale part of it would be wrong.
 */
export function sharedCalls(paths: Readonly<Record<string, string>> = {}): SharedCall[] {
  return allEndpoints
    .filter((endpoint) => endpoint.shared && endpoint.name !== wholeCatalogueCall)
    .map((endpoint) => ({
      method: endpoint.method,
      path: patternOf(paths[endpoint.name] ?? endpoint.path),
    }));
}

function patternOf(template: string): RegExp {
  const escaped = template
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[^/]+')}$`);
}

/** Whether a request is for a shared call and carries no token, grant or idempotency key. */
export function mayCache(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  apiHost: string,
  calls: readonly SharedCall[],
): boolean {
  const url = new URL(request.url);
  const address = url.origin + url.pathname;
  if (!address.startsWith(apiHost)) return false;
  if ([tokenHeader, grantHeader, keyHeader].some((name) => request.headers.has(name))) return false;
  const type = request.headers.get('content-type') ?? 'application/json';
  if (!type.includes('application/json')) return false;
  const path = address.slice(apiHost.length);
  return calls.some((call) => call.method === request.method && call.path.test(path));
}

/** Whether a response is from the shop, complete, and not a refusal. */
export function isWorthCaching(
  response: Pick<Response, 'status' | 'type' | 'headers'>,
  text: string,
): boolean {
  const { headers } = response;
  if (response.status !== 200 || response.type === 'opaque') return false;
  if (headers.get(markerHeader) !== markerValue) return false;
  if (!(headers.get('content-type') ?? '').includes('application/json')) return false;
  if (text.length > maxCharacters) return false;
  try {
    const envelope: unknown = JSON.parse(text);
    return (
      typeof envelope === 'object' &&
      envelope !== null &&
      !('IsError' in envelope && envelope.IsError)
    );
  } catch {
    return false;
  }
}

/**
 * The cache key of a response: the request's URL with its query and body in normal form. Keys are
 * sorted, and the device's id is left out.
 */
export function fileName(request: Pick<Request, 'method' | 'url'>, body: string): string {
  const url = new URL(request.url);
  const query = [...url.searchParams].filter(([name]) => !isDevice(name));
  const filed = new URL(url.origin + url.pathname);
  for (const [name, value] of sorted(query, ([a], [b]) => (a < b ? -1 : 1))) {
    filed.searchParams.append(name, value);
  }
  if (request.method !== 'GET') filed.searchParams.append(cachedBodyParameter, normalBody(body));
  return filed.href;
}

function normalBody(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      return canonicalJson(parsed);
    return canonicalJson(
      Object.fromEntries(Object.entries(parsed).filter(([name]) => !isDevice(name))),
    );
  } catch {
    return body;
  }
}

function isDevice(name: string): boolean {
  return name.toLowerCase() === 'activityid';
}

/** The keys to delete so that at most `maxKeys` remain. Caches list the oldest first. */
export function surplus<Key>(keys: readonly Key[], maxKeys: number): Key[] {
  return keys.slice(0, Math.max(0, keys.length - maxKeys));
}

/** Whether a response is a complete, readable picture. A captive portal's page is not. */
export function isPicture(response: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && response.type !== 'opaque' && type.startsWith('image/');
}

/** The caches that this version writes. */
const currentCaches = [
  pictureCache,
  bagPictureCache,
  seenPictureCache,
  catalogueCache,
  mapCache,
  appCache,
];

/**
 * The caches of older versions: their runtime caches, and the precache that once held the whole
 * app.
 */
export function outdated(names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      /^((bag-|private-)?pictures|catalogue|map|app|workbox-precache)-/.test(name) &&
      !currentCaches.includes(name),
  );
}

/** Maximum of cached rendered pages. The oldest are evicted first. */
export const maxPages = 48;

/**
 * The cache key of a page that the server renders: its path and the search parameters that its
 * route declares. Other parameters do not change the page. Null for other pages, and for a shelf
 * that is sorted or filtered.
 */
export function pageAddress(url: URL, pages: BuiltApp['pages']): string | null {
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  const page = pages.find((one) => isAt(one.path, path));
  if (!page) return null;
  const isShelf = page.query.includes('page');
  if (isShelf && shelfParameters.some((name) => url.searchParams.has(name))) return null;
  const query = new URLSearchParams();
  for (const name of page.query) {
    const value = url.searchParams.get(name) ?? '';
    if (value && (name !== 'page' || /^\d{1,5}$/.test(value))) query.set(name, value);
  }
  // `URLSearchParams.size` needs Safari 17 or Chrome 113.
  const named = query.toString();
  return url.origin + path + (named && `?${named}`);
}

/** Whether a path matches a route such as /product/details/$key. Case-insensitive. */
function isAt(route: string, path: string): boolean {
  const parts = path.toLowerCase().split('/');
  const named = route.toLowerCase().split('/');
  return (
    parts.length === named.length &&
    named.every((name, at) => (name.startsWith('$') ? parts[at] !== '' : name === parts[at]))
  );
}

/**
 * Whether a response is the shop's own rendered page: complete, not a redirect, not a 404, and not
 * a captive portal's page.
 */
export function isRenderedPage(response: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const { headers, status, type } = response;
  if (status !== 200 || type === 'opaque' || !headers.has(renderedHeader)) return false;
  if (!/^(en|bn)$/.test(headers.get('content-language') ?? '')) return false;
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

/** Adds the current time to the page, because the data inside it is as old as the page. */
export function stampedPage(response: Response, now = new Date()): Promise<Response> {
  return marked(response, `data-saved-at="${now.toISOString()}"`);
}

/**
 * Marks a cached page as opened without a network, so that the first paint shows it and hydration
 * does not shift the layout.
 */
export function openedOffline(page: Response): Promise<Response> {
  return marked(page, 'data-opened-offline');
}

async function marked(page: Response, mark: string): Promise<Response> {
  const html = await page.text();
  const headers = new Headers(page.headers);
  // `text()` has decompressed the body: the old encoding and length would be wrong for the stored
  // copy.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html.replace('<html ', `<html ${mark} `), { status: 200, headers });
}

/** Paths that are never a page of the shop. */
export const notPages = [
  /^\/api(\/|$)/i,
  /^\/content\//i,
  /^\/development\//i,
  // The counter has its own page, which needs the network.
  /^\/counter(\/|$)/i,
  /^\/sw\.js$/i,
  /^\/kill-switch\.js$/i,
];
