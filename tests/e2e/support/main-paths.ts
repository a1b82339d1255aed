import type { Locator, Page } from 'playwright-core';
import { addressesText } from '#text/addresses.ts';
import { bagText } from '#text/bag.ts';
import { checkoutText } from '#text/checkout.ts';
import { orderHistoryText, refillText } from '#text/order-history.ts';
import { ordersText } from '#text/orders.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { productCardText } from '#text/product-card.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { requestsText } from '#text/requests.ts';
import { speak, type Language } from '#text/sentences.ts';
import { shellText } from '#text/shell.ts';
import { signInText } from '#text/sign-in.ts';
import { userMenuText } from '#text/user-menu.ts';
import type { InputMethod } from './input-methods.ts';
import { prescriptionPhoto } from './photo.ts';

/** A person on the shop's main paths, in one language and by one input method. */
export interface Walker {
  page: Page;
  input: InputMethod;
  language: Language;
}

const medicine = { en: 'Medicine', bn: 'ওষুধ' };
const dhaka = { en: 'Dhaka', bn: 'ঢাকা' };
const napa = { en: 'napa', bn: 'নাপা' };
const begins = (words: string) => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Matches the part of a text before its placeholder. */
const before = (words: string) => begins(words.split('\u0000')[0] ?? '');

const dialog = (page: Page): Locator => page.locator('dialog:modal').last();

/** Shelf → card → bag panel → Order Now → checkout → placed. Begins on the home page. */
export async function orderFromShelf({ page, input, language }: Walker): Promise<void> {
  const bag = speak(bagText, language);
  const card = speak(productCardText, language);
  await input.press(page.locator('main a[href="/category/medicine"]').first());
  await page.waitForURL(/\/category\/medicine/);
  // Home has Add to Bag too, and stays visible until the shelf has loaded.
  const shelf = page.locator('main').getByRole('heading', { level: 1, name: medicine[language] });
  await shelf.waitFor();
  const add = page.locator('main').getByRole('button', { name: begins(card.addToBag) });
  await input.press(add.first());
  await input.press(
    page.getByRole('button', { name: before(bag.bagOf('\u0000', '\u0000')) }).last(),
  );
  await input.press(dialog(page).getByRole('button', { name: bag.orderNow, exact: true }));
  await page.waitForURL(/\/Checkout/);
  await placeOrder({ page, input, language });
}

/** Fills in the checkout as a new visitor does, and overwrites fields filled from the account. */
export async function placeOrder({ page, input, language }: Walker): Promise<void> {
  const t = speak(checkoutText, language);
  const places = speak(addressesText, language);
  const form = page.locator('main form');
  await input.type(form.getByLabel(places.receiverPhone), '01712345678');
  await input.choose(form.getByLabel(places.division), dhaka[language]);
  await input.choose(form.getByLabel(places.district), dhaka[language]);
  await input.type(form.getByLabel(places.address, { exact: true }), 'House 7, Road 3');
  await input.press(form.getByRole('radio', { name: begins(t.cashOnDelivery) }));
  await input.press(page.getByRole('button', { name: t.placeOrder, exact: true }));
  const placed = speak(ordersText, language).placed;
  await page.getByRole('heading', { name: placed }).waitFor({ timeout: 60_000 });
}

/** Search → product → bag. Begins anywhere. */
export async function addFromSearch({ page, input, language }: Walker): Promise<void> {
  const shell = speak(shellText, language);
  const card = speak(productCardText, language);
  const field = page.getByRole('combobox', { name: shell.searchLabel }).first();
  await input.search(field, napa[language]);
  await input.pickFirst(page.getByRole('row').getByRole('link'));
  await page.waitForURL(/\/product\/details\//);
  const main = page.locator('main');
  // The previous page has Add to Bag too, and stays visible until the product has loaded.
  const found = new RegExp(`^${napa[language]}`, 'i');
  await main.getByRole('heading', { level: 1, name: found }).waitFor();
  const add = main.getByRole('button', { name: begins(card.addToBag) });
  await input.press(add.first());
  const more = main.getByRole('button', { name: new RegExp(oneMore(language)) });
  await input.press(more.first());
}

const oneMore = (language: Language) =>
  speak(productCardText, language).oneMore('\u0000').replace('\u0000', '').trim();

/** Header → Upload Prescription → request → sent, with a photo. */
export async function requestFromHeader({ page, input, language }: Walker): Promise<void> {
  const t = speak(requestsText, language);
  const places = speak(addressesText, language);
  const { uploadPrescription, prescriptions } = speak(shellText, language);
  // The label is shorter below 1240 px (shell-7).
  const upload = new RegExp(`^(${uploadPrescription}|${prescriptions})$`);
  await input.press(page.locator('header').getByRole('link', { name: upload }).first());
  await page.waitForURL(/\/order/);
  const area = page.locator('#prescriptions');
  const chooser = await input.chooser(area.getByLabel(speak(prescriptionsText, language).choose));
  await chooser.setFiles([await prescriptionPhoto('from the doctor')]);
  await area.getByRole('img').first().waitFor();
  const row = page.getByRole('row', { name: t.rowLabel(1), exact: true });
  await input.type(row.getByLabel(t.productName), 'Insulin Mixtard 30');
  await input.type(row.getByLabel(t.strength), '100 IU');
  await input.type(row.getByLabel(t.quantity), '2');
  const form = page.locator('main');
  await input.type(form.getByLabel(places.receiverPhone), '01712345678');
  await input.choose(form.getByLabel(places.division), dhaka[language]);
  await input.choose(form.getByLabel(places.district), dhaka[language]);
  await input.type(form.getByLabel(places.address, { exact: true }), 'House 7, Road 3');
  await input.press(form.getByRole('checkbox', { name: new RegExp(t.agreeLink) }));
  await input.press(form.getByRole('button', { name: t.send, exact: true }));
  await page
    .getByRole('heading', { name: speak(requestOutcomeText, language).placed })
    .waitFor({ timeout: 60_000 });
}

/** Signs in with the password through the header's button. */
export async function signIn(
  { page, input, language }: Walker,
  who: { phone: string; password: string },
): Promise<void> {
  const t = speak(signInText, language);
  const login = speak(shellText, language).login;
  await input.press(page.locator('header').getByRole('button', { name: login }).first());
  const asked = dialog(page);
  await input.press(asked.getByRole('button', { name: t.usePassword }));
  await input.type(asked.getByLabel(t.phone), who.phone);
  await input.type(asked.getByLabel(t.password, { exact: true }), who.password);
  await input.press(asked.getByRole('button', { name: t.signIn, exact: true }));
  await page.getByRole('button', { name: menuOf(language) }).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
}

function menuOf(language: Language): RegExp {
  const words = speak(userMenuText, language).menuOf('\u0000').replace('\u0000', '').trim();
  return new RegExp(words);
}

/** Signed in: the menu → profile → an order → refill → checkout → placed. */
export async function refillFromProfile({ page, input, language }: Walker): Promise<void> {
  await input.press(page.getByRole('button', { name: menuOf(language) }));
  const profile = speak(userMenuText, language).profile;
  await input.press(page.getByRole('menuitem', { name: profile, exact: true }));
  await page.waitForURL(/\/profile\/OrderHistory\/All/);
  await input.press(page.locator('main a[href*="/profile/order/details/"]').first());
  await page.waitForURL(/\/profile\/order\/details\//);
  const main = page.locator('main');
  // The list has Refill too, and stays visible until the order has loaded.
  await main.getByRole('heading', { level: 1, name: /N-/ }).waitFor();
  await input.press(
    main.getByRole('button', { name: speak(orderHistoryText, language).refill, exact: true }),
  );
  const order = speak(refillText, language).order;
  await input.press(dialog(page).getByRole('button', { name: order, exact: true }));
  await page.waitForURL(/\/Checkout/);
  await placeOrder({ page, input, language });
}
