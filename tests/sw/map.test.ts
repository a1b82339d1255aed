import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#tests/until.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

let world: WorkerWorld;
const chunk = new Request('https://shop.example/assets/maplibre-map-abc.js');

beforeEach(async () => {
  world = newWorker();
  const { cacheMap } = await vi.importActual<{ cacheMap: () => void }>('#sw/map.ts');
  cacheMap();
});

afterEach(() => vi.unstubAllGlobals());

describe("the map's own files", () => {
  // offline-13
  it('the map’s files are fetched once and then read from the cache', async () => {
    const fetch = vi.fn(async () => new Response('map'));
    vi.stubGlobal('fetch', fetch);
    await world.fetch(chunk);
    await until(() => expect(world.stores.get('map-v1')?.size).toBe(1));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await (await world.fetch(chunk))?.text()).toBe('map');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('the map’s files are cached for two builds and no longer', async () => {
    vi.stubGlobal('fetch', async () => new Response('map'));
    for (let build = 0; build < 12; build += 1) {
      await world.fetch(new Request(`https://shop.example/assets/maplibre-map-${build}.js`));
    }
    await until(() => expect(world.stores.get('map-v1')?.size).toBe(8));
    expect([...(world.stores.get('map-v1')?.keys() ?? [])].at(-1)).toContain('map-11');
  });

  it('a missing file of the map is not cached', async () => {
    vi.stubGlobal('fetch', async () => new Response('Not Found', { status: 404 }));
    expect((await world.fetch(chunk))?.status).toBe(404);
    expect(world.stores.get('map-v1')?.size).toBe(0);
  });

  it('other files are not handled by the map’s cache', async () => {
    vi.stubGlobal('fetch', async () => new Response('x'));
    expect(await world.fetch(new Request('https://shop.example/assets/index-abc.js'))).toBeNull();
    expect(await world.fetch(new Request('https://tiles.example/assets/maplibre-1.js'))).toBeNull();
  });
});
