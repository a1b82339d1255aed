import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openHouse, type House } from './support/house.ts';
import { untilControlled } from './support/phone.ts';

const place = /ProductOrderArea\/Order\/Add/;

let house: House;

beforeEach(async () => {
  house = await openHouse({ language: 'bn-BD' });
});

afterEach(async () => {
  await house.remove();
});

interface HeldOrder {
  number: string;
  isGuest: boolean;
  status: string;
  total: number;
  coupon: number;
  wallet: number;
  charge: number;
  payable: number;
}

/** What the pharmacy really has: stops the server and reads its tables. */
async function ordersHeld(): Promise<HeldOrder[]> {
  await house.pharmacy.stop();
  return query<HeldOrder>(`select 'N-' || order_number as number, customer_id is null as "isGuest",
    status, total, coupon_discount as coupon, wallet, delivery_charge as charge, payable
    from orders order by order_number`);
}

async function query<Row>(sql: string): Promise<Row[]> {
  const database = await PGlite.create(join(house.pharmacy.dataDir, 'database'));
  try {
    return (await database.query<Row>(sql)).rows;
  } finally {
    await database.close();
  }
}

/** A phone that reads Bengali, with two products in its bag, at the checkout. */
async function atCheckout(): Promise<Page> {
  const page = await house.phone.open();
  await page.goto(house.network.origin);
  await page.evaluate(() => localStorage.setItem('lang', 'bn'));
  await page.goto(`${house.network.origin}/category/medicine`);
  await untilControlled(page);
  const add = page.getByRole('article').getByRole('button', { name: /^ব্যাগে/ });
  await add.first().click();
  await add.nth(1).click();
  await page.goto(`${house.network.origin}/checkout`);
  await page.getByRole('button', { name: 'অর্ডার করুন', exact: true }).waitFor();
  // The worker keeps what the checkout needs once it has been asked for.
  await page
    .getByLabel('বিভাগ')
    .locator('option', { hasText: 'ঢাকা' })
    .first()
    .waitFor({ state: 'attached' });
  await page.getByLabel('বিভাগ').selectOption({ label: 'ঢাকা' });
  await page.getByLabel('জেলা').selectOption({ label: 'গাজীপুর' });
  await page.waitForTimeout(1_500);
  return page;
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('প্রাপকের ফোন নম্বর').fill('০১৭১২-৩৪৫৬৭৮');
  await page.getByLabel('ঠিকানা', { exact: true }).fill('বাসা ১২, রোড ৫');
  await page.getByRole('radio', { name: /^ক্যাশ অন ডেলিভারি/ }).check();
}

function press(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'অর্ডার করুন', exact: true }).click();
}

/** The number on the success page, in Latin digits. */
async function numberShown(page: Page): Promise<string> {
  // A letter that found nobody goes out again within half a minute.
  await page
    .getByRole('heading', { name: 'আপনার অর্ডার সফলভাবে সম্পন্ন হয়েছে!' })
    .waitFor({ timeout: 60_000 });
  const shown =
    (await page
      .getByText(/^অর্ডার N-/)
      .first()
      .textContent()) ?? '';
  const latin = shown.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return /N-\d+/.exec(latin)?.[0] ?? '';
}

async function savedOffline(): Promise<Page> {
  const page = await atCheckout();
  await fill(page);
  await house.goOffline();
  await press(page);
  await page.getByRole('heading', { name: 'এই ফোনে রাখা হয়েছে' }).waitFor();
  expect(await page.getByText(/N-[\d০-৯]+/).count()).toBe(0);
  return page;
}

async function expectOnce(page: Page): Promise<void> {
  const number = await numberShown(page);
  const held = await ordersHeld();
  expect(held.map((one) => one.number)).toEqual([number]);
}

describe('a guest order in Bengali', () => {
  it('waits on the phone without a network, survives closing it, and arrives exactly once', async () => {
    const page = await savedOffline();
    expect(await page.evaluate(() => localStorage.getItem('CARTV2') ?? '')).not.toContain('"id"');
    const address = page.url();
    await house.phone.reopen();
    await house.phone.context.setOffline(true);
    const again = await house.phone.open();
    await again.goto(address);
    await again.getByRole('heading', { name: 'এই ফোনে রাখা হয়েছে' }).waitFor();
    await house.goOnline();
    const number = await numberShown(again);
    // The receipt without an account, by the key that only this phone has.
    await again
      .getByText(/Gazipur/)
      .first()
      .waitFor();
    const held = await ordersHeld();
    expect(held).toMatchObject([{ number, isGuest: true, status: 'Pending', wallet: 0 }]);
    expect(held[0]?.payable).toBe((held[0]?.total ?? 0) + (held[0]?.charge ?? 0));
    expect(house.phone.complaints).toEqual([]);
  });

  it('is one order when the answer is lost twice', async () => {
    const page = await atCheckout();
    await fill(page);
    house.network.loseAnswers(place, 2);
    await press(page);
    await expectOnce(page);
    expect(house.network.seen.filter((path) => place.test(path)).length).toBeGreaterThanOrEqual(3);
  });

  it('is one order when the server is killed under way', async () => {
    const page = await atCheckout();
    await fill(page);
    const held = house.network.hold(place);
    await press(page);
    await held.arrived;
    held.release();
    await page.waitForTimeout(20);
    await house.pharmacy.kill();
    await house.pharmacy.start();
    await expectOnce(page);
  });
});
