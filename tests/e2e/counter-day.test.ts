import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDatabase } from './support/database.ts';
import { openDesk, signInAtCounter, type Desk } from './support/counter.ts';
import { newCustomer } from './support/customers.ts';
import { addPhotos, fillRequest, numberShown, send } from './support/request-form.ts';
import { signInBehind } from './support/session.ts';
import { readOrders } from './support/stored-orders.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { tap } from './support/touch.ts';

let world: TestWorld;
/** The customer's phone. */
let page: Page;
let pharmacist: Desk;
let packer: Desk;
let request = '';
let order = '';

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
  page = await world.phone.open();
  await page.goto(`${world.network.origin}/order`);
  await signInBehind(page, newCustomer);
  await page.reload();
  pharmacist = await openDesk(world.pharmacy);
  packer = await openDesk(world.pharmacy);
  await signInAtCounter(pharmacist, world.pharmacy, 'pharmacist');
  await signInAtCounter(packer, world.pharmacy, 'packer');
});

afterAll(async () => {
  await pharmacist.remove();
  await packer.remove();
  await world.remove();
});

const row = (desk: Page, n: number) => desk.getByRole('listitem', { name: `Medicine ${n}:` });

async function press(desk: Page, name: string | RegExp): Promise<void> {
  await desk.getByRole('button', { name }).click();
}

describe('a day of the shop with phone and counter', () => {
  // offline-1, counter-34, counter-58
  it('a request written without a network appears at the counter with a sound', async () => {
    await pharmacist.page.evaluate(() => {
      Reflect.set(globalThis, 'tones', 0);
      class Heard extends AudioContext {
        override createOscillator() {
          Reflect.set(globalThis, 'tones', Number(Reflect.get(globalThis, 'tones')) + 1);
          return super.createOscillator();
        }
      }
      Reflect.set(globalThis, 'AudioContext', Heard);
    });
    await press(pharmacist.page, 'pharmacist: settings and signing out');
    await pharmacist.page.getByRole('menuitem', { name: 'Settings' }).click();
    await pharmacist.page.getByRole('checkbox', { name: /sound/i }).check();
    await pharmacist.page.keyboard.press('Escape');

    await world.goOffline();
    await fillRequest(page, 'for my father');
    await tap(page, page.getByRole('button', { name: 'Add row' }));
    // Enough for the cashback that the shop offers.
    const first = page.getByRole('row', { name: 'Product 1', exact: true });
    await first.getByLabel('Quantity').fill('6');
    const third = page.getByRole('row', { name: 'Product 3', exact: true });
    await third.getByLabel('Product Name').fill('Zzyzxin');
    await third.getByLabel('Strength').fill('1 mg');
    await third.getByLabel('Quantity').fill('2');
    await addPhotos(page, ['front', 'back']);
    await send(page);
    await page.getByRole('heading', { name: 'Saved on this phone' }).waitFor();
    await world.goOnline();
    request = await numberShown(page);

    await pharmacist.page.getByRole('link', { name: request }).waitFor();
    await expect.poll(() => pharmacist.page.title()).toMatch(/^\(1\)/);
    await expect.poll(() => pharmacist.page.evaluate('tones')).toBeGreaterThan(0);
  });

  // counter-80, counter-85, counter-88
  it('the pharmacist quotes a price, a substitute and an unavailable medicine', async () => {
    const desk = pharmacist.page;
    await desk.getByRole('link', { name: request }).click();
    await desk.getByRole('img', { name: 'Prescription photo 1' }).waitFor();
    await row(desk, 1)
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await row(desk, 1)
      .getByRole('button', { name: /^Change/ })
      .waitFor();
    await press(desk, /^Change what is offered for Napa/);
    await row(desk, 2)
      .getByRole('button', { name: /, Substitute$/ })
      .first()
      .click();
    await row(desk, 2).getByText('Substitute', { exact: true }).waitFor();
    await row(desk, 3).getByRole('button', { name: 'Not to be had' }).click();
    await desk.keyboard.press('Control+Enter');
    await desk.getByRole('heading', { name: new RegExp(`^${request} is answered: ৳`) }).waitFor();
  });

  // request-order-50
  it('the customer accepts the quote in Bengali with one tap', async () => {
    await page.evaluate(() => localStorage.setItem('lang', 'bn'));
    await page.goto(`${world.network.origin}/profile/prescription/request`);
    await tap(page, page.getByRole('button', { name: /^রাজি আছি, ৳[০-৯,.]+-এ অর্ডার করুন$/ }));
    await page.waitForURL(/\/order\/Success/i);
  });

  // counter-120, counter-125
  it('only a pharmacist may check the order, and confirms it', async () => {
    await packer.go('/queue');
    const waiting = packer.page.getByRole('link', { name: /^N-\d+/ });
    await waiting.waitFor();
    order = /N-\d+/.exec((await waiting.textContent()) ?? '')?.[0] ?? '';
    await waiting.click();
    await packer.page.getByText('What comes next').waitFor();
    expect(await packer.page.getByRole('button', { name: 'Confirm the order' }).count()).toBe(0);

    await pharmacist.go('/orders');
    await pharmacist.page.getByRole('link', { name: order }).click();
    const check = pharmacist.page.getByRole('button', { name: 'The prescriptions are in order' });
    const confirm = pharmacist.page.getByRole('button', { name: 'Confirm the order' });
    await check.or(confirm).first().waitFor();
    if (await check.isVisible()) await check.click();
    await confirm.click();
    await pharmacist.page.getByRole('button', { name: 'Begin packing' }).waitFor();
  });

  // counter-121, counter-130
  it('the packer packs the order, takes the payment and delivers it, and the cashback is in the wallet', async () => {
    const desk = packer.page;
    await press(desk, 'Begin packing');
    const items = desk.getByRole('checkbox');
    await expect.poll(() => items.count()).toBe(2);
    // A tick appears once the server has stored it.
    await items.nth(0).click();
    await desk.getByText('1 of 2 taken').waitFor();
    await items.nth(1).click();
    await desk.getByText('2 of 2 taken').waitFor();
    await press(desk, 'Hand it to the rider');
    await press(desk, 'Take a payment');
    await press(desk, /^Take ৳/);
    await desk.getByText('Paid', { exact: true }).first().waitFor();
    await press(desk, 'It is delivered');
    await desk.getByText(/Cashback of ৳[\d.]+ is in their wallet/).waitFor();
    const noise = [...pharmacist.browser.complaints, ...packer.browser.complaints];
    expect([...noise, ...world.phone.complaints]).toEqual([]);

    const stored = await readOrders(world.pharmacy);
    expect(stored.orders).toMatchObject([{ number: order, isGuest: false, status: 'Delivered' }]);
    const promised = await inDatabase(world.pharmacy, async (database) => {
      const sql = 'select cashback, paid - payable as left from orders';
      return (await database.query<{ cashback: number; left: number }>(sql)).rows;
    });
    expect(promised).toMatchObject([{ left: 0 }]);
    expect(promised[0]?.cashback).toBeGreaterThan(0);
    const wallet = stored.wallets.find(({ phone }) => phone === newCustomer.phone);
    expect(wallet?.balance ?? 0).toBe(promised[0]?.cashback);
  });
});
