import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { codeFor } from './support/inbox.ts';
import { untilControlled } from './support/phone.ts';
import { findInStores, plantEverywhere } from './support/stores.ts';

let world: TestWorld;
let page: Page;
const phone = '01912345678';
const canary = 'CANARY-Rahima';

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
  page = await world.phone.open();
  await page.goto(`${world.network.origin}/branchLocation`);
  await untilControlled(page);
});

afterAll(async () => {
  await world.remove();
});

const dialog = () => page.getByRole('dialog');

async function askForCode(number: string): Promise<void> {
  await dialog().getByLabel('Mobile Number').fill(number);
  await dialog().getByRole('button', { name: 'Send code' }).click();
  await dialog().getByRole('heading', { name: 'Please Enter Your Otp Code' }).waitFor();
}

describe('signing in by one-time code', () => {
  // sign-in-3
  it('a customer’s address opens the sign-in and returns after it', async () => {
    await page.goto(`${world.network.origin}/Notifications`);
    await dialog().getByRole('heading', { name: 'Login' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it("a wrong code shows 'Wrong OTP!'", async () => {
    await askForCode(phone);
    const wrong = String((Number(await codeFor(world.pharmacy, phone)) + 1) % 1_000_000).padStart(
      6,
      '0',
    );
    await dialog().getByLabel('OTP code').fill(wrong);
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    await dialog().getByText('Wrong OTP!').first().waitFor();
  });

  // offline-125, sign-in-20
  it('the step is restored if the phone closed the page while the SMS was read', async () => {
    await page.reload();
    await dialog().getByRole('heading', { name: 'Please Enter Your Otp Code' }).waitFor();
    expect(await dialog().getByText(phone).count()).toBe(1);
  });

  it('the customer is signed in, and the pending path opens once', async () => {
    await dialog()
      .getByLabel('OTP code')
      .fill(await codeFor(world.pharmacy, phone));
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    await dialog().getByText('You are logged in.').first().waitFor();
    await page.waitForURL('**/Notifications');
    await page.getByText('Notification list is empty.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  // sign-in-51
  it('the session survives a reload, with a cookie that scripts cannot read', async () => {
    await page.reload();
    await page.getByText('Notification list is empty.').waitFor();
    const [cookie] = await world.phone.context.cookies();
    expect(cookie).toMatchObject({ name: '__Host-session', httpOnly: true, secure: true });
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('USER'))).toContain(phone);
  });

  // sign-in-51
  it('a stolen token alone is worth nothing', async () => {
    const { token } = JSON.parse(
      (await page.evaluate(() => localStorage.getItem('USER'))) ?? '{}',
    ) as { token: string };
    const response = await fetch(`${world.pharmacy.origin}/api/CustomerArea/Customer/Summary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', datacontent: token },
      body: '{}',
    });
    expect(response.status).toBe(401);
  });
});

describe('signing out', () => {
  // offline-129, sign-in-57, sign-in-59
  it('signing out offline leaves nothing of the customer in any store', async () => {
    await plantEverywhere(page, canary);
    await page.context().clearCookies({ name: 'planted' });
    await page.evaluate((name) => {
      const { id }: { id: string } = JSON.parse(localStorage.getItem('USER') ?? '{}');
      localStorage.setItem('address-of', JSON.stringify(id));
      localStorage.setItem('address', JSON.stringify({ receiverName: name }));
    }, canary);
    await page.reload();
    const { token, id } = JSON.parse(
      (await page.evaluate(() => localStorage.getItem('USER'))) ?? '{}',
    ) as { token: string; id: string };
    await page.getByText('Notification list is empty.').waitFor();
    expect(await findInStores(page, [canary])).not.toEqual([]);
    await world.goOffline();
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(await findInStores(page, [canary, token, id, phone])).toEqual([]);
  });

  it('signing out is reported to the server when the network returns', async () => {
    expect(await page.evaluate(() => localStorage.getItem('sign-outs'))).not.toBeNull();
    await world.goOnline();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-outs'))).toBeNull();
  });
});

describe('the Bengali page', () => {
  it('a demo customer signs in with the password and sees the name in the header', async () => {
    await page.getByRole('button', { name: 'বাংলা' }).first().click();
    await page.getByRole('button', { name: 'লগইন' }).click();
    await dialog()
      .getByRole('button', { name: 'পাসওয়ার্ড দিয়ে লগইন'.normalize('NFC') })
      .click();
    await dialog().getByLabel('মোবাইল নম্বর').fill('০১৭০০০০০১০৩');
    await dialog().getByLabel('পাসওয়ার্ড'.normalize('NFC'), { exact: true }).fill('nirog-demo');
    await dialog().getByRole('button', { name: 'লগইন করুন' }).click();
    await dialog().getByText('আপনি লগইন করেছেন।'.normalize('NFC')).first().waitFor();
    await page.getByRole('button', { name: 'রফিকুল ইসলাম এর মেনু' }).waitFor();
  });

  it('the console has no errors', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});
