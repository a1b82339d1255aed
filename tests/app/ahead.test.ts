// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryShelf, shelfRequest, subCategoryShelf } from '#contract/product-requests.ts';
import type { AheadWindow } from '#catalogue/messages.ts';
import { byPermalink, list } from '#contract/products.ts';

const page: AheadWindow = window;

/** Records the workers that were started, their addresses and the messages that they received. */
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

describe('the first script of the shell page', () => {
  // offline-183
  it('preloads the files of the opened address and no others', async () => {
    expect(await openAt('/Product/details/napa-500-mg-tablet')).toEqual([
      'modulepreload /assets/product.js',
      'modulepreload /assets/basics.js',
      'preload /assets/product.css',
    ]);
  });

  // offline-183
  it('starts the catalogue worker for a search and for a later page of a shelf', async () => {
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
  it('reads the shelf of the address without starting a worker', async () => {
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
  it('reads the product of the address without starting a worker', async () => {
    await openAt('/Product/details/Insul%C3%ADn-100?from=home');
    expect(page.readyAhead?.request).toBe('{"id":"Insulín-100"}');
    expect(await page.readyAhead?.response).toBeNull();
    expect(FakeWorker.begun).toEqual([]);
  });

  // offline-183
  it('starts no worker and reads nothing at other addresses', async () => {
    for (const address of ['/', '/about', '/categoryOfMine', '/profile/orders'])
      await openAt(address);
    expect(FakeWorker.begun).toEqual([]);
    expect(page.catalogueAhead).toBeUndefined();
    expect(page.readyAhead).toBeUndefined();
  });

  // offline-183
  it('removes a worker whose code failed to load', async () => {
    await openAt('/products/Search?query=napa');
    const broken = new Event('error', { cancelable: true });
    FakeWorker.begun[0]?.dispatchEvent(broken);
    expect(page.catalogueAhead).toBeUndefined();
    expect(broken.defaultPrevented).toBe(true);
  });

  // offline-183
  it('leaves everything to the app if the browser has no workers or storage cannot be read', async () => {
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
  it('passes a Trusted Types browser the address of the worker and no other', async () => {
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
  it('takes over the running worker once', async () => {
    await openAt('/products/Search?query=napa');
    const { startWorker } = await import('#catalogue/start-worker.ts');
    expect(startWorker()).toBe(FakeWorker.begun[0]);
    expect(startWorker()).toBe(FakeWorker.begun[1]);
    expect(FakeWorker.begun).toHaveLength(2);
  });

  // offline-184
  it('takes the shelf that was read once, and opens the whole catalogue after a delay', async () => {
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
  it('takes the product that was read, without starting a worker', async () => {
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
  it('sends the request to the worker if another shelf was read', async () => {
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
