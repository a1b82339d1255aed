import type { Page } from 'playwright-core';

/**
 * Waits until the whole catalogue is stored, at most this many milliseconds. The app's own files
 * are fetched before it.
 */
export function untilCatalogueIsThere(page: Page, most?: number): Promise<void> {
  return untilStored(page, 'kept', most);
}

/** Waits until its shelves are stored too (offline-184). */
export function untilShelvesAreReady(page: Page, most?: number): Promise<void> {
  return untilStored(page, '/ready', most);
}

/** Waits until no catalogue is stored any more. */
export async function untilCatalogueIsGone(page: Page, most = 30_000): Promise<void> {
  const last = Date.now() + most;
  while ((await page.evaluate(storedNames)).length > 0) {
    if (Date.now() > last) throw new Error(`the catalogue is still there after ${most} ms`);
    await page.waitForTimeout(100);
  }
}

async function untilStored(page: Page, end: string, most = 90_000): Promise<void> {
  const last = Date.now() + most;
  while (!(await page.evaluate(storedNames)).some((name) => name.endsWith(end))) {
    if (Date.now() > last) throw new Error(`no ${end} of the catalogue after ${most} ms`);
    await page.waitForTimeout(100);
  }
}

/** Deletes the first part of the stored catalogue, but not the record that it is complete. */
export async function loseFirstPart(page: Page): Promise<void> {
  const part = (await page.evaluate(storedNames)).find((name) => name.endsWith('/0'));
  if (part === undefined) throw new Error('There is no catalogue.');
  await page.evaluate(removeStored, part);
}

/** Runs in the page. It must not create a database that the shop has not created yet. */
async function storedNames(): Promise<string[]> {
  const named = await indexedDB.databases();
  if (!named.some(({ name }) => name === 'nirog-catalogue')) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nirog-catalogue');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const reading = result.transaction('parts').objectStore('parts').getAllKeys();
      reading.addEventListener('success', () => {
        result.close();
        resolve(reading.result.map(String));
      });
    });
  });
}

/** Runs in the page. */
function removeStored(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nirog-catalogue');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const removing = opening.result.transaction('parts', 'readwrite');
      removing.objectStore('parts').delete(name);
      removing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}
