import type { Page } from 'playwright-core';
import { addressesText } from '#text/addresses.ts';
import { checkoutText } from '#text/checkout.ts';
import { ordersText } from '#text/orders.ts';
import { speak } from '#text/sentences.ts';

const t = speak(checkoutText, 'bn');
const address = speak(addressesText, 'bn');

/** Puts two products into the bag, two units of the first, and opens the checkout. */
export async function fillBagWithTwo(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/category/medicine`);
  const add = page.getByRole('article').getByRole('button', { name: /^ব্যাগে/ });
  await add.first().click();
  await add.nth(1).click();
  await page
    .getByRole('article')
    .getByRole('button', { name: /আরও একটি$/ })
    .first()
    .click();
  await page.goto(`${origin}/Checkout`);
  await page.getByRole('button', { name: t.placeOrder, exact: true }).waitFor();
}

export interface Receiver {
  name: string;
  phone: string;
  address: string;
  /** A district of Dhaka division, by its Bengali name. */
  district: string;
}

/**
 * Fills in address and payment, places the order, and returns number and id from the success page.
 */
export async function placeOrder(
  page: Page,
  receiver: Receiver,
): Promise<{ number: string; id: string }> {
  await page.getByLabel(new RegExp(`^${address.receiverName}`)).fill(receiver.name);
  await page.getByLabel(address.receiverPhone).fill(receiver.phone);
  await page.getByLabel(address.division).selectOption({ label: 'ঢাকা' });
  await page.getByLabel(address.district).selectOption({ label: receiver.district });
  await page.getByLabel(address.address, { exact: true }).fill(receiver.address);
  await page.getByRole('radio', { name: new RegExp(`^${t.cashOnDelivery}`) }).check();
  await page.getByRole('button', { name: t.placeOrder, exact: true }).click();
  await page.getByRole('heading', { name: speak(ordersText, 'bn').placed }).waitFor();
  const asked = new URL(page.url()).searchParams;
  return { number: asked.get('OrderNo') ?? '', id: asked.get('Id') ?? '' };
}
