import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digits } from '#text/numbers.ts';
import { ordersText } from '#text/orders.ts';
import { shellText } from '#text/shell.ts';
import { signInText } from '#text/sign-in.ts';
import { speak } from '#text/sentences.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import {
  applyMoney,
  atCheckout,
  bagOf,
  buyer,
  fillOrder,
  orderNumberShown,
  placePath,
  pressPlace,
  stockOf,
  untilOrderSaved,
} from './support/order-form.ts';
import { expectBalanced, readOrders } from './support/stored-orders.ts';
import { isWide } from './support/wide.ts';

const orders = speak(ordersText, 'bn');
const signIn = speak(signInText, 'bn');

let world: TestWorld;
let stockBefore: Record<string, number>;

beforeEach(async () => {
  world = await openTestWorld({ hasVisited: true, language: 'bn-BD' });
});

afterEach(async () => {
  await world.remove();
});

async function filled(who: 'guest' | 'customer'): Promise<Page> {
  const page = await atCheckout(world, who);
  stockBefore = await stockOf(page);
  await fillOrder(page);
  return page;
}

/** Places an order without a network: it is saved on the phone without a number. */
async function placeOffline(page: Page): Promise<void> {
  await world.goOffline();
  await pressPlace(page);
  await untilOrderSaved(page);
  expect(await page.getByText(/N-[\d০-৯]+/).count()).toBe(0);
  expect((await bagOf(page)).Items).toEqual([]);
}

/** Expects the receipt in Bengali, without an account, by the key that only this phone has. */
async function expectReceipt(page: Page, number: string): Promise<void> {
  const receipt = page.getByRole('region', { name: orders.receiptTitle });
  await receipt.getByText(/গাজীপুর, ঢাকা/).waitFor();
  await page.getByText(orders.orderNumber(number), { exact: true }).waitFor();
  expect(await receipt.textContent()).not.toMatch(/Gazipur|Dhaka/);
}

async function expectHeld(number: string, who: 'guest' | 'customer'): Promise<void> {
  const stored = await readOrders(world.pharmacy);
  expect(stored.orders).toMatchObject([{ number, isGuest: who === 'guest', status: 'Pending' }]);
  expectBalanced(stored, { stockBefore, withMoney: who === 'customer' });
  expect(world.phone.complaints).toEqual([]);
}

// By default main-paths places a guest order from the shelf on, a customer's queued order follows
// below, and lost responses are tested with a request.
if (isWide) {
  describe('a guest order in Bengali', () => {
    // customer-area-34, offline-1
    it('the order is queued without a network, survives closing the browser, and arrives exactly once', async () => {
      const page = await filled('guest');
      await placeOffline(page);
      const address = page.url();
      await world.phone.reopen();
      await world.phone.context.setOffline(true);
      const again = await world.phone.open();
      await again.goto(address);
      await untilOrderSaved(again);
      await world.goOnline();
      await again.getByRole('heading', { name: orders.placed }).waitFor({ timeout: 60_000 });
      const number = await orderNumberShown(again);
      await expectReceipt(again, number);
      await expectHeld(number, 'guest');
    });

    // customer-area-34
    it('the order is placed: a number, a receipt, an empty bag', async () => {
      const page = await filled('guest');
      await pressPlace(page);
      await page.getByRole('heading', { name: orders.placed }).waitFor({ timeout: 60_000 });
      const number = await orderNumberShown(page);
      await page.getByRole('button', { name: orders.loginToTrack }).waitFor();
      await expectReceipt(page, number);
      expect((await bagOf(page)).Items).toEqual([]);
      await expectHeld(number, 'guest');
    });

    it('the order is placed once, with one receipt, when the response is lost twice', async () => {
      const page = await filled('guest');
      world.network.loseResponses(placePath, 2);
      await pressPlace(page);
      const number = await orderNumberShown(page);
      await expectReceipt(page, number);
      await expectHeld(number, 'guest');
    });
  });
}

describe("a customer's order in Bengali, with coupon and wallet", () => {
  // By default main-paths places one.
  if (isWide) {
    it('the order is placed after signing in through the form, and belongs to the customer', async () => {
      const page = await atCheckout(world, 'guest');
      await page.getByRole('button', { name: speak(shellText, 'bn').login }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: signIn.usePassword }).click();
      await dialog.getByLabel(signIn.phone).fill(buyer.phone);
      await dialog.getByLabel(signIn.password, { exact: true }).fill(buyer.password);
      await dialog.getByRole('button', { name: signIn.signIn, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      stockBefore = await stockOf(page);
      await applyMoney(page);
      await fillOrder(page);
      await pressPlace(page);
      await page.getByRole('heading', { name: orders.placed }).waitFor({ timeout: 60_000 });
      const number = await orderNumberShown(page);
      await page.getByRole('button', { name: orders.viewOrder }).click();
      await page.waitForURL(/\/profile\/order\/details\//);
      // The previous page has the number and the address too, but not in its heading.
      const shown = digits(number, 'bn');
      await page.getByRole('heading', { level: 1, name: shown }).waitFor();
      await page.locator('main').getByText(/গাজীপুর/).waitFor();
      await expectHeld(number, 'customer');
    });
  }

  it('the order is queued without a network and arrives once with coupon and wallet', async () => {
    const page = await filled('customer');
    await placeOffline(page);
    await world.goOnline();
    await page.getByRole('heading', { name: orders.placed }).waitFor({ timeout: 60_000 });
    await expectHeld(await orderNumberShown(page), 'customer');
  });
});
