import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutText } from '#text/checkout.ts';
import { complaintsText } from '#text/complaints.ts';
import { notificationsText } from '#text/notifications.ts';
import { digits } from '#text/numbers.ts';
import { orderDetailsText, orderHistoryText, refillText } from '#text/order-history.ts';
import { orderStatusText } from '#text/order-status.ts';
import { ordersText } from '#text/orders.ts';
import { paymentsText, purchasesText } from '#text/payments.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { outboxText } from '#text/outbox.ts';
import { profileLinksText, profileText } from '#text/profile.ts';
import { speak } from '#text/sentences.ts';
import { userMenuText } from '#text/user-menu.ts';
import { untilAllThere } from './support/all-there.ts';
import { attachFirst, uploadToOrder } from './support/attach.ts';
import { fillBagWithTwo, placeOrder } from './support/checkout-form.ts';
import {
  complain,
  customer,
  customerPages,
  everythingShown,
  expectNotShown,
  nextComplaint,
  stepNow,
} from './support/customer-pages.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { operator } from './support/operator.ts';
import { printInvoice } from './support/invoice-on-paper.ts';
import { untilControlled } from './support/phone.ts';
import { prescriptionPhoto } from './support/photo.ts';
import { signInInBengali, signOut, signUpInBengali } from './support/sign-up.ts';
import { bagOn, fillWithLastQuantities } from './support/refill.ts';
import { findInStores, plantEverywhere, storeKinds } from './support/stores.ts';

const bn = <P extends Parameters<typeof speak>[0]>(pairs: P) => speak(pairs, 'bn');
const details = bn(orderDetailsText);
const history = bn(orderHistoryText);
const links = bn(profileLinksText);
const profile = bn(profileText);
const saved = bn(prescriptionHistoryText);
const menu = bn(userMenuText);

let world: TestWorld;
let page: Page;
let order = { number: '', id: '' };

beforeAll(async () => {
  world = await openTestWorld();
  page = await world.phone.open();
  await page.goto(world.network.origin);
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await untilControlled(page);
});

afterAll(() => world.remove());

const shownNumber = () => digits(order.number, 'bn');

async function go(address: string): Promise<void> {
  await page.goto(world.network.origin + address);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
}

const goToOrder = () => go(`/profile/order/details/${order.id}`);

describe("a customer's month, in Bengali", () => {
  it('the customer signs up with a password', async () => {
    await signUpInBengali(page, world.pharmacy, { phone: customer.phone, password: 'shalik-77' });
    await go('/profile');
    await page.waitForURL('**/OrderHistory/All');
    await page.getByText(history.none).waitFor();
  });

  // customer-area-111
  it('the profile has name and photo, and a phone number that cannot be changed', async () => {
    await go('/profile/edit');
    await page.getByLabel(profile.name, { exact: true }).fill(customer.name);
    await page.getByRole('button', { name: profile.save, exact: true }).click();
    await page.getByText(profile.saved).waitFor();
    await page.locator('main input[type=file]').setInputFiles(await prescriptionPhoto('portrait'));
    await page.getByText(profile.photoSaved).waitFor();
    await page.getByRole('img', { name: profile.photoAlt }).waitFor();
    expect(await page.getByLabel(profile.phone, { exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: menu.menuOf(customer.name) }).waitFor();
  });

  it('the customer orders two medicines with Auto Order', async () => {
    await fillBagWithTwo(page, world.network.origin);
    await page.getByLabel(bn(checkoutText).autoOrder).check();
    await page.getByLabel(bn(checkoutText).note).fill(customer.orderNote);
    order = await placeOrder(page, { ...customer, district: 'গাজীপুর' });
    await page.getByRole('button', { name: bn(ordersText).viewOrder }).click();
    await page.getByRole('heading', { level: 1, name: shownNumber() }).waitFor();
    expect(await stepNow(page)).toContain(details.stepPending);
  });

  it("the operator's commands change the order's status while the shop is open", async () => {
    expect(await operator(world.pharmacy, 'orders', 'list')).toContain(order.number);
    await operator(world.pharmacy, 'orders', 'check', order.number, '--note', 'Seen.');
    await operator(world.pharmacy, 'orders', 'move', order.number, '--to', 'Confirmed');
    await operator(world.pharmacy, 'orders', 'pay', order.number, '--amount', '20');
  });

  // notifications-5, notifications-13
  it('the bell counts the change, and the notification links to the order and its step', async () => {
    await go('/Notifications');
    const told = bn(notificationsText);
    const moved = bn(ordersText).newsStatus(order.number, bn(orderStatusText).Confirmed);
    const news = page.getByRole('listitem').filter({ hasText: moved });
    await news.getByText(told.isNew).waitFor();
    await page.reload();
    await news.waitFor();
    await expect.poll(() => news.getByText(told.isNew).count()).toBe(0);
    await news.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: shownNumber() }).waitFor();
    await expect.poll(() => stepNow(page)).toContain(details.stepConfirmed);
    await page.getByText(customer.address).waitFor();
  });

  // checkout-111
  it('the invoice prints in both languages, on A4 and on the 80 mm roll', async () => {
    await printInvoice(page, { number: order.number, words: [customer.name, customer.address] });
  });

  // customer-area-65
  it('prescriptions are stored, one is attached to the order and another uploaded', async () => {
    await go('/profile/prescription/history');
    const photos = await Promise.all([
      prescriptionPhoto(customer.prescription),
      prescriptionPhoto('b'),
    ]);
    await page.locator('main input[type=file]').setInputFiles(photos);
    await page
      .getByRole('checkbox', { name: saved.select('') })
      .nth(1)
      .waitFor();
    await goToOrder();
    await attachFirst(page);
    await uploadToOrder(page, await prescriptionPhoto('third'));
  });

  // customer-area-77, customer-area-78
  it('the refill uses the last quantities and is undone', async () => {
    await go('/category/medicine');
    await page.getByRole('article').getByRole('button', { name: /^ব্যাগে/ }).nth(3).click();
    const before = await bagOn(page);
    await goToOrder();
    await page.getByRole('button', { name: history.refill }).click();
    await fillWithLastQuantities(page);
    expect(await bagOn(page)).toHaveLength(2);
    await page.getByRole('button', { name: bn(refillText).undo }).click();
    await page.getByText(bn(refillText).done).waitFor({ state: 'detached' });
    expect(await bagOn(page)).toEqual(before);
  });

  it('the customer complains, and finds the payment in history, transactions and purchases', async () => {
    await go('/profile/complain');
    await complain(page, customer.complaint);
    await page.getByText(bn(complaintsText).submitted).waitFor({ timeout: 60_000 });
    for (const address of ['/Profile/Payment-History', '/Transactions', '/Purchases']) {
      await go(address);
      await page.getByRole('cell').getByRole('link', { name: shownNumber() }).waitFor();
    }
    const t = bn(paymentsText);
    await go('/Transactions');
    await page.getByRole('row').filter({ hasText: '২০.০০' }).waitFor();
    await go('/Purchases');
    await page.getByRole('tab', { name: bn(purchasesText).requests }).waitFor();
    expect(await page.getByText(t.none).count()).toBe(0);
  });
});

describe('the same phone afterwards', () => {
  /** The unsent submissions are deleted, so nothing may be left. */
  const secrets = () => [...Object.values(customer), order.number, order.id];

  // offline-22
  it('the orders are shown without a network, with their age', async () => {
    await go('/profile/OrderHistory/All');
    await page.getByRole('article', { name: history.order(shownNumber()) }).waitFor();
    await goToOrder();
    await page.getByText(customer.address).waitFor();
    await world.goOffline();
    const asOf = page.getByText(new RegExp(`^${links.asOf('').split(',')[0] ?? ''}`)).first();
    await go('/profile/OrderHistory/All');
    await asOf.waitFor();
    await page.getByRole('article', { name: history.order(shownNumber()) }).waitFor();
    await goToOrder();
    await asOf.waitFor();
    expect(await stepNow(page)).toContain(details.stepConfirmed);
    await page.getByText(customer.address).waitFor();
  });

  it("offline submissions are saved, and the stores contain the customer's data", async () => {
    await go('/profile/complain');
    await complain(page, customer.unsent);
    await page.getByText(bn(outboxText).saved, { exact: true }).waitFor();
    await plantEverywhere(page, 'PLANTED');
    const found = await findInStores(page, ['PLANTED', ...secrets()]);
    const planted = found.filter(({ word }) => word === 'PLANTED');
    expect(new Set(planted.map(({ store }) => store))).toEqual(new Set(storeKinds));
    const known = new Set(found.map(({ word }) => word));
    const { name, phone, address, orderNote, unsent } = customer;
    for (const word of [name, phone, address, orderNote, unsent]) expect(known).toContain(word);
    await page.context().clearCookies({ name: 'planted' });
  });

  // offline-129
  it("no store contains the customer's data after signing out offline", async () => {
    const kept = await page.evaluate(() => localStorage.getItem('USER') ?? '{}');
    const session = JSON.parse(kept) as { token: string; id: string };
    // The checkout is open with their address and a note that they have just begun.
    await go('/Checkout');
    await page.getByLabel(bn(checkoutText).note).fill(customer.orderNote);
    await expect.poll(() => everythingShown(page)).toContain(customer.address);
    await signOut(page, customer.name, 'delete');
    expect(await findInStores(page, ['PLANTED', session.token, session.id, ...secrets()])).toEqual(
      [],
    );
    await expectNotShown(page, secrets());
  });

  // offline-22
  it('the next customer sees none of the data', async () => {
    await world.goOnline();
    await go('/');
    await signInInBengali(page, { phone: '01700000103', password: 'nirog-demo' });
    for (const address of customerPages) {
      await go(address);
      await untilAllThere(page);
      await world.network.untilQuiet();
      await expectNotShown(page, [...secrets(), shownNumber()]);
    }
    await goToOrder();
    await page.getByText(details.gone).waitFor();
    expect(await findInStores(page, secrets())).toEqual([]);
  });

  // offline-132
  it("the next customer's submission is sent, and none of its data is left either", async () => {
    await go('/profile/complain');
    await world.goOffline();
    await complain(page, nextComplaint);
    await page.getByText(bn(outboxText).saved, { exact: true }).waitFor();
    await signOut(page, 'রফিকুল ইসলাম', 'keep');
    await expectNotShown(page, [nextComplaint]);
    const kept = await findInStores(page, [nextComplaint]);
    expect(kept.map(({ store }) => store)).toEqual(['IndexedDB']);
    await world.goOnline();
    await expect.poll(() => findInStores(page, [nextComplaint]), { timeout: 60_000 }).toEqual([]);
    expect(world.network.seen.some((call) => /Complain\/Add/.test(call))).toBe(true);
  });

  it('the console has no errors all month', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});
