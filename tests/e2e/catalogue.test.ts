/** The whole catalogue in the pocket: what was never visited opens and is found without a network. */
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

/** Beside a price that the shop has not just said. */
const anAge = /as of \d/;
const shown = (words: string | RegExp) => page.getByText(words).first();

describe('a phone that has only seen one page', () => {
  // offline-154
  it('says what is on it, in a dialog behind a tap', async () => {
    await tap(page, page.getByRole('button', { name: 'Works offline' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/products are on this phone/).waitFor();
    await dialog.getByText(/^Prices from/).waitFor();
    await tap(page, dialog.getByRole('button', { name: 'Close' }));
    await dialog.waitFor({ state: 'detached' });
  });

  // offline-153, offline-172
  it('opens a shelf, its next page, a product and what is like it without a network, also after a new start', async () => {
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
    // The address changes first: until the phone has answered, the page before is still shown.
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
  it('starts at a search with one catalogue worker', async () => {
    await world.phone.reopen();
    await world.phone.context.setOffline(true);
    page = await world.phone.open();
    await page.goto(`${world.network.origin}/products/Search?query=ace`);
    await page.locator('main article').first().waitFor();
    expect(page.workers()).toHaveLength(1);
  });

  // offline-183
  it('reads the files of the app while its worker is at rest', async () => {
    const tools = await openWorkerTools(world.phone.context);
    const file = await page.evaluate(async () => {
      const [first] = await (await caches.open('app-v1')).keys();
      return first?.url ?? '';
    });
    expect(file).toContain('/assets/');
    const status = () => page.evaluate(async (url) => (await fetch(url)).status, file);
    // What the page still does by itself may wake it in between; this file never does.
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
  it('opens the branches, the offers and the gallery, which nobody has opened, without a network', async () => {
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
  it('leads home from an address that nobody can read, without a network too', async () => {
    await page.goto(`${world.network.origin}/%E0%A4%A`);
    await page.locator('main article').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  // offline-155
  it('finds in three languages without a network, and says so where there is nothing', async () => {
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
  it('shows a newer price of the catalogue in an older answer, and no age once the shop answers', async () => {
    await world.goOnline();
    await page.goto(world.network.origin);
    await tap(page, page.getByRole('link', { name: /^See all/i }).first());
    await page.waitForURL(/\/category\//);
    const cards = page.locator('main article');
    await expect.poll(() => cards.count()).toBe(24);
    await expect.poll(() => page.getByText(anAge).count()).toBe(0);
    const price = await cards.first().locator('strong').first().textContent();
    // The worker keeps an answer a moment after the page has it.
    await expect.poll(() => page.evaluate(makeAnswersOld)).toBeGreaterThan(0);
    await world.goOffline();
    await page.reload();
    await expect.poll(() => cards.filter({ hasText: /as of \d+:\d\d/ }).count()).toBe(24);
    expect(await cards.first().locator('strong').first().textContent()).toBe(price);
    await world.goOnline();
    await expect.poll(() => page.getByText(anAge).count()).toBe(0);
  });

  // offline-173, offline-180
  it('asks by itself until the shop answers, where the phone is connected before anything comes through', async () => {
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
  it('shows the pictures in the place of their drawings once the network is back', async () => {
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

  /** Starts at this address without a network and without one group of products. */
  async function startWithoutAGroup(address: string, lost: number): Promise<void> {
    await untilCatalogueIsThere(page);
    // The page has just come back to the network: nothing may read the group once it is lost.
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
  it('starts at a precomputed shelf without the products, and notices the loss when it needs them', async () => {
    await startWithoutAGroup('/subCategory/14', 0);
    // More of it than home shows, which the phone has stored.
    const cards = page.locator('main article');
    await expect.poll(() => cards.count()).toBe(20);
    await expect.poll(() => cards.filter({ hasText: anAge }).count()).toBe(20);
    await page.goto(`${world.network.origin}/category/medicine?page=4`);
    await fetchAnew();
  });

  // offline-186
  it('starts at a product with the group of this product alone', async () => {
    await startWithoutAGroup('/product/details/ace-500-mg-tablet', 0);
    await page.getByRole('heading', { level: 1, name: 'Ace', exact: true }).waitFor();
    await page.locator('main').getByText(anAge).first().waitFor();
    await fetchAnew();
  });

  it('has complained about nothing', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});

/** Runs in the page: what the worker keeps of products is of another year, and dear. Gives back how many pages of shelves. */
async function makeAnswersOld(): Promise<number> {
  let count = 0;
  const cache = await caches.open('catalogue-v1');
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url);
    const text = (await response?.text()) ?? '';
    if (!response || !text.includes('UnitSalePrice')) continue;
    // Of the shelf itself: others are there before it.
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
