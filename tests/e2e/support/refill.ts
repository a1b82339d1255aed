import type { Page } from 'playwright-core';
import { refillText } from '#text/order-history.ts';
import { speak } from '#text/sentences.ts';

const t = speak(refillText, 'bn');

/**
 * Expects one of each in the open refill dialog, selects the last quantities and continues to the
 * checkout.
 */
export async function fillWithLastQuantities(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.getByText(t.intro).waitFor();
  await dialog.getByText(/^১ × /).nth(1).waitFor();
  await dialog.getByLabel(t.last).check();
  await dialog.getByText(/^২ × /).waitFor();
  await dialog.getByRole('button', { name: t.order }).click();
  await page.waitForURL('**/Checkout');
  await page.getByText(t.done).waitFor();
}

/** Ids and quantities of the bag on this phone. */
export async function bagOn(page: Page): Promise<unknown[]> {
  const kept = await page.evaluate(() => localStorage.getItem('CARTV2') ?? '{"Items":[]}');
  const { Items } = JSON.parse(kept) as { Items: { id: unknown; quantity: unknown }[] };
  return Items.map(({ id, quantity }) => ({ id, quantity }));
}
