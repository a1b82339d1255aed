/** The update to another build: the fetched files, and the deleted files of the older build. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectWhole, keptFiles, startWorker, takeAppPhones } from './app-phone.ts';
import { buildShop, type BuiltShop } from './built-shop.ts';
import type { WorkerWorld } from './worker.ts';

let world: WorkerWorld;
let shop: BuiltShop;

takeAppPhones((phone) => ({ world, shop } = phone));

const start = (built = shop) => startWorker(built);
const kept = () => keptFiles(world);

describe('an update', () => {
  const changed = { 'assets/order.js': 'the form of tomorrow' };
  let next: BuiltShop;

  beforeEach(async () => {
    const app = await start();
    await app.install();
    await app.goOn();
    world.scope.registration.active = 'the old one';
    // A build gives a changed file a new name, so the phone has the old file only under another
    // name.
    const cache = await world.caches.open('app-v1');
    await cache.delete('https://shop.example/assets/order.js');
    next = buildShop(changed, 'b2');
  });

  afterEach(() => next.remove());

  // offline-145
  it('an update fetches the changed file and nothing else', async () => {
    await (await start(next)).install();
    expect(next.asked.toSorted()).toEqual([next.forms, 'assets/order.js', 'index.html']);
  });

  // offline-145
  it('a file that differs only in the names of other files is created from a cached one', async () => {
    next.remove();
    next = buildShop({ 'assets/order.js': 'import "./form-2.js"; the form' }, 'b2');
    const cache = await world.caches.open('app-v1');
    const older = new Response('import "./form-1.js"; the form');
    await cache.put('https://shop.example/assets/older.js', older);
    const app = await start(next);
    await app.install();
    expect(next.asked.toSorted()).toEqual([next.forms, 'index.html']);
    await app.forgetOthers();
    await expectWhole(world, next);
  });

  // offline-145
  it('the file is fetched if the forms cannot be fetched or the content differs', async () => {
    const cache = await world.caches.open('app-v1');
    const older = new Response(changed['assets/order.js'].replace('tomorrow', 'today'));
    await cache.put('https://shop.example/assets/older.js', older);
    next.lost = next.forms;
    await (await start(next)).install();
    expect(next.asked).toContain('assets/order.js');
  });

  // offline-145
  it('an update waits until all files are cached', async () => {
    const cache = await world.caches.open('app-v1');
    await cache.delete('https://shop.example/assets/about.js');
    next.cutAfter = 0;
    await expect((await start(next)).install()).rejects.toThrow('Failed to fetch');
    Object.assign(next, { mode: 'up', cutAfter: null });
    const app = await start(next);
    await app.install();
    await app.forgetOthers();
    await expectWhole(world, next);
  });

  // offline-145
  it('an update copies files from the cache of an older worker', async () => {
    world.stores.set('workbox-precache-v2', world.stores.get('app-v1') ?? new Map());
    world.stores.delete('app-v1');
    await (await start(next)).install();
    expect(next.asked.toSorted()).toEqual([
      next.forms,
      'assets/order.js',
      'index.html',
      'logo.svg',
    ]);
  });

  // shell-84
  it('files of the older build are deleted unless another build is waiting', async () => {
    const app = await start(next);
    await app.install();
    world.scope.registration.waiting = 'a newer one';
    await app.forgetOthers();
    expect(kept().filter((name) => name === 'index.html')).toHaveLength(2);
    world.scope.registration.waiting = '';
    await app.forgetOthers();
    await expectWhole(world, next);
  });
});
