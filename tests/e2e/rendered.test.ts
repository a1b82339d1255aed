import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type House } from './support/house.ts';
import { untilControlled } from './support/phone.ts';

const addresses = ['/', '/category/medicine', '/product/details/napa-500-mg-tablet'];

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(() => {
  expect(house.phone.complaints).toEqual([]);
});

afterAll(async () => {
  await house.remove();
});

/** A page in a browser of its own: no worker, no storage, a cookie for the language where one is wanted. */
async function strangersPage(
  language: string,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const browser = house.phone.context.browser();
  if (!browser) throw new Error('the phone has no browser');
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    ...options,
  });
  await context.addCookies([{ name: 'lang', value: language, url: house.network.origin }]);
  if (language === 'bn') await context.addInitScript(() => localStorage.setItem('lang', 'bn'));
  return context.newPage();
}

/** Resolves when the worker keeps these drawn pages. */
async function untilKept(page: Page, names: string[]): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const addresses: string[] = [];
      for (const name of await caches.keys()) {
        if (!name.startsWith('pages-')) continue;
        for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
      }
      return addresses;
    });
  const wanted = names.map((name) => house.network.origin + name);
  await expect.poll(kept, { timeout: 30_000 }).toEqual(expect.arrayContaining(wanted));
}

describe('without any script', () => {
  it.each(addresses)('%s shows its products', async (path) => {
    const page = await strangersPage('en', { javaScriptEnabled: false });
    await page.goto(house.network.origin + path);
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).toMatch(/৳\d/);
    expect(await page.locator('footer').isVisible()).toBe(true);
    await page.context().close();
  });
});

describe.each(['en', 'bn'])('taken over by the phone, in the language %s,', (language) => {
  it.each([...addresses, '/products/Search?query=napa', '/about', '/subCategory/11'])(
    '%s complains of nothing, moves nothing and asks nothing twice',
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
      await page.goto(house.network.origin + path);
      const drawn = await page.locator('main h1').first().textContent();
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) =>
          key.startsWith('__reactContainer'),
        ),
      );
      await page.waitForTimeout(2_500);
      expect(complaints).toEqual([]);
      expect(asked.filter((url) => /\/api\/(HomeArea|ProductArea)/.test(url))).toEqual([]);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.01);
      expect(await page.locator('main h1').first().textContent()).toBe(drawn);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      await page.context().close();
    },
  );
});

describe('with the worker', () => {
  it('home and a category are answered from the phone as drawn last, without a network too', async () => {
    const page = await house.phone.open();
    await page.goto(`${house.network.origin}/category/medicine`);
    await untilControlled(page);
    await untilKept(page, ['/?language=en', '/category/medicine?language=en']);
    await house.goOffline();
    for (const path of ['/', '/category/medicine']) {
      await page.goto(house.network.origin + path);
      expect(await page.locator('html').getAttribute('data-saved-at')).toMatch(/^20/);
      expect(await page.locator('main article').count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: /^Add / }).first().click();
    }
    expect(await page.evaluate(() => localStorage.getItem('CARTV2'))).toContain('[');
    await house.goOnline();
    await page.close();
  });

  it('another language is answered from the next visit on', async () => {
    const page = await house.phone.open();
    await page.goto(house.network.origin);
    await page.evaluate(() => localStorage.setItem('lang', 'bn'));
    await page.reload();
    await page.locator('html[lang=bn]').waitFor();
    await untilKept(page, ['/?language=bn']);
    const answer = await page.goto(house.network.origin);
    expect(await answer?.text()).toMatch(/<html data-saved-at="[^"]+" lang="bn"/);
    await page.close();
  });
});
