import type { Page } from 'playwright-core';

/** Resolves when the whole catalogue is on the phone; rejects after so many milliseconds. The app comes first. */
export async function untilCatalogueIsThere(page: Page, most = 90_000): Promise<void> {
  const end = Date.now() + most;
  while (!(await page.evaluate(hasCatalogue))) {
    if (Date.now() > end) throw new Error(`no catalogue after ${most} ms`);
    await page.waitForTimeout(100);
  }
}

/** Runs in the page. A database that the shop has not made yet must not be made by looking. */
async function hasCatalogue(): Promise<boolean> {
  const named = await indexedDB.databases();
  if (!named.some(({ name }) => name === 'nirog-catalogue')) return false;
  const kept = await new Promise<unknown>((resolve, reject) => {
    const opening = indexedDB.open('nirog-catalogue');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const reading = result.transaction('parts').objectStore('parts').get('kept');
      reading.addEventListener('success', () => {
        result.close();
        resolve(reading.result);
      });
    });
  });
  return kept !== undefined;
}
