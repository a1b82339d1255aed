import type { Network } from '#tests/e2e/support/network.ts';
import { takePhone, untilControlled } from '#tests/e2e/support/phone.ts';
import { kilobytes, type Row } from './report.ts';
import { trustingFlag } from './secure-front.ts';
import { lines, shapeLine, type Line } from './shaped-line.ts';

/** Milliseconds without a request after which the app counts as complete. */
const silence = 4_000;

/**
 * Measures from the end of a first page's load until the worker is active, and until the whole app
 * is cached.
 */
export async function untilOffline(network: Network): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, line] of Object.entries(lines)) {
    rows.push({ line: name, ...(await firstVisit(network, line)) });
  }
  return rows;
}

async function firstVisit(network: Network, shape: Line): Promise<Row> {
  const line = await shapeLine(network.origin, shape);
  const phone = await takePhone({ flags: [trustingFlag()] });
  const page = await phone.open();
  await page.goto(line.origin, { waitUntil: 'load', timeout: 120_000 });
  const loaded = Date.now();
  const before = { seen: network.seen.length, bytes: line.bytes };
  await untilControlled(page);
  const active = Date.now();
  let seen = network.seen.length;
  let lastAsked = Date.now();
  while (Date.now() - lastAsked < silence) {
    await page.waitForTimeout(100);
    if (network.seen.length === seen) continue;
    seen = network.seen.length;
    lastAsked = Date.now();
  }
  const packs = network.seen
    .slice(before.seen)
    .filter((path) => /\/(index\.html|assets\/.*\.pack)$/.test(path));
  const bytes = line.bytes - before.bytes;
  await phone.remove();
  line.close();
  return {
    'worker active s': ((active - loaded) / 1_000).toFixed(1),
    'last pack asked for s': ((lastAsked - loaded) / 1_000).toFixed(1),
    'requests of the worker': packs.length,
    'all that came kB': kilobytes(bytes),
  };
}
