/** The app's own files: packed by the build, installed in one request, gone on with after any cut. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppFile, Listed } from '#contract/packs.ts';
import { buildShop, type BuiltShop } from './built-shop.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

interface AppFiles {
  install: () => Promise<void>;
  goOn: () => Promise<void>;
  forgetOthers: () => Promise<void>;
}
interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
}

const first = ['assets/entry-1.js', 'assets/framework.js'];
const core = [
  'dialog.css',
  'dialog.js',
  'entry.css',
  'form.js',
  'home.js',
  'order.js',
  'outcome.js',
]
  .map((name) => `assets/${name}`)
  .concat('logo.svg');
const rest = ['assets/bengali.js', 'assets/checkout.js', 'assets/about.js'];

let world: WorkerWorld;
let shop: BuiltShop;

beforeEach(() => {
  world = newWorker();
  shop = buildShop();
});

afterEach(() => {
  vi.unstubAllGlobals();
  shop.remove();
});

/** A worker of the build; a new one after it was stopped. */
async function start(built = shop): Promise<AppFiles> {
  vi.resetModules();
  vi.stubGlobal('fetch', built.fetch);
  const part = await vi.importActual<{ openAppFiles: (listed: readonly Listed[]) => AppFiles }>(
    '#sw/app-files.ts',
  );
  return part.openAppFiles(built.listed);
}

/** The names of what is kept. */
const kept = () =>
  [...(world.stores.get('app-v1')?.keys() ?? [])].map((url) => new URL(url).pathname.slice(1));

async function expectWhole(built = shop): Promise<void> {
  expect(kept().toSorted()).toEqual(['index.html', ...first, ...core, ...rest].toSorted());
  for (const [url, response] of world.stores.get('app-v1') ?? []) {
    expect(await response.clone().text()).toBe(built.read(new URL(url).pathname.slice(1)));
  }
}

describe('the packs of a build', () => {
  it('hold every file once, in order of need', () => {
    const names = shop.listed.map(({ files = [] }) => files.map(([name]) => name).toSorted());
    expect(names).toEqual([[], first, core.toSorted(), [rest[0]], [rest[1]], [rest[2]]]);
  });

  it('are called by their content', () => {
    const other = buildShop({ 'assets/about.js': 'something else' });
    expect(other.pack('core')).toBe(shop.pack('core'));
    expect(other.pack('rest')).not.toBe(shop.pack('rest'));
    other.remove();
  });
});

describe('the install', () => {
  // offline-142
  it('asks for the shell page and one pack, where the page has fetched what it began with', async () => {
    for (const name of first) shop.browserHas.add(name);
    await (await start()).install();
    expect(shop.asked.toSorted()).toEqual([shop.pack('core'), 'index.html']);
    expect(kept().toSorted()).toEqual(['index.html', ...first, ...core].toSorted());
  });

  // offline-142
  it('asks for one pack more where the browser has kept nothing', async () => {
    await (await start()).install();
    expect(shop.asked.toSorted()).toEqual([shop.pack('core'), shop.pack('first'), 'index.html']);
  });

  // offline-144
  it.each(Array.from({ length: 11 }, (_, tenth) => tenth))(
    'that is cut after %s tenths of its pack serves with what has arrived, and goes on',
    async (tenth) => {
      for (const name of first) shop.browserHas.add(name);
      const { length } = shop.read(shop.pack('core'));
      shop.cutAfter = Math.floor((length * tenth) / 10);
      const app = await start();
      await app.install();
      expect(kept()).toEqual(expect.arrayContaining(['index.html', ...first]));
      const arrived = kept();
      expect(arrived.length).toBeGreaterThanOrEqual(3 + Math.max(0, tenth - 4));
      await app.goOn();
      Object.assign(shop, { mode: 'up', cutAfter: null, asked: [] });
      await (await start()).goOn();
      await expectWhole();
      expect(shop.asked.filter((name) => arrived.includes(name))).toEqual([]);
    },
  );

  it('that has not even the first pack ends without a worker, and begins where it was', async () => {
    shop.cutAfter = 0;
    await expect((await start()).install()).rejects.toThrow('Failed to fetch');
    Object.assign(shop, { mode: 'up', cutAfter: null });
    const app = await start();
    await app.install();
    await app.goOn();
    await expectWhole();
  });

  // offline-146
  it("keeps nothing of a portal's page", async () => {
    shop.mode = 'portal';
    await expect((await start()).install()).rejects.toThrow('not');
    expect(kept()).toEqual([]);
  });

  it('refuses the page of another build', async () => {
    const other = buildShop({ 'index.html': '<script type="module" src="/assets/entry-2.js">' });
    await expect((await start(other)).install()).rejects.toThrow('not the page of this build');
    other.remove();
  });
});

describe('the rest of the app', () => {
  // offline-143
  it('follows pack after pack, and is asked for once', async () => {
    const app = await start();
    await app.install();
    shop.asked.length = 0;
    await Promise.all([app.goOn(), app.goOn()]);
    expect(shop.asked).toEqual(['bengali', 'buying', 'rest'].map(shop.pack));
    await app.goOn();
    await (await start()).goOn();
    expect(shop.asked).toHaveLength(3);
    await expectWhole();
  });

  // offline-143
  it('is gone on with by a worker that was stopped in between', async () => {
    await (await start()).install();
    shop.cutAfter = 10;
    await (await start()).goOn();
    Object.assign(shop, { mode: 'up', cutAfter: null });
    await (await start()).goOn();
    await expectWhole();
  });
});

describe('a file of the app', () => {
  const about = () =>
    shop.listed.flatMap(({ files = [] }) => files).find(([name]) => name === rest[2]);
  async function ask(): Promise<string> {
    await start();
    const part = await vi.importActual<{
      keptOrFetched: (file: AppFile, event: Waiting) => Promise<Response>;
    }>('#sw/app-cache.ts');
    const file = about();
    if (!file) throw new Error('not listed');
    const works: Promise<unknown>[] = [];
    const event = { waitUntil: (work: Promise<unknown>) => works.push(work) };
    const response = await part.keptOrFetched(file, event);
    await Promise.all(works);
    return response.text();
  }

  // offline-143
  it('that is not there yet comes from the network, and stays', async () => {
    expect(await ask()).toBe(shop.read('assets/about.js'));
    shop.mode = 'down';
    expect(await ask()).toBe(shop.read('assets/about.js'));
  });

  // offline-143
  it('that is not there cannot be had without a network', async () => {
    shop.mode = 'down';
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });

  // offline-146
  it('is not kept when a portal answers in its place', async () => {
    shop.mode = 'portal';
    await ask();
    expect(kept()).toEqual([]);
  });
});

describe('an update', () => {
  const changed = { 'assets/order.js': 'the form of tomorrow' };
  let next: BuiltShop;

  beforeEach(async () => {
    const app = await start();
    await app.install();
    await app.goOn();
    world.scope.registration.active = 'the old one';
    // As the build names a changed file anew, so does this phone: it has the old one under another name.
    const cache = await world.caches.open('app-v1');
    await cache.delete('https://shop.example/assets/order.js');
    next = buildShop(changed, 'b2');
  });

  afterEach(() => next.remove());

  // offline-145
  it('fetches what has changed, and nothing else', async () => {
    await (await start(next)).install();
    expect(next.asked.toSorted()).toEqual(['assets/order.js', 'index.html']);
  });

  // offline-145
  it('waits until it has everything', async () => {
    const cache = await world.caches.open('app-v1');
    await cache.delete('https://shop.example/assets/about.js');
    next.cutAfter = 0;
    await expect((await start(next)).install()).rejects.toThrow('Failed to fetch');
    Object.assign(next, { mode: 'up', cutAfter: null });
    const app = await start(next);
    await app.install();
    await app.forgetOthers();
    await expectWhole(next);
  });

  // offline-145
  it('takes over what an older worker has kept in a place of its own', async () => {
    world.stores.set('workbox-precache-v2', world.stores.get('app-v1') ?? new Map());
    world.stores.delete('app-v1');
    await (await start(next)).install();
    expect(next.asked.toSorted()).toEqual(['assets/order.js', 'index.html', 'logo.svg']);
  });

  // shell-84
  it('drops what only the older build needs, unless another one is being fetched', async () => {
    const app = await start(next);
    await app.install();
    world.scope.registration.waiting = 'a newer one';
    await app.forgetOthers();
    expect(kept().filter((name) => name === 'index.html')).toHaveLength(2);
    world.scope.registration.waiting = '';
    await app.forgetOthers();
    await expectWhole(next);
  });
});
