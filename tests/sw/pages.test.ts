/** Cached server-rendered pages: which are cached, and when they are the response. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses } from '#app/pages/addresses.ts';
import type { BuiltApp } from '#contract/packs.ts';
import { isRenderedPage, pageAddress } from '#sw/rules.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
}
type LastRendered = (event: Waiting, url: URL) => Promise<Response | null>;

const build = 'b1';
const origin = 'https://shop.example';
let world: WorkerWorld;
let lastRendered: LastRendered;
let behind: Promise<unknown>[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  world = newWorker();
  vi.stubGlobal('navigator', { onLine: true });
  behind = [];
  lastRendered = await startWorker();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As scripts/pack-app.ts lists them for the worker. */
const renderedPages = addresses().filter(({ isRendered }) => isRendered);

async function startWorker(): Promise<LastRendered> {
  const part = await vi.importActual<{
    cachePages: (files: BuiltApp['files'], pages: BuiltApp['pages']) => LastRendered;
  }>('#sw/pages.ts');
  return part.cachePages([{ url: 'index.html', revision: build }], renderedPages);
}

/** A page of the shop as the server renders it. */
function rendered(words: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(`<!doctype html><html lang="en"><body>${words}</body></html>`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'x-shop-page': build,
      etag: 'W/"1"',
      ...headers,
    },
  });
}

function shopSends(response: (address: string) => Response): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => response(address)),
  );
}

/** Opens a URL and waits for the work in the background. */
async function visit(path: string): Promise<string | null> {
  const event = { waitUntil: (work: Promise<unknown>) => behind.push(work) };
  const page = await lastRendered(event, new URL(origin + path));
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all(behind);
  return page && page.text();
}

async function speak(language: string, path = '/'): Promise<void> {
  const source = { url: origin + path };
  await Promise.all(world.dispatch('message', { data: { type: 'SPEAKS', language }, source }));
}

const keptIn = (name: string) => world.stores.get(name)?.size ?? 0;

describe('a page that the server has rendered', () => {
  // offline-8
  it('a page is read from the cache on the next visit, with the time when it was cached', async () => {
    shopSends(() => rendered('medicine'));
    expect(await visit('/category/medicine')).toBeNull();
    const again = await visit('/category/medicine');
    expect(again).toContain('medicine');
    const savedAt = /<html data-saved-at="([^"]+)"/.exec(again ?? '')?.[1];
    expect(Date.parse(savedAt ?? '')).not.toBeNaN();
  });

  // offline-8
  it('a page is refreshed in the background for the visit after', async () => {
    shopSends(() => rendered('yesterday'));
    await visit('/');
    shopSends(() => rendered('today'));
    expect(await visit('/')).toContain('yesterday');
    expect(await visit('/')).toContain('today');
  });

  // offline-8
  it('a cached page stays unchanged without a network', async () => {
    shopSends(() => rendered('yesterday'));
    await visit('/');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await visit('/')).toContain('yesterday');
    expect(await visit('/')).toContain('yesterday');
  });

  // offline-187
  it('a page that opens without a network is marked, and its cached copy is not', async () => {
    shopSends(() => rendered('medicine'));
    await visit('/');
    expect(await visit('/')).not.toContain('data-opened-offline');
    vi.stubGlobal('navigator', { onLine: false });
    const page = await visit('/');
    expect(page).toMatch(/<html data-opened-offline data-saved-at="[^"]+" lang="en">.*medicine/);
    vi.stubGlobal('navigator', { onLine: true });
    expect(await visit('/')).not.toContain('data-opened-offline');
  });

  it.each([
    ['of another build', rendered('x', { 'x-shop-page': 'b2' })],
    ['without our mark', new Response('<html ', { headers: { 'content-type': 'text/html' } })],
    ['that says there is nothing', rendered('x', {}, 404)],
    ['in no language of ours', rendered('x', { 'content-language': 'fr' })],
  ])('a page is not cached if it is one %s', async (_, response) => {
    shopSends(() => response.clone());
    await visit('/');
    expect(await visit('/')).toBeNull();
    expect(keptIn(`pages-${build}`)).toBe(0);
  });

  // offline-8, shell-91
  it('a page has the language that a page last reported, even after the worker was stopped', async () => {
    shopSends(() => rendered('english'));
    await speak('en');
    shopSends(() => rendered('bangla', { 'content-language': 'bn' }));
    await speak('bn');
    expect(await visit('/')).toContain('bangla');
    lastRendered = await startWorker();
    expect(await visit('/')).toContain('bangla');
    await speak('en');
    expect(await visit('/')).toContain('english');
  });

  it('home and the page that reports its language are cached from the first visit on', async () => {
    shopSends((address) => rendered(address));
    await speak('en', '/category/medicine?page=2');
    expect(keptIn(`pages-${build}`)).toBe(2);
    expect(await visit('/category/medicine?page=2')).toContain('page=2');
    expect(await visit('/?bag=open')).toContain(`${origin}/<`);
  });

  // offline-8
  it('a page that the shop no longer has is deleted', async () => {
    shopSends(() => rendered('napa'));
    await visit('/product/details/napa');
    shopSends(() => rendered('gone', {}, 404));
    expect(await visit('/product/details/napa')).toContain('napa');
    expect(await visit('/product/details/napa')).toBeNull();
  });

  // offline-8
  it('the oldest page is evicted above 48', async () => {
    shopSends((address) => rendered(address));
    for (let n = 0; n < 54; n += 1) await visit(`/category/c${n}`);
    expect(keptIn(`pages-${build}`)).toBe(48);
    expect(await visit('/category/c53')).not.toBeNull();
    expect(await visit('/category/c0')).toBeNull();
  });

  // shell-84
  it('cached pages of another build are deleted', async () => {
    world.stores.set('pages-b0', new Map());
    await Promise.all(world.dispatch('activate'));
    expect([...world.stores.keys()]).not.toContain('pages-b0');
  });
});

describe('the cache keys of pages', () => {
  const addressOf = (path: string) => pageAddress(new URL(origin + path), renderedPages);

  // offline-8
  it('home, shelves, products and searches have a key with only the parameters of their route', () => {
    expect(addressOf('/?utm=1')).toBe(`${origin}/`);
    expect(addressOf('/Category/medicine/')).toBe(`${origin}/Category/medicine`);
    expect(addressOf('/category/medicine?page=3&x=1')).toBe(`${origin}/category/medicine?page=3`);
    expect(addressOf('/category/medicine?page=<b>')).toBe(`${origin}/category/medicine`);
    expect(addressOf('/subCategory/11?page=2&utm=1')).toBe(`${origin}/subCategory/11?page=2`);
    expect(addressOf('/product/details/napa/?page=2')).toBe(`${origin}/product/details/napa`);
    expect(addressOf('/products/Search?x=1&query=na pa')).toBe(
      `${origin}/products/Search?query=na+pa`,
    );
  });

  // offline-8
  it('the key keeps its parameters in browsers without `URLSearchParams.size`', () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {};
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    try {
      expect(addressOf('/category/medicine?page=3')).toBe(`${origin}/category/medicine?page=3`);
      expect(addressOf('/products/Search?query=napa')).toBe(`${origin}/products/Search?query=napa`);
    } finally {
      Object.defineProperty(URLSearchParams.prototype, 'size', size);
    }
  });

  // offline-8
  it('every page that the server renders has a key', () => {
    expect(renderedPages.length).toBeGreaterThan(15);
    const example = (path: string) => path.replaceAll(/\$\w+/g, '11');
    const left = renderedPages.filter(({ path }) => !addressOf(`${example(path)}?query=napa`));
    expect(left.map(({ path }) => path)).toEqual([]);
  });

  // offline-8
  it('a sorted or filtered shelf has no key', () => {
    expect(addressOf('/subCategory/11?sort=price')).toBeNull();
    expect(addressOf('/category/medicine?off=yes&page=2')).toBeNull();
  });

  it('all other pages have no key', () => {
    for (const path of [
      '/order',
      '/profile',
      '/product/details/x/y',
      '/category/',
      '/category/a/b',
    ]) {
      expect([path, addressOf(path)]).toEqual([path, null]);
    }
  });

  it('an opaque response is not a rendered page', () => {
    const { headers } = rendered('x');
    expect(isRenderedPage({ status: 200, type: 'opaque', headers })).toBe(false);
    expect(isRenderedPage({ status: 200, type: 'basic', headers })).toBe(true);
  });
});
