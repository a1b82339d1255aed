import type { Page } from 'playwright-core';

/** Waits until the screen has loaded everything and every control is hydrated. */
export async function untilAllThere(page: Page): Promise<void> {
  // The check visits every control, which is too slow for every frame.
  await page.waitForFunction(isAllThere, null, { polling: 100 });
}

/**
 * Runs in the page. Whether the page is hydrated up to its last part, the footer, and nothing is
 * loading.
 */
function isAllThere(): boolean {
  // React hydrates the server's markup part by part.
  const isHydrated = [...document.querySelectorAll('main, main button, main a')].every(
    (one) =>
      one.closest('.maplibregl-map, article p') !== null ||
      Object.keys(one).some((key) => key.startsWith('__reactProps')),
  );
  // Elements that are hidden at this width may never load, and examples of a loading state never
  // end.
  const isWaiting = [
    ...document.querySelectorAll(
      'main [class^=Skeleton], main [class$=ToCome], main [aria-busy=true]',
    ),
  ].some((one) => one.checkVisibility() && !one.closest('[data-specimen]'));
  return isHydrated && !isWaiting && document.querySelector('footer') !== null;
}

/** Renders distant rows at their full height, as if the reader had scrolled past them. */
export async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
