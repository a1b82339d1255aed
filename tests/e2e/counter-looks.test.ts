import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDesk, signInAtCounter, type Desk } from './support/counter.ts';
import { counterFaults, everyLook } from './support/counter-faults.ts';
import { isThorough } from './support/inspect-page.ts';
import { preparePharmacy, type PharmacyServer } from './support/server.ts';

let pharmacy: PharmacyServer;
let desk: Desk;
/** The id of a product of the shop. */
let product = '';

beforeAll(async () => {
  pharmacy = await preparePharmacy();
  await pharmacy.start();
  desk = await openDesk(pharmacy);
  await signInAtCounter(desk, pharmacy, 'owner');
  await desk.go('/products?q=napa');
  const found = desk.page.getByRole('row').getByRole('link').first();
  product = (await found.getAttribute('href'))?.replace(/^\/counter/, '') ?? '';
});

afterAll(async () => {
  await desk.remove();
  await pharmacy.remove();
});

interface Shown {
  name: string;
  path: () => string;
  /** The button to press: the overlay that it opens is inspected. */
  press?: string | RegExp;
  /** Waits until the screen has loaded completely. */
  ready?: (page: Page) => Promise<unknown>;
}

const rows = (page: Page) => page.locator('main tbody tr').first().waitFor();
const list = (path: string): Shown => ({ name: path.slice(1), path: () => path, ready: rows });
const over = (path: string, press: string | RegExp): Shown => ({
  ...list(path),
  name: `${path.slice(1)}: ${String(press)}`,
  press,
});

const csv = 'id,name,strength,price,stock\nlook-1,Brandnewin,10 mg,12,30\nlook-2,,10 mg,x,3\n';

/** The shelves, the members, and the owner's screens for the home page. */
const screens: Shown[] = [
  list('/products'),
  over('/products', /^Price of /),
  over('/products', /^Stock of /),
  { name: 'a product', path: () => product, ready: (page) => page.getByLabel('Company').waitFor() },
  {
    name: 'a new product',
    path: () => '/products/new',
    ready: (page) => page.getByLabel('Company').waitFor(),
  },
  { name: 'stock-requests', path: () => '/stock-requests' },
  { name: 'import', path: () => '/import' },
  {
    name: 'an import',
    path: () => '/import',
    ready: async (page) => {
      const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.waitForURL(/\/import\/./);
      await rows(page);
    },
  },
  {
    name: 'a password of one’s own',
    path: () => '/password',
    ready: (page) => page.getByLabel('Your new password').waitFor(),
  },
  {
    name: 'recovery codes',
    path: () => '/recovery-codes',
    ready: (page) => page.getByLabel('Your password').waitFor(),
  },
  list('/people'),
  over('/people', 'Add somebody'),
  list('/banners'),
  over('/banners', 'New banner'),
  over('/banners', /^Change/),
];

describe('a screen of the counter', () => {
  it.each(screens.map((shown, at) => [shown.name, shown, at] as const))(
    'the screen has no violation found by axe: %s',
    async (_, { path, press, ready }, at) => {
      const { page } = desk;
      await page.setViewportSize({ width: 1280, height: 800 });
      await desk.go(path());
      await page.locator('main h1').waitFor();
      await ready?.(page);
      if (press) {
        await page.getByRole('button', { name: press }).first().click();
        await page.getByRole('dialog').waitFor();
      }
      const found: string[] = [];
      // All screens together cover every combination. `npm test -- --all` inspects each in every
      // one.
      const looks = isThorough ? everyLook : everyLook.filter((__, nth) => nth === at % 4);
      for (const width of isThorough ? [360, 1280] : [at % 3 === 0 ? 1280 : 360]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await counterFaults(page, looks)));
      }
      expect(found).toEqual([]);
    },
  );

  it("a banner's buttons are on one line of its card on a phone, and the parts of a value are stacked", async () => {
    const { page } = desk;
    await page.setViewportSize({ width: 360, height: 800 });
    await desk.go('/banners');
    const banner = page.locator('main tbody tr').first();
    await banner.waitFor();
    const lines = await banner
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(lines).toHaveLength(3);
    expect(new Set(lines).size).toBe(1);
    await desk.go('/products?q=napa');
    const company = page.locator('main tbody tr').first().getByRole('cell').nth(1);
    await company.waitFor();
    const parts = await company
      .locator('> *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(parts.length).toBeGreaterThan(0);
    const middle = await company.evaluate((cell) => {
      const { x, width } = cell.getBoundingClientRect();
      return x + width / 3;
    });
    expect(parts.every((x) => x > middle)).toBe(true);
  });

  // counter-97
  it.each(['ltr', 'rtl'])(
    'the selected filter is in its row on a phone, and moves nothing else: %s',
    async (direction) => {
      const phone = await desk.page.context().newPage();
      await phone.setViewportSize({ width: 360, height: 800 });
      await phone.addInitScript((dir) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dir = dir;
        });
      }, direction);
      const chosen = phone.locator('main [role=group] button[aria-pressed=true]').last();
      for (const path of ['/products?filter=hidden', '/products', '/queue?group=done']) {
        await phone.setViewportSize({ width: 360, height: 800 });
        await phone.goto(`${pharmacy.origin}/counter${path}`);
        await chosen.waitFor();
        await phone.waitForTimeout(500);
        // Rotates the phone and rotates it back.
        await phone.setViewportSize({ width: 800, height: 360 });
        await phone.setViewportSize({ width: 360, height: 800 });
        await expect
          .poll(() =>
            chosen.evaluate((chip) => {
              const { left, right } = chip.getBoundingClientRect();
              return [left >= 0, right <= window.innerWidth, window.scrollX, window.scrollY];
            }),
          )
          .toEqual([true, true, 0, 0]);
      }
      await phone.close();
    },
  );

  it('the console has no errors', () => {
    expect(desk.browser.complaints).toEqual([]);
  });
});
