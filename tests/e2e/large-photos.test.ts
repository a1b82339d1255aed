/**
 * Photos of a new phone's camera, larger than the shop accepts, which the phone scales down before
 * the upload.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCustomer } from './support/customers.ts';
import { untilControlled } from './support/phone.ts';
import { fillRequest, numberShown, send } from './support/request-form.ts';
import { signInBehind } from './support/session.ts';
import { readRequests } from './support/stored-requests.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';

let world: TestWorld;
let page: Page;
let photo: { name: string; mimeType: string; buffer: Buffer };

beforeAll(async () => {
  photo = await aCameraPhoto();
  world = await openTestWorld({ hasVisited: true });
  page = await world.phone.open();
});
afterAll(() => world.remove());

/**
 * 50 megapixels with noise: more bytes than the limit of a file, more pixels than the server
 * decodes.
 */
async function aCameraPhoto() {
  const grain = { type: 'gaussian', mean: 150, sigma: 30 } as const;
  const background = { r: 236, g: 236, b: 225 };
  const small = { width: 2_040, height: 1_536, channels: 3, background, noise: grain } as const;
  const drawn = await sharp({ create: small }).png().toBuffer();
  const large = sharp(drawn).resize(8_160, 6_144, { kernel: 'cubic' });
  const buffer = await large.jpeg({ quality: 80 }).toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

// prescriptions-6, errors-73
it('a photo of 50 megapixels is scaled down on the phone and sent with a request', async () => {
  expect(photo.buffer.length).toBeGreaterThan(10 * 1024 * 1024);
  await page.goto(`${world.network.origin}/order`);
  await untilControlled(page);
  await fillRequest(page, 'with a new phone');
  await page.locator('#prescriptions input[type=file]').first().setInputFiles(photo);
  await page.locator('#prescriptions').getByRole('img', { name: 'Prescription 1' }).waitFor();
  await send(page);
  const orderNumber = await numberShown(page);
  expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
  const { requests } = await readRequests(world.pharmacy);
  expect(requests).toMatchObject([{ orderNumber, photos: 1 }]);
  const [kept] = await picturesKept();
  expect(kept).toEqual({ width: 1_600, height: 1_205, format: 'jpeg' });
  await world.pharmacy.start();
});

/** The pictures on the pharmacy's disk. */
async function picturesKept() {
  const folder = join(world.pharmacy.dataDir, 'prescriptions');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const { width, height, format } = await sharp(join(parentPath, name)).metadata();
      return { width, height, format };
    }),
  );
}

// customer-area-182, errors-73
it("a photo of 50 megapixels is scaled down on the phone and becomes the profile's", async () => {
  await signInBehind(page, newCustomer);
  await page.goto(`${world.network.origin}/profile/edit`);
  const section = page.getByRole('region', { name: 'Photo', exact: true });
  await section.locator('input[type=file]').setInputFiles(photo);
  await section.getByText('Your photo has been saved.').waitFor({ timeout: 60_000 });
  const face = section.locator('img');
  await expect
    .poll(() => face.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  expect(await face.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeLessThanOrEqual(
    1_000,
  );
  expect(world.phone.complaints).toEqual([]);
});
