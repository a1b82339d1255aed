import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { untilCatalogueIsThere } from '#tests/e2e/support/catalogue.ts';
import type { Network } from '#tests/e2e/support/network.ts';
import { takePhone, untilControlled, type Phone } from '#tests/e2e/support/phone.ts';
import { addPhotos, fillRequest, send } from '#tests/e2e/support/request-form.ts';
import type { Row } from './report.ts';
import { slowDown } from './slow-phone.ts';
import { durationsOf, tapOnFirst, tapsSeen, watchTaps } from './taps.ts';

/** The maximum of queued submissions on a phone (offline-53). */
const mostWaiting = 20;
const photosEach = 2;
/** Milliseconds for which the page is measured with nothing to send. */
const atRest = 12_000;

/**
 * Opens a phone with the maximum of queued requests with photos when the network returns, and
 * measures how long the deliveries take and how fast the page responds to taps meanwhile. The same
 * page is measured at rest before, with as many taps: some seconds after a page was loaded, V8
 * frees memory in one task (`GCFinalizeMCReduceMemory`) of 100 to 300 ms on a slowed-down page,
 * which has nothing to do with sending.
 */
export async function drainOfAll(network: Network): Promise<Row[]> {
  const phone = await takePhone();
  await saveAllThatMayWait(phone, network);
  await phone.reopen();
  const page = await phone.open();
  // The bundler marks inner functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${network.origin}/category/medicine`);
  await untilControlled(page);
  const devtools = await slowDown(phone.context, page);
  const restEnd = Date.now() + atRest;
  const rest = await whileTapped(page, devtools, () => Date.now() >= restEnd);
  const arrivals = watchArrivals(network);
  const started = Date.now();
  network.up();
  const sending = await whileTapped(page, devtools, () => arrivals.times.length >= mostWaiting);
  arrivals.stop();
  await phone.remove();
  return [
    { meanwhile: 'nothing to send', ...rest, ...arrivalsOf([], started) },
    {
      meanwhile: `${mostWaiting} requests, ${mostWaiting * photosEach} photos`,
      ...sending,
      ...arrivalsOf(arrivals.times, started),
    },
  ];
}

/** The first and the last arrival, counted from `start`, and the longest time between two. */
function arrivalsOf(times: readonly number[], start: number): Row {
  const waits = times.slice(1).map((at, before) => at - (times[before] ?? at));
  return {
    'first there after s': seconds(times.slice(0, 1).map((at) => at - start)),
    'all there after s': seconds(times.slice(-1).map((at) => at - start)),
    'longest between two s': seconds(waits),
  };
}

/** The longest of these durations in seconds, or a dash if there are none. */
function seconds(milliseconds: readonly number[]): string {
  return milliseconds.length === 0 ? '–' : (Math.max(...milliseconds) / 1_000).toFixed(1);
}

async function saveAllThatMayWait(phone: Phone, network: Network): Promise<void> {
  const page = await phone.open();
  await page.goto(`${network.origin}/order`);
  await untilControlled(page);
  await untilCatalogueIsThere(page);
  await network.untilQuiet();
  network.down();
  for (let request = 1; request <= mostWaiting; request += 1) {
    await page.goto(`${network.origin}/order`);
    await fillRequest(page, `Request ${request}`);
    await addPhotos(
      page,
      Array.from({ length: photosEach }, (_, at) => `photo ${request} ${at}`),
    );
    await send(page);
    await page.getByRole('heading', { name: 'Saved on this phone', exact: true }).waitFor();
  }
}

/** Records when each request reached the shop, as `Date.now` milliseconds. */
function watchArrivals(network: Network): { times: number[]; stop: () => void } {
  const times: number[] = [];
  const arrived = (): number =>
    network.seen.filter((line) => /^POST .*RequestOrder\/Add$/.test(line)).length;
  const before = arrived();
  const watching = setInterval(() => {
    while (times.length < arrived() - before) times.push(Date.now());
  }, 20);
  return { times, stop: () => clearInterval(watching) };
}

/**
 * Adds a product to the bag and removes it repeatedly until `isOver`. Returns the durations of the
 * taps and the longest time without a frame.
 */
async function whileTapped(page: Page, devtools: CDPSession, isOver: () => boolean): Promise<Row> {
  await watchTaps(page);
  await page.evaluate(watchFrames);
  const inOrOut = page.getByRole('button', { name: /^(Add to Bag|Remove )/ });
  while (!isOver()) await tapOnFirst(page, devtools, inOrOut);
  // The browser reports a tap shortly after it was painted.
  await wait(500);
  const gap = await page.evaluate((): number => Reflect.get(window, 'longestGap'));
  return { ...durationsOf(await tapsSeen(page)), 'longest without a frame ms': Math.round(gap) };
}

/** Runs in the page: records the longest time without a frame. */
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
