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
  // An unused phone: the profile of the visited one has a shop without a payment gateway.
  world = await openTestWorld({
    language: 'bn-BD',
    settings: { PAYMENT_GATEWAY: 'sandbox' },
  });
});

afterEach(() => world.remove());

const atPartner = (page: Page) => page.waitForURL(/PaymentSandbox/, { timeout: 60_000 });

describe("a guest's order that is paid immediately", () => {
  // payments-5, payments-7
  it('the order is below the partner’s page, is paid there, and shows its receipt', async () => {
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
    // Back and a second press: the button is not left disabled.
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
