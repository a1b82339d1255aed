import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#tests/until.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

const folder = '/Content/ImageData/Product/Small/';
const host = 'https://shop.example';

let world: WorkerWorld;
/** The file names of pictures that were fetched. */
let loaded: string[];
let isOnline: boolean;
let room: number;

beforeEach(async () => {
  world = newWorker();
  [loaded, isOnline, room] = [[], true, 1_000_000_000];
  vi.stubGlobal('navigator', {
    storage: { estimate: async () => ({ quota: 1_000_000_000, usage: 1_000_000_000 - room }) },
  });
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const address = typeof asked === 'string' ? asked : asked.url;
    const name = nameOf(address);
    // A pending call of an earlier test file must not be counted.
    if (address.includes(folder)) loaded.push(name);
    if (name.startsWith('gone')) return new Response('Not Found', { status: 404 });
    return new Response(name, { headers: { 'content-type': 'image/webp' } });
  });
  const { cachePictures } = await vi.importActual<Promises>('#sw/images.ts');
  const { keepPictures } = await vi.importActual<Promises>('#sw/kept-pictures.ts');
  cachePictures?.();
  keepPictures?.();
});

afterEach(() => vi.unstubAllGlobals());

type Promises = Partial<Record<'cachePictures' | 'keepPictures', () => void>>;

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
const kept = (cache: string) => [...(world.stores.get(cache)?.keys() ?? [])].map(nameOf);
const look = (name: string) => world.fetch(new Request(`${host}${folder}${name}`));

async function say(data: unknown): Promise<void> {
  await Promise.all(world.dispatch('message', { data }));
}
const keepBag = (names: string[], mayFetch = true) =>
  say({ type: 'KEEP_BAG_PICTURES', pictures: names.map((name) => folder + name), mayFetch });
const keepSeen = (names: string[]) =>
  say({ type: 'KEEP_SEEN_PICTURES', pictures: names.map((name) => folder + name) });

/** Requests more pictures than the cache may hold. */
async function scroll(): Promise<void> {
  const names = Array.from({ length: 401 }, (_, at) => `shelf-${at}`);
  for (const name of names) await look(name);
  await until(() => expect(kept('pictures-v1')).toEqual(names.slice(1)));
}

const withoutNetwork = async (name: string) => {
  isOnline = false;
  const response = await look(name);
  isOnline = true;
  return response?.text();
};

// shell-124
it('the shop’s logo is not evicted by browsing a shelf, and has no placeholder', async () => {
  const logo = `${host}/Content/ImageData/Shop/Icons/logo-72x72-0123456789ab.webp`;
  isOnline = false;
  expect((await world.fetch(new Request(logo)))?.type).toBe('error');
  isOnline = true;
  await world.fetch(new Request(logo));
  await until(() => expect(kept('pictures-v1')).toEqual([nameOf(logo)]));
  for (let at = 0; at < 401; at += 1) await look(`shelf-${at}`);
  await until(() => expect(kept('pictures-v1')).not.toContain('shelf-0'));
  expect(kept('pictures-v1')).toContain(nameOf(logo));
});

describe('pictures of the bag', () => {
  // offline-176
  it('pictures of the bag are not evicted by browsing a shelf', async () => {
    await look('napa');
    await look('seclo');
    await until(() => expect(kept('pictures-v1')).toHaveLength(2));
    await keepBag(['napa']);
    expect(loaded).toEqual(['napa', 'seclo']);
    await scroll();
    expect(await withoutNetwork('napa')).toBe('napa');
    expect(await withoutNetwork('seclo')).toContain('<svg');
  });

  // offline-154, offline-176
  it('pictures of the bag are fetched if the browser gives no quota', async () => {
    for (const storage of [undefined, {}, { estimate: () => Promise.reject(new Error('no')) }]) {
      vi.stubGlobal('navigator', { storage });
      loaded = [];
      await keepBag([]);
      await keepBag(['napa']);
      expect(loaded).toEqual(['napa']);
    }
  });

  // offline-176
  it('pictures of the bag are deleted with their product, and the others stay', async () => {
    await keepBag(['napa', 'seclo']);
    await keepBag(['seclo', 'ace']);
    expect(kept('bag-pictures-v1')).toEqual(['seclo', 'ace']);
    expect(loaded).toEqual(['napa', 'seclo', 'ace']);
    await keepBag([]);
    expect(kept('bag-pictures-v1')).toEqual([]);
  });

  // offline-177
  it('missing pictures of the bag are fetched and shown without a network', async () => {
    await keepBag(['napa', 'gone', 'seclo']);
    expect(kept('bag-pictures-v1')).toEqual(['napa', 'seclo']);
    expect(await withoutNetwork('seclo')).toBe('seclo');
    await keepBag(['napa', 'seclo']);
    expect(loaded).toEqual(['napa', 'gone', 'seclo']);
  });

  // offline-177
  it.each(['a dear line', 'no room', 'no network'])(
    'pictures of the bag are not fetched with %s, but copied from the phone, and fetched later',
    async (hindrance) => {
      await look('napa');
      await until(() => expect(kept('pictures-v1')).toEqual(['napa']));
      loaded = [];
      if (hindrance === 'no room') room = 19_999_999;
      isOnline = hindrance !== 'no network';
      await keepBag(['seclo', 'napa'], hindrance !== 'a dear line');
      expect([loaded, kept('bag-pictures-v1')]).toEqual([[], ['napa']]);
      [room, isOnline] = [20_000_000, true];
      await keepBag(['seclo', 'napa']);
      expect([loaded, kept('bag-pictures-v1')]).toEqual([['seclo'], ['napa', 'seclo']]);
    },
  );

  it('paths outside the shop’s pictures are not fetched for the bag', async () => {
    await say({ type: 'KEEP_BAG_PICTURES', pictures: ['//x.example/a', '/api/b'], mayFetch: true });
    expect(loaded).toEqual([]);
  });
});

describe('pictures of recently opened products', () => {
  // offline-178
  it('recent pictures are not evicted by browsing a shelf, and none is fetched for them', async () => {
    await look('napa');
    await until(() => expect(kept('pictures-v1')).toEqual(['napa']));
    await keepSeen(['napa', 'seclo']);
    expect(loaded).toEqual(['napa']);
    await scroll();
    expect(await withoutNetwork('napa')).toBe('napa');
  });

  // offline-178
  it('the oldest recent picture is evicted above sixty', async () => {
    const names = Array.from({ length: 61 }, (_, at) => `seen-${at}`);
    for (const name of names) await look(name);
    await until(() => expect(kept('pictures-v1')).toHaveLength(61));
    await keepSeen(names.slice(0, 60));
    await keepSeen(['seen-0']);
    await keepSeen(['seen-60']);
    expect(kept('private-pictures-v1')).toEqual([...names.slice(2, 60), 'seen-0', 'seen-60']);
  });
});

describe('a full phone', () => {
  // offline-179
  it('pictures of the bag stay when the viewed pictures are deleted', async () => {
    await keepBag(['napa']);
    const { open } = world.caches;
    world.caches.open = async (name) => ({
      ...(await open(name)),
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    });
    world.stores.set('pictures-v1', new Map());
    await look('seclo');
    await until(() => expect(world.stores.has('pictures-v1')).toBe(false));
    await keepBag(['napa', 'ace']);
    expect(kept('bag-pictures-v1')).toEqual(['napa']);
  });
});
