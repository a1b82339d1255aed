/**
 * The whole catalogue on the phone: unvisited pages open, and the search finds products, without a
 * network.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnSize } from '#contract/drawn-picture.ts';
import {
  loseFirstPart,
  untilCatalogueIsThere,
  untilShelvesAreReady,
  untilCatalogueIsGone,
} from './support/catalogue.ts';
import { untilControlled } from './support/phone.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { tap, tapAndType } from './support/touch.ts';
import { openWorkerTools } from './support/worker-tools.ts';

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld();
  page = await world.phone.open();
  await page.goto(`${world.network.origin}/about`);
  await untilControlled(page);
  await untilCatalogueIsThere(page);
}, 180_000);

afterAll(async () => {
  await world.remove();
});

/** The age next to a price that the shop has not just returned. */
const anAge = /as of \d/;
const shown = (words: string | RegExp) => page.getByText(words).first();

describe('a phone that has opened only one page', () => {
  // offline-154
  it('a dialog behind a tap lists the stored content', async () => {
    await tap(page, page.getByRole('button', { name: 'Works offline' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/products are on this phone/).waitFor();
    await dialog.getByText(/^Prices from/).waitFor();
    await tap(page, dialog.getByRole('button', { name: 'Close' }));
    await dialog.waitFor({ state: 'detached' });
  });

  // offline-153, offline-172
  it('a shelf, its next page, a product and similar ones open without a network, also after a restart', async () => {
    await world.goOffline();
    await world.phone.reopen();
    await world.phone.context.setOffline(true);
    page = await world.phone.open();
    await page.goto(`${world.network.origin}/category/medicine`);
    const cards = page.locator('main article');
    await expect.poll(() => cards.count()).toBe(24);
    await shown(/Prices from/).waitFor();
    await expect.poll(() => cards.filter({ hasText: anAge }).count()).toBe(24);
    const firstName = async () =>
      (await cards.first().locator('a span').last().textContent()) ?? '';
    const onFirstPage = await firstName();
    await tap(page, page.getByRole('link', { name: 'Next' }).first());
    await page.waitForURL(/page=2/);
    // The address changes first: the previous page stays visible until the catalogue responds.
    await expect.poll(firstName).not.toBe(onFirstPage);
    expect(await cards.count()).toBe(24);
    const name = await firstName();
    await tap(page, cards.first().locator('a').first());
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await shown('The description isn’t saved on this phone yet').waitFor();
    await page.getByRole('heading', { name: 'Related Products' }).waitFor();
    await page.locator('main article').getByText(anAge).first().waitFor();
    await page.locator('aside').getByText(anAge).first().waitFor();
  });

  // offline-183
  it('a start at a search uses one catalogue worker', async () => {
    await world.phone.reopen();
    await world.phone.context.setOffline(true);
    page = await world.phone.open();
    await page.goto(`${world.network.origin}/products/Search?query=ace`);
    await page.locator('main article').first().waitFor();
    expect(page.workers()).toHaveLength(1);
  });

  // offline-183
  it("the app's files are read while its worker is stopped", async () => {
    const tools = await openWorkerTools(world.phone.context);
    const file = await page.evaluate(async () => {
      const [first] = await (await caches.open('app-v1')).keys();
      return first?.url ?? '';
    });
    expect(file).toContain('/assets/');
    const status = () => page.evaluate(async (url) => (await fetch(url)).status, file);
    // The page's background work may wake the worker in between. This file never does.
    await expect
      .poll(async () => {
        await tools.stopAll();
        expect(await status()).toBe(200);
        return tools.isRunning();
      })
      .toBe(false);
    await page.evaluate(() => fetch('/api/').catch(() => null));
    await expect.poll(() => tools.isRunning()).toBe(true);
  });

  // offline-156
  it('the unvisited branches, offers and gallery open without a network', async () => {
    const seen = {
      '/branchLocation': '16 branches',
      '/special/offer': '৳30 cashback from ৳1,000',
      '/gallery': '21 pictures',
      '/': 'Baby Care',
    };
    for (const [address, words] of Object.entries(seen)) {
      await page.goto(world.network.origin + address);
      await page.locator('main').getByText(words).first().waitFor();
    }
  });

  // shell-33
  it('an invalid address redirects to home, without a network too', async () => {
    await page.goto(`${world.network.origin}/%E0%A4%A`);
    await page.locator('main article').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  // offline-155
  it('the search works in three languages without a network, and shows an empty result', async () => {
    const open = page.getByRole('combobox').first();
    await tapAndType(page, open, 'নাপা');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name }).first();
    await row('Napa').waitFor();
    const field = page.getByRole('combobox').last();
    await field.fill('xyzzyq');
    await shown(/No Product Found/).waitFor();
    await field.fill('omiprazol');
    await row('Seclo').waitFor();
  });

  // offline-172, offline-173, offline-175
  it('a newer catalogue price replaces the one in a cached response, and has no age once the shop responds', async () => {
    await world.goOnline();
    await page.goto(world.network.origin);
    await tap(page, page.getByRole('link', { name: /^See all/i }).first());
    await page.waitForURL(/\/category\//);
    const cards = page.locator('main article');
    await expect.poll(() => cards.count()).toBe(24);
    await expect.poll(() => page.getByText(anAge).count()).toBe(0);
    const price = await cards.first().locator('strong').first().textContent();
    // The worker caches a response shortly after the page has received it.
    await expect.poll(() => page.evaluate(makeResponsesOld)).toBeGreaterThan(0);
    await world.goOffline();
    await page.reload();
    await expect.poll(() => cards.filter({ hasText: /as of \d+:\d\d/ }).count()).toBe(24);
    expect(await cards.first().locator('strong').first().textContent()).toBe(price);
    await world.goOnline();
    await expect.poll(() => page.getByText(anAge).count()).toBe(0);
  });

  // offline-173, offline-180
  it('the page retries until the shop responds if the phone is connected before its network works', async () => {
    await world.goOffline();
    await page.reload();
    await world.phone.context.setOffline(false);
    await shown(/^Weak connection/).waitFor();
    await shown(anAge).waitFor();
    world.network.up();
    await expect.poll(() => page.getByText(anAge).count()).toBe(0);
    await shown(/^Weak connection/).waitFor({ state: 'detached' });
  });

  // offline-12
  it('pictures replace their placeholders when the network returns', async () => {
    await world.goOffline();
    await page.goto(`${world.network.origin}/category/medicine?page=3`);
    const firstWidths = () =>
      page
        .locator('main article img')
        .evaluateAll((images) =>
          images.slice(0, 4).map((image) => (image as HTMLImageElement).naturalWidth),
        );
    const drawn = [drawnSize, drawnSize, drawnSize, drawnSize];
    await expect.poll(firstWidths).toEqual(drawn);
    await world.goOnline();
    await expect.poll(firstWidths).not.toContain(drawnSize);
    expect(await firstWidths()).toHaveLength(4);
  });

  /**
   * Starts without a network and without a part of the catalogue, so that the whole cannot be
   * opened.
   */
  async function startWithoutAPart(address: string): Promise<void> {
    await untilShelvesAreReady(page);
    // The page is online again: it must not open the whole catalogue after the part is deleted.
    await world.network.untilQuiet();
    await loseFirstPart(page);
    await world.goOffline();
    await world.phone.reopen();
    await world.phone.context.setOffline(true);
    page = await world.phone.open();
    await page.goto(world.network.origin + address);
  }

  /**
   * The damage is detected when the page opens the whole catalogue in the background. Then it is
   * fetched again.
   */
  async function fetchAnew(): Promise<void> {
    await untilCatalogueIsGone(page);
    await world.phone.context.setOffline(false);
    await world.goOnline();
    await page.reload();
    await untilCatalogueIsThere(page);
  }

  // offline-184, offline-151
  it('the app starts at a stored shelf before the whole catalogue is opened', async () => {
    await startWithoutAPart('/subCategory/14');
    // More products than on home, which the phone has cached.
    const cards = page.locator('main article');
    await expect.poll(() => cards.count()).toBe(20);
    await expect.poll(() => cards.filter({ hasText: anAge }).count()).toBe(20);
    await fetchAnew();
  });

  // offline-186
  it('the app starts at a stored product before the whole catalogue is opened', async () => {
    await startWithoutAPart('/product/details/ace-500-mg-tablet');
    await page.getByRole('heading', { level: 1, name: 'Ace', exact: true }).waitFor();
    await page.locator('main').getByText(anAge).first().waitFor();
    await fetchAnew();
  });

  it('the console has no errors', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});

/**
 * Runs in the page: changes the cached responses with products to another year and a high price.
 * Returns the number of shelf pages.
 */
async function makeResponsesOld(): Promise<number> {
  let count = 0;
  const cache = await caches.open('catalogue-v1');
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url);
    const text = (await response?.text()) ?? '';
    if (!response || !text.includes('UnitSalePrice')) continue;
    // Only the shelf's own response: others are cached before it.
    if (new URL(url).pathname.endsWith('/Product/Get')) count += 1;
    const headers = new Headers(response.headers);
    headers.set('x-saved-at', '2020-11-03T03:00:00.000Z');
    await cache.put(
      url,
      new Response(text.replaceAll(/"UnitSalePrice":[\d.]+/g, '"UnitSalePrice":9999'), {
        headers,
      }),
    );
  }
  return count;
}
