/** The app's own files on a phone that is too full for them. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { core, expectWhole, keptFiles, startWorker, takeAppPhones } from './app-phone.ts';
import type { BuiltShop } from './built-shop.ts';
import type { WorkerWorld } from './worker.ts';

let world: WorkerWorld;
let shop: BuiltShop;

takeAppPhones((phone) => ({ world, shop } = phone));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => vi.useRealTimers());

/** Rejects writes of files for which `isFull` returns true. */
function fillThePhone(isFull: (address: string) => boolean): void {
  const { open } = world.caches;
  vi.spyOn(world.caches, 'open').mockImplementation(async (name) => {
    const cache = await open(name);
    const put: typeof cache.put = async (key, response) => {
      if (isFull(typeof key === 'string' ? key : key.url))
        throw new DOMException('full', 'QuotaExceededError');
      await cache.put(key, response);
    };
    return { ...cache, put };
  });
}

async function installed() {
  const app = await startWorker(shop);
  await app.install();
  shop.asked.length = 0;
  return app;
}

describe('the app on a full phone', () => {
  // offline-54, offline-143
  it('the app’s files replace pictures and the map', async () => {
    const app = await installed();
    await world.caches.open('pictures-v1');
    await world.caches.open('map-v1');
    await world.caches.open('bag-pictures-v1');
    fillThePhone(() => world.stores.has('pictures-v1') || world.stores.has('map-v1'));
    await app.goOn();
    await expectWhole(world, shop);
    expect(world.stores.has('bag-pictures-v1')).toBe(true);
    expect(shop.asked).toEqual(['buying', 'rest'].map(shop.pack));
  });

  // offline-193
  it('a full phone fetches one pack per hour, with any worker, and no single files', async () => {
    const app = await installed();
    const before = keptFiles(world);
    let isFull = true;
    fillThePhone(() => isFull);
    await Promise.all([app.goOn(), app.goOn()]);
    const once = [shop.pack('buying')];
    expect([shop.asked, keptFiles(world)]).toEqual([once, before]);
    await app.goOn();
    const next = await startWorker(shop);
    await next.goOn();
    expect(shop.asked).toEqual(once);
    expect(await next.count()).toMatchObject({ isFull: true });

    isFull = false;
    vi.setSystemTime(Date.now() + 3_600_000);
    await next.goOn();
    await expectWhole(world, shop);
    expect(await next.count()).toMatchObject({ isFull: false });
  });

  // offline-193
  it('the packs of a failed install are not fetched as single files', async () => {
    fillThePhone((address) => address.includes('/assets/'));
    const { install } = await startWorker(shop);
    await expect(install()).rejects.toThrow('full');
    await settled();
    const packs = [shop.pack('core'), shop.pack('first')];
    expect(shop.asked.filter((name) => name !== 'index.html').toSorted()).toEqual(packs);
  });

  // offline-193
  it('no install fetches anything for an hour after the quota was exceeded', async () => {
    let isFull = true;
    fillThePhone((address) => isFull && address.includes('/assets/'));
    const first = await startWorker(shop);
    await expect(first.install()).rejects.toThrow('full');
    await settled();
    shop.asked.length = 0;
    const second = await startWorker(shop);
    await expect(second.install()).rejects.toThrow('room');
    expect(shop.asked).toEqual([]);
    isFull = false;
    vi.setSystemTime(Date.now() + 3_600_000);
    await second.install();
    await second.goOn();
    await expectWhole(world, shop);
  });

  // offline-193
  it('single files stop at the first one without quota, whatever other failures came before', async () => {
    const { fetch } = shop;
    shop.fetch = async (address, init) => {
      const response = await fetch(address, init);
      if (String(address).endsWith('.pack')) return new Response('', { status: 404 });
      if (String(address).endsWith('logo.svg')) throw new TypeError('Failed to fetch');
      return response;
    };
    fillThePhone((address) => core.some((name) => address.includes(name)));
    const worker = await startWorker(shop);
    await expect(worker.install()).rejects.toThrow('full');
    await settled();
    const singly = shop.asked.filter((name) => core.includes(name));
    expect(singly.length).toBeLessThan(core.length);
    expect(await worker.count()).toMatchObject({ isFull: true });
  });

  // offline-193
  it('the fetch resumes within the hour when storage becomes free', async () => {
    const app = await installed();
    let free = 400_000_000;
    const estimate = async () => ({ usage: 1_000_000, quota: 1_000_000 + free });
    vi.stubGlobal('navigator', { storage: { estimate } });
    let isFull = true;
    fillThePhone(() => isFull);
    await app.goOn();
    // The browser's estimate may not reflect how full the disk is.
    expect(await app.count()).toMatchObject({ isFull: true });
    isFull = false;
    free += 5_000_000;
    expect(await app.count()).toMatchObject({ isFull: true });
    free += 50_000_000;
    const next = await startWorker(shop);
    expect(await next.count()).toMatchObject({ isFull: false });
    await next.goOn();
    await expectWhole(world, shop);
  });
});

/** Waits for the other pack, whose fetch continues after the failure. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
