import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Network } from '#tests/e2e/support/network.ts';
import { takePhone, untilControlled } from '#tests/e2e/support/phone.ts';
import { kilobytes, median, type Row } from './report.ts';

const tries = 3;

const addresses = {
  home: '/',
  category: '/category/medicine',
  product: '/product/details/napa-500-mg-tablet',
};

interface Visit {
  lcp: number;
  blocking: number;
  shift: number;
  requests: number;
  scriptBytes: number;
  listAt: number;
}

/** A phone on a slow line: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}

/** Watches from the first line of the page: the largest paint, shifts, long tasks, the first product. */
function watch(): void {
  const seen = { lcp: 0, shift: 0, blocking: 0, listAt: 0, lastTask: 0 };
  Object.assign(window, { seen });
  const follow = (type: string, step: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(step)).observe({
      type,
      buffered: true,
    });
  };
  follow('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  follow('layout-shift', (entry) => (seen.shift += Number(Reflect.get(entry, 'value'))));
  follow('longtask', ({ startTime, duration }) => {
    seen.blocking += duration - 50;
    seen.lastTask = startTime + duration;
  });
  const look = (): void => {
    if (document.querySelector('main article, main h1 ~ *, main a img')) {
      seen.listAt = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens an address and waits until nothing is loaded and nothing blocks for two seconds. */
async function visit(context: BrowserContext, page: Page, address: string): Promise<Visit> {
  const devtools = await slowDown(context, page);
  const kinds = new Map<string, string>();
  let requests = 0;
  let scriptBytes = 0;
  let isTaken = false;
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!isTaken && request.url.startsWith('http')) requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!isTaken && kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  // The runner marks inner functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
  // What is needed for the page to work; the rest comes when it is quiet.
  isTaken = true;
  await page.waitForFunction(
    () => {
      const { lastTask } = (window as unknown as { seen: { lastTask: number } }).seen;
      return performance.now() - Math.max(lastTask, 0) > 2_000 && performance.now() > 5_000;
    },
    null,
    { timeout: 60_000 },
  );
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Omit<Visit, 'requests' | 'scriptBytes'> }).seen,
  );
  return { ...seen, requests, scriptBytes };
}

function middle(visits: Visit[], of: keyof Visit): number {
  return median(visits.map((one) => one[of]));
}

/** First visits, each with a phone of its own. */
export async function firstVisits(network: Network): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [page, path] of Object.entries(addresses)) {
    const visits: Visit[] = [];
    for (let run = 0; run < tries; run += 1) {
      const phone = await takePhone();
      visits.push(await visit(phone.context, await phone.open(), network.origin + path));
      await phone.remove();
    }
    rows.push({
      'first visit': page,
      'LCP ms': Math.round(middle(visits, 'lcp')),
      'blocked ms': Math.round(middle(visits, 'blocking')),
      shift: middle(visits, 'shift').toFixed(3),
      requests: middle(visits, 'requests'),
      script: kilobytes(middle(visits, 'scriptBytes')),
    });
  }
  return rows;
}

/** Visits with the worker on the phone, and without a network too: until products are on the screen. */
export async function repeatVisits(network: Network): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [page, path] of Object.entries({ home: '/', category: '/category/medicine' })) {
    const online: Visit[] = [];
    const offline: Visit[] = [];
    for (let run = 0; run < tries; run += 1) {
      network.up();
      const phone = await takePhone();
      const first = await phone.open();
      await first.goto(network.origin + path, { waitUntil: 'load' });
      await untilControlled(first);
      await first.waitForTimeout(3_000);
      await first.close();
      online.push(await visit(phone.context, await phone.open(), network.origin + path));
      network.down();
      offline.push(await visit(phone.context, await phone.open(), network.origin + path));
      await phone.remove();
    }
    network.up();
    for (const [how, visits] of [
      ['online', online],
      ['offline', offline],
    ] as const) {
      rows.push({
        'again, with the worker': `${page}, ${how}`,
        'list ms': Math.round(middle(visits, 'listAt')),
        'LCP ms': Math.round(middle(visits, 'lcp')),
        'blocked ms': Math.round(middle(visits, 'blocking')),
        shift: middle(visits, 'shift').toFixed(3),
      });
    }
  }
  return rows;
}
