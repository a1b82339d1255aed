import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the worker has cached these rendered pages, such as `/?language=bn`. */
export async function untilCached(page: Page, names: string[]): Promise<void> {
  const cached = () =>
    page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys()) {
        if (!name.startsWith('pages-')) continue;
        for (const { url } of await (await caches.open(name)).keys()) {
          paths.push(url.slice(location.origin.length));
        }
      }
      return paths;
    });
  await expect.poll(cached).toEqual(expect.arrayContaining(names));
}
