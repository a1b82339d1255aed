/**
 * The whole catalogue on the phone: pages and products that were never visited open, and are found,
 * without a network.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnSize } from '#contract/drawn-picture.ts';
import { loseRecord, untilCatalogueIsThere, untilCatalogueIsGone } from './support/catalogue.ts';
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

/** The age beside a price that is not current. */
const anAge = /as of \d/;
const shown = (words: string | RegExp) => page.getByText(words).first();

describe('a phone that has opened only one page', () => {
  // offline-154
  it('the dialog behind a tap shows what is on the phone', async () => {
    await tap(page, page.getByRole('button', { name: 'Works offline' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/products are on this phone/).waitFor();
    await dialog.getByText(/^Prices from/).waitFor();
    await tap(page, dialog.getByRole('button', { name: 'Close' }));
    await dialog.waitFor({ state: 'detached' });
  });

  // offline-153, offline-172
  it('a shelf, its next page, a product and its related products open without a network, also after a restart', async () => {
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
    // The URL changes first. The previous page stays until the phone has read the next one.
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
  it('the browser reads the files of the app without starting the service worker', async () => {
    const tools = await openWorkerTools(world.phone.context);
    const file = await page.evaluate(async () => {
      const [first] = await (await caches.open('app-v1')).keys();
      return first?.url ?? '';
    });
    expect(file).toContain('/assets/');
    const status = () => page.evaluate(async (url) => (await fetch(url)).status, file);
    // Background requests of the page may start the worker in between. A request for this file
    // never does.
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
  it('branches, offers, gallery and directors open without a network, although nobody has opened them before', async () => {
    const seen = {
      '/branchLocation': '16 branches',
      '/special/offer': '৳30 cashback from ৳1,000',
      '/gallery': '21 pictures',
      '/about': 'Rokeya Sultana',
      '/': 'Baby Care',
    };
    for (const [address, words] of Object.entries(seen)) {
      await page.goto(world.network.origin + address);
      await page.locator('main').getByText(words).first().waitFor();
    }
  });

  // shell-33
  it('a malformed URL leads home, even without a network', async () => {
    await page.goto(`${world.network.origin}/%E0%A4%A`);
    await page.locator('main article').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  // offline-155
  it('the search finds products in three languages without a network, and reports if there are none', async () => {
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
  it('an older response shows a newer price of the catalogue, and no age once the shop responds', async () => {
    await world.goOnline();
    await page.goto(world.network.origin);
    await tap(page, page.getByRole('link', { name: /^See all/i }).first());
    await page.waitForURL(/\/category\//);
    const cards = page.locator('main article');
    await expect.poll(() => cards.count()).toBe(24);
    await expect.poll(() => page.getByText(anAge).count()).toBe(0);
    const price = await cards.first().locator('strong').first().textContent();
    // The service worker stores the response shortly after the page has received it.
    await expect.poll(() => page.evaluate(makeAnswersOld)).toBeGreaterThan(0);
    await world.goOffline();
    await page.reload();
    await expect.poll(() => cards.filter({ hasText: /as of \d+:\d\d/ }).count()).toBe(24);
    expect(await cards.first().locator('strong').first().textContent()).toBe(price);
    await world.goOnline();
    await expect.poll(() => page.getByText(anAge).count()).toBe(0);
  });

  // offline-173, offline-180
  it('the page retries until the shop responds if the phone is connected before any request succeeds', async () => {
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
  it('the pictures replace their drawings once the network is back', async () => {
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

  /** Starts at this path without a network and without one group of products. */
  async function startWithoutAGroup(address: string, lost: number): Promise<void> {
    await untilCatalogueIsThere(page);
    // The page is online again, and no pending request may read the group after its removal.
    await world.network.untilQuiet();
    await loseRecord(page, (name) => name === `group-${lost}`);
    await world.goOffline();
    await world.phone.reopen();
    await world.phone.context.setOffline(true);
    page = await world.phone.open();
    await page.goto(world.network.origin + address);
  }

  /** Waits until the loss is noticed, and downloads the catalogue again. */
  async function fetchAnew(): Promise<void> {
    await untilCatalogueIsGone(page);
    await world.phone.context.setOffline(false);
    await world.goOnline();
    await page.reload();
    await untilCatalogueIsThere(page);
  }

  // offline-184, offline-151
  it('a precomputed shelf opens without the products, and the loss is noticed when they are needed', async () => {
    await startWithoutAGroup('/subCategory/14', 0);
    // The phone has cached the products that home shows, and this shelf has more.
    const cards = page.locator('main article');
    await expect.poll(() => cards.count()).toBe(20);
    await expect.poll(() => cards.filter({ hasText: anAge }).count()).toBe(20);
    await page.goto(`${world.network.origin}/category/medicine?page=4`);
    await fetchAnew();
  });

  // offline-186
  it('a product opens from its own group while another group is missing', async () => {
    await startWithoutAGroup('/product/details/ace-500-mg-tablet', 0);
    await page.getByRole('heading', { level: 1, name: 'Ace', exact: true }).waitFor();
    await page.locator('main').getByText(anAge).first().waitFor();
    await fetchAnew();
  });

  it('the phone has reported no errors', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});

/**
 * Runs in the page. Makes the cached responses with products old and expensive, and returns the
 * number of shelf pages among them.
 */
async function makeAnswersOld(): Promise<number> {
  let count = 0;
  const cache = await caches.open('catalogue-v1');
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url);
    const text = (await response?.text()) ?? '';
    if (!response || !text.includes('UnitSalePrice')) continue;
    // Counts only the shelf's own responses, because others are cached earlier.
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
