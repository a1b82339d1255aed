import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilAllThere } from './support/all-there.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { inspectPage } from './support/inspect-page.ts';
import { untilControlled } from './support/phone.ts';
import { focusedName, tabTo } from './support/tab-to.ts';

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
  page = await world.phone.open();
  await page.goto(`${world.network.origin}/category/medicine`);
  await untilControlled(page);
  const add = page.getByRole('article').getByRole('button', { name: /to bag/i });
  await add.first().click();
  await add.nth(1).click();
});

afterAll(() => world.remove());

async function open(address: string): Promise<void> {
  await page.goto(world.network.origin + address);
  await page.locator('main h1').first().waitFor();
  // Components that load after the first paint.
  await untilAllThere(page);
}

const placeButton = () => page.getByRole('button', { name: 'Place Order', exact: true }).last();

describe('the checkout', () => {
  // checkout-1
  it('the Tab key follows the reading order', async () => {
    await open('/Checkout');
    await page.locator('main h1').click();
    for (const name of [
      /^One more/,
      'Coupon code',
      'Apply',
      'Home',
      'Receiver Name (optional)',
      'Receiver Phone Number',
      'Division',
      'Address',
      /^Choose files|^Take a photo/,
      /^Cash On Delivery/,
      'Order note',
      'Auto Order After 28 Days',
      'terms and conditions',
      'Place Order',
    ]) {
      await tabTo(page, name);
    }
  });

  // checkout-66
  it('the first press lists what is missing, for screen readers too, and moves the focus there', async () => {
    await open('/Checkout');
    await placeButton().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Please select a payment option').waitFor();
    expect(await focusedName(page)).toMatch(/^Cash On Delivery/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Place Order');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText('Receiver Phone Number, Division, District, Address are required.')
      .waitFor();
    expect(await focusedName(page)).toBe('Receiver Phone Number');
    const field = page.getByLabel('Receiver Phone Number');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    const said = described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent());
    expect((await Promise.all(said)).join(' ')).toContain('Receiver Phone Number is required');
  });

  it('an order can be placed without a network by keyboard only', async () => {
    await page.keyboard.type('01712345678');
    await tabTo(page, 'Division');
    await page.keyboard.type('Dhaka');
    await tabTo(page, 'District');
    await page.keyboard.type('Gazipur');
    await tabTo(page, 'Address');
    await page.keyboard.type('House 7, Road 3');
    await world.network.untilQuiet();
    await world.goOffline();
    await tabTo(page, 'Place Order');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Saved on this phone' }).waitFor();
  });
});

describe('the success page', () => {
  it('the page of a queued order is accessible', async () => {
    await page.getByText(/৳/).first().waitFor();
    expect(await inspectPage(page)).toEqual([]);
    expect(await page.getByText(/N-\d/).count()).toBe(0);
  });

  it('the page of a received order is accessible, including its receipt', async () => {
    await world.goOnline();
    await page
      .getByText(/Order N-\d+/)
      .first()
      .waitFor({ timeout: 60_000 });
    await page.locator('section dl').first().waitFor();
    expect(await inspectPage(page)).toEqual([]);
  });

  it('the page ignores invented data in its address', async () => {
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    const script = encodeURIComponent('<img src=x onerror=alert(1)>');
    const long = 'A'.repeat(3_000);
    await open(
      `/Order/Success?OrderNo=${script}&Transaction=${script}&Phone=javascript:alert(1)&Id=../../x&Payment=2&IsNew=1#key=${script}`,
    );
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.locator('main').textContent()).not.toContain('onerror');
    expect(await page.locator('main a[href^="javascript"]').count()).toBe(0);
    await open(
      `/Order/Success?OrderNo=${long}&Transaction=${long}&Payment=${long}&Submission=${long}`,
    );
    expect(await inspectPage(page)).toEqual([]);
    await open('/Order/Success?Submission=not-of-this-phone');
    await page.getByText('We do not know this order').waitFor();
    expect(said).toEqual([]);
  });

  it('the console has no errors', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});
