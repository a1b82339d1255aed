import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDesk, signInAtCounter, staffPassword, type Desk } from './support/counter.ts';
import { counterFaults } from './support/counter-faults.ts';
import { preparePharmacy, type PharmacyServer } from './support/server.ts';
import { focusedName } from './support/tab-to.ts';
import { tap } from './support/touch.ts';

let pharmacy: PharmacyServer;
let desk: Desk;
let phone: Desk;

beforeAll(async () => {
  pharmacy = await preparePharmacy();
  await pharmacy.start();
  desk = await openDesk(pharmacy);
  phone = await openDesk(pharmacy, { width: 360, height: 740 });
});

afterAll(async () => {
  await desk.remove();
  await phone.remove();
  await pharmacy.remove();
});

describe('the counter without a sign-in', () => {
  // counter-31
  it('the sign-in page has no violation found by axe, in both languages and themes, on desk and phone', async () => {
    expect(await counterFaults(desk.page)).toEqual([]);
    expect(await counterFaults(phone.page)).toEqual([]);
    await phone.go('/set-up');
    await phone.page.getByLabel('Invitation').waitFor();
    expect(await counterFaults(phone.page)).toEqual([]);
    await phone.go('');
  });
});

describe('the frame of the counter', () => {
  // counter-30, counter-31
  it('the counter opens for a sign-in by keyboard only, and registers no worker', async () => {
    await signInAtCounter(desk, pharmacy, 'pharmacist');
    expect(await desk.page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    await desk.page.keyboard.press('Tab');
    const { page } = desk;
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  // counter-31
  it('the counter opens by touch, with the list of screens behind a button', async () => {
    await signInAtCounter(phone, pharmacy, 'packer');
    const { page } = phone;
    await tap(page, page.getByRole('button', { name: 'Open the list of screens' }));
    const list = page.getByRole('dialog').getByRole('navigation');
    await list.waitFor();
    const top = await list.evaluate((one) => {
      const header = one.closest('dialog')?.querySelector('header');
      return one.getBoundingClientRect().top - (header?.getBoundingClientRect().bottom ?? 0);
    });
    // The first line of text does not touch the border above it.
    expect(top).toBeGreaterThanOrEqual(8);
    await tap(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  // counter-31
  it('the owner signs in with the code of the authenticator app', async () => {
    const office = await openDesk(pharmacy);
    await signInAtCounter(office, pharmacy, 'owner');
    expect(office.browser.complaints).toEqual([]);
    await office.remove();
  });

  it('the frame has no violation found by axe, in both languages and themes, on desk and phone', async () => {
    for (const { page } of [desk, phone]) {
      expect(await counterFaults(page)).toEqual([]);
      await page.locator('header button[aria-haspopup=menu]').click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      expect(await counterFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  // counter-32
  it('an ended session opens the sign-in of the same member over the current screen', async () => {
    const { page } = desk;
    await page.context().clearCookies({ name: '__Host-counter' });
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    // The next request, here the refresh of a list, detects it.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
          return dialog.isVisible();
        },
        { interval: 1_000 },
      )
      .toBe(true);
    expect(await focusedName(page)).toBe('Password');
    await page.keyboard.type(staffPassword);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'pharmacist: settings and signing out' }).waitFor();
  });

  // counter-31
  it('signing out forgets the member', async () => {
    const { page } = phone;
    await tap(page, page.getByRole('button', { name: 'packer: settings and signing out' }));
    await tap(page, page.getByRole('menuitem', { name: 'Sign out' }));
    await page.getByLabel('Name').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name === '__Host-counter')).toEqual([]);
    await page.goBack();
    await page.getByLabel('Name').waitFor();
    expect([...phone.browser.complaints, ...desk.browser.complaints]).toEqual([]);
  });
});
