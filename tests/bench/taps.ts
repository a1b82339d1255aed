import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Network } from '#tests/e2e/support/network.ts';
import { takePhone, untilControlled } from '#tests/e2e/support/phone.ts';
import { median, type Row } from './report.ts';
import { slowDown } from './slow-phone.ts';

/** Milliseconds that a finger touches the screen in a tap. */
const restOfFinger = 70;
/** Milliseconds from one tap to the next. */
const betweenTaps = 700;
const taps = 8;

/**
 * Measures from a tap on Add to Bag until the browser has painted the result, on a phone four times
 * slower. The browser counts from the moment when the finger leaves the screen: with a touch of 0
 * ms, which no finger does, it also waits for the work of the touch's start. For comparison, the
 * same on a page with one button that writes one number: no shop can be faster on this machine.
 */
export async function tapsToPaint(network: Network): Promise<Row[]> {
  const phone = await takePhone();
  const page = await phone.open();
  await page.goto(`${network.origin}/category/medicine`, { waitUntil: 'load' });
  await untilControlled(page);
  await network.untilQuiet();
  const devtools = await slowDown(phone.context, page);
  const add = page.getByRole('button', { name: /^Add to Bag/ });
  const added = await tapped(page, devtools, add, restOfFinger);
  const addedAtOnce = await tapped(page, devtools, add, 0);
  const bare = await phone.open();
  await bare.setContent('<button style="font-size:2em">0</button>');
  await bare.evaluate(() => {
    const button = document.querySelector('button');
    button?.addEventListener('click', () => (button.textContent += '1'));
  });
  const bareTools = await slowDown(phone.context, bare);
  const floor = await tapped(bare, bareTools, bare.getByRole('button'), restOfFinger);
  await phone.remove();
  return [
    { tap: 'Add to Bag', 'finger ms': restOfFinger, ...durationsOf(added) },
    { tap: 'Add to Bag', 'finger ms': 0, ...durationsOf(addedAtOnce) },
    { tap: 'a page of one button', 'finger ms': restOfFinger, ...durationsOf(floor) },
  ];
}

/**
 * Taps the first of these repeatedly, each for `rest` milliseconds. Returns the milliseconds until
 * each was painted.
 */
async function tapped(
  page: Page,
  devtools: CDPSession,
  buttons: Locator,
  rest: number,
): Promise<number[]> {
  await watchTaps(page);
  for (let tap = 0; tap < taps; tap += 1) await tapOnFirst(page, devtools, buttons, rest);
  return tapsSeen(page);
}

/** One tap on the first of these, and a pause until the next. */
export async function tapOnFirst(
  page: Page,
  devtools: CDPSession,
  buttons: Locator,
  rest = restOfFinger,
): Promise<void> {
  await buttons.first().scrollIntoViewIfNeeded();
  const box = await buttons.first().boundingBox();
  if (!box) throw new Error('There is nothing to tap on.');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof finger)[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const down = touch('touchStart', [finger]);
  if (rest > 0) await page.waitForTimeout(rest);
  await Promise.all([down, touch('touchEnd', [])]);
  await page.waitForTimeout(betweenTaps);
}

/** The number of taps, and the milliseconds until each was painted. */
export function durationsOf(durations: number[]): Row {
  return {
    taps: durations.length,
    'median ms': Math.round(median(durations)),
    'longest ms': Math.round(Math.max(...durations)),
  };
}

/**
 * Starts recording for `tapsSeen`: the browser's own times from a tap to the next paint, in steps
 * of 8 ms.
 */
export async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { taps: seen });
    const options = { type: 'event', buffered: false, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') seen.push(duration);
    }).observe(options);
  });
}

/** Milliseconds until each tap since `watchTaps` was painted. */
export function tapsSeen(page: Page): Promise<number[]> {
  return page.evaluate((): number[] => Reflect.get(window, 'taps'));
}
