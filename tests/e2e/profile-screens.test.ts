import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busyCustomer, fillAccount, newCustomer, type KeptOrders } from './support/customers.ts';
import { openHouse, type House } from './support/house.ts';
import { lookOver } from './support/look-over.ts';
import { untilControlled } from './support/phone.ts';

let house: House;
let page: Page;
let orders: KeptOrders;

beforeAll(async () => {
  house = await openHouse();
  orders = await fillAccount(house.pharmacy);
  page = await house.phone.open();
  await page.goto(`${house.network.origin}/contact`);
  await untilControlled(page);
});

afterAll(async () => {
  await house.remove();
});

const dialog = () => page.locator('dialog[open]');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

async function open(address: string, ready: string): Promise<void> {
  await page.goto(house.network.origin + address);
  await page.locator('main').getByText(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function signIn({ phone, password }: typeof busyCustomer): Promise<void> {
  await inDialog('Use a password instead').click();
  await dialog().getByLabel('Mobile Number').fill(phone);
  await dialog().getByLabel('Password', { exact: true }).fill(password);
  await inDialog('Login').click();
  await page.getByRole('button', { name: /^Menu of/ }).waitFor();
  await dialog().waitFor({ state: 'detached' });
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
}

describe('the sign-in dialog', () => {
  beforeAll(async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await dialog().getByRole('heading', { name: 'Login' }).waitFor();
  });

  it('is right in the state LOGIN, by code and by password', async () => {
    expect(await lookOver(page)).toEqual([]);
    await inDialog('Use a password instead').click();
    expect(await lookOver(page)).toEqual([]);
  });

  it('is right in the states RESET_PASSWORD and OTP_RESET_PASSWORD', async () => {
    await inDialog('Forgot the password?').click();
    await askForCode('01700000102');
    await inDialog('Use another number').click();
    await inDialog('Back to Login').click();
  });

  it('is right in the states SIGNUP and OTP', async () => {
    await inDialog('New here? Sign up with a password').click();
    await askForCode('01812345679');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  async function askForCode(phone: string): Promise<void> {
    expect(await lookOver(page)).toEqual([]);
    await dialog().getByLabel('Mobile Number').fill(phone);
    await dialog().getByLabel('New password', { exact: true }).fill('ilish-mach');
    await dialog().getByLabel('Confirm password').fill('ilish-mach');
    await inDialog('Send code').click();
    await dialog().getByLabel('OTP code').waitFor();
    expect(await lookOver(page)).toEqual([]);
  }
});

describe('a customer of many orders', () => {
  beforeAll(async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await signIn(busyCustomer);
  });

  it.each([
    ['/profile/OrderHistory/All', 'N-1012'],
    ['/profile/OrderHistory/All?page=3', 'Refill due'],
    ['/profile/OrderHistory/Cancel', 'Cancelled'],
    ['/profile/prescription/history', 'Prescription 4'],
    ['/profile/edit', 'Choose a photo'],
    ['/profile/edit/address', 'Use this address'],
    ['/profile/special/offer', 'Offers'],
    ['/profile/complain', 'Submit'],
    ['/profile/Payment-History', 'bKash'],
    ['/Transactions', 'bKash'],
    ['/Prescriptions', 'Prescriptions'],
    ['/Notifications', 'N-1001'],
  ])('finds %s right', async (address, ready) => {
    await open(address, ready);
    expect(await lookOver(page)).toEqual([]);
  });

  it('finds the requests with their medicines right', async () => {
    await open('/profile/prescription/request', 'R-1006');
    await page.getByRole('button', { name: 'Medicines and prescriptions' }).last().click();
    await page.getByText('Insulin Mixtard').waitFor();
    expect(await lookOver(page)).toEqual([]);
  });

  it('finds an order under way right, with its two dialogs, which hold the focus and give it back', async () => {
    await open(`/profile/order/details/${orders.delivering.Id}`, 'Prescription 2');
    expect(await lookOver(page)).toEqual([]);
    for (const [name, inside] of [
      ['Attach Prescription', 'checkbox'],
      ['Refill', 'radio'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await dialog().getByRole(inside).first().waitFor();
      expect(await lookOver(page)).toEqual([]);
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main a'))).toBeNull();
      }
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      expect(await focused()).toContain(name);
    }
  });

  it('finds a cancelled and a due order right', async () => {
    await open(`/profile/order/details/${orders.cancelled.Id}`, 'This order was cancelled.');
    expect(await lookOver(page)).toEqual([]);
    await open(`/profile/order/details/${orders.due.Id}`, 'Auto Order After 28 Days');
    expect(await lookOver(page)).toEqual([]);
  });

  it('finds the invoice right', async () => {
    await open(`/invoice/${orders.delivering.Id}`, 'Invoice N-');
    expect(await lookOver(page)).toEqual([]);
  });

  it('turns tabs and pages by keyboard, and keeps the focus', async () => {
    await open('/Purchases', 'N-1012');
    expect(await lookOver(page)).toEqual([]);
    await page.getByRole('button', { name: 'Page 2' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'N-1001' }).waitFor();
    expect(await focused()).toBe('2');
    await page.getByRole('tab', { name: 'Orders' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('R-1006').waitFor();
    expect(await focused()).toBe('Requests');
    expect(await lookOver(page)).toEqual([]);
  });

  it('is led to the content of the next screen, whose name is said', async () => {
    await open('/profile/OrderHistory/All', 'N-1012');
    await page.getByRole('link', { name: 'Payment History' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Payment History' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.getByRole('status').getByText('Payment History').first().waitFor({
      state: 'attached',
    });
  });

  /** The words of what has the focus. */
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
});

describe('without a network', () => {
  beforeAll(() => house.goOffline());
  afterAll(() => house.goOnline());

  it('the last known orders are there, with how old they are', async () => {
    await page.goto(`${house.network.origin}/profile/OrderHistory/All`);
    await page.getByText('N-1012').waitFor();
    await page.getByText(/^Last known, from/).waitFor();
    expect(await lookOver(page)).toEqual([]);
  });

  it('prescriptions are listed; a photo that only the pharmacy has is not called a document', async () => {
    await page.goto(`${house.network.origin}/profile/prescription/history`);
    await page.getByText('Seen with a connection').first().waitFor();
    expect(await page.getByText('Document', { exact: true }).count()).toBe(0);
    expect(await lookOver(page)).toEqual([]);
  });

  it('what this phone has never seen says so at once', async () => {
    await page.goto(`${house.network.origin}/profile/order/details/${orders.pending.Id}`);
    await page.getByRole('heading', { name: /nothing is known on this phone yet/ }).waitFor({
      timeout: 2_500,
    });
    expect(await lookOver(page)).toEqual([]);
  });

  it('signing out asks what becomes of a complaint that waits', async () => {
    await page.goto(`${house.network.origin}/profile/complain`);
    await page.getByLabel('Complain Type').selectOption('Products');
    await page.getByLabel('Complain', { exact: true }).fill('Two strips were open.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('It goes out by itself as soon as there is a connection.').waitFor();
    expect(await lookOver(page)).toEqual([]);
    await signOut();
    await dialog().getByRole('heading', { name: '1 thing is not sent yet' }).waitFor();
    expect(await lookOver(page)).toEqual([]);
    await inDialog('Delete and log out').click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });
});

describe('a customer who has nothing yet', () => {
  beforeAll(async () => {
    await page.goto(`${house.network.origin}/profile/OrderHistory/All`);
    await dialog().getByRole('heading', { name: 'Login' }).waitFor();
    await signIn(newCustomer);
  });

  it.each([
    ['/profile/OrderHistory/All', 'No Order Found!'],
    ['/profile/prescription/history', 'No prescription found'],
    ['/profile/prescription/request', "Didn't find any requests yet."],
    ['/profile/edit/address', 'You have had nothing delivered yet.'],
    ['/profile/Payment-History', 'No payment found'],
    ['/Purchases', 'No Order Found!'],
    ['/Notifications', 'Notification list is empty.'],
    ['/profile/order/details/nothing', 'There is no such order in your account.'],
  ])('finds %s right', async (address, ready) => {
    await open(address, ready);
    expect(await lookOver(page)).toEqual([]);
  });

  it('has seen no complaint in the console, and no page rule broken', () => {
    expect(house.phone.complaints).toEqual([]);
  });
});
