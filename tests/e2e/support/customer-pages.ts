import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { complainText } from '#text/profile.ts';
import { speak } from '#text/sentences.ts';

/** Words of this customer that appear nowhere else in the shop. */
export const customer = {
  phone: '01987654321',
  name: 'কুহেলিকা মেহজাবীন',
  address: 'বাসা ৭৭, কাকাতুয়া লেন',
  orderNote: 'সন্ধ্যার পরে শালিক গেটে',
  complaint: 'ইনসুলিনের বাক্সটি চড়ুইভেজা এসেছে',
  unsent: 'বাবুইয়ের ডায়াবেটিসের কথা কাউকে বলবেন না',
  prescription: 'dr-moyna-insulin-2026',
};

/** A complaint that the next customer writes and leaves unsent. */
export const nextComplaint = 'দোয়েলের ওষুধ ভুল ঠিকানায় গেছে';

/** The addresses that show a customer's own data. */
export const customerPages = [
  '/profile/OrderHistory/All',
  '/profile/edit',
  '/profile/edit/address',
  '/profile/prescription/history',
  '/profile/prescription/request',
  '/Checkout',
  '/Notifications',
  '/Transactions',
  '/Purchases',
];

const t = speak(complainText, 'bn');

/** Writes a complaint about products and submits it. */
export async function complain(page: Page, text: string): Promise<void> {
  await page.getByLabel(t.type).selectOption('Products');
  await page.getByLabel(t.text, { exact: true }).fill(text);
  await page.getByRole('button', { name: t.send }).click();
}

/** The current step of the order, in words. */
export function stepNow(page: Page): Promise<string> {
  return page.locator('[aria-current=step]').innerText();
}

/** The page's markup and the values of its fields, which are not part of the markup. */
export async function everythingShown(page: Page): Promise<string> {
  const fields = page.locator('input, textarea, select');
  const written = await fields.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ value }) => value).join(' '),
  );
  return `${await page.content()} ${written}`;
}

/** Expects none of the secrets in the page's markup or fields. */
export async function expectNotShown(page: Page, secrets: readonly string[]): Promise<void> {
  const shown = await everythingShown(page);
  for (const secret of secrets) expect(shown).not.toContain(secret);
}
