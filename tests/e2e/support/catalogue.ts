import type { Page } from 'playwright-core';

/**
 * Resolves when the whole catalogue is on the phone; rejects after this many milliseconds. The app is
 * downloaded first.
 */
export async function untilCatalogueIsThere(page: Page, timeoutMs = 90_000): Promise<void> {
  const last = Date.now() + timeoutMs;
  while (!(await page.evaluate(storedNames)).includes('meta')) {
    if (Date.now() > last) throw new Error(`no catalogue after ${timeoutMs} ms`);
    await page.waitForTimeout(100);
  }
}

/** Resolves when none is on the phone any more. */
export async function untilCatalogueIsGone(page: Page, most = 30_000): Promise<void> {
  const last = Date.now() + most;
  while ((await page.evaluate(storedNames)).length > 0) {
    if (Date.now() > last) throw new Error(`the catalogue is still there after ${most} ms`);
    await page.waitForTimeout(100);
  }
}

/** Removes a record of the catalogue from the phone, and leaves the record that it is complete. */
export async function loseRecord(page: Page, isMeant: (name: string) => boolean): Promise<void> {
  const name = (await page.evaluate(storedNames)).find(isMeant);
  if (name === undefined) throw new Error('There is no such record.');
  await page.evaluate(removeStored, name);
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
