import type { Page } from 'playwright-core';
import { untilCatalogueIsThere } from '#tests/e2e/support/catalogue.ts';
import type { Network } from '#tests/e2e/support/network.ts';
import { takePhone } from '#tests/e2e/support/phone.ts';
import { kilobytes, median, type Row } from './report.ts';
import { trustingFlag } from './secure-front.ts';
import { lines, shapeLine } from './shaped-line.ts';
import { slowDown } from './slow-phone.ts';

/**
 * Typed key by key without a network: English, Bengali, Banglish, typing errors, a company, a need,
 * nonsense.
 */
const typed = ['napa extra', 'নাপা', 'সেকলো ২০', 'parasitamol', 'square', 'gas er osud', 'xyzzyq'];

/**
 * Measures the time from the stored app to the stored catalogue, and the duration of a search in
 * it.
 */
export async function catalogueOnPhone(
  network: Network,
): Promise<{ fetched: Row[]; searched: Row[] }> {
  const fetched: Row[] = [];
  const searched: Row[] = [];
  for (const [name, shape] of Object.entries(lines)) {
    const line = await shapeLine(network.origin, shape);
    const phone = await takePhone({ flags: [trustingFlag()] });
    const page = await phone.open();
    await page.addInitScript(timeTheWorker);
    await page.goto(`${line.origin}/about`, { waitUntil: 'load', timeout: 120_000 });
    // The footer loads when it is near the window.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByText('Works offline').waitFor({ timeout: 300_000 });
    const ready = { at: Date.now(), bytes: line.bytes };
    await untilCatalogueIsThere(page, 300_000);
    fetched.push({
      line: name,
      'all products s': ((Date.now() - ready.at) / 1_000).toFixed(1),
      'came kB': kilobytes(line.bytes - ready.bytes),
    });
    if (searched.length === 0) searched.push(...(await searchOffline(page)));
    await phone.remove();
    line.close();
  }
  return { fetched, searched };
}

interface Timed {
  /** Milliseconds from a message to the worker until its reply. */
  ms: number;
}

/** Runs in the page before its own scripts: records the worker's response times. */
function timeTheWorker(): void {
  const timed: Timed[] = [];
  Object.assign(window, { timed });
  const asked = new Map<number, number>();
  const post: unknown = Reflect.get(Worker.prototype, 'postMessage');
  const heard = new WeakSet<Worker>();
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    const [question] = message as [{ name?: string; number?: number }];
    if (question.name === 'answer') asked.set(Number(question.number), performance.now());
    if (!heard.has(this)) {
      heard.add(this);
      this.addEventListener('message', ({ data }: MessageEvent<{ number: number }>) => {
        const at = asked.get(data.number);
        if (at !== undefined) timed.push({ ms: performance.now() - at });
      });
    }
    if (typeof post === 'function') Reflect.apply(post, this, message);
  };
}

/**
 * Types key by key on a phone four times slower. The browser does not slow the worker's own thread
 * down.
 */
async function searchOffline(page: Page): Promise<Row[]> {
  await page.context().setOffline(true);
  await slowDown(page.context(), page);
  await page.getByRole('combobox').first().click();
  const field = page.getByRole('combobox').last();
  await page.waitForTimeout(5_000);
  const opening = await replies(page);
  for (const words of typed) {
    await field.fill('');
    await field.pressSequentially(words, { delay: 150 });
  }
  await page.waitForTimeout(1_000);
  const sorted = (await replies(page)).slice(opening.length).toSorted((one, other) => one - other);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  return [
    {
      searches: sorted.length,
      'catalogue and index opened ms': Math.round(Math.max(...opening)),
      'reply p50 ms': median(sorted).toFixed(1),
      'p95 ms': p95.toFixed(1),
      'longest ms': (sorted.at(-1) ?? Number.NaN).toFixed(1),
    },
  ];
}

function replies(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const timed: Timed[] = Reflect.get(window, 'timed');
    return timed.map(({ ms }) => ms);
  });
}
