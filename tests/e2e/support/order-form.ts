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

/** Placing an order, on the wire. */
export const placePath = /ProductOrderArea\/Order\/Add/;
/** The demo customer with 120 taka in their wallet. */
export const buyer = { phone: '01700000101', password: 'nirog-demo' };
/** 50 taka off from 500 taka on. */
export const couponCode = 'NIROG50';

/** Two products in the bag for 600 taka and more, at the checkout, in Bengali; a customer's coupon and wallet are applied. */
export async function atCheckout(world: TestWorld, who: 'guest' | 'customer'): Promise<Page> {
  const page = await world.phone.open();
  // A light address of the shop: here only the phone's memory is prepared.
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
  // The worker keeps what the checkout needs once it has been asked for.
  await world.network.untilQuiet();
  return page;
}

/** So many of the dearer product that the coupon counts. */
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

/** Coupon and wallet, as a signed-in customer applies them. */
export async function applyMoney(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: words.walletUse(taka(120_00, 'bn')) }).check();
  await page.getByLabel(words.couponCode).fill(couponCode);
  await page.getByRole('button', { name: words.couponApply }).click();
  await page.getByText(words.couponSuccess('৫০.০০')).waitFor();
}

/** Receiver, address and payment. */
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

/** In all tabs within the same moment: once one has placed its order the others have no bag, and no button. */
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

/** The order waits on the phone, and no number is shown. */
export async function untilOrderSaved(page: Page): Promise<void> {
  await page.getByRole('heading', { name: orders.savedTitle }).waitFor();
}

/** The number that the phone shows once the pharmacy has the order, in Latin digits. */
export async function orderNumberShown(page: Page): Promise<string> {
  const said = page.getByText(/অর্ডার N-/).first();
  // A submission that found nobody goes out again within half a minute.
  await said.waitFor({ timeout: 60_000 });
  const shown = (await said.textContent()) ?? '';
  const latin = shown.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return /N-\d+/.exec(latin)?.[0] ?? '';
}

interface BagOnPhone {
  TotalAmmount: number;
  Items: { id: string; quantity: number; MRP: number; discount: number; Stk: number }[];
}

/** The bag as it lies on the phone under `CARTV2`. */
export async function bagOf(page: Page): Promise<BagOnPhone> {
  const stored = await page.evaluate(() => localStorage.getItem('CARTV2'));
  return JSON.parse(stored ?? '{"TotalAmmount":0,"Items":[]}') as BagOnPhone;
}

/** Units in stock before the order, as the shop told them for the bag, by product id. */
export async function stockOf(page: Page): Promise<Record<string, number>> {
  const { Items } = await bagOf(page);
  return Object.fromEntries(Items.map((line) => [line.id, line.Stk]));
}
