/** More than a server carries, and how soon it is well again. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { fire } from './fire.ts';
import type { Row } from './report.ts';
import { listing, searching, timed, type Ask } from './waits.ts';

/** What MOST_IN_FLIGHT is where nothing is said, and three times that. */
const carried = 300;
const sent = carried * 3;

/** Well: so many searches and lists in a row, each answered within so many milliseconds. */
const well = { calls: 10, within: 200 };
const mostSeconds = 60;

/**
 * Three times as many orders at once as a server takes calls, for so many seconds, and then none. Who
 * is refused comes back at once, whatever Retry-After says: harder than any crowd of phones.
 */
export async function overloaded(url: string, orders: Request[], duration: number): Promise<Row> {
  let refused = 0;
  let withTime = 0;
  const requests = orders.map((order) => ({
    ...order,
    onResponse: (status: number, _body: string, _context: object, headers: object = {}) => {
      if (status !== 503) return;
      refused += 1;
      if (Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after')) withTime += 1;
    },
  }));
  const { result } = await fire({ url, requests, connections: sent, duration });
  const seconds = await untilWell(url);
  return {
    'orders at once': sent,
    answered: result['2xx'],
    'refused (503)': refused,
    'with Retry-After': withTime,
    other: result.non2xx - refused + result.errors,
    'well again after s': seconds.toFixed(1),
    goal: '≤ 10 s',
  };
}

/** Seconds from now to the first of the calls that are answered as they should be. */
async function untilWell(origin: string): Promise<number> {
  const search = searching(origin);
  const list = listing(origin);
  const ask: Ask = (n) => (n % 2 === 0 ? search(n) : list(n));
  const began = performance.now();
  const after = () => (performance.now() - began) / 1_000;
  let inRow = 0;
  let since = 0;
  for (let n = 0; inRow < well.calls && after() < mostSeconds; n += 1) {
    if (inRow === 0) since = after();
    const { status, time } = await timed(ask, n);
    inRow = status === 200 && time <= well.within ? inRow + 1 : 0;
    await wait(50);
  }
  return inRow < well.calls ? Number.POSITIVE_INFINITY : since;
}
