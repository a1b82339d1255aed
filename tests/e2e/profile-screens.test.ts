import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busyCustomer, fillAccount, type KeptOrders } from './support/customers.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { inspectPage } from './support/inspect-page.ts';
import { untilControlled } from './support/phone.ts';

let world: TestWorld;
let page: Page;
let orders: KeptOrders;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
  orders = await fillAccount(world.pharmacy);
  page = await world.phone.open();
  await page.goto(`${world.network.origin}/contact`);
  await untilControlled(page);
});

afterAll(async () => {
  await world.remove();
});

const dialog = () => page.locator('dialog[open]');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

async function open(address: string, ready: string): Promise<void> {
  await page.goto(world.network.origin + address);
  await page.locator('main').getByText(ready).first().waitFor();
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
  // sign-in-1, sign-in-19
  it('every state of the dialog links to the next and back', async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await dialog().getByRole('heading', { name: 'Login' }).waitFor();
    await inDialog('Use a password instead').click();
    await inDialog('Forgot the password?').click();
    await askForCode('01700000102');
    await inDialog('Use another number').click();
    await inDialog('Back to Login').click();
    await inDialog('New here? Sign up with a password').click();
    await askForCode('01812345679');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  async function askForCode(phone: string): Promise<void> {
    await dialog().getByLabel('Mobile Number').fill(phone);
    await dialog().getByLabel('New password', { exact: true }).fill('ilish-mach');
    await dialog().getByLabel('Confirm password').fill('ilish-mach');
    await inDialog('Send code').click();
    await dialog().getByLabel('OTP code').waitFor();
  }
});

describe('a customer of many orders', () => {
  beforeAll(async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await signIn(busyCustomer);
  });

  it('two dialogs on an order under way trap the focus and return it', async () => {
    await open(`/profile/order/details/${orders.delivering.Id}`, 'Prescription 2');
    for (const [name, inside] of [
      ['Attach Prescription', 'checkbox'],
      ['Refill', 'radio'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await dialog().getByRole(inside).first().waitFor();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main a'))).toBeNull();
      }
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      expect(await focused()).toContain(name);
    }
  });

  it('tabs and pages change by keyboard and keep the focus', async () => {
    await open('/Purchases', 'N-1012');
    await page.getByRole('link', { name: 'Page 2' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'N-1001' }).waitFor();
    expect(await focused()).toBe('2');
    await page.getByRole('tab', { name: 'Orders' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('R-1006').waitFor();
    expect(await focused()).toBe('Requests');
  });

  // customer-area-200
  it('the tabs of the orders are one strip on a phone, scrolled to the open tab', async () => {
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    await open('/profile/OrderHistory/Cancel', 'Canceled');
    const tabs = page.getByRole('navigation', { name: 'Orders by status' }).getByRole('link');
    const places = await tabs.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
    );
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    expect(places.at(-1)?.right).toBeLessThanOrEqual(360);
    if (usual) await page.setViewportSize(usual);
  });

  // shell-53
  it('the focus moves to the content of the next screen, whose name is announced', async () => {
    await open('/profile/OrderHistory/All', 'N-1012');
    await page.getByRole('link', { name: 'Payment History' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Payment History' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.getByRole('status').getByText('Payment History').first().waitFor({
      state: 'attached',
    });
  });

  /** The text of the focused element. */
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
});

describe('the profile without a network', () => {
  beforeAll(() => world.goOffline());
  afterAll(() => world.goOnline());

  it('the cached orders are shown with their age', async () => {
    await page.goto(`${world.network.origin}/profile/OrderHistory/All`);
    await page.getByText('N-1012').waitFor();
    await page.getByText(/^Last known, from/).waitFor();
    expect(await inspectPage(page)).toEqual([]);
  });

  // customer-area-83
  it('prescriptions are listed, and a photo that only the pharmacy has is not called a document', async () => {
    await page.goto(`${world.network.origin}/profile/prescription/history`);
    await page.getByText('Seen with a connection').first().waitFor();
    expect(await page.getByText('Document', { exact: true }).count()).toBe(0);
    expect(await inspectPage(page)).toEqual([]);
  });

  it('an uncached list shows this immediately', async () => {
    await page.goto(`${world.network.origin}/profile/order/details/${orders.pending.Id}`);
    await page.getByRole('heading', { name: /nothing is known on this phone yet/ }).waitFor({
      timeout: 2_500,
    });
    expect(await inspectPage(page)).toEqual([]);
  });

  // customer-area-137, offline-131
  it('signing out asks what to do with a queued complaint', async () => {
    await page.goto(`${world.network.origin}/profile/complain`);
    await page.getByLabel('Complain Type').selectOption('Products');
    await page.getByLabel('Complain', { exact: true }).fill('Two strips were open.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('It will be sent automatically when you’re back online.').waitFor();
    expect(await inspectPage(page)).toEqual([]);
    await signOut();
    await dialog().getByRole('heading', { name: '1 item is not sent yet' }).waitFor();
    expect(await inspectPage(page)).toEqual([]);
    await inDialog('Delete and log out').click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });
});

it('the console has no errors or policy violations', () => {
  expect(world.phone.complaints).toEqual([]);
});
