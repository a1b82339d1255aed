import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bagText } from '#text/bag.ts';
import { searchStartText } from '#text/search-start.ts';
import { shellText } from '#text/shell.ts';
import { speak } from '#text/sentences.ts';
import { untilAllThere } from './support/all-there.ts';
import { bagOf } from './support/order-form.ts';
import { tap, tapAndType } from './support/touch.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';

const bag = speak(bagText, 'en');
const search = speak(searchStartText, 'en');
const shell = speak(shellText, 'en');

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
});

afterAll(() => world.remove());

afterEach(async () => {
  await page.goto(`${world.network.origin}/api/health`);
  await page.evaluate(() => localStorage.clear());
  await page.close();
  expect(world.phone.complaints).toEqual([]);
});

const before = '/category/medicine';
const here = '/about';

const dialogs = () => page.locator('dialog');
const menu = () => page.getByRole('dialog', { name: 'Menu' });
const panel = () => page.getByRole('dialog', { name: bag.yourBag });
const question = () => page.getByRole('alertdialog', { name: bag.clearQuestion });
const screenSearch = () => page.getByRole('dialog', { name: search.title });

/** Waits for the address and for the heading of its page. */
async function untilAt(address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.location.pathname + window.location.search))
    .toBe(address);
  const heading = page.getByRole('heading', { level: 1 });
  if (address === here) await heading.filter({ hasText: shell.aboutUs }).waitFor();
  if (address === before) await heading.filter({ hasText: 'Medicine' }).waitFor();
  // A person does not press the next key in the same instant.
  await page.waitForTimeout(200);
}

/** Longer than the history entry of a closed dialog stays. */
const aMoment = () => page.waitForTimeout(800);

async function openMenu(): Promise<void> {
  await tap(page, page.getByRole('button', { name: shell.openMenu }));
  await menu().waitFor();
}

async function follow(name: string): Promise<void> {
  await openMenu();
  await tap(page, menu().getByRole('link', { name, exact: true }));
  await dialogs().first().waitFor({ state: 'detached' });
}

async function openBag(): Promise<void> {
  await tap(page, page.getByRole('button', { name: /^View bag/ }).last());
  await panel().waitFor();
}

async function askToClear(): Promise<void> {
  await tap(page, panel().getByRole('button', { name: bag.clearCart }));
  await question().waitFor();
}

const gone = () => dialogs().first().waitFor({ state: 'detached' });

/** Adds a product to the bag on a category page and continues to the page of the shop. */
async function arrive(): Promise<void> {
  await page.goto(world.network.origin + before);
  await untilAllThere(page);
  await tap(
    page,
    page
      .getByRole('article')
      .getByRole('button', { name: /^Add to Bag/ })
      .first(),
  );
  await expect.poll(async () => (await bagOf(page)).Items.length).toBe(1);
  await follow(shell.aboutUs);
  await untilAt(here);
}

async function reload(): Promise<void> {
  await page.reload();
  await untilAllThere(page);
}

describe('Back', () => {
  beforeEach(async () => {
    page = await world.phone.open();
    await arrive();
  });

  // shell-108, bag-32
  it('the bag closes and the page stays, for every dialog in the same way', async () => {
    await openBag();
    await askToClear();
    await page.goBack();
    await question().waitFor({ state: 'detached' });
    expect(await panel().isVisible()).toBe(true);
    await page.goBack();
    await gone();
    await untilAt(here);
    await openBag();
    await page.goBack();
    await gone();
    await untilAt(here);
    await page.goBack();
    await untilAt(before);
    await page.goForward();
    await untilAt(here);
  });

  // shell-108
  it('the previous page opens after a dialog was closed otherwise, immediately and later', async () => {
    await openBag();
    await page.keyboard.press('Escape');
    await gone();
    await page.goBack();
    await untilAt(before);
    await page.goForward();
    await untilAt(here);
    await openBag();
    await askToClear();
    await tap(page, question().getByRole('button', { name: bag.clearNo }));
    await tap(page, panel().getByRole('button', { name: bag.close }));
    await gone();
    await aMoment();
    await page.goBack();
    await untilAt(before);
  });

  // shell-108
  it('the page below the dialog opens after a link from the dialog, and Forward returns', async () => {
    await openBag();
    await tap(page, panel().getByRole('button', { name: bag.orderNow }));
    await untilAt('/Checkout');
    await aMoment();
    await page.goBack();
    await untilAt(here);
    expect(await dialogs().count()).toBe(0);
    await page.goForward();
    await untilAt('/Checkout');
    await page.goBack();
    await untilAt(here);
    await page.goBack();
    await untilAt(before);
  });

  // shell-108, search-16
  it('the search over the menu closes before the menu, and a choice there leaves no history entry', async () => {
    await openMenu();
    await tap(page, menu().getByRole('combobox'));
    await screenSearch().waitFor();
    await page.goBack();
    await screenSearch().waitFor({ state: 'detached' });
    expect(await menu().isVisible()).toBe(true);
    await tap(page, menu().getByRole('combobox'));
    await tapAndType(page, screenSearch().getByRole('combobox'), 'napa');
    await page.keyboard.press('Enter');
    await untilAt('/products/Search?query=napa');
    await gone();
    await aMoment();
    await page.goBack();
    await untilAt(here);
    await page.goForward();
    await untilAt('/products/Search?query=napa');
    await page.goBack();
    await untilAt(here);
    await page.goBack();
    await untilAt(before);
  });

  // shell-108, search-16
  it('the search of the page closes, also by its button, and leaves no history entry', async () => {
    const field = page.getByRole('banner').getByRole('combobox');
    await tap(page, field);
    await screenSearch().waitFor();
    await page.goBack();
    await gone();
    await untilAt(here);
    await tap(page, field);
    await tap(page, screenSearch().getByRole('button', { name: search.close }));
    await gone();
    await aMoment();
    await untilAt(here);
    await tap(page, field);
    await tapAndType(page, screenSearch().getByRole('combobox'), 'napa');
    await page.keyboard.press('Enter');
    await untilAt('/products/Search?query=napa');
    await page.goBack();
    await untilAt(here);
    await page.goBack();
    await untilAt(before);
  });

  // shell-108
  it('a dialog that cannot be closed stays open with its text', async () => {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.append(document.createElement('textarea'));
      dialog.addEventListener('cancel', (event) => event.preventDefault());
      document.body.append(dialog);
      dialog.showModal();
    });
    await page.locator('textarea').last().fill('For my mother');
    for (const _ of [1, 2]) {
      await page.goBack();
      await aMoment();
      await untilAt(here);
      expect(await page.locator('textarea').last().inputValue()).toBe('For my mother');
    }
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await page.goBack();
    await untilAt(before);
  });

  // shell-108
  it('an address changed below a dialog applies to the page itself', async () => {
    await openBag();
    await page.evaluate(() => history.replaceState(history.state, '', '/about?from=bag'));
    await aMoment();
    await page.goBack();
    await gone();
    await untilAt('/about?from=bag');
    await page.goBack();
    await untilAt(before);
  });

  // shell-108
  it('Back still works after a reload below an open dialog', async () => {
    await openBag();
    await reload();
    await openBag();
    await page.goBack();
    await gone();
    await untilAt(here);
    await openBag();
    await reload();
    await page.goBack();
    await untilAt(before);
  });

  // shell-108
  it('a slow navigation from a dialog to another site is not cancelled', async () => {
    await page.route('https://partner.example/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fulfill({ contentType: 'text/html', body: '<h1>Partner</h1>' });
    });
    await openBag();
    await page.keyboard.press('Escape');
    await gone();
    await page.evaluate(() => window.location.assign('https://partner.example/'));
    await page.getByRole('heading', { name: 'Partner' }).waitFor();
    await page.goBack();
    await untilAt(here);
    await untilAllThere(page);
    await page.goBack();
    await untilAt(before);
  });
});
