import type { Page } from 'playwright-core';
import type { Network } from '#tests/e2e/support/network.ts';
import { takePhone, untilControlled } from '#tests/e2e/support/phone.ts';
import { addPhotos, fillRequest, send } from '#tests/e2e/support/request-form.ts';
import type { Row } from './report.ts';

/** As many as may wait on a phone (offline-53). */
const mostWaiting = 20;
const photosEach = 2;
/** How many times slower than this machine's a cheap phone's processor is. */
const phoneSlowness = 4;

/** A phone on which as many requests wait as may, with photos, and the network comes back: how long until the shop has them all, and what the page does meanwhile. */
export async function drainOfAll(network: Network): Promise<Row[]> {
  const phone = await takePhone();
  const page = await phone.open();
  // The runner marks inner functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${network.origin}/order`);
  await untilControlled(page);
  await network.untilQuiet();
  for (let request = 1; request <= mostWaiting; request += 1) {
    await page.goto(`${network.origin}/order`);
    network.down();
    await fillRequest(page, `Request ${request}`);
    await addPhotos(
      page,
      Array.from({ length: photosEach }, (_, at) => `photo ${request} ${at}`),
    );
    await send(page);
    await page.getByRole('heading', { name: 'Saved on this phone', exact: true }).waitFor();
  }
  await page.goto(`${network.origin}/`);
  const devtools = await phone.context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowness });
  await page.evaluate(watchFrames);
  const arrived = () =>
    network.seen.filter((line) => /^POST .*RequestOrder\/Add$/.test(line)).length;
  const before = arrived();
  const started = Date.now();
  network.up();
  while (arrived() - before < mostWaiting) await page.waitForTimeout(50);
  const seconds = (Date.now() - started) / 1_000;
  const gap = await page.evaluate((): number => Reflect.get(window, 'longestGap'));
  await phone.remove();
  return [
    {
      'waiting submissions': mostWaiting,
      photos: mostWaiting * photosEach,
      'all sent after s': seconds.toFixed(1),
      'longest time without a frame ms': Math.round(gap),
    },
  ];
}

/** Runs in the page: how long it ever was without showing a frame. */
function watchFrames(): void {
  let last = performance.now();
  Object.assign(window, { longestGap: 0 });
  const look = (): void => {
    const now = performance.now();
    Object.assign(window, { longestGap: Math.max(Reflect.get(window, 'longestGap'), now - last) });
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

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

/** What a page holds of memory after ever more screens, each reached by a click; unused memory is given back first. */
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
