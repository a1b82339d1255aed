import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutText } from '#text/checkout.ts';
import { ordersText } from '#text/orders.ts';
import { speak } from '#text/sentences.ts';
import { atCheckout, fillOrder, orderNumberShown, pressPlace } from './support/order-form.ts';
import { readOrders } from './support/stored-orders.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';

const words = speak(checkoutText, 'bn');
const orders = speak(ordersText, 'bn');

let world: TestWorld;

beforeEach(async () => {
  // A phone of its own: the visited one knows a shop that takes no payment.
  world = await openTestWorld({
    language: 'bn-BD',
    settings: { PAYMENT_GATEWAY: 'sandbox' },
  });
});

afterEach(() => world.remove());

const atPartner = (page: Page) => page.waitForURL(/PaymentSandbox/, { timeout: 60_000 });

describe("a guest's order that is paid at once", () => {
  // payments-5, payments-7
  it('lies beneath the partner’s page, is paid from there, and shows its receipt', async () => {
    const page = await atCheckout(world, 'guest');
    await fillOrder(page);
    await page.getByRole('radio', { name: new RegExp(`^${words.payNow}`) }).check();
    await pressPlace(page);
    await atPartner(page);
    await page.goBack();
    await page.getByRole('heading', { name: orders.placed }).waitFor();
    const number = await orderNumberShown(page);
    await page.getByRole('button', { name: orders.payNow, exact: true }).click();
    await atPartner(page);
    // Left once more, and pressed once more: the button had only gone along.
    await page.goBack();
    await page.getByRole('button', { name: orders.payNow, exact: true }).click();
    await atPartner(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByText(orders.paymentSuccess).waitFor();
    await page.getByRole('region', { name: orders.receiptTitle }).waitFor();
    const stored = await readOrders(world.pharmacy);
    expect(stored.orders).toMatchObject([{ number, isGuest: true }]);
    expect(world.phone.complaints).toEqual([]);
  });
});
