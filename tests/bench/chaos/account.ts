/** Signs the customer in and out on the phone, while no fault is active. */
import type { Page } from 'playwright-core';
import { speak } from '#text/sentences.ts';
import { shellText } from '#text/shell.ts';
import { userMenuText } from '#text/user-menu.ts';
import { busyCustomer } from '#tests/e2e/support/customers.ts';
import { signInBehind } from '#tests/e2e/support/session.ts';
import type { Shop } from './troubles.ts';

const menu = speak(userMenuText, 'en');

/** Signs in. Other open pages are signed in too. */
export async function signIn({ phone, network }: Shop): Promise<void> {
  const page = await phone.tab('account');
  // On a page without the shop's code, which would otherwise end this session together with the
  // previous one.
  await page.goto(`${network.origin}/kill-switch.js`);
  // The first call after a fault may use a connection that is already closed.
  await signInBehind(page, busyCustomer).catch(() => signInBehind(page, busyCustomer));
  await page.goto(`${network.origin}/about`);
  await menuButton(page).waitFor();
  const user = await page.evaluate(() => localStorage.getItem('USER') ?? '');
  phone.keepSession({ user, cookies: await phone.context.cookies() });
}

/** Logs out through the menu. Unsent submissions stay until they are sent. */
export async function signOut({ phone, network, ledger }: Shop): Promise<void> {
  const page = await phone.tab('account');
  phone.keepSession(null);
  await page.goto(`${network.origin}/about`);
  const login = page.getByRole('button', { name: speak(shellText, 'en').login }).first();
  const own = menuButton(page);
  await own.or(login).first().waitFor();
  if (await login.isVisible()) {
    ledger.note('was logged out already');
    return;
  }
  await own.click();
  await page.getByRole('menuitem', { name: menu.logout, exact: true }).click();
  const keep = page.getByRole('button', { name: menu.unsentKeep });
  await keep.or(login).first().waitFor();
  if (await keep.isVisible()) await keep.click();
  await login.waitFor();
}

function menuButton(page: Page) {
  return page.getByRole('button', { name: new RegExp(menu.menuOf('')) });
}
