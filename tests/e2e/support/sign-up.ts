import type { Page } from 'playwright-core';
import { digits } from '#text/numbers.ts';
import { speak } from '#text/sentences.ts';
import { shellText } from '#text/shell.ts';
import { signInText } from '#text/sign-in.ts';
import { userMenuText } from '#text/user-menu.ts';
import { codeFor } from './inbox.ts';
import type { PharmacyServer } from './server.ts';

const t = speak(signInText, 'bn');

/** Signs a new customer up with a password, in Bengali: phone, password, code from the SMS. */
export async function signUpInBengali(
  page: Page,
  pharmacy: PharmacyServer,
  { phone, password }: { phone: string; password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: speak(shellText, 'bn').login }).click();
  await dialog.getByRole('button', { name: t.toSignUp }).click();
  await dialog.getByLabel(t.phone).fill(digits(phone, 'bn'));
  await dialog.getByLabel(t.newPassword, { exact: true }).fill(password);
  await dialog.getByLabel(t.confirmPassword, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t.sendCode }).click();
  await dialog.getByRole('heading', { name: t.verifyTitle }).waitFor();
  await dialog.getByLabel(t.code).fill(digits(await codeFor(pharmacy, phone), 'bn'));
  await dialog.getByRole('button', { name: t.confirm }).click();
  await dialog.getByText(t.done).first().waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Signs a customer in with the password, in Bengali. */
export async function signInInBengali(
  page: Page,
  { phone, password }: { phone: string; password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: speak(shellText, 'bn').login }).click();
  await dialog.getByRole('button', { name: t.usePassword }).click();
  await dialog.getByLabel(t.phone).fill(phone);
  await dialog.getByLabel(t.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t.signIn }).click();
  await dialog.getByText(t.done).first().waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Logs out through the menu while something is unsent. */
export async function signOut(
  page: Page,
  name: string,
  submissions: 'keep' | 'delete',
): Promise<void> {
  const menu = speak(userMenuText, 'bn');
  await page.getByRole('button', { name: menu.menuOf(name) }).click();
  await page.getByRole('menuitem', { name: menu.logout, exact: true }).click();
  const choice = submissions === 'keep' ? menu.unsentKeep : menu.unsentDelete;
  await page.getByRole('button', { name: choice }).click();
  await page.getByRole('button', { name: speak(shellText, 'bn').login }).waitFor();
}
