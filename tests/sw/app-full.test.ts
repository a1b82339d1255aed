/** The app's own files on a phone that has no room for them. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectWhole, keptFiles, startWorker, takeAppPhones } from './app-phone.ts';
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

/** No such file is kept any more while this is true. */
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
  it('drives out pictures and the map, and is kept', async () => {
    const app = await installed();
    await world.caches.open('pictures-v1');
    await world.caches.open('map-v1');
    await world.caches.open('bag-pictures-v1');
    fillThePhone(() => world.stores.has('pictures-v1') || world.stores.has('map-v1'));
    await app.goOn();
    await expectWhole(world, shop);
    expect(world.stores.has('bag-pictures-v1')).toBe(true);
    expect(shop.asked).toEqual(['bengali', 'buying', 'rest'].map(shop.pack));
  });

  // offline-193
  it('is asked for once an hour while nothing helps, by whichever worker, and file by file never', async () => {
    const app = await installed();
    const before = keptFiles(world);
    let isFull = true;
    fillThePhone(() => isFull);
    await Promise.all([app.goOn(), app.goOn()]);
    const once = [shop.pack('bengali')];
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
  it('does not fetch a second time what an install could not keep', async () => {
    fillThePhone((address) => address.includes('/assets/'));
    const { install } = await startWorker(shop);
    await expect(install()).rejects.toThrow('full');
    // Whatever the other pack does goes on.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const packs = [shop.pack('core'), shop.pack('first')];
    expect(shop.asked.filter((name) => name !== 'index.html').toSorted()).toEqual(packs);
  });
});
