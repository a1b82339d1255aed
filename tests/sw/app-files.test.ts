/**
 * The app's own files: packed by the build, installed from packs, resumed after an interruption.
 */
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
  it('the packs contain every file once, in order of need', () => {
    const names = shop.listed.map(({ files = [] }) => files.map(([name]) => name).toSorted());
    expect(names).toEqual([[], first, core.toSorted(), [rest[0]], [rest[1]], []]);
  });

  // offline-144
  it('the core pack begins with the files that the app cannot open without', () => {
    const { files = [], least } = shop.listed.find(({ url }) => url === shop.pack('core')) ?? {};
    const begins = files.slice(0, least).map(([name]) => name);
    expect(begins.toSorted()).toEqual(opening);
  });

  it('the names of packs contain a hash of their content', () => {
    const other = buildShop({ 'assets/about.js': 'something else' });
    expect(other.pack('core')).toBe(shop.pack('core'));
    expect(other.pack('rest')).not.toBe(shop.pack('rest'));
    other.remove();
  });
});

describe('the install', () => {
  // offline-142
  it('the install fetches the shell page and one pack if the page has fetched the first one’s files', async () => {
    for (const name of first) shop.browserHas.add(name);
    await (await start()).install();
    expect(shop.asked.toSorted()).toEqual([shop.pack('core'), 'index.html']);
    expect(kept().toSorted()).toEqual(['index.html', ...first, ...core].toSorted());
  });

  // offline-142
  it('the install fetches one more pack if the HTTP cache is empty', async () => {
    await (await start()).install();
    expect(shop.asked.toSorted()).toEqual([shop.pack('core'), shop.pack('first'), 'index.html']);
  });

  // offline-144
  it.each(Array.from({ length: 11 }, (_, tenth) => tenth))(
    'an install that is cut after %s tenths of its pack succeeds if the app opens with the files that arrived, and resumes',
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
  it('an install without a byte for 20 seconds is aborted and succeeds with the files that arrived', async () => {
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

  it('an install without the first pack fails, and the next one resumes', async () => {
    shop.cutAfter = 0;
    await expect((await start()).install()).rejects.toThrow('Failed to fetch');
    Object.assign(shop, { mode: 'up', cutAfter: null });
    const app = await start();
    await app.install();
    await app.goOn();
    await expectWhole(world, shop);
  });

  // offline-146
  it('a captive portal’s page is not cached', async () => {
    shop.mode = 'portal';
    await expect((await start()).install()).rejects.toThrow('not');
    expect(kept()).toEqual([]);
  });

  it('the page of another build is rejected', async () => {
    const other = buildShop({ 'index.html': '<script type="module" src="/assets/entry-2.js">' });
    await expect((await start(other)).install()).rejects.toThrow('not the page of this build');
    other.remove();
  });
});

describe('the rest of the app', () => {
  // offline-143, offline-147
  it('the other packs are fetched one after the other, and only once', async () => {
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
  it('a failed fetch is retried if it was requested again in the meantime', async () => {
    const app = await start();
    await app.install();
    // One request for the pack and one for its only file.
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
  it('a new worker resumes the fetch after the old one was stopped', async () => {
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
      cachedOrFetched: (file: AppFile, event: Waiting) => Promise<Response>;
    }>('#sw/app-cache.ts');
    const file = about();
    if (!file) throw new Error('not listed');
    const works: Promise<unknown>[] = [];
    const event = { waitUntil: (work: Promise<unknown>) => works.push(work) };
    const response = await part.cachedOrFetched(file, event);
    await Promise.all(works);
    return response.text();
  }

  // offline-143
  it('a file that is not cached yet is fetched and stays cached', async () => {
    expect(await ask()).toBe(shop.read('assets/about.js'));
    shop.mode = 'down';
    expect(await ask()).toBe(shop.read('assets/about.js'));
  });

  // offline-143
  it('a file that is not cached fails without a network', async () => {
    shop.mode = 'down';
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });

  // offline-146
  it('a captive portal’s response is not cached as a file', async () => {
    shop.mode = 'portal';
    await ask();
    expect(kept()).toEqual([]);
  });
});
