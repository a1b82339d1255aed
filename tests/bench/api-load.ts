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
  const crowd = await fire(origin, mixed, users, 15);
  const orders = await fire(origin, [order()], 8, 10);
  return [
    row(`${users} users, ${100 - writes} % reads`, crowd, pid),
    row('orders alone, 8 at once', orders, pid),
  ];
}

function fire(url: string, requests: Request[], connections: number, duration: number) {
  return autocannon({ url, requests, connections, duration });
}

function row(load: string, measured: autocannon.Result, pid: number): Row {
  return {
    load,
    'per s': Math.round(measured.requests.average),
    'p50 ms': measured.latency.p50,
    'p97.5 ms': measured.latency.p97_5,
    errors: measured.errors + measured.non2xx,
    'resident MB': residentMegabytes(pid),
  };
}

function residentMegabytes(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(resident?.[1] ?? 0) / 1_024);
}
