// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryShelf, shelfRequest, subCategoryShelf } from '#api/shelf-request.ts';
import type { AheadWindow } from '#catalogue/messages.ts';
import { byPermalink, list } from '#contract/products.ts';

const page: AheadWindow = window;

/** A worker as the page sees it: what it was begun with, and what it was told. */
class FakeWorker extends EventTarget {
  static begun: FakeWorker[] = [];
  told: unknown[] = [];
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeWorker.begun.push(this);
  }
  postMessage(message: unknown): void {
    this.told.push(message);
  }
}

beforeEach(() => {
  FakeWorker.begun = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('CATALOGUE_WORKER', '/assets/catalogue-worker-1.js');
  vi.stubGlobal('SCREEN_FILES', {
    files: ['product.js', 'basics.js', 'product.css', 'about.js'],
    screens: { product: [0, 1, 2], about: [3, 1] },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete page.catalogueAhead;
  delete page.readyAhead;
  document.head.innerHTML = '';
  localStorage.clear();
  history.replaceState(null, '', '/');
});

async function openAt(address: string): Promise<string[]> {
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('#app/ahead.ts');
  return [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${new URL(link.href).pathname}`,
  );
}

describe('what the shell page runs before the app', () => {
  // offline-183
  it('names the files of the address that is opened, and no others', async () => {
    expect(await openAt('/Product/details/napa-500-mg-tablet')).toEqual([
      'modulepreload /assets/product.js',
      'modulepreload /assets/basics.js',
      'preload /assets/product.css',
    ]);
  });

  // offline-183
  it('opens the catalogue where the address is a search, or a shelf that is looked through', async () => {
    for (const address of ['/products/Search?query=napa', '/category/medicine?page=2']) {
      delete page.catalogueAhead;
      await openAt(address);
      expect(page.catalogueAhead).toBe(FakeWorker.begun.at(-1));
    }
    expect(FakeWorker.begun[0]?.address).toBe('/assets/catalogue-worker-1.js');
    expect(FakeWorker.begun.flatMap(({ told }) => told)).toEqual([
      { name: 'openSearch', number: 0, content: { query: 'napa' } },
      { name: 'open', number: 0, content: null },
    ]);
    expect(page.readyAhead).toBeUndefined();
  });

  // offline-184
  it('reads the shelf of its address, and starts no worker for it', async () => {
    const shelves = {
      '/category/medicine': shelfRequest(categoryShelf('medicine'), 1),
      '/subCategory/3/': shelfRequest(subCategoryShelf('3'), 1),
    };
    for (const [address, request] of Object.entries(shelves)) {
      await openAt(address);
      expect(page.readyAhead?.request).toBe(JSON.stringify(request));
      expect(await page.readyAhead?.response).toBeNull();
    }
    expect(FakeWorker.begun).toEqual([]);
  });

  // offline-186
  it('reads the product of its address, and starts no worker for it', async () => {
    await openAt('/Product/details/Insul%C3%ADn-100?from=home');
    expect(page.readyAhead?.request).toBe('{"id":"Insulín-100"}');
    expect(await page.readyAhead?.response).toBeNull();
    expect(FakeWorker.begun).toEqual([]);
  });

  // offline-183
  it('opens it nowhere else', async () => {
    for (const address of ['/', '/about', '/categoryOfMine', '/profile/orders'])
      await openAt(address);
    expect(FakeWorker.begun).toEqual([]);
    expect(page.catalogueAhead).toBeUndefined();
    expect(page.readyAhead).toBeUndefined();
  });

  // offline-183
  it('leaves no worker behind whose code could not be had', async () => {
    await openAt('/products/Search?query=napa');
    const broken = new Event('error', { cancelable: true });
    FakeWorker.begun[0]?.dispatchEvent(broken);
    expect(page.catalogueAhead).toBeUndefined();
    expect(broken.defaultPrevented).toBe(true);
  });

  // offline-183
  it('leaves everything to the app where a browser has no workers, or what is stored cannot be read', async () => {
    vi.stubGlobal('Worker', undefined);
    await openAt('/products/Search?query=napa');
    await openAt('/category/medicine');
    expect(await page.readyAhead?.response).toBeNull();
    expect(page.catalogueAhead).toBeUndefined();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(await openAt('/about')).toEqual([
      'modulepreload /assets/about.js',
      'modulepreload /assets/basics.js',
    ]);
    vi.restoreAllMocks();
  });

  // offline-183
  it('gives the browser that asks for trusted addresses no other one', async () => {
    let named = '';
    const createPolicy = (name: string, rules: { createScriptURL: (url: string) => string }) => {
      named = name;
      return rules;
    };
    Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
    await openAt('/products/Search?query=napa');
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(named).toBe('nirog#ahead');
    expect(FakeWorker.begun[0]?.address).toBe('/assets/catalogue-worker-1.js');
  });
});

describe('the app', () => {
  // offline-183
  it('takes the worker that runs already, and once', async () => {
    await openAt('/products/Search?query=napa');
    const { startWorker } = await import('#catalogue/start-worker.ts');
    expect(startWorker()).toBe(FakeWorker.begun[0]);
    expect(startWorker()).toBe(FakeWorker.begun[1]);
    expect(FakeWorker.begun).toHaveLength(2);
  });

  // offline-184
  it('takes the shelf that was read, once, and has the whole opened a moment later', async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const { answerFromCatalogue } = await import('#catalogue/catalogue-on-phone.ts');
    const request = shelfRequest(categoryShelf('medicine'), 1);
    const ready = { content: { rows: [], total: 0 }, savedAt: '2026-11-05T11:00:00.000Z' };
    page.readyAhead = { request: JSON.stringify(request), response: Promise.resolve(ready) };
    expect(await answerFromCatalogue(list, request)).toBe(ready);
    expect(page.readyAhead).toBeUndefined();
    expect(FakeWorker.begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeWorker.begun[0]?.told).toContainEqual(expect.objectContaining({ name: 'open' }));
    vi.useRealTimers();
  });

  // offline-186
  it('takes the product that was read', async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const { answerFromCatalogue } = await import('#catalogue/catalogue-on-phone.ts');
    const ready = { content: { name: 'Napa' }, savedAt: '2026-11-05T11:00:00.000Z' };
    page.readyAhead = { request: '{"id":"napa"}', response: Promise.resolve(ready) };
    expect(await answerFromCatalogue(byPermalink, { id: 'napa' })).toBe(ready);
    expect([page.readyAhead, FakeWorker.begun]).toEqual([undefined, []]);
    vi.useRealTimers();
  });

  // offline-184
  it('asks the worker where another shelf was read than it needs, or none was ready', async () => {
    vi.resetModules();
    const { answerFromCatalogue } = await import('#catalogue/catalogue-on-phone.ts');
    const request = shelfRequest(categoryShelf('medicine'), 1);
    const ready = { content: { rows: [], total: 0 }, savedAt: '' };
    page.readyAhead = { request: 'another', response: Promise.resolve(ready) };
    void answerFromCatalogue(list, request);
    await vi.waitFor(() =>
      expect(FakeWorker.begun[0]?.told).toContainEqual(expect.objectContaining({ name: 'answer' })),
    );
    expect(page.readyAhead).toBeUndefined();
  });
});
