import type { Page } from 'playwright-core';
import { complainText } from '#text/profile.ts';
import { speak } from '#text/sentences.ts';

/** What is hers alone: words that stand nowhere else in the shop. */
export const hers = {
  phone: '01987654321',
  name: 'কুহেলিকা মেহজাবীন',
  address: 'বাসা ৭৭, কাকাতুয়া লেন',
  orderNote: 'সন্ধ্যার পরে শালিক গেটে',
  complaint: 'ইনসুলিনের বাক্সটি চড়ুইভেজা এসেছে',
  unsent: 'বাবুইয়ের ডায়াবেটিসের কথা কাউকে বলবেন না',
  prescription: 'dr-moyna-insulin-2026',
};

const t = speak(complainText, 'bn');

/** Writes a complaint about products and submits it. */
export async function complain(page: Page, text: string): Promise<void> {
  await page.getByLabel(t.type).selectOption('Products');
  await page.getByLabel(t.text, { exact: true }).fill(text);
  await page.getByRole('button', { name: t.send }).click();
}

/** The step on which the order stands, in words. */
export function stepNow(page: Page): Promise<string> {
  return page.locator('[aria-current=step]').innerText();
}

/** The page's markup, and what stands in its fields, which the markup does not tell. */
export async function everythingShown(page: Page): Promise<string> {
  const fields = page.locator('input, textarea, select');
  const written = await fields.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ value }) => value).join(' '),
  );
  return `${await page.content()} ${written}`;
}
