import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untilAllThere } from './support/all-there.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { readRequests } from './support/stored-requests.ts';
import { prescriptionPhoto } from './support/photo.ts';
import { untilControlled } from './support/phone.ts';
import { addPhotos, fillRequest, numberShown, send } from './support/request-form.ts';

let world: TestWorld;

beforeEach(async () => {
  world = await openTestWorld({ hasVisited: true });
});

afterEach(async () => {
  expect(world.phone.complaints).toEqual([]);
  await world.remove();
});

async function openForm(): Promise<Page> {
  const page = await world.phone.open();
  await page.goto(`${world.network.origin}/order`);
  await untilControlled(page);
  await page
    .getByLabel('Division')
    .locator('option', { hasText: 'Dhaka' })
    .waitFor({ state: 'attached' });
  await untilAllThere(page);
  await world.network.untilQuiet();
  return page;
}

async function saveOffline(page: Page, note: string): Promise<void> {
  await world.goOffline();
  await fillRequest(page, note);
  await send(page);
  await page.getByRole('heading', { name: 'Saved on this phone', exact: true }).waitFor();
}

/**
 * Chromium caches the free quota for 30 s: after `Storage.overrideQuotaForOrigin` a write still
 * succeeds until then.
 */
const quotaMemory = 31_000;

/** A phone whose quota for this shop can be removed and restored. */
async function openRoom(
  page: Page,
): Promise<{ take: () => Promise<void>; give: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = world.network;
  return {
    async take() {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      await page.waitForTimeout(quotaMemory);
    },
    async give() {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    },
  };
}

/** The raw submission records on the disk. */
async function submissionsOnDisk(page: Page): Promise<{ key: string; record: unknown }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('nirog-outbox');
        opening.addEventListener('success', () => {
          const found: { key: string; record: unknown }[] = [];
          const range = IDBKeyRange.bound('letter/', 'letter/\uffff');
          const walk = opening.result.transaction('outbox').objectStore('outbox').openCursor(range);
          walk.addEventListener('success', () => {
            const cursor = walk.result;
            if (!cursor) {
              opening.result.close();
              resolve(found);
              return;
            }
            found.push({ key: JSON.stringify(cursor.key), record: cursor.value as unknown });
            cursor.continue();
          });
        });
      }),
  );
}

async function putOnDisk(page: Page, key: string, record: unknown): Promise<void> {
  await page.evaluate(
    ([key, record]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('nirog-outbox');
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('outbox', 'readwrite');
          change.objectStore('outbox').put(record, key);
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [key, record] as const,
  );
}

it('a full phone reports what is NOT saved, loses nothing, and sends once there is space', async () => {
  const page = await openForm();
  await fillRequest(page, 'a full phone');
  await addPhotos(page, ['front']);
  const room = await openRoom(page);
  await room.take();
  const files = page.locator('#prescriptions input[type=file]').first();
  await files.setInputFiles([await prescriptionPhoto('second')]);
  await page.getByText(/second\.jpg: Your phone has no room for this file/).waitFor();
  expect(await page.locator('#prescriptions').getByRole('img').count()).toBe(1);
  await send(page);
  const dialog = page.getByRole('alertdialog', { name: 'Not saved' });
  await dialog.getByText(/is not saved and not sent/).waitFor();
  expect(await page.getByText('Saved on this phone', { exact: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByLabel('Add Note').inputValue()).toBe('a full phone');
  await room.give();
  await send(page);
  const number = await numberShown(page);
  const stored = await readRequests(world.pharmacy);
  expect(
    stored.requests.map(({ orderNumber, remarks, photos }) => ({
      orderNumber,
      remarks,
      photos,
    })),
  ).toEqual([{ orderNumber: number, remarks: 'a full phone', photos: 1 }]);
});

describe('a browser that evicts data', () => {
  // offline-106
  it('the eviction is detected, and the page reports that unsent requests were removed', async () => {
    const page = await openForm();
    await saveOffline(page, 'to be evicted');
    await page.goto('about:blank');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: world.network.origin,
      storageTypes: 'indexeddb',
    });
    await world.goOnline();
    await page.goto(`${world.network.origin}/order`);
    await page
      .getByText('1 unsent request was removed by the browser. Please enter it again.')
      .first()
      .waitFor();
    const stored = await readRequests(world.pharmacy);
    expect(stored.requests).toEqual([]);
  });
});

describe('records of other versions of the app', () => {
  // offline-86, offline-87
  it('newer records request an update, and they and unreadable ones stay unchanged', async () => {
    const page = await openForm();
    const newer = {
      v: 99,
      id: 'from-the-future',
      seq: 7,
      owner: 'guest',
      kind: 'request-order',
      state: 'queued',
      createdAt: '2026-01-01T00:00:00.000Z',
      payload: { wrapped: { in: ['another', 'shape'] } },
      photos: 'elsewhere',
    };
    const damaged = { id: 'damaged', half: 'a record' };
    await putOnDisk(page, 'letter/from-the-future', newer);
    await putOnDisk(page, 'letter/damaged', damaged);
    await page.reload();
    await page.getByText('Update the app to send').first().waitFor();
    await fillRequest(page, 'beside a newer one');
    await send(page);
    await numberShown(page);
    const kept = await submissionsOnDisk(page);
    expect(kept.find(({ key }) => key === '"letter/from-the-future"')?.record).toEqual(newer);
    expect(kept.find(({ key }) => key === '"letter/damaged"')?.record).toEqual(damaged);
    const stored = await readRequests(world.pharmacy);
    expect(stored.requests.map(({ remarks }) => remarks)).toEqual(['beside a newer one']);
    const sent = world.network.seen.filter((path) => /RequestOrder\/Add/.test(path));
    expect(sent).toHaveLength(1);
  });

  // offline-136
  it('records of this version are sent once by a page that finds them', async () => {
    const page = await openForm();
    await saveOffline(page, 'written before the update');
    const [submission] = await submissionsOnDisk(page);
    expect(submission?.record).toMatchObject({ v: 1, state: 'queued' });
    await page.close();
    await world.phone.reopen();
    await world.goOnline();
    const again = await world.phone.open();
    await again.goto(`${world.network.origin}/order`);
    const number = await numberShown(again);
    const stored = await readRequests(world.pharmacy);
    expect(stored.requests.map(({ orderNumber }) => orderNumber)).toEqual([number]);
  });
});
