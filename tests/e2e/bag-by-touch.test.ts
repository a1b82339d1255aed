import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilAllThere } from './support/all-there.ts';
import { click, tap, tapAndType } from './support/touch.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { takePhone } from './support/phone.ts';

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
});

afterAll(() => world.remove());

const bagButton = () => page.getByRole('button', { name: /^View bag/ });
const removeButton = () =>
  panel()
    .getByRole('cell')
    .getByRole('button', { name: /^Remove/ })
    .last();
const panel = () => page.getByRole('dialog', { name: 'Your bag' });
const addButtons = () => page.getByRole('article').getByRole('button', { name: /^Add to Bag/ });

async function shelf(opened: Page): Promise<void> {
  page = opened;
  await page.goto(`${world.network.origin}/category/medicine`);
  await page.evaluate(() => localStorage.removeItem('CARTV2'));
  await page.reload();
  await untilAllThere(page);
}

describe('the bag by touch, at 360 px', () => {
  beforeEach(async () => shelf(await world.phone.open()));

  // bag-23, bag-33
  it("the panel's buttons react to taps: more, remove, undo, close", async () => {
    await tap(page, addButtons().first());
    await tap(page, bagButton().last());
    await panel().waitFor();
    await tap(page, panel().getByRole('button', { name: /^One more/ }));
    await panel().getByRole('textbox').and(page.locator('[value="2"]')).waitFor();
    await tap(page, removeButton());
    await panel().getByText('Your bag is empty').waitFor();
    await tap(page, panel().getByRole('button', { name: 'Undo' }));
    await panel().getByRole('textbox').waitFor();
    await tap(page, panel().getByRole('button', { name: 'Close' }));
    await panel().waitFor({ state: 'detached' });
  });

  it('Order Now opens the checkout', async () => {
    await tap(page, addButtons().first());
    await tap(page, bagButton().last());
    await tap(page, panel().getByRole('button', { name: 'Order Now' }));
    await page.waitForURL(/\/Checkout/);
  });

  // bag-17, bag-18, bag-56
  it('Order Now does not open the checkout with an invalid quantity, or with the tap that leaves a 0', async () => {
    await tap(page, addButtons().first());
    await tap(page, bagButton().last());
    const field = panel().getByRole('textbox');
    const orderNow = panel().getByRole('button', { name: 'Order Now' });
    await tapAndType(page, field, '5000');
    await tap(page, orderNow);
    await panel()
      .getByText(/Please enter a whole number from 1 to/)
      .waitFor();
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await field.fill('0');
    await tap(page, orderNow);
    const alert = page.getByRole('alertdialog');
    await tap(page, alert.getByRole('button', { name: 'Close' }));
    await alert.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('1');
    expect(new URL(page.url()).pathname).toBe('/category/medicine');
    await tap(page, orderNow);
    await page.waitForURL(/\/Checkout/);
  });

  it('an empty bag shows an alert, which a tap closes', async () => {
    await tap(page, addButtons().first());
    await tap(page, bagButton().last());
    await tap(page, removeButton());
    // The line disappears and Undo appears: Order Now must not be tapped while it moves.
    await panel().getByText('Your bag is empty').waitFor();
    await tap(page, panel().getByRole('button', { name: 'Order Now' }));
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    await tap(page, alert.getByRole('button', { name: 'Close' }));
    await alert.waitFor({ state: 'detached' });
    await panel().waitFor();
  });
});

describe('the bag in the header', () => {
  beforeEach(async () => shelf(await world.phone.open()));

  it('a tap opens the empty panel and returns the focus to the button', async () => {
    const inHeader = page.getByRole('banner').getByRole('button', { name: 'Bag: no items' });
    await tap(page, inHeader);
    await tap(page, panel().getByRole('button', { name: 'Close' }));
    await panel().waitFor({ state: 'detached' });
    expect(await inHeader.evaluate((one) => document.activeElement === one)).toBe(true);
  });

  // shell-1
  it('the button stays visible while the page is scrolled', async () => {
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => scrollY > 1_000);
    await tap(page, page.getByRole('banner').getByRole('button', { name: /^Bag: / }));
    await panel().waitFor();
  });
});

describe('a double tap on Add to Bag', () => {
  it('the double tap adds one and does not reach the quantity field', async () => {
    await shelf(await world.phone.open());
    const box = await addButtons().first().boundingBox();
    if (!box) throw new Error('Nothing can be added');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(120);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
    expect(new URL(page.url()).pathname).toBe('/category/medicine');
    const field = page.getByRole('article').first().getByRole('textbox');
    expect(await field.inputValue()).toBe('1');
  });
});

describe('the contact button', () => {
  const chat = () => page.getByRole('button', { name: 'Talk to us' });

  // shell-28
  it('the button hides while the page is scrolled down, and returns at its end without covering anything', async () => {
    await shelf(await world.phone.open());
    await chat().waitFor();
    await page.mouse.wheel(0, 900);
    await chat().waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, -300);
    await chat().waitFor();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(800);
    await chat().waitFor();
    const gap = await page.evaluate(() => {
      const dock = document.querySelector('[class*=Floating-dock]');
      const last = document.querySelector('footer > p');
      if (!dock || !last) throw new Error('No dock or no footer');
      return dock.getBoundingClientRect().top - last.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  });

  // shell-28
  it('the button stays while the keyboard moves down the page, so that its focus can reach it', async () => {
    await shelf(await world.phone.open());
    await page.keyboard.press('Tab');
    await addButtons().first().focus();
    await page.evaluate(() => scrollBy({ top: 900, behavior: 'instant' }));
    await page.waitForTimeout(800);
    expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
    expect(await chat().isVisible()).toBe(true);
  });

  // shell-26, shell-29
  it('the button is below a form until somebody types into it', async () => {
    page = await world.phone.open();
    await page.goto(`${world.network.origin}/contact`);
    await chat().waitFor();
    await tapAndType(page, page.getByLabel('Name'), 'Rahim');
    await chat().waitFor({ state: 'hidden' });
  });

  // shell-26
  it('the button is below the buy buttons of a product, and in the bar that places an order', async () => {
    page = await world.phone.open();
    await page.goto(`${world.network.origin}/product/details/napa-500-mg-tablet`);
    await chat().waitFor();
    const gap = await page.evaluate(() => {
      const bar = document.querySelector('[data-buy]')?.getBoundingClientRect();
      const dock = document.querySelector('[class*=Floating-dock]')?.getBoundingClientRect();
      return bar && dock && dock.top - bar.bottom;
    });
    expect(gap).toBe(0);
    await tap(page, page.locator('[data-buy]').getByRole('button', { name: /^Add to Bag/ }));
    await page.goto(`${world.network.origin}/Checkout`);
    await page.getByRole('button', { name: 'Place Order' }).waitFor();
    await chat().waitFor();
    expect(await page.locator('[class*=PlaceBar-chat]', { has: chat() }).count()).toBe(1);
  });
});

/** Scrolls the page until an Add button is `above` pixels above the window's lower edge. */
async function standLow(above: number): Promise<{ x: number; y: number; name: string }> {
  return page.evaluate(async (distance) => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('main article button[aria-label^="Add to Bag"]'),
    ];
    const low = buttons.find((one) => one.getBoundingClientRect().top > innerHeight);
    if (!low) throw new Error('No button stands below the window');
    const { top, height } = low.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - (innerHeight - distance), behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const box = low.getBoundingClientRect();
    const name = low.getAttribute('aria-label') ?? '';
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, name };
  }, above);
}

describe('the lowest part of the window', () => {
  it("a finger's tap on Add to Bag works there", async () => {
    await shelf(await world.phone.open());
    const { x, y, name } = await standLow(40);
    await page.touchscreen.tap(x, y);
    const product = name.replace('Add to Bag: ', '');
    await page.getByRole('button', { name: `One more ${product}` }).waitFor();
  });

  it('a mouse click on Add to Bag works there, at 1280 px', async () => {
    const desk = await takePhone({ width: 1280, height: 800 });
    await shelf(await desk.open());
    const { x, y, name } = await standLow(40);
    await page.mouse.click(x, y);
    const product = name.replace('Add to Bag: ', '');
    await page.getByRole('button', { name: `One more ${product}` }).waitFor();
    await click(page, bagButton().last());
    await click(page, panel().getByRole('button', { name: 'Order Now' }));
    await page.waitForURL(/\/Checkout/);
    await desk.remove();
  });

  // shell-28
  it('the dock stays when content is inserted above the visible part', async () => {
    await shelf(await world.phone.open());
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.waitForTimeout(500);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await tap(page, addButtons().nth(4));
    await bagButton().last().waitFor();
    // The scroll position is stable after the tap.
    await page.waitForTimeout(1_000);
    const moved = await page.evaluate(async () => {
      const before = scrollY;
      const news = document.createElement('p');
      news.style.blockSize = '60px';
      document.querySelector('main')?.prepend(news);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return scrollY - before;
    });
    // Scroll anchoring has moved the page to keep the visible content in place.
    expect(moved).toBeGreaterThan(40);
    expect(await bagButton().last().isVisible()).toBe(true);
  });

  // shell-28, shell-29
  it('a tap on the label of a box works while a field above has the focus', async () => {
    await shelf(await world.phone.open());
    // A low window, so that the page continues below the position that the tap's focus scrolls to.
    await page.setViewportSize({ width: 360, height: 560 });
    await tap(page, addButtons().first());
    await page.goto(`${world.network.origin}/order`);
    await tapAndType(page, page.getByLabel('Address', { exact: true }), 'House 7, Road 3');
    await bagButton().last().waitFor({ state: 'hidden' });
    const box = page.getByRole('checkbox', { name: /terms and conditions/ });
    const { x, y } = await box.evaluate(async (one) => {
      // Scrolling down to the end and back up does not move the dock.
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      const words = one.closest('label')?.getBoundingClientRect();
      if (!words) throw new Error('No words beside the box');
      const goal = innerHeight - 30;
      scrollBy({ top: words.top + words.height / 2 - goal, behavior: 'instant' });
      return { x: words.left + words.width / 2, y: goal };
    });
    await page.touchscreen.tap(x, y);
    await page.locator('main input:checked').and(box).waitFor();
    // The dock has returned and accepts taps again.
    await tap(page, bagButton().last());
    await panel().waitFor();
  });
});
