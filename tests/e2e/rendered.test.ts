import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { untilAllThere } from './support/all-there.ts';
import { builtFile } from './support/built-file.ts';
import { click, tap, tapAndType } from './support/touch.ts';
import { untilCached } from './support/cached-pages.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { untilControlled } from './support/phone.ts';

const product = '/product/details/napa-500-mg-tablet';
const found = '/products/Search?query=napa';
const addresses = ['/', '/category/medicine', product];
const more = [found, '/about', '/subCategory/11'];

let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld();
});

afterEach(() => {
  expect(world.phone.complaints).toEqual([]);
});

afterAll(async () => {
  await world.remove();
});

/**
 * A page in another browser context without worker and storage, with a cookie for the language if
 * one is given.
 */
async function strangersPage(
  language: string,
  options: { javaScriptEnabled?: boolean; hasTouch?: boolean } = {},
): Promise<Page> {
  const browser = world.phone.context.browser();
  if (!browser) throw new Error('the phone has no browser');
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    ...options,
  });
  await context.addCookies([{ name: 'lang', value: language, url: world.network.origin }]);
  if (language === 'bn') await context.addInitScript(() => localStorage.setItem('lang', 'bn'));
  return context.newPage();
}

describe('a page without any script', () => {
  // catalogue-56
  it.each(['en', 'bn'])('nothing covers Add to Bag at the lower edge (%s)', async (language) => {
    const page = await strangersPage(language, { javaScriptEnabled: false, hasTouch: true });
    await page.goto(world.network.origin + product);
    const bar = page.locator('[data-buy]');
    const ways = bar.getByRole('button');
    expect(await ways.count()).toBe(2);
    const free = await ways.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    expect(free).toEqual([true, true]);
    await page.context().close();
  });

  it.each(addresses)('the page %s shows its products', async (path) => {
    const page = await strangersPage('en', { javaScriptEnabled: false });
    await page.goto(world.network.origin + path);
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).toMatch(/৳\d/);
    expect(await page.locator('footer').isVisible()).toBe(true);
    await page.context().close();
  });
});

describe.each(['en', 'bn'] as const)('a page hydrated in the language %s', (language) => {
  it.each([...addresses, ...more])(
    'the page %s logs no error, shifts no content and fetches nothing twice',
    async (path) => {
      const page = await strangersPage(language);
      const complaints: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (failure) => complaints.push(failure.message));
      page.on('request', (request) => asked.push(request.url()));
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Object.assign(window, {
              shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
            });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(world.network.origin + path);
      const rendered = await page.locator('main h1').first().textContent();
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) =>
          key.startsWith('__reactContainer'),
        ),
      );
      await untilAllThere(page);
      await world.network.untilQuiet();
      expect(complaints).toEqual([]);
      expect(asked.filter((url) => /\/api\/(HomeArea|ProductArea)/.test(url))).toEqual([]);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.01);
      expect(await page.locator('main h1').first().textContent()).toBe(rendered);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      await page.context().close();
    },
  );
});

describe('the home page left for a form during hydration', () => {
  it.each([1, 4])('hydration %s times slower logs no error', async (slowness) => {
    const page = await strangersPage('en');
    const complaints: string[] = [];
    page.on('pageerror', (failure) => complaints.push(failure.message));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(world.network.origin, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await click(page, page.locator('a[href^="/order"]').filter({ visible: true }).first());
    await page.waitForURL((url) => url.pathname === '/order');
    // The home page has a heading too.
    await page.getByRole('heading', { level: 1, name: 'Request Order' }).waitFor();
    await untilAllThere(page);
    await world.network.untilQuiet();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a page tapped before its code has loaded', () => {
  const category = 'src/routes/category.$key.tsx';

  /** The page while the code of one route is delayed. The function releases the code. */
  async function withoutCodeOf(part: string, path: string): Promise<[Page, () => void]> {
    const page = await strangersPage('en', { hasTouch: true });
    const held = world.network.hold(builtFile(part));
    // The entry script has run when this resolves.
    await page.goto(world.network.origin + path, { waitUntil: 'domcontentloaded' });
    await held.arrived;
    return [page, held.release];
  }

  const bagged = (page: Page) => page.evaluate(() => localStorage.getItem('CARTV2') ?? '');

  const controls = [
    'the controls of a shelf are loaded',
    'src/parts/shelf-controls/ShelfControls.tsx',
  ];

  // shell-90
  it.each([['the page is hydrated', category], controls])(
    'the filters open once %s',
    async (_, part) => {
      const [page, release] = await withoutCodeOf(part, '/category/medicine');
      await tap(page, page.getByRole('button', { name: 'Filter and sort' }));
      await page.waitForTimeout(1_000);
      expect(await page.getByRole('dialog').count()).toBe(0);
      release();
      await page.getByRole('dialog').waitFor();
      await page.context().close();
    },
  );

  // shell-90
  it('the bag opens', async () => {
    const [page, release] = await withoutCodeOf(category, '/category/medicine');
    await tap(page, page.getByRole('button', { name: /^Your bag|^Bag/ }).first());
    release();
    await page.getByRole('dialog').waitFor();
    await page.context().close();
  });

  it.each([
    ['/category/medicine', category],
    ['/', 'src/routes/index.tsx'],
  ])('Add to Bag on %s adds one, also after a double tap', async (path, part) => {
    const [page, release] = await withoutCodeOf(part, path);
    const add = page.getByRole('button', { name: /^Add / }).first();
    await tap(page, add);
    await tap(page, add);
    release();
    await expect.poll(() => bagged(page)).toContain('"TotalItems":1');
    await page.waitForTimeout(1_000);
    expect(await bagged(page)).toMatch(/"TotalItems":1,.*"quantity":1,/);
    await page.context().close();
  });

  // shell-90
  it('text typed into the search is searched, and Enter shows all results', async () => {
    const [page, release] = await withoutCodeOf(category, '/category/medicine');
    const field = page.getByRole('combobox').first();
    await tapAndType(page, field, 'napa');
    await page.waitForTimeout(500);
    expect(await page.getByRole('row').count()).toBe(0);
    release();
    await page.getByRole('row').filter({ hasText: 'Napa' }).first().waitFor();
    expect(await page.getByRole('combobox').last().inputValue()).toBe('napa');
    await page.context().close();

    const [another, releaseIt] = await withoutCodeOf(category, '/category/medicine');
    await tapAndType(another, another.getByRole('combobox').first(), 'napa');
    await another.keyboard.press('Enter');
    releaseIt();
    await another.waitForURL(/\/products\/Search\?query=napa/);
    await another.context().close();
  });

  it('a tap outside the buttons cancels the previous one', async () => {
    const [page, release] = await withoutCodeOf(category, '/category/medicine');
    await tap(page, page.getByRole('button', { name: 'Filter and sort' }));
    await page.locator('main h1').first().click();
    release();
    await untilAllThere(page);
    await world.network.untilQuiet();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });
});

describe('a page with the worker', () => {
  // offline-8
  it('home and a category come from the cache as rendered last, without a network too', async () => {
    const page = await world.phone.open();
    await page.goto(`${world.network.origin}/category/medicine`);
    await untilControlled(page);
    await untilCached(page, ['/?language=en', '/category/medicine?language=en']);
    await world.goOffline();
    for (const path of ['/', '/category/medicine']) {
      await page.goto(world.network.origin + path);
      expect(await page.locator('html').getAttribute('data-saved-at')).toMatch(/^20/);
      expect(await page.locator('main article').count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: /^Add / }).first().click();
    }
    expect(await page.evaluate(() => localStorage.getItem('CARTV2'))).toContain('[');
    await world.goOnline();
    await page.close();
  });

  // offline-8
  it('another language applies from the next visit on', async () => {
    const page = await world.phone.open();
    await page.goto(world.network.origin);
    await page.evaluate(() => localStorage.setItem('lang', 'bn'));
    await page.reload();
    await page.locator('html[lang=bn]').waitFor();
    await untilCached(page, ['/?language=bn']);
    const response = await page.goto(world.network.origin);
    expect(await response?.text()).toMatch(/<html data-saved-at="[^"]+" lang="bn"/);
    await page.close();
  });
});
