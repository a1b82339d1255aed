/** A first visit during which one file of the shop fails to load. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtFile } from './support/built-file.ts';
import { openNetwork, type Network } from './support/network.ts';
import { takePhone, type Phone } from './support/phone.ts';
import { fillRequest, numberShown, send } from './support/request-form.ts';
import { preparePharmacy, type PharmacyServer } from './support/server.ts';

let pharmacy: PharmacyServer;
let network: Network;
let phone: Phone;
let page: Page;
let asked: string[];

beforeAll(async () => {
  pharmacy = await preparePharmacy();
  await pharmacy.start();
  network = await openNetwork(() => pharmacy.origin);
});

beforeEach(async () => {
  network.up();
  await openBrowser('--enable-features');
});

afterEach(() => phone.remove());

/**
 * A browser that requests a module again after a failure, or that, as Chromium before 156, caches
 * the failure until the page is closed.
 */
async function openBrowser(flag: '--enable-features' | '--disable-features'): Promise<void> {
  phone = await takePhone({ flags: [`${flag}=ModuleMapDoNotCacheFailedFetch`] });
  page = await phone.open();
  // A worker would have cached the code already.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  asked = [];
  page.on('request', (request) => asked.push(request.url()));
}

afterAll(async () => {
  await network.close();
  await pharmacy.remove();
});

const timesAsked = (code: RegExp) => asked.filter((address) => code.test(address)).length;

/** Lets the next requests for it fail, all by default. */
const lose = (code: RegExp, times?: number) =>
  page.route(code, (route) => route.abort('connectionreset'), { times });

async function openTheForm(): Promise<void> {
  await page.locator('main a[href="/order"]').first().tap();
  await page.locator('main h1', { hasText: 'Request Order' }).waitFor();
}

const afterInstall = builtFile('src/app/background-tasks.ts');

/** Fires the event of a returning network. */
const goOnline = () => page.evaluate(() => window.dispatchEvent(new Event('online')));

describe('a file of the shop that fails to load', () => {
  // errors-35, shell-57
  it('a message replaces a failed component, and its Retry reloads the page', async () => {
    const openReviews = () => page.getByRole('tab', { name: /Reviews/ }).tap();
    await lose(builtFile('src/screens/product/Reviews.tsx'), 1);
    await page.goto(`${network.origin}/category/medicine`);
    await page.locator('main a[href^="/product/details/"]').first().tap();
    await openReviews();
    await page.getByText('This part did not load.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).tap();
    await page.getByText('This part did not load.').waitFor({ state: 'detached' });
    await openReviews();
    await page.getByRole('tabpanel').getByRole('textbox').first().waitFor();
  });

  // errors-35
  it.each([
    ['the bag', 'src/parts/bag/BagPanel.tsx', /^Bag/, 'Your bag'],
    ['the menu', 'src/parts/shell/MobileNavigationDrawer.tsx', 'Open the menu', 'Menu'],
    ['the sign-in', 'src/parts/sign-in/SignInDialog.tsx', 'Login', 'Login'],
  ])('a message covers the page for %s, and can be closed or retried', async (...part) => {
    const [, file, opener, opened] = part;
    await page.goto(`${network.origin}/category/medicine`);
    await page
      .getByRole('button', { name: /^Add to Bag/ })
      .first()
      .tap();
    const press = page.getByRole('button', { name: opener }).first();
    await press.waitFor();
    await lose(builtFile(file), 2);
    await press.tap();
    const told = page.getByRole('dialog').filter({ hasText: 'This part did not load.' });
    await told.getByRole('button', { name: 'Close' }).tap();
    await told.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Medicine', exact: true }).waitFor();
    // Opening it again requests it again and fails. Retry reloads the page.
    await press.tap();
    await told.getByRole('button', { name: 'Retry' }).tap();
    await told.waitFor({ state: 'detached' });
    await press.tap();
    await page.getByRole('dialog', { name: opened }).waitFor();
  });

  // errors-35
  it('a message appears below the search field, and Enter searches without the component', async () => {
    const file = builtFile('src/parts/search/OpenSearch.tsx');
    const field = page.getByRole('combobox').first();
    const told = page.getByRole('search').getByRole('alert');
    await page.goto(`${network.origin}/category/medicine`);
    await page
      .getByRole('button', { name: /^Add to Bag/ })
      .first()
      .waitFor();
    await lose(file);
    await field.tap();
    await told.getByText('This part did not load.').waitFor();
    await told.getByRole('button', { name: 'Close' }).tap();
    await told.waitFor({ state: 'detached' });
    await field.tap();
    await told.waitFor();
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    await field.tap();
    await told.waitFor();
    await page.keyboard.type('napa');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/products\/Search\?query=napa/);
    await told.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Results for “napa”' }).waitFor();
    await page.unroute(file);
    await field.tap();
    await page.getByRole('dialog', { name: 'Search the shop' }).getByRole('combobox').waitFor();
  });

  // offline-185
  it('the code that sends is requested again, and the text is sent', async () => {
    await lose(afterInstall, 1);
    await page.goto(network.origin);
    await openTheForm();
    await fillRequest(page, 'Is there insulin?');
    await expect.poll(() => timesAsked(afterInstall)).toBe(1);
    await goOnline();
    await send(page);
    expect(await numberShown(page)).toMatch(/^R-/);
  });

  // offline-185
  it('the background tasks are requested again after every failure', async () => {
    const code = builtFile('src/app/behind-the-page.ts');
    await lose(code, 2);
    await page.goto(network.origin);
    for (const tries of [1, 2]) {
      await expect.poll(() => timesAsked(code)).toBe(tries);
      await goOnline();
    }
    await expect.poll(() => timesAsked(afterInstall)).toBe(1);
  });

  // offline-185
  it('the next navigation reloads the page in a browser that caches the failure', async () => {
    await phone.remove();
    await openBrowser('--disable-features');
    await lose(afterInstall, 1);
    await page.goto(network.origin);
    await expect.poll(() => timesAsked(afterInstall)).toBe(1);
    for (let tries = 1; tries <= 3; tries += 1) {
      await goOnline();
      await page.waitForTimeout(100);
    }
    const reloaded = page.waitForEvent('domcontentloaded');
    await openTheForm();
    await reloaded;
    await fillRequest(page, 'Is there insulin?');
    await send(page);
    expect(await numberShown(page)).toMatch(/^R-/);
  });
});

describe('a browser that cannot run the code of the shop', () => {
  const sentence = () => page.getByText('update it, or call us');

  // shell-106
  it('a message after ten seconds explains what to do and where to call', async () => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${network.origin}/order`);
    await page.waitForTimeout(6_000);
    expect(await sentence().isVisible()).toBe(false);
    await sentence().waitFor({ timeout: 20_000 });
    expect(await page.getByRole('link', { name: '09610-000000' }).count()).toBe(2);
  });

  // shell-106
  it('the message does not appear if the page has rendered', async () => {
    await page.goto(`${network.origin}/order`);
    await page.locator('main h1', { hasText: 'Request Order' }).waitFor();
    await page.waitForTimeout(11_000);
    expect(await sentence().isVisible()).toBe(false);
  });
});
