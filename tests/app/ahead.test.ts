// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AheadWindow } from '#catalogue/messages.ts';

const page: AheadWindow = window;

/** A worker as the page sees it: what it was begun with, and what it was told. */
class FakeWorker extends EventTarget {
  static begun: FakeWorker[] = [];
  told: unknown[] = [];
  constructor(readonly address: string) {
    super();
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
    files: ['product.js', 'basics.js', 'product.css', 'about.js', 'bengali.js'],
    screens: { product: [0, 1, 2], about: [3, 1] },
    bengali: [4],
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete page.catalogueAhead;
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
  it('names what Bengali is spoken with where it was chosen', async () => {
    localStorage.setItem('lang', 'bn');
    expect(await openAt('/about')).toEqual([
      'modulepreload /assets/about.js',
      'modulepreload /assets/basics.js',
      'modulepreload /assets/bengali.js',
    ]);
  });

  // offline-183, offline-184
  it('opens the catalogue where the address is one of its products or shelves', async () => {
    for (const address of ['/category/medicine', '/subCategory/3', '/products/Search?query=napa']) {
      delete page.catalogueAhead;
      await openAt(address);
      expect(page.catalogueAhead).toBe(FakeWorker.begun.at(-1));
    }
    expect(FakeWorker.begun[0]?.address).toBe('/assets/catalogue-worker-1.js');
    const open = (isShelf: boolean) => ({ name: 'open', number: 0, content: { isShelf } });
    expect(FakeWorker.begun.flatMap(({ told }) => told)).toEqual([
      open(true),
      open(true),
      open(false),
    ]);
  });

  // offline-183
  it('opens it nowhere else', async () => {
    for (const address of ['/', '/about', '/categoryOfMine', '/profile/orders'])
      await openAt(address);
    expect(FakeWorker.begun).toEqual([]);
    expect(page.catalogueAhead).toBeUndefined();
  });

  // offline-183
  it('leaves no worker behind whose code could not be had', async () => {
    await openAt('/category/medicine');
    const broken = new Event('error', { cancelable: true });
    FakeWorker.begun[0]?.dispatchEvent(broken);
    expect(page.catalogueAhead).toBeUndefined();
    expect(broken.defaultPrevented).toBe(true);
  });

  // offline-183
  it('leaves everything to the app where a browser has no workers, or what is stored cannot be read', async () => {
    vi.stubGlobal('Worker', undefined);
    await openAt('/category/medicine');
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
    await openAt('/category/medicine');
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(named).toBe('nirog#ahead');
    expect(FakeWorker.begun[0]?.address).toBe('/assets/catalogue-worker-1.js');
  });
});

describe('the app', () => {
  // offline-183
  it('takes the worker that runs already, and once', async () => {
    await openAt('/category/medicine');
    const { startWorker } = await import('#catalogue/start-worker.ts');
    expect(startWorker()).toBe(FakeWorker.begun[0]);
    expect(startWorker()).toBe(FakeWorker.begun[1]);
    expect(FakeWorker.begun).toHaveLength(2);
  });
});
