/** Measures how soon a server recovers from more calls than it can handle. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { fire } from './fire.ts';
import type { Row } from './report.ts';
import { listing, searching, timed, type Ask } from './waits.ts';

/** The default of MOST_IN_FLIGHT, and three times that. */
const carried = 300;
const sent = carried * 3;

/**
 * Recovered: this number of searches and lists in a row, each with a response within this number of
 * milliseconds.
 */
const well = { calls: 10, within: 200 };
const mostSeconds = 60;

/**
 * Sends three times as many parallel orders as a server accepts, for `duration` seconds, and then
 * none. Refused calls are repeated immediately in spite of Retry-After, which is harder than any
 * crowd of phones.
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

/** Seconds until the first of the calls that count as recovered. */
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
