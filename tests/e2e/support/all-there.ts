import type { Page } from 'playwright-core';

/** Resolves when everything that the screen waits for has come, and every control answers. */
export async function untilAllThere(page: Page): Promise<void> {
  // It goes through every control: not at every frame.
  await page.waitForFunction(isAllThere, null, { polling: 100 });
}

/** Runs in the page: hydrated by the phone, the last part (the footer) here, and nothing on its way. */
function isAllThere(): boolean {
  // Every control answers: what the server has rendered is hydrated part by part.
  const isHydrated = [...document.querySelectorAll('main, main button, main a')].every(
    (one) =>
      one.closest('.maplibregl-map, article p') !== null ||
      Object.keys(one).some((key) => key.startsWith('__reactProps')),
  );
  // What is not shown at this width may wait for ever, and so does what only shows how waiting looks.
  const isWaiting = [
    ...document.querySelectorAll(
      'main [class^=Skeleton], main [class$=ToCome], main [aria-busy=true]',
    ),
  ].some((one) => one.checkVisibility() && !one.closest('[data-specimen]'));
  return isHydrated && !isWaiting && document.querySelector('footer') !== null;
}

/** Rows that are far away stand at their real height, as if one had scrolled past all of them. */
export async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
