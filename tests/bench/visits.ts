import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { untilCatalogueIsThere } from '#tests/e2e/support/catalogue.ts';
import type { Network } from '#tests/e2e/support/network.ts';
import { takePhone, untilControlled, type Phone } from '#tests/e2e/support/phone.ts';
import { kilobytes, median, type Row } from './report.ts';
import { trustingFlag } from './secure-front.ts';
import { shapeLine, slow4G } from './shaped-line.ts';
import { phoneSlowness, slowDown } from './slow-phone.ts';

const tries = 3;

const firstAddresses = {
  home: '/',
  category: '/category/medicine',
  product: '/product/details/napa-500-mg-tablet',
};

const otherAddresses = {
  search: '/products/Search?query=napa',
  offers: '/special/offer',
  branches: '/branchLocation',
  gallery: '/gallery',
  about: '/about',
  'how to order': '/howToOrder',
  'request order': '/order',
};

/** Every public page. The sub-category is the first one in the shop's sitemap. */
async function addressesOf(origin: string): Promise<Record<string, string>> {
  const list = await (await fetch(`${origin}/sitemap.xml`)).text();
  const [subCategory] = /\/subCategory\/[^<]+/.exec(list) ?? [];
  if (!subCategory) throw new Error('The shop names no sub-category.');
  return { ...firstAddresses, 'sub-category': subCategory, ...otherAddresses };
}

interface Visit {
  lcp: number;
  blocking: number;
  shift: number;
  requests: number;
  scriptBytes: number;
  listAt: number;
}

/**
 * Milliseconds that a new browser process idles before the test. Chromium on a desktop first loads
 * its own pages (start page, address bar): 265 ms of processor time compared to the shop's 180 in a
 * trace. A phone does not do this, and a cold start measured immediately would include it.
 */
const browserStart = 3_000;

async function openOnceStarted(phone: Phone): Promise<Page> {
  const page = await phone.open();
  await wait(browserStart);
  return page;
}

/**
 * Records from the page's start: the largest paint, layout shifts, long tasks, the first product.
 */
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
  const has = (what: string) => document.querySelector(what) !== null;
  const look = (): void => {
    // Loading outlines do not count as a list.
    const isWaiting = has('main [role=status] [aria-hidden]');
    if (has('main article, main a img') || (has('main h1 ~ *') && !isWaiting)) {
      seen.listAt = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens an address, waits for the load event, and then until there was no long task for two
 * seconds.
 */
async function visit(
  context: BrowserContext,
  page: Page,
  address: string,
  slowness = 1,
): Promise<Visit> {
  const devtools = await slowDown(context, page, slowness);
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
  // The bundler marks inner functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
  // Requests until here are those that the page needs to work. The rest follows when it is idle.
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

const takeTrustingPhone = () => takePhone({ flags: [trustingFlag()] });

/** First visits on a slow 4G line, each with an unused phone. */
export async function firstVisits(network: Network): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(firstAddresses)) {
    const visits: Visit[] = [];
    for (let run = 0; run < tries; run += 1) {
      const line = await shapeLine(network.origin, slow4G);
      const phone = await takeTrustingPhone();
      const page = await openOnceStarted(phone);
      visits.push(await visit(phone.context, page, line.origin + path, phoneSlowness));
      await phone.remove();
      line.close();
    }
    rows.push({
      'first visit': name,
      'LCP ms': Math.round(middle(visits, 'lcp')),
      'blocked ms': Math.round(middle(visits, 'blocking')),
      shift: middle(visits, 'shift').toFixed(3),
      requests: middle(visits, 'requests'),
      script: kilobytes(middle(visits, 'scriptBytes')),
    });
  }
  return rows;
}

/** Every public page again on the same line, with the worker installed. */
export async function repeatVisits(network: Network): Promise<Row[]> {
  const line = await shapeLine(network.origin, slow4G);
  const phone = await takeTrustingPhone();
  const rows: Row[] = [];
  for (const [page, path] of Object.entries(await addressesOf(network.origin))) {
    const first = await phone.open();
    await first.goto(line.origin + path, { waitUntil: 'load' });
    await untilControlled(first);
    await network.untilQuiet();
    await first.close();
    const visits = await visited(phone, line.origin + path, () => phone.open());
    rows.push({ 'again, with the worker': page, ...figuresOf(visits) });
  }
  await phone.remove();
  line.close();
  return rows;
}

/**
 * Unvisited pages, by default all public ones, without a network, each in a new browser process:
 * the phone has opened one other page and has the whole catalogue.
 */
export async function coldStarts(
  network: Network,
  addresses?: Record<string, string>,
): Promise<Row[]> {
  addresses ??= await addressesOf(network.origin);
  const phone = await takePhone();
  const page = await phone.open();
  await page.goto(`${network.origin}/return`);
  await untilControlled(page);
  await untilCatalogueIsThere(page);
  await network.untilQuiet();
  network.down();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(addresses)) {
    const visits = await visited(phone, network.origin + path, async () => {
      await phone.reopen();
      return openOnceStarted(phone);
    });
    rows.push({ 'cold, without a network': name, ...figuresOf(visits) });
  }
  network.up();
  await phone.remove();
  return rows;
}

async function visited(phone: Phone, address: string, open: () => Promise<Page>): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < tries; run += 1) {
    const page = await open();
    visits.push(await visit(phone.context, page, address));
    await page.close();
  }
  return visits;
}

function figuresOf(visits: Visit[]): Row {
  return {
    'list ms': Math.round(middle(visits, 'listAt')),
    'LCP ms': Math.round(middle(visits, 'lcp')),
    'blocked ms': Math.round(middle(visits, 'blocking')),
    shift: middle(visits, 'shift').toFixed(3),
  };
}
