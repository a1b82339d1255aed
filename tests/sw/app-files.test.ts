/** The app's own files: packed by the build, installed in one request, gone on with after any cut. */
import { describe, expect, it, vi } from 'vitest';
import type { AppFile } from '#contract/packs.ts';
import {
  core,
  expectWhole,
  first,
  keptFiles,
  opening,
  rest,
  startWorker,
  takeAppPhones,
} from './app-phone.ts';
import { buildShop, type BuiltShop } from './built-shop.ts';
import type { WorkerWorld } from './worker.ts';

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
}

let world: WorkerWorld;
let shop: BuiltShop;

takeAppPhones((phone) => ({ world, shop } = phone));

const start = (built = shop) => startWorker(built);
const kept = () => keptFiles(world);

describe('the packs of a build', () => {
  it('hold every file once, in order of need', () => {
    const names = shop.listed.map(({ files = [] }) => files.map(([name]) => name).toSorted());
    expect(names).toEqual([[], first, core.toSorted(), [rest[0]], [rest[1]], []]);
  });

  // offline-144
  it('have first what the app cannot open without', () => {
    const { files = [], least } = shop.listed.find(({ url }) => url === shop.pack('core')) ?? {};
    const begins = files.slice(0, least).map(([name]) => name);
    expect(begins.toSorted()).toEqual(opening);
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
    'that is cut after %s tenths of its pack serves if the app opens with what has arrived, and goes on',
    async (tenth) => {
      for (const name of first) shop.browserHas.add(name);
      const { length } = shop.read(shop.pack('core'));
      shop.cutAfter = Math.floor((length * tenth) / 10);
      const serves = await (await start()).install().then(
        () => true,
        () => false,
      );
      expect(kept()).toEqual(expect.arrayContaining(['index.html', ...first]));
      const arrived = kept();
      expect(arrived.length).toBeGreaterThanOrEqual(3 + Math.max(0, tenth - 4));
      expect(serves).toBe(opening.every((name) => arrived.includes(name)));
      Object.assign(shop, { mode: 'up', cutAfter: null, asked: [] });
      const app = await start();
      if (!serves) await app.install();
      await app.goOn();
      await expectWhole(world, shop);
      expect(shop.asked.filter((name) => arrived.includes(name))).toEqual([]);
    },
  );

  // offline-144
  it('that goes silent in the middle is given up after 20 seconds, and serves with what has arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const name of first) shop.browserHas.add(name);
    Object.assign(shop, { cutAfter: 8_000, isSilent: true });
    let isOver = false;
    const over = (await start()).install().then(() => (isOver = true));
    await vi.waitFor(() => expect(shop.asked).toContain(shop.pack('core')));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(21_000);
    await over;
    expect(kept()).toEqual(expect.arrayContaining(['index.html', ...first, 'assets/entry.css']));
    vi.useRealTimers();
  });

  it('that has not even the first pack ends without a worker, and begins where it was', async () => {
    shop.cutAfter = 0;
    await expect((await start()).install()).rejects.toThrow('Failed to fetch');
    Object.assign(shop, { mode: 'up', cutAfter: null });
    const app = await start();
    await app.install();
    await app.goOn();
    await expectWhole(world, shop);
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
  // offline-143, offline-147
  it('follows pack after pack, and is asked for once', async () => {
    const app = await start();
    await app.install();
    const { kept: first, all } = await app.count();
    expect(first).toBeLessThan(all);
    shop.asked.length = 0;
    await Promise.all([app.goOn(), app.goOn()]);
    expect(shop.asked).toEqual(['buying', 'rest'].map(shop.pack));
    await app.goOn();
    await (await start()).goOn();
    expect(shop.asked).toHaveLength(2);
    await expectWhole(world, shop);
    expect(await app.count()).toEqual({ kept: all, all, isFull: false });
  });

  // offline-143
  it('is tried once more where it was asked for again while a try failed', async () => {
    const app = await start();
    await app.install();
    // The pack and its one file.
    let lost = 2;
    vi.stubGlobal('fetch', (...question: Parameters<typeof shop.fetch>) =>
      lost-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : shop.fetch(...question),
    );
    const over = app.goOn();
    void app.goOn();
    await over;
    await expectWhole(world, shop);
  });

  // offline-143
  it('is gone on with by a worker that was stopped in between', async () => {
    await (await start()).install();
    shop.cutAfter = 10;
    await (await start()).goOn();
    Object.assign(shop, { mode: 'up', cutAfter: null });
    await (await start()).goOn();
    await expectWhole(world, shop);
  });
});

describe('a file of the app', () => {
  const about = () =>
    shop.listed.flatMap(({ files = [] }) => files).find(([name]) => name === rest[1]);
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
