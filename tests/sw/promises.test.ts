/** Pictures, updates, deliveries and the kill switch: one promise of the worker each. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#tests/until.ts';
import { newPhone, send, type Phone } from '#tests/outbox/phone.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

let world: WorkerWorld;

beforeEach(() => {
  world = newWorker();
});

afterEach(() => vi.unstubAllGlobals());

async function start(file: string, promise: string): Promise<void> {
  const part = await vi.importActual<Record<string, () => void>>(`#sw/${file}.ts`);
  part[promise]?.();
}

describe('pictures', () => {
  const picture = new Request('https://shop.example/Content/ImageData/Product/Small/napa.webp');
  const bytes = () => new Response('webp', { headers: { 'content-type': 'image/webp' } });

  // offline-12
  it('are loaded once', async () => {
    await start('images', 'cachePictures');
    const fetch = vi.fn(async () => bytes());
    vi.stubGlobal('fetch', fetch);
    await world.fetch(picture);
    await until(() => expect(world.stores.get('pictures-v1')?.size).toBe(1));
    expect(await (await world.fetch(picture))?.text()).toBe('webp');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  // offline-12
  it('that were never loaded are a placeholder without a network', async () => {
    await start('images', 'cachePictures');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const response = await world.fetch(picture);
    expect(response?.headers.get('content-type')).toBe('image/svg+xml');
    expect(world.stores.has('pictures-v1')).toBe(false);
  });

  it('go when the phone is full', async () => {
    await start('images', 'cachePictures');
    vi.stubGlobal('fetch', async () => bytes());
    await world.fetch(picture);
    await until(() => expect(world.stores.get('pictures-v1')?.size).toBe(1));
    const { open } = world.caches;
    world.caches.open = async (name) => ({
      ...(await open(name)),
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    });
    await world.fetch(new Request(`${picture.url}?other`));
    await until(() => expect(world.stores.has('pictures-v1')).toBe(false));
  });

  // offline-12
  it('stay when another one breaks off on the way', async () => {
    await start('images', 'cachePictures');
    vi.stubGlobal('fetch', async () => bytes());
    await world.fetch(picture);
    await until(() => expect(world.stores.get('pictures-v1')?.size).toBe(1));
    const { open } = world.caches;
    const put = vi.fn(() => Promise.reject(new TypeError('network error')));
    world.caches.open = async (name) => ({ ...(await open(name)), put });
    await world.fetch(new Request(`${picture.url}?other`));
    await until(() => expect(put).toHaveBeenCalled());
    await Promise.resolve();
    expect(world.stores.get('pictures-v1')?.size).toBe(1);
  });

  it('of others are left to the browser', async () => {
    await start('images', 'cachePictures');
    expect(await world.fetch(new Request('https://maps.example/tile.webp'))).toBeNull();
    expect(await world.fetch(new Request('https://shop.example/api/file/1'))).toBeNull();
  });
});

describe('updates', () => {
  // offline-134, shell-81
  it('wait for the customer', async () => {
    await start('updates', 'followUpdates');
    await Promise.all(world.dispatch('install'));
    await Promise.all(world.dispatch('message', { data: { type: 'something' } }));
    expect(world.skipped).toBe(0);
    await Promise.all(world.dispatch('message', { data: { type: 'SKIP_WAITING' } }));
    expect(world.skipped).toBe(1);
  });

  // shell-84
  it('claim the pages and remove caches of older versions', async () => {
    await start('updates', 'followUpdates');
    for (const name of ['pictures-v0', 'pictures-v1', 'catalogue-v1', 'app-v1']) {
      world.stores.set(name, new Map());
    }
    await Promise.all(world.dispatch('activate'));
    expect([...world.stores.keys()]).toEqual(['pictures-v1', 'catalogue-v1', 'app-v1']);
    expect(world.claimed).toBe(1);
  });
});

describe('deliveries', () => {
  let phone: Phone;

  beforeEach(async () => {
    phone = newPhone();
    const page = await phone.openTab();
    await send(page, { photos: ['front'] });
    await start('deliver-outbox', 'deliverOutbox');
  });

  // offline-58
  it('happen on a sync, with the pages told', async () => {
    await Promise.all(world.dispatch('sync', { tag: 'outbox' }));
    expect(phone.pharmacy.rows).toHaveLength(1);
    expect(world.told).toEqual([{ type: 'OUTBOX_KNOCK' }]);
  });

  // offline-60
  it('happen on the word of a page', async () => {
    await Promise.all(world.dispatch('message', { data: { type: 'DELIVER_OUTBOX' } }));
    expect(phone.pharmacy.rows).toHaveLength(1);
  });

  it('that did not succeed make the browser sync again', async () => {
    phone.pharmacy.mishap = () => 'request lost';
    await expect(Promise.all(world.dispatch('sync', { tag: 'outbox' }))).rejects.toThrow('wait');
  });

  // errors-70
  it('that the shop failed on are reported to the error log, as a page does', async () => {
    const reports: unknown[] = [];
    phone.pharmacy.mishap = ({ path, body }) => {
      if (path === 'LogArea/OrderError/Add') reports.push(body);
      return path.endsWith('RequestOrder/Add') ? { status: 500 } : null;
    };
    await expect(Promise.all(world.dispatch('sync', { tag: 'outbox' }))).rejects.toThrow('wait');
    await vi.waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toMatchObject({
      Url: 'RequestOrderArea/RequestOrder/Add',
      SnapshotString: JSON.stringify({ page: 'worker' }),
    });
    expect(JSON.stringify(reports)).not.toContain('Napa');
  });

  it('leave other syncs alone', () => {
    expect(world.dispatch('sync', { tag: 'theirs' })).toEqual([]);
  });
});

describe('the kill switch', () => {
  // offline-136
  it('removes every cache and itself, reloads the pages, and leaves IndexedDB alone', async () => {
    const navigated: string[] = [];
    let unregistered = 0;
    for (const name of ['pictures-v1', 'app-v1']) world.stores.set(name, new Map());
    const page = {
      url: 'https://shop.example/order',
      navigate: async (url: string) => navigated.push(url),
    };
    const scope = {
      ...world.scope,
      clients: { ...world.scope.clients, matchAll: async () => [page] },
      registration: {
        unregister: async () => {
          unregistered += 1;
        },
      },
    };
    const code = readFileSync('sw/kill-switch.js', 'utf8');
    // No IndexedDB in this context: touching it would throw.
    runInContext(code, createContext({ self: scope, caches: world.caches }));
    await Promise.all(world.dispatch('install'));
    expect(world.skipped).toBe(1);
    await Promise.all(world.dispatch('activate'));
    expect([...world.stores.keys()]).toEqual([]);
    expect([unregistered, navigated]).toEqual([1, ['https://shop.example/order']]);
    // Claiming pages would reload, again and again, those that register the file anew.
    expect(world.claimed).toBe(0);
  });
});

describe('the table of contents', () => {
  it('stays one', () => {
    expect(readFileSync('sw/sw.ts', 'utf8').split('\n').length).toBeLessThan(50);
  });
});
