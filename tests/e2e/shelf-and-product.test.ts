import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestsText } from '#text/requests.ts';
import { searchStartText } from '#text/search-start.ts';
import { searchText } from '#text/search.ts';
import { speak } from '#text/sentences.ts';
import { shelfText } from '#text/shelf.ts';
import { untilAllThere } from './support/all-there.ts';
import { tap, tapAndType } from './support/touch.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { bagOf } from './support/order-form.ts';

const shelf = speak(shelfText, 'en');
const start = speak(searchStartText, 'en');
const search = speak(searchText, 'en');
const request = speak(requestsText, 'en');

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
});

afterAll(() => world.remove());

beforeEach(async () => {
  page = await world.phone.open();
});

afterEach(async () => {
  // An open shop may still write its bag, with prices that have just arrived.
  await page.goto(`${world.network.origin}/api/health`);
  await page.evaluate(() => localStorage.clear());
  await page.close();
  expect(world.phone.complaints).toEqual([]);
});

const main = () => page.locator('main');
const dialog = () => page.locator('dialog:modal');

async function visit(path: string): Promise<void> {
  await page.goto(world.network.origin + path);
  await untilAllThere(page);
}

const box = async (control: Locator) => {
  const found = await control.boundingBox();
  if (!found) throw new Error(`${String(control)} is not drawn`);
  return found;
};

describe('a category on a phone', () => {
  // catalogue-32
  it('taps filter and sort the shelf, which shows the announced number, and Back undoes it', async () => {
    await visit('/category/medicine');
    await tap(page, page.getByRole('button', { name: shelf.filterAndSort }));
    await tap(page, dialog().getByRole('radio', { name: shelf.priceUp }));
    await tap(page, dialog().getByRole('checkbox', { name: /^Syrup/ }));
    const show = dialog().getByRole('button', { name: /^Show \d+ products$/ });
    const all = await main()
      .getByText(/^\d+ products$/)
      .textContent();
    await page.waitForFunction(
      (words) => !document.querySelector('dialog footer button')?.textContent.includes(words),
      all ?? '',
    );
    const promised = (await show.textContent())?.replace('Show ', '') ?? '';
    await tap(page, show);
    await page.waitForURL('**/category/medicine?sort=price&form=Syrup');
    await main().getByText(promised, { exact: true }).waitFor();
    await dialog().waitFor({ state: 'detached' });
    const forms = await main().getByRole('article').allTextContents();
    for (const words of forms) expect(words).toContain('Syrup');

    await page.goBack();
    await page.waitForURL('**/category/medicine');
    await main()
      .getByText(all ?? '', { exact: true })
      .waitFor();
  });

  // catalogue-33
  it('a tap on its name removes a filter', async () => {
    await visit('/category/medicine?form=Syrup&stock=yes');
    await tap(page, page.getByRole('button', { name: shelf.removeFilter('Syrup') }));
    await page.waitForURL('**/category/medicine?stock=yes');
    await page
      .getByRole('button', { name: shelf.removeFilter('Syrup') })
      .waitFor({ state: 'detached' });
    await page.goBack();
    // Clear all is there for one filter too: this waits until both filters are back.
    await page.getByRole('button', { name: shelf.removeFilter('Syrup') }).waitFor();
    await tap(page, page.getByRole('button', { name: shelf.clearAll }));
    await page.waitForURL('**/category/medicine');
  });
});

describe('a product on a phone', () => {
  const bar = () => page.locator('[data-buy]');
  const add = () => bar().getByRole('button', { name: /^Add to Bag/ });

  beforeEach(() => visit('/product/details/napa-500-mg-tablet'));

  // catalogue-56
  it('price and Add are in reach at every scroll position', async () => {
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const top of [0, 400, Math.round(end / 2)]) {
      await page.evaluate((at) => scrollTo({ top: at, behavior: 'instant' }), top);
      const { y, height } = await box(bar());
      expect(y + height).toBeLessThanOrEqual(740.5);
      expect(await bar().textContent()).toContain('৳');
    }
    await tap(page, add());
    await bar()
      .getByRole('button', { name: /^One more/ })
      .waitFor();
  });

  it('a double tap on Add adds one and opens no keyboard', async () => {
    const { x, y, width, height } = await box(add());
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await bar()
      .getByRole('button', { name: /^One more/ })
      .waitFor();
    expect((await bagOf(page)).Items).toMatchObject([{ quantity: 1 }]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
  });

  // bag-11, catalogue-57
  it('one tap adds a whole strip, and the button is clear of the bag afterwards', async () => {
    await tap(page, bar().getByRole('button', { name: /^\+1 strip/ }));
    await expect.poll(async () => (await bagOf(page)).Items).toMatchObject([{ quantity: 10 }]);
    const bag = page.getByRole('button', { name: /^View bag/ }).last();
    await tap(page, bar().getByRole('button', { name: /^One more/ }));
    await tap(page, bag);
    await dialog().waitFor();
  });

  it('the bar covers nothing at the end of the page', async () => {
    await tap(page, add());
    await page.locator('footer').waitFor();
    const links = page.locator('footer a:visible');
    await tap(page, links.last());
  });
});

describe('the full-screen search on a phone', () => {
  const pageField = () => page.getByRole('combobox').first();
  const field = () => dialog().getByRole('combobox');

  beforeEach(() => visit('/category/medicine'));

  // search-16
  it('the search finds, adds and closes with Back, and the page keeps its position', async () => {
    await tap(page, pageField());
    await tapAndType(page, field(), 'napa');
    await tap(
      page,
      dialog()
        .getByRole('button', { name: /^Add to Bag/ })
        .first(),
    );
    await dialog()
      .getByRole('button', { name: /^One more/ })
      .waitFor();
    expect((await bagOf(page)).Items).toMatchObject([{ quantity: 1 }]);
    await page.goBack();
    await dialog().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/category/medicine');
  });

  // search-17, search-19
  it('the search offers recent searches', async () => {
    await tap(page, pageField());
    await tapAndType(page, field(), 'napa');
    await tap(page, dialog().getByRole('row').first().getByRole('link'));
    await page.waitForURL('**/product/details/**');
    await visit('/category/medicine');
    await tap(page, pageField());
    await tap(page, dialog().getByRole('button', { name: 'napa', exact: true }));
    await dialog().getByRole('row').first().waitFor();
    expect(await field().inputValue()).toBe('napa');
  });

  // request-order-16, search-9
  it('a name that was not found is passed to the request', async () => {
    await tap(page, pageField());
    await tapAndType(page, field(), 'Zzqqxx 5');
    await dialog().getByText(search.noProduct).waitFor();
    await tap(page, dialog().getByRole('link', { name: start.sendName }));
    await page.waitForURL('**/order');
    const name = page.getByRole('textbox', { name: request.productName }).first();
    await expect.poll(() => name.inputValue()).toBe('Zzqqxx 5');
    // The search has removed its history entry: Back opens the page where it was opened.
    await page.goBack();
    await page.waitForURL('**/category/medicine');
  });
});

describe('a product removed from the bag in the search of a phone', () => {
  it('Undo restores it without leaving the search', async () => {
    await visit('/category/medicine');
    await tap(page, page.getByRole('combobox').first());
    await tapAndType(page, dialog().getByRole('combobox'), 'napa');
    await tap(
      page,
      dialog()
        .getByRole('button', { name: /^Add to Bag/ })
        .first(),
    );
    await tap(
      page,
      dialog()
        .getByRole('button', { name: /^Remove/ })
        .first(),
    );
    expect((await bagOf(page)).Items).toEqual([]);
    await tap(page, dialog().getByRole('button', { name: 'Undo' }));
    await expect.poll(async () => (await bagOf(page)).Items.length).toBe(1);
    expect(await dialog().count()).toBe(1);
  });
});

/** Expects each element to be visible and to end inside the window. */
async function expectWithin(parts: Locator, width: number): Promise<void> {
  // All in one evaluation, because later results may replace some of them.
  const ends = await parts.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.min(...ends)).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(width + 0.5);
}

const narrow = [
  { width: 320, textSize: '200%' },
  { width: 320, textSize: '100%' },
  { width: 360, textSize: '200%' },
];

describe.each(narrow)('at $width px with text of $textSize', ({ width, textSize }) => {
  async function visitLarge(path: string): Promise<void> {
    await page.setViewportSize({ width, height: 740 });
    await visit(path);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
  }

  it('every result of the search has its whole Add button', async () => {
    await visitLarge('/category/medicine');
    await tap(page, page.getByRole('combobox').first());
    await tapAndType(page, dialog().getByRole('combobox'), 'napa');
    const add = dialog().getByRole('button', { name: /^Add to Bag/ });
    // The rows of the first characters are shown until the last one is processed, then none.
    await dialog().locator('a[href$="query=napa"]').waitFor();
    // The last results replace the earlier ones: nothing is tapped while they change.
    await world.network.untilQuiet();
    await add.first().waitFor();
    await expectWithin(add, width);
    await tap(page, add.first());
    const more = dialog().getByRole('button', { name: /^One more/ });
    await more.waitFor();
    await expectWithin(more, width);
  });

  // shell-110
  it("long words of a product break at the window's edge", async () => {
    await visitLarge('/product/details/napa-500-mg-tablet');
    const facts = page.locator('main h1').locator('xpath=..').locator('h1, p');
    await facts.evaluateAll((all) => {
      for (const one of all) one.textContent = 'Carboxymethylcellulose'.repeat(4);
    });
    await expectWithin(facts, width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('the buy buttons do not overlap and are inside the window', async () => {
    await visitLarge('/product/details/napa-500-mg-tablet');
    const bar = page.locator('[data-buy]');
    await tap(page, bar.getByRole('button', { name: /^Add to Bag/ }));
    const more = bar.getByRole('button', { name: /^One more/ });
    await more.waitFor();
    const strip = bar.getByRole('button', { name: /^\+1 strip/ });
    await expectWithin(bar.getByRole('button'), width);
    const [one, other] = [await box(more), await box(strip)];
    const isBeside = one.x + one.width <= other.x + 0.5;
    expect(isBeside || one.y + one.height <= other.y + 0.5).toBe(true);
  });

  it("the filter sheet's numbers do not break", async () => {
    await visitLarge('/category/medicine');
    await tap(page, page.getByRole('button', { name: shelf.filterAndSort }));
    const counts = dialog()
      .locator('label span')
      .filter({ hasText: /^[0-9]+$/ });
    await counts.last().waitFor();
    const lines = await counts.evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });
});
