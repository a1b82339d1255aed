import type { Page } from 'playwright-core';
import { prescriptionPhoto } from './photo.ts';

export const medicines = [
  { name: 'Insulin Mixtard 30', strength: '100 IU/ml', quantity: 2 },
  { name: 'Napa', strength: '500 mg', quantity: 20 },
];

/**
 * Fills in the request order as a customer does: two medicines, an address, the terms. Photos are
 * added separately.
 */
export async function fillRequest(page: Page, note: string): Promise<void> {
  for (const [at, medicine] of medicines.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add row' }).click();
    const row = page.getByRole('row', { name: `Product ${at + 1}`, exact: true });
    await row.getByLabel('Product Name').fill(medicine.name);
    await row.getByLabel('Strength').fill(medicine.strength);
    await row.getByLabel('Quantity').fill(String(medicine.quantity));
  }
  await page.getByLabel('Receiver Phone Number').fill('01712345678');
  await page.getByLabel('Division').selectOption({ label: 'Dhaka' });
  await page.getByLabel('District').selectOption({ label: 'Dhaka' });
  await page.getByLabel('Address', { exact: true }).fill('House 7, Road 3, Savar');
  await page.getByLabel('Add Note').fill(note);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
}

/**
 * Selects photos. Resolves when each is shown with its picture, which means it is stored on the
 * phone.
 */
export async function addPhotos(page: Page, names: string[]): Promise<void> {
  const files = await Promise.all(names.map(prescriptionPhoto));
  await page.locator('#prescriptions input[type=file]').first().setInputFiles(files);
  await page
    .locator('#prescriptions')
    .getByRole('img', { name: `Prescription ${names.length}` })
    .waitFor();
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Product Request' }).click();
}

/** The request's number in the dialog or the list, shown once the pharmacy has the request. */
export async function numberShown(page: Page): Promise<string> {
  const said = page.getByText(/Request R-\d+/).first();
  await said.waitFor({ timeout: 60_000 });
  return /R-\d+/.exec((await said.textContent()) ?? '')?.[0] ?? '';
}
