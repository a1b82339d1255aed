import type { Page } from 'playwright-core';
import type { Network } from '#tests/e2e/support/network.ts';
import { takePhone, untilControlled } from '#tests/e2e/support/phone.ts';
import type { Row } from './report.ts';

const screens = [
  'Home',
  'Request Order',
  'Special Offers',
  'Branch Locations',
  'Review',
  'Gallery',
  'About Us',
  'Contact Us',
];

/**
 * Measures a page's memory after more and more screens, each opened by a click, after a garbage
 * collection.
 */
export async function memoryAfterScreens(network: Network): Promise<Row[]> {
  const phone = await takePhone({ width: 1_280, height: 800 });
  const page = await phone.open();
  await page.goto(`${network.origin}/`);
  await untilControlled(page);
  await network.untilQuiet();
  const rows: Row[] = [];
  for (let round = 1; round <= 25; round += 1) {
    for (const screen of screens) {
      const links = page.getByRole('navigation', { name: 'Main links' });
      await links.getByRole('link', { name: screen, exact: true }).click();
      await links.locator('[aria-current=page]', { hasText: screen }).waitFor();
      await page.locator('main h1').first().waitFor({ state: 'attached' });
    }
    if ([2, 13, 25].includes(round)) rows.push(await heldBy(page, round * screens.length));
  }
  await phone.remove();
  return rows;
}

async function heldBy(page: Page, shown: number): Promise<Row> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string): number =>
    metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const row = {
    screens: shown,
    'script memory MB': (of('JSHeapUsedSize') / 1_000_000).toFixed(1),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
  await devtools.detach();
  return row;
}
