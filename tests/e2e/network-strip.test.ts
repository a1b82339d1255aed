/**
 * The offline strip on a page opened without a network: visible from the first paint, without a
 * layout shift.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { untilAllThere } from './support/all-there.ts';
import { untilCached } from './support/cached-pages.ts';
import { untilCatalogueIsThere } from './support/catalogue.ts';
import { untilControlled } from './support/phone.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';

/** Milliseconds after the strip's code has loaded until the page is stable. */
const settled = 1_000;

const sentences = { en: /^You’re offline\. Keep browsing/, bn: /^নেটওয়ার্ক নেই।/ };

let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld();
  const page = await world.phone.open();
  await page.goto(world.network.origin);
  await untilControlled(page);
  await untilCatalogueIsThere(page);
  await page.goto(`${world.network.origin}/about`);
  await world.network.untilQuiet();
  await page.close();
});

afterEach(async () => {
  await world.goOnline();
  expect(world.phone.complaints).toEqual([]);
});

afterAll(async () => {
  await world.remove();
});

/**
 * Runs in the page from its start. Records layout shifts, and in each frame the height of the strip
 * and the place of the content below it.
 */
function watch(): void {
  const heights: number[] = [];
  const tops: number[] = [];
  const moved: number[] = [];
  Object.assign(window, { watched: { heights, tops, moved } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const strip = document.querySelector('header [role=status]');
    if (strip) heights.push(strip.getBoundingClientRect().height);
    const main = document.querySelector('main');
    if (main) tops.push(main.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  look();
}

interface Watched {
  /** The score of each layout shift. */
  moved: number[];
  /** The height of the strip in pixels, frame by frame. */
  heights: number[];
  /** The upper edge of the content in pixels, frame by frame. */
  tops: number[];
}

/** Runs in the page. Moves its clock forward by so many milliseconds. */
function laterBy(milliseconds: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + milliseconds;
}

/** Runs in the page. Marks the server-rendered cards before any script changes them. */
function rememberWhatStands(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const cards = [...document.querySelectorAll('article')];
    for (const card of cards) Reflect.set(card, 'isOfServer', true);
    Reflect.set(window, 'stood', cards.length);
  });
}

/** Runs in the page. The number of marked cards that are still in the document. */
function countWhatStandsStill(): number {
  const cards = [...document.querySelectorAll('article')];
  return cards.filter((card) => Reflect.get(card, 'isOfServer') === true).length;
}

async function openOffline(
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<[page: Page, watched: Watched]> {
  await world.goOffline();
  const page = await world.phone.open();
  await page.addInitScript(watch);
  await prepare(page);
  await page.goto(world.network.origin + path);
  await page.locator('header [role=status] p').waitFor();
  await page.waitForTimeout(settled);
  const watched = await page.evaluate((): Watched => Reflect.get(window, 'watched'));
  return [page, watched];
}

const strip = (page: Page) => page.locator('header [role=status]').first();

describe('a cached page that is opened without a network', () => {
  // offline-187
  it.each(['/', '/about'])('the strip is visible from the first paint: %s', async (path) => {
    const [page, { tops, heights }] = await openOffline(path);
    expect(await page.locator('html').getAttribute('data-saved-at')).toMatch(/^20/);
    expect(await strip(page).textContent()).toMatch(sentences.en);
    expect(new Set(tops).size).toBe(1);
    expect(new Set(heights).size).toBe(1);
    expect(heights[0]).toBeGreaterThan(0);
    await page.close();
  });

  // offline-8, offline-188
  it.each(['/', '/category/medicine'])(
    'the page is hydrated without replacing cards, though its prices have an age by now: %s',
    async (path) => {
      const before = await world.phone.open();
      await before.goto(world.network.origin + path);
      await untilAllThere(before);
      await world.network.untilQuiet();
      await before.close();
      const [page] = await openOffline(path, async (opened) => {
        await opened.addInitScript(laterBy, 20 * 60_000);
        await opened.addInitScript(rememberWhatStands);
      });
      await page
        .locator('article')
        .getByText(/^as of /)
        .first()
        .waitFor();
      expect(await page.evaluate(() => Reflect.get(window, 'stood'))).toBeGreaterThan(5);
      expect(await page.evaluate(countWhatStandsStill)).toBe(
        await page.evaluate(() => Reflect.get(window, 'stood')),
      );
      await page.close();
    },
  );

  // offline-187
  it('the strip disappears when the network returns', async () => {
    const [page] = await openOffline('/');
    await world.goOnline();
    await expect.poll(() => strip(page).evaluate(({ clientHeight }) => clientHeight)).toBe(0);
    await page.close();
  });

  // offline-187, shell-91
  it('the strip is in Bengali on a Bengali page', async () => {
    const before = await world.phone.open();
    await before.goto(world.network.origin);
    await before.evaluate(() => localStorage.setItem('lang', 'bn'));
    await before.reload();
    await untilCached(before, ['/?language=bn']);
    await before.close();
    const [page, { moved, heights }] = await openOffline('/');
    await page.evaluate(() => localStorage.setItem('lang', 'en'));
    expect(await page.locator('html').getAttribute('data-saved-at')).toMatch(/^20/);
    expect(await strip(page).textContent()).toMatch(sentences.bn);
    expect(moved).toEqual([]);
    expect(new Set(heights).size).toBe(1);
    await page.close();
  });
});

describe('an unvisited shelf and product', () => {
  // offline-187
  it.each(['/category/medicine', '/product/details/napa-500-mg-tablet'])(
    'the content does not move when the strip shows the age of the prices: %s',
    async (path) => {
      const [page, { moved, heights }] = await openOffline(path);
      expect(await strip(page).textContent()).toMatch(/Prices from/);
      expect(new Set(heights.filter((height) => height > 0)).size).toBe(1);
      expect(moved.reduce((all, each) => all + each, 0)).toBeLessThan(0.01);
      await page.close();
    },
  );
});
