import type { Page } from 'playwright-core';

/** Resolves when the whole catalogue is on the phone; rejects after so many milliseconds. The app comes first. */
export function untilCatalogueIsThere(page: Page, most?: number): Promise<void> {
  return untilStored(page, 'kept', most);
}

/** Resolves when its shelves are ready too (offline-184). */
export function untilShelvesAreReady(page: Page, most?: number): Promise<void> {
  return untilStored(page, '/ready', most);
}

/** Resolves when none is on the phone any more. */
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

/** Takes the first part of the catalogue off the phone, and leaves what says that it is there. */
export async function loseFirstPart(page: Page): Promise<void> {
  const part = (await page.evaluate(storedNames)).find((name) => name.endsWith('/0'));
  if (part === undefined) throw new Error('There is no catalogue.');
  await page.evaluate(removeStored, part);
}

/** Runs in the page. A database that the shop has not made yet must not be made by looking. */
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
