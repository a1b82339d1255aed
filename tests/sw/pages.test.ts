/** The pages that everyone sees alike, as last rendered: which are kept, and when they are answered. */
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

/** Opens an address, and lets everything behind it end. */
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
  it('is answered from the phone on the next visit, with the moment of its keeping', async () => {
    shopSends(() => rendered('medicine'));
    expect(await visit('/category/medicine')).toBeNull();
    const again = await visit('/category/medicine');
    expect(again).toContain('medicine');
    const savedAt = /<html data-saved-at="([^"]+)"/.exec(again ?? '')?.[1];
    expect(Date.parse(savedAt ?? '')).not.toBeNaN();
  });

  // offline-8
  it('is fetched anew behind, for the visit after', async () => {
    shopSends(() => rendered('yesterday'));
    await visit('/');
    shopSends(() => rendered('today'));
    expect(await visit('/')).toContain('yesterday');
    expect(await visit('/')).toContain('today');
  });

  // offline-8
  it('stays as it is without a network', async () => {
    shopSends(() => rendered('yesterday'));
    await visit('/');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await visit('/')).toContain('yesterday');
    expect(await visit('/')).toContain('yesterday');
  });

  // offline-187
  it('says where there is no network that it was opened without one, and is kept as it is', async () => {
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
  ])('is not kept when it is one %s', async (_, response) => {
    shopSends(() => response.clone());
    await visit('/');
    expect(await visit('/')).toBeNull();
    expect(keptIn(`pages-${build}`)).toBe(0);
  });

  // offline-8, shell-91
  it('is answered in the language that the pages told last, also by a worker that was stopped', async () => {
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

  it('is kept from the first visit on: home, and the page that speaks', async () => {
    shopSends((address) => rendered(address));
    await speak('en', '/category/medicine?page=2');
    expect(keptIn(`pages-${build}`)).toBe(2);
    expect(await visit('/category/medicine?page=2')).toContain('page=2');
    expect(await visit('/?bag=open')).toContain(`${origin}/<`);
  });

  // offline-8
  it('goes when the shop has it no more, in both languages', async () => {
    shopSends(() => rendered('napa'));
    await visit('/product/details/napa');
    shopSends(() => rendered('gone', {}, 404));
    expect(await visit('/product/details/napa')).toContain('napa');
    expect(await visit('/product/details/napa')).toBeNull();
  });

  // offline-8
  it('pushes out the oldest beyond 48', async () => {
    shopSends((address) => rendered(address));
    for (let n = 0; n < 54; n += 1) await visit(`/category/c${n}`);
    expect(keptIn(`pages-${build}`)).toBe(48);
    expect(await visit('/category/c53')).not.toBeNull();
    expect(await visit('/category/c0')).toBeNull();
  });

  // shell-84
  it('goes with its build', async () => {
    world.stores.set('pages-b0', new Map());
    await Promise.all(world.dispatch('activate'));
    expect([...world.stores.keys()]).not.toContain('pages-b0');
  });
});

describe('addresses', () => {
  const addressOf = (path: string) => pageAddress(new URL(origin + path), renderedPages);

  // offline-8
  it('of home, shelves, products and searches are kept, with what names another page and nothing else', () => {
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
  it('keep what names another page also where the browser cannot count a query', () => {
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
  it('of every page that the server renders are kept', () => {
    expect(renderedPages.length).toBeGreaterThan(15);
    const example = (path: string) => path.replaceAll(/\$\w+/g, '11');
    const left = renderedPages.filter(({ path }) => !addressOf(`${example(path)}?query=napa`));
    expect(left.map(({ path }) => path)).toEqual([]);
  });

  // offline-8
  it('of a shelf that is sorted or filtered are the shell’s', () => {
    expect(addressOf('/subCategory/11?sort=price')).toBeNull();
    expect(addressOf('/category/medicine?off=yes&page=2')).toBeNull();
  });

  it('of everything else are the shell’s', () => {
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

  it('answered by an opaque response are none of ours', () => {
    const { headers } = rendered('x');
    expect(isRenderedPage({ status: 200, type: 'opaque', headers })).toBe(false);
    expect(isRenderedPage({ status: 200, type: 'basic', headers })).toBe(true);
  });
});
