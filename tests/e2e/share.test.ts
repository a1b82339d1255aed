import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#tests/until.ts';
import { untilAllThere } from './support/all-there.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { cameraHeldSideways, prescriptionPhoto } from './support/photo.ts';
import { takePhone, untilControlled } from './support/phone.ts';
import { findInStores } from './support/stores.ts';
import { share } from './support/share-sheet.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
  const page = await world.phone.open();
  await page.goto(`${world.network.origin}/order`);
  await untilControlled(page);
  await page.getByLabel('Add Note').fill('for my grandmother');
  await untilAllThere(page);
  await world.network.untilQuiet();
  await until(async () => expect(await findInStores(page, ['for my grandmother'])).not.toEqual([]));
  await page.close();
});

afterAll(() => world.remove());

interface StoredPhoto {
  bytes: number[];
  type: string;
}

async function storedPhotos(page: Page): Promise<StoredPhoto[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('nirog-outbox');
        opening.addEventListener('error', () => reject(new Error('closed')));
        opening.addEventListener('success', () => {
          const room = opening.result.transaction('outbox').objectStore('outbox');
          const all = room.getAll(IDBKeyRange.bound('photo/', 'photo/\uffff'));
          all.addEventListener('success', () =>
            resolve(
              all.result.map((value: unknown) => ({
                bytes: value instanceof ArrayBuffer ? [...new Uint8Array(value)] : [],
                type: Object.prototype.toString.call(value),
              })),
            ),
          );
        });
      }),
  );
}

describe('prescriptions shared from another app', () => {
  // prescriptions-6, prescriptions-20
  it('the files are added to the draft without a network, scaled down, at the upload area', async () => {
    const page = await world.phone.open();
    await page.goto(`${world.network.origin}/about`);
    await world.goOffline();
    await share(page, [await prescriptionPhoto('front'), await prescriptionPhoto('back')]);
    expect(new URL(page.url()).hash).toBe('#prescriptions');
    await page.getByText('2 files were added.').waitFor();
    const area = page.locator('#prescriptions');
    await area.getByRole('img', { name: 'Prescription 2' }).waitFor();
    expect(await page.getByLabel('Add Note').inputValue()).toBe('for my grandmother');
    const photos = await storedPhotos(page);
    expect(photos.map(({ type }) => type)).toEqual([
      '[object ArrayBuffer]',
      '[object ArrayBuffer]',
    ]);
    for (const { bytes } of photos) expect(bytes.length).toBeLessThan(700_000);
    await world.goOnline();
    await page.close();
  });

  // offline-46, prescriptions-20
  it('the files survive closing the app immediately', async () => {
    await world.phone.reopen();
    const page = await world.phone.open();
    await page.goto(`${world.network.origin}/order`);
    await page.locator('#prescriptions').getByRole('img', { name: 'Prescription 2' }).waitFor();
    await page.close();
  });

  // offline-46
  it('the files appear in a tab in which the draft is open', async () => {
    const open = await world.phone.open();
    await open.goto(`${world.network.origin}/order`);
    await open.locator('#prescriptions').getByRole('img', { name: 'Prescription 2' }).waitFor();
    const page = await world.phone.open();
    await page.goto(`${world.network.origin}/about`);
    await share(page, [await prescriptionPhoto('third')]);
    await page.locator('#prescriptions').getByRole('img', { name: 'Prescription 3' }).waitFor();
    await open.locator('#prescriptions').getByRole('img', { name: 'Prescription 3' }).waitFor();
    expect(await open.locator('#prescriptions').getByRole('img').count()).toBe(3);
    await open.close();
    await page.close();
  });

  it('files of another type are named, and the rest is added', async () => {
    const page = await world.phone.open();
    await page.goto(`${world.network.origin}/about`);
    await share(page, [
      { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('music') },
      { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 note') },
    ]);
    await page.getByText('song.mp3: Only JPG JPEG PNG format acceptable').waitFor();
    await page.getByText('1 file was added.').waitFor();
    await page.close();
  });

  // prescriptions-22
  it('a phone without the worker shows a message next to the picker', async () => {
    const other = await takePhone();
    const page = await other.open();
    // A browser that installs no worker: a private window or a full phone.
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('not here'));
    });
    await page.goto(`${world.network.origin}/about`);
    await share(page, [await prescriptionPhoto('front')]);
    expect(page.url()).toBe(`${world.network.origin}/order?shared=missed#prescriptions`);
    await page.getByText(/The shop was not ready on this phone yet/).waitFor();
    expect(other.complaints).toEqual([]);
    await other.remove();
  });

  // offline-45
  it('the pictures are scaled down and upright, also in a browser without the orientation option', async () => {
    const other = await takePhone();
    const page = await other.open();
    // The option has no such value in Chrome before 112 and Safari before 17.2.
    await page.addInitScript(() => {
      const open = createImageBitmap;
      globalThis.createImageBitmap = async (picture: ImageBitmapSource, ...rest: unknown[]) => {
        if (JSON.stringify(rest).includes('from-image')) throw new TypeError('no such value');
        return open(picture);
      };
    });
    await page.goto(`${world.network.origin}/order`);
    const area = page.locator('#prescriptions');
    await area
      .locator('input[type=file]')
      .first()
      .setInputFiles(await cameraHeldSideways());
    await area.getByRole('img', { name: 'Prescription 1' }).waitFor();
    const [photo] = await storedPhotos(page);
    const { data, info } = await sharp(Buffer.from(photo?.bytes ?? []))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1_067, 1_600]);
    expect((data[0] ?? 255) < 60 && (data.at(-1) ?? 0) > 190).toBe(true);
    expect(other.complaints).toEqual([]);
    await other.remove();
  });

  it('the console has no errors or policy violations', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});
