/**
 * The pure part of the worker: which questions and pictures it may remember,
 * where answers are filed, what goes when there are too many.
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
  catalogueCache,
  mapCache,
  pictureCache,
  seenPictureCache,
} from '#contract/worker.ts';
import { shelfParameters } from '#domain/shelf-address.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { sorted } from '#domain/sorted.ts';

/** Answers kept; the oldest go first. */
export const mostResponses = 300;
/** Pictures kept; the oldest go first. */
export const mostPictures = 400;
/** Pictures kept of products that were opened: three sizes of twenty. */
export const mostSeenPictures = 60;
/** Files of the map kept: three for each build, and the build before. */
export const mostMapFiles = 8;
/** A longer answer (the whole catalogue) is kept by its own screen, not here. */
export const mostCharacters = 1_000_000;
/** Milliseconds that a network which is up but silent may take before the last stored response is shown. */
export const networkTimeout = 4000;

/** A call that may be remembered: its method and the shape of its address. */
export interface SharedCall {
  method: string;
  path: RegExp;
}

/**
 * The calls that answer everyone alike, at an operator's own paths where they have some. The
 * whole catalogue is none: it is kept by its own rules (src/catalogue), and an older part of it is no answer.
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

/** True for a question of the catalogue that was asked as nobody in particular. */
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

/** True for an answer that is surely the shop's, whole, and no refusal. */
export function isWorthCaching(
  response: Pick<Response, 'status' | 'type' | 'headers'>,
  text: string,
): boolean {
  const { headers } = response;
  if (response.status !== 200 || response.type === 'opaque') return false;
  if (headers.get(markerHeader) !== markerValue) return false;
  if (!(headers.get('content-type') ?? '').includes('application/json')) return false;
  if (text.length > mostCharacters) return false;
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
 * The address under which an answer is filed: the question's own, with its
 * query and body in one normal form (keys sorted, the device's id left out).
 */
export function fileName(request: Pick<Request, 'method' | 'url'>, body: string): string {
  const url = new URL(request.url);
  const query = [...url.searchParams].filter(([name]) => !isDevice(name));
  const filed = new URL(url.origin + url.pathname);
  for (const [name, value] of sorted(query, ([a], [b]) => (a < b ? -1 : 1))) {
    filed.searchParams.append(name, value);
  }
  if (request.method !== 'GET') filed.searchParams.append('__asked', normalBody(body));
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

/** What must go so that at most `most` remain; caches list the oldest first. */
export function surplus<Key>(keys: readonly Key[], most: number): Key[] {
  return keys.slice(0, Math.max(0, keys.length - most));
}

/** Complete, ours to read, and a picture: not a portal's page. */
export function isPicture(response: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && response.type !== 'opaque' && type.startsWith('image/');
}

/** Those that this version writes. */
const currentCaches = [
  pictureCache,
  bagPictureCache,
  seenPictureCache,
  catalogueCache,
  mapCache,
  appCache,
];

/** The caches that an older version has left: what it kept, and the whole app of one that had a precache. */
export function outdated(names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      /^((bag-|private-)?pictures|catalogue|map|app|workbox-precache)-/.test(name) &&
      !currentCaches.includes(name),
  );
}

/** Rendered pages kept; the oldest go first. */
export const mostPages = 48;

/**
 * The address under which a page that the server rendered is stored: its path, and the search
 * parameters that its route declares. Null for every other page, and for a shelf that is sorted or
 * filtered. Other parameters change nothing.
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
  // Not by its `size`: Safari has that from 17 on, Chrome from 113.
  const named = query.toString();
  return url.origin + path + (named && `?${named}`);
}

/** Whether a path is one of a route, such as /product/details/$key. The case of its letters counts for nothing. */
function isAt(route: string, path: string): boolean {
  const parts = path.toLowerCase().split('/');
  const named = route.toLowerCase().split('/');
  return (
    parts.length === named.length &&
    named.every((name, at) => (name.startsWith('$') ? parts[at] !== '' : name === parts[at]))
  );
}

/** Surely the shop's own page, whole, rendered, and at this very address: no portal, no redirect, no 404. */
export function isRenderedPage(response: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const { headers, status, type } = response;
  if (status !== 200 || type === 'opaque' || !headers.has(renderedHeader)) return false;
  if (!/^(en|bn)$/.test(headers.get('content-language') ?? '')) return false;
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

/** The page with the moment of its keeping in it: the answers that it carries are as old as that. */
export function stampedPage(response: Response, now = new Date()): Promise<Response> {
  return marked(response, `data-saved-at="${now.toISOString()}"`);
}

/** A kept page whose first paint says that there is no network: nothing moves when its code has come. */
export function openedOffline(kept: Response): Promise<Response> {
  return marked(kept, 'data-opened-offline');
}

async function marked(page: Response, mark: string): Promise<Response> {
  const html = await page.text();
  const headers = new Headers(page.headers);
  // `text()` has decompressed the body: the old encoding and length would be wrong for the stored copy.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html.replace('<html ', `<html ${mark} `), { status: 200, headers });
}

/** Paths that are never a page of the shop. */
export const notPages = [
  /^\/api(\/|$)/i,
  /^\/content\//i,
  /^\/development\//i,
  // The shop's own people have a page of their own there, which needs the network.
  /^\/counter(\/|$)/i,
  /^\/sw\.js$/i,
  /^\/kill-switch\.js$/i,
];
