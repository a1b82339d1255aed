/** Pictures of the bag and of opened products after the phone has cached many others. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { tap } from './support/touch.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
});

afterAll(() => world.remove());

const folder = '/Content/ImageData/Product/';
const another = `${folder}Icons/renova-500-mg-tablet.webp`;
const napa = 'napa-500-mg-tablet.webp';

const isKept = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const names = ['bag-pictures-v1', 'private-pictures-v1'];
    const found = await Promise.all(names.map((cacheName) => caches.match(path, { cacheName })));
    return found.some(Boolean);
  }, path);

/**
 * Fills the cache to its limit with pictures newer than those of the bag, then fetches one more.
 */
async function meetManyOthers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const cache = await caches.open('pictures-v1');
    for (let n = 0; n < 400; n += 1) await cache.put(`/Content/ImageData/${n}`, new Response('x'));
    await fetch('/Content/ImageData/Product/Orginal/renova-500-mg-tablet.webp');
  });
  const left = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('pictures-v1')).keys();
      return keys.filter(({ url }) => /\/napa-500|Icons\/renova/.test(url)).length;
    });
  await expect.poll(left).toBe(0);
}

// offline-176 to offline-178
it('pictures of the bag and of opened products are shown offline, and a placeholder replaces an evicted one', async () => {
  let page = await world.phone.open();
  // The browser would report a busy machine as a slow connection.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
  );
  await page.goto(`${world.network.origin}/product/details/napa-500-mg-tablet`);
  // The app's own files are fetched first.
  await page.getByRole('button', { name: 'Works offline' }).waitFor({ timeout: 90_000 });
  await tap(page, page.getByRole('button', { name: /^Add to Bag/ }).first());
  for (const size of ['Icons', 'Small'])
    await expect.poll(() => isKept(page, `${folder}${size}/${napa}`)).toBe(true);
  await tap(page, page.getByRole('link', { name: /home/i }).first());
  await page.waitForURL(world.network.origin + '/');
  await expect.poll(() => isKept(page, `${folder}Orginal/${napa}`)).toBe(true);
  await page.evaluate(async (path) => (await fetch(path)).blob(), another);
  await meetManyOthers(page);
  // The browser's HTTP cache may contain any of them for any time.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');

  await world.goOffline();
  await world.phone.reopen();
  await world.phone.context.setOffline(true);
  page = await world.phone.open();
  await page.goto(`${world.network.origin}/product/details/napa-500-mg-tablet`);
  const typeOf = (path: string) =>
    page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), path);

  await page.locator(`img[src="${folder}Orginal/${napa}"]`).first().waitFor();
  await tap(page, page.getByRole('button', { name: /^View bag/ }).last());
  const bag = page.getByRole('dialog', { name: 'Your bag' });
  await bag.locator(`img[src="${folder}Icons/${napa}"]`).waitFor();
  for (const size of ['Icons', 'Small', 'Orginal'])
    expect(await typeOf(`${folder}${size}/${napa}`)).toBe('image/webp');
  expect(await typeOf(another)).toBe('image/svg+xml');
  expect(world.phone.complaints).toEqual([]);
});
