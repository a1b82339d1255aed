import { readFileSync } from 'node:fs';
import type { Request } from 'autocannon';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { fire, type Fired } from './fire.ts';
import { quantile, type Row } from './report.ts';

export const users = 150;
/** The number of writes in a hundred calls. */
const writes = 5;

const json = { 'content-type': 'application/json' };

function post(path: string, body: unknown): Request {
  return { method: 'POST', path: `/api/${path}`, headers: json, body: JSON.stringify(body) };
}

/** A write with a new idempotency key each time it is sent. */
export function submission(path: string, body: unknown): Request {
  return {
    ...post(path, body),
    setupRequest: (request) => ({
      ...request,
      headers: { ...request.headers, ...aKey() },
    }),
  };
}

function requestOrder(): Request {
  return submission(requestPath, aRequest());
}

/**
 * The requests of browsing phones: pages of lists, products and searches, rarely the same twice in
 * a row.
 */
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

/** Measures many users at once, then only orders, and the server's memory after that. */
export async function apiUnderLoad(
  origin: string,
  permalinks: string[],
  pid: number,
): Promise<Row[]> {
  const browsing = crowdOf(permalinks);
  const orders = { load: 'request orders alone, 8 at once', requests: [requestOrder()] };
  return [
    await underLoad({ origin, pid }, browsing, { connections: users, duration: 15 }),
    await underLoad({ origin, pid }, orders, { connections: 8, duration: 10 }),
  ];
}

/** A named load with its calls, which are sent one after the other. */
export interface Load {
  load: string;
  requests: Request[];
}

/** 150 users who browse, and sometimes send a request order. */
export function crowdOf(permalinks: string[]): Load {
  return {
    load: `${users} users, ${100 - writes} % reads`,
    requests: [...reads(permalinks), ...Array.from({ length: writes }, requestOrder)],
  };
}

/**
 * Measures a server under such a load: calls per second, wait times in ms, CPU time per call in ms,
 * memory afterwards in MB.
 */
export async function underLoad(
  { origin, pid }: { origin: string; pid: number },
  { load, requests }: Load,
  how: { connections: number; duration: number },
): Promise<Row> {
  const before = workOf(pid);
  const fired = await fire({ url: origin, requests, ...how });
  return row(load, fired, workOf(pid) - before, residentMegabytes(pid));
}

function row(load: string, { result, times }: Fired, workMs: number, residentMb: number): Row {
  return {
    load,
    'per s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p95 ms': Math.round(quantile(times, 0.95)),
    'p97.5 ms': result.latency.p97_5,
    'work ms a call': (workMs / result.requests.total).toFixed(2),
    errors: result.errors + result.non2xx,
    'resident MB': residentMb,
  };
}

/** CPU milliseconds that a process has used in all its threads, including an embedded database. */
function workOf(pid: number): number {
  const [, after = ''] = /\) (.*)$/m.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const fields = after.split(' ');
  // utime and stime, the 14th and 15th field, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(resident?.[1] ?? 0) / 1_024);
}
