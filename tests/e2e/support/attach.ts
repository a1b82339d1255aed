import type { Page } from 'playwright-core';
import { orderDetailsText } from '#text/order-history.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { speak } from '#text/sentences.ts';
import type { prescriptionPhoto } from './photo.ts';

const t = speak(orderDetailsText, 'bn');
const files = speak(prescriptionsText, 'bn');

/** Attaches the first saved prescription on the page of an order without any, in the dialog. */
export async function attachFirst(page: Page): Promise<void> {
  await page.getByText(files.noneFound).waitFor();
  await page.getByRole('button', { name: t.attachPrescription }).click();
  const dialog = page.getByRole('dialog', { name: t.attachPrescription });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: t.attach(1) }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('img', { name: files.photoAlt(1) }).waitFor();
}

/** Uploads another prescription from the page of the order. */
export async function uploadToOrder(
  page: Page,
  photo: Awaited<ReturnType<typeof prescriptionPhoto>>,
): Promise<void> {
  await page.locator('main input[type=file]').setInputFiles(photo);
  await page.getByRole('img', { name: files.photoAlt(2) }).waitFor();
}
