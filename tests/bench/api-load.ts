import { readFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import type { Row } from './report.ts';

const users = 150;
/** Of a hundred calls, how many write. */
const writes = 5;

const json = { 'content-type': 'application/json' };

function post(path: string, body: unknown): Request {
  return { method: 'POST', path: `/api/${path}`, headers: json, body: JSON.stringify(body) };
}

/** A request order under a key of its own each time it goes out. */
function order(): Request {
  return {
    ...post(requestPath, aRequest()),
    setupRequest: (request) => ({
      ...request,
      headers: { ...request.headers, ...aKey() },
    }),
  };
}

/** What browsing phones ask: pages of lists, products and searches, seldom the same twice in a row. */
function reads(permalinks: string[]): Request[] {
  const words = ['napa', 'seclo 20', 'insulin', 'omiprazol', 'নাপা', 'gastric', 'baby', 'losartan'];
  return Array.from({ length: 100 - writes }, (_, at) => {
    if (at % 3 === 0)
      return post('ProductArea/Product/Get', { filter: [], pageNumber: 1 + at, pageSize: 24 });
    if (at % 3 === 1)
      return post('ProductArea/Product/Searches', {
        PageNumber: 1,
        PageSize: 50,
        Query: words[at % words.length],
      });
    return {
      method: 'GET',
      path: `/api/ProductArea/ProductContent/ByProduct/${permalinks[at % permalinks.length]}`,
    };
  });
}

/** Many users at once, then orders alone; and what the server holds of the memory by then. */
export async function apiUnderLoad(
  origin: string,
  permalinks: string[],
  pid: number,
): Promise<Row[]> {
  const mixed = [...reads(permalinks), ...Array.from({ length: writes }, order)];
  const crowd = await measured(pid, () => fire(origin, mixed, users, 15));
  const orders = await measured(pid, () => fire(origin, [order()], 8, 10));
  return [
    row(`${users} users, ${100 - writes} % reads`, crowd),
    row('orders alone, 8 at once', orders),
  ];
}

interface Measured {
  result: autocannon.Result;
  /** Milliseconds that the server's process was at work, whatever else the machine did. */
  workMs: number;
  residentMb: number;
}

async function measured(pid: number, load: () => Promise<autocannon.Result>): Promise<Measured> {
  const before = workOf(pid);
  const result = await load();
  return { result, workMs: workOf(pid) - before, residentMb: residentMegabytes(pid) };
}

function fire(url: string, requests: Request[], connections: number, duration: number) {
  return autocannon({ url, requests, connections, duration });
}

function row(load: string, { result, workMs, residentMb }: Measured): Row {
  return {
    load,
    'per s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p97.5 ms': result.latency.p97_5,
    'work ms a call': (workMs / result.requests.total).toFixed(2),
    errors: result.errors + result.non2xx,
    'resident MB': residentMb,
  };
}

/** Milliseconds of processor time that a process has had: all its threads, an embedded database with them. */
function workOf(pid: number): number {
  const [, after = ''] = /\) (.*)$/m.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const fields = after.split(' ');
  // utime and stime, the 14th and 15th of all, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function residentMegabytes(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(resident?.[1] ?? 0) / 1_024);
}
