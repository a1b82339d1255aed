/** Pictures, updates, deliveries and the kill switch of the worker. */
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
  it('a picture is fetched once', async () => {
    await start('images', 'cachePictures');
    const fetch = vi.fn(async () => bytes());
    vi.stubGlobal('fetch', fetch);
    await world.fetch(picture);
    await until(() => expect(world.stores.get('pictures-v1')?.size).toBe(1));
    expect(await (await world.fetch(picture))?.text()).toBe('webp');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  // offline-12
  it('a picture that was never fetched is a placeholder without a network', async () => {
    await start('images', 'cachePictures');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const response = await world.fetch(picture);
    expect(response?.headers.get('content-type')).toBe('image/svg+xml');
    expect(world.stores.has('pictures-v1')).toBe(false);
  });

  it('the pictures are deleted when the phone is full', async () => {
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
  it('the pictures stay when the download of another one breaks off', async () => {
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

  it('pictures of other sites are left to the browser', async () => {
    await start('images', 'cachePictures');
    expect(await world.fetch(new Request('https://maps.example/tile.webp'))).toBeNull();
    expect(await world.fetch(new Request('https://shop.example/api/file/1'))).toBeNull();
  });
});

describe('updates', () => {
  // offline-134, shell-81
  it('a new worker waits for the customer', async () => {
    await start('updates', 'followUpdates');
    await Promise.all(world.dispatch('install'));
    await Promise.all(world.dispatch('message', { data: { type: 'something' } }));
    expect(world.skipped).toBe(0);
    await Promise.all(world.dispatch('message', { data: { type: 'SKIP_WAITING' } }));
    expect(world.skipped).toBe(1);
  });

  // shell-84
  it('a new worker claims the pages and deletes caches of older versions', async () => {
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
  it('a sync delivers and notifies the pages', async () => {
    await Promise.all(world.dispatch('sync', { tag: 'outbox' }));
    expect(phone.pharmacy.rows).toHaveLength(1);
    expect(world.told).toEqual([{ type: 'OUTBOX_KNOCK' }]);
  });

  // offline-60
  it('a page’s message delivers', async () => {
    await Promise.all(world.dispatch('message', { data: { type: 'DELIVER_OUTBOX' } }));
    expect(phone.pharmacy.rows).toHaveLength(1);
  });

  it('a failed delivery makes the browser sync again', async () => {
    phone.pharmacy.mishap = () => 'request lost';
    await expect(Promise.all(world.dispatch('sync', { tag: 'outbox' }))).rejects.toThrow('wait');
  });

  // errors-70
  it('a delivery that failed at the server is reported to the error log, as in a page', async () => {
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

  it('other syncs are ignored', () => {
    expect(world.dispatch('sync', { tag: 'theirs' })).toEqual([]);
  });
});

describe('the kill switch', () => {
  // offline-136
  it('the kill switch deletes every cache and itself, reloads the pages, and leaves IndexedDB alone', async () => {
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
    // This context has no IndexedDB, so any access would throw.
    runInContext(code, createContext({ self: scope, caches: world.caches }));
    await Promise.all(world.dispatch('install'));
    expect(world.skipped).toBe(1);
    await Promise.all(world.dispatch('activate'));
    expect([...world.stores.keys()]).toEqual([]);
    expect([unregistered, navigated]).toEqual([1, ['https://shop.example/order']]);
    // Claimed pages would reload for ever, because each reload registers the file again.
    expect(world.claimed).toBe(0);
  });
});

describe('the entry point', () => {
  it('the entry point stays short', () => {
    expect(readFileSync('sw/sw.ts', 'utf8').split('\n').length).toBeLessThan(50);
  });
});
