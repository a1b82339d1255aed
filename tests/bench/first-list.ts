import type { BrowserContext, Page } from 'playwright-core';
import { takePhone, untilControlled } from '#tests/e2e/support/phone.ts';
import type { Network } from '#tests/e2e/support/network.ts';
import { median, type Row } from './report.ts';

const tries = 5;

/** A phone on a slow line: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function untilList(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor({ state: 'visible', timeout: 60_000 });
  return page.evaluate(() => performance.now());
}

function row(visit: string, values: number[]): Row {
  return {
    'time to the first product list': visit,
    'min ms': Math.round(Math.min(...values)),
    'median ms': Math.round(median(values)),
    'max ms': Math.round(Math.max(...values)),
  };
}

/** Milliseconds from the start of the navigation to the first product on the screen. */
export async function timeToFirstList(network: Network, category: string): Promise<Row[]> {
  const first: number[] = [];
  const again: number[] = [];
  const offline: number[] = [];
  const address = `${network.origin}/category/${category}`;
  for (let run = 0; run < tries; run += 1) {
    network.up();
    const phone = await takePhone();
    let page = await phone.open();
    await slowDown(phone.context, page);
    first.push(await untilList(page, address));
    await untilControlled(page);
    await page.waitForTimeout(1_500);
    await page.close();

    page = await phone.open();
    await slowDown(phone.context, page);
    again.push(await untilList(page, address));
    await page.close();

    network.down();
    page = await phone.open();
    await slowDown(phone.context, page);
    offline.push(await untilList(page, address));
    await phone.remove();
  }
  network.up();
  return [
    row('first visit, online', first),
    row('again, online', again),
    row('again, offline', offline),
  ];
}
