import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutText } from '#text/checkout.ts';
import { ordersText } from '#text/orders.ts';
import { outboxText } from '#text/outbox.ts';
import { signInText } from '#text/sign-in.ts';
import { speak } from '#text/sentences.ts';
import { inDatabase, whileClosed } from './support/database.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { anOrderScenario } from './support/order-scenario.ts';
import {
  bagOf,
  buyer,
  fillOrder,
  orderNumberShown,
  placePath,
  pressPlace,
  pressPlaceTogether,
  untilOrderSaved,
} from './support/order-form.ts';
import { readOrders } from './support/stored-orders.ts';

const checkout = speak(checkoutText, 'bn');
const orders = speak(ordersText, 'bn');
const outbox = speak(outboxText, 'bn');
const signIn = speak(signInText, 'bn');

let world: TestWorld;

beforeEach(async () => {
  world = await openTestWorld({ hasVisited: true, language: 'bn-BD' });
});

afterEach(async () => {
  await world.remove();
});

const order = anOrderScenario();

async function filled(): Promise<Page> {
  const page = await order.open(world);
  await fillOrder(page);
  return page;
}

async function savedOffline(): Promise<Page> {
  const page = await filled();
  await world.goOffline();
  await pressPlace(page);
  await untilOrderSaved(page);
  return page;
}

describe('an order with coupon and wallet is placed once', () => {
  // checkout-9
  it('the order is placed once when two tabs place it simultaneously', async () => {
    const page = await filled();
    const other = await world.phone.open();
    await other.goto(`${world.network.origin}/Checkout`);
    await other.getByText(checkout.couponSuccess('৫০.০০')).waitFor();
    await other.getByRole('radio', { name: new RegExp(`^${checkout.cashOnDelivery}`) }).waitFor();
    await pressPlaceTogether([page, other]);
    const number = await orderNumberShown(page);
    await page.waitForTimeout(2_000);
    await order.expectHeld(world, number);
  });

  // checkout-78
  it('the order is placed once when the page crashes, and the next bag becomes another order', async () => {
    const page = await filled();
    const held = world.network.hold(placePath);
    await pressPlace(page);
    await held.arrived;
    await page.goto('chrome://crash').catch(() => undefined);
    held.release();
    const next = await world.phone.open();
    await next.goto(`${world.network.origin}/category/medicine`);
    await next.getByRole('article').getByRole('button', { name: /^ব্যাগে/ }).nth(2).click();
    await next.goto(`${world.network.origin}/Checkout`);
    await next.getByRole('radio', { name: new RegExp(`^${checkout.cashOnDelivery}`) }).check();
    // The next order has neither the coupon nor the wallet of the previous one.
    await next.getByLabel(checkout.couponCode).waitFor();
    await pressPlace(next);
    await next.getByRole('heading', { name: orders.placed }).waitFor({ timeout: 60_000 });
    const stored = await readOrders(world.pharmacy);
    expect(stored.orders.map(({ coupon, wallet }) => ({ coupon, wallet }))).toEqual([
      { coupon: 50_00, wallet: 120_00 },
      { coupon: 0, wallet: 0 },
    ]);
    expect(stored.orders[1]?.lines).toHaveLength(1);
  });
});

describe('an order that is refused', () => {
  // offline-82
  it('the order waits for a sign-in when the session has ended, and then arrives once', async () => {
    const page = await savedOffline();
    await whileClosed(
      world.pharmacy,
      'update sessions set revoked_at = now(); update submission_grants set revoked_at = now()',
    );
    await world.goOnline();
    await page.getByText(orders.signInToSend).or(page.getByText(outbox.whySignIn)).waitFor({
      timeout: 60_000,
    });
    expect(await page.getByText(order.number).count()).toBe(0);
    const { orders: held } = await readOrders(world.pharmacy);
    expect(held).toEqual([]);
    await world.pharmacy.start();
    // The page detects the ended session, and its dialog opens by itself.
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: signIn.usePassword }).click();
    await dialog.getByLabel(signIn.phone).fill(buyer.phone);
    await dialog.getByLabel(signIn.password, { exact: true }).fill(buyer.password);
    await dialog.getByRole('button', { name: signIn.signIn, exact: true }).click();
    await order.expectHeld(world, await orderNumberShown(page));
  });

  // checkout-77, checkout-104, errors-65
  it("a higher total needs the customer's consent, and the order is then placed once", async () => {
    const page = await filled();
    const [line] = (await bagOf(page)).Items;
    await world.goOffline();
    await pressPlace(page);
    await untilOrderSaved(page);
    await whileClosed(
      world.pharmacy,
      `update products set list_price = list_price + 500 where id = ${line?.id ?? ''}`,
    );
    await world.goOnline();
    await page.getByRole('heading', { name: orders.askTitle }).waitFor({ timeout: 60_000 });
    await page.getByText(checkout.pricesUpdated).first().waitFor();
    // The refusal is reported to the log host (errors-65), without the customer or the products.
    await expect.poll(() => world.network.seen).toContain('POST /api/LogArea/OrderError/Add');
    await page.waitForTimeout(500);
    expect((await readOrders(world.pharmacy)).orders).toEqual([]);
    const told = await inDatabase(world.pharmacy, async (database) => {
      const { rows } = await database.query<{ url: string; content: string }>(
        'select url, content from error_reports',
      );
      return rows;
    });
    expect(told.map(({ url }) => url)).toEqual(['ProductOrderArea/Order/Add']);
    expect(JSON.stringify(told)).not.toMatch(/017|রোড|গাজীপুর|Gazipur/);
    await world.pharmacy.start();
    await page.getByRole('button', { name: orders.askAgain }).click();
    await expect.poll(async () => (await bagOf(page)).Items[0]?.MRP).toBe((line?.MRP ?? 0) + 5);
    const alert = page.getByRole('alertdialog', { name: checkout.pricesUpdated });
    await alert.getByRole('button', { name: checkout.close }).click();
    await page.getByText(checkout.couponSuccess('৫০.০০')).waitFor();
    await pressPlace(page);
    await order.expectHeld(world, await orderNumberShown(page));
  });
});
