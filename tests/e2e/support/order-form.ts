import type { Page } from 'playwright-core';
import { checkoutText } from '#text/checkout.ts';
import { addressesText } from '#text/addresses.ts';
import { ordersText } from '#text/orders.ts';
import { taka } from '#text/numbers.ts';
import { productCardText } from '#text/product-card.ts';
import { speak } from '#text/sentences.ts';
import type { TestWorld } from './test-world.ts';
import { untilControlled } from './phone.ts';
import { signInBehind } from './session.ts';

const words = speak(checkoutText, 'bn');
const places = speak(addressesText, 'bn');
const orders = speak(ordersText, 'bn');
const cards = speak(productCardText, 'bn');

/** The path of the request that places an order. */
export const placePath = /ProductOrderArea\/Order\/Add/;
/** The demo customer with 120 taka in their wallet. */
export const buyer = { phone: '01700000101', password: 'nirog-demo' };
/** 50 taka off from 500 taka on. */
export const couponCode = 'NIROG50';

/**
 * Opens the checkout in Bengali with two products for at least 600 taka. A customer's coupon and
 * wallet are applied.
 */
export async function atCheckout(world: TestWorld, who: 'guest' | 'customer'): Promise<Page> {
  const page = await world.phone.open();
  // A small file of the shop: only the phone's storage is prepared here.
  await page.goto(`${world.network.origin}/logo.svg`);
  await page.evaluate(() => localStorage.setItem('lang', 'bn'));
  if (who === 'customer') await signInBehind(page, buyer);
  await page.goto(`${world.network.origin}/category/medicine`);
  await untilControlled(page);
  const add = page.getByRole('article').getByRole('button', { name: /^ব্যাগে/ });
  await add.first().click();
  await add.nth(1).click();
  await page.goto(`${world.network.origin}/Checkout`);
  await placeButton(page).waitFor();
  await takeEnough(page);
  await choosePlace(page);
  if (who === 'customer') await applyMoney(page);
  // The worker caches what the checkout needs once it was requested.
  await world.network.untilQuiet();
  return page;
}

/** Raises the quantity of the dearer product until the coupon applies. */
async function takeEnough(page: Page): Promise<void> {
  const { Items } = await bagOf(page);
  const prices = Items.map((line) => line.MRP - line.discount);
  const dearest = Math.max(...prices);
  const group = page.getByRole('group', { name: new RegExp(cards.quantityOf('')) });
  const quantity = group.nth(prices.indexOf(dearest)).getByRole('textbox');
  await quantity.fill(String(Math.ceil(600 / dearest)));
  await quantity.blur();
}

async function choosePlace(page: Page): Promise<void> {
  const choose = async (label: string, name: string) => {
    const select = page.getByLabel(label);
    await select.locator('option', { hasText: name }).first().waitFor({ state: 'attached' });
    await select.selectOption({ label: name });
  };
  await choose(places.division, 'ঢাকা');
  await choose(places.district, 'গাজীপুর');
}

/** Applies coupon and wallet, as a signed-in customer does. */
export async function applyMoney(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: words.walletUse(taka(120_00, 'bn')) }).check();
  await page.getByLabel(words.couponCode).fill(couponCode);
  await page.getByRole('button', { name: words.couponApply }).click();
  await page.getByText(words.couponSuccess('৫০.০০')).waitFor();
}

/** Fills in receiver, address and payment. */
export async function fillOrder(page: Page): Promise<void> {
  await page.getByLabel(places.receiverPhone).fill('০১৭১২-৩৪৫৬৭৮');
  await page.getByLabel(places.address, { exact: true }).fill('বাসা ১২, রোড ৫');
  await page.getByRole('radio', { name: new RegExp(`^${words.cashOnDelivery}`) }).check();
}

function placeButton(page: Page) {
  return page.getByRole('button', { name: words.placeOrder, exact: true });
}

export function pressPlace(page: Page): Promise<void> {
  return placeButton(page).click();
}

/**
 * Presses the button in all tabs simultaneously: once one has placed its order, the others have an
 * empty bag and no button.
 */
export async function pressPlaceTogether(tabs: readonly Page[]): Promise<void> {
  const moment = Date.now() + 2_000;
  const pressed = tabs.map((tab) =>
    placeButton(tab).evaluate(
      (button: HTMLElement, moment) =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            button.click();
            resolve();
          }, moment - Date.now());
        }),
      moment,
    ),
  );
  await Promise.all(pressed);
}

/** Waits until the order is saved on the phone, and expects no number. */
export async function untilOrderSaved(page: Page): Promise<void> {
  await page.getByRole('heading', { name: orders.savedTitle }).waitFor();
}

/** The order's number, shown once the pharmacy has the order, in Latin digits. */
export async function orderNumberShown(page: Page): Promise<string> {
  const said = page.getByText(/অর্ডার N-/).first();
  // A failed delivery is retried within half a minute.
  await said.waitFor({ timeout: 60_000 });
  const shown = (await said.textContent()) ?? '';
  const latin = shown.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return /N-\d+/.exec(latin)?.[0] ?? '';
}

interface BagOnPhone {
  TotalAmmount: number;
  Items: { id: string; quantity: number; MRP: number; discount: number; Stk: number }[];
}

/** The bag as stored on the phone under `CARTV2`. */
export async function bagOf(page: Page): Promise<BagOnPhone> {
  const stored = await page.evaluate(() => localStorage.getItem('CARTV2'));
  return JSON.parse(stored ?? '{"TotalAmmount":0,"Items":[]}') as BagOnPhone;
}

/** The stock before the order by product id, as fetched for the bag. */
export async function stockOf(page: Page): Promise<Record<string, number>> {
  const { Items } = await bagOf(page);
  return Object.fromEntries(Items.map((line) => [line.id, line.Stk]));
}
