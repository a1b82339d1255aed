/** Measures how long calls wait while something else happens. */
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from './report.ts';

export interface Waits {
  asked: number;
  /** Calls without a response of 200. */
  failed: number;
  /** Milliseconds. */
  median: number;
  longest: number;
}

export type Ask = (n: number) => Promise<Response>;

/** Milliseconds between two calls. */
const every = 20;

/** Repeats the call, one after the other, until the promise settles. Waits for the last call. */
export async function waitsDuring(ask: Ask, over: Promise<unknown>): Promise<Waits> {
  const times: number[] = [];
  const state = { isOver: false, failed: 0 };
  const ended = over.finally(() => (state.isOver = true));
  for (let n = 0; !state.isOver; n += 1) {
    const { status, time } = await timed(ask, n);
    times.push(time);
    if (status !== 200) state.failed += 1;
    await wait(every);
  }
  await ended;
  return {
    asked: times.length,
    failed: state.failed,
    median: Math.round(quantile(times, 0.5)),
    longest: Math.round(quantile(times, 1)),
  };
}

/** The call's status, 0 without a response, and its milliseconds. */
export async function timed(ask: Ask, n: number): Promise<{ status: number; time: number }> {
  const began = performance.now();
  const answer = await ask(n).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return { status: answer?.status ?? 0, time: performance.now() - began };
}

/** A search for words that were not searched before. */
export function searching(origin: string): Ask {
  return (n) =>
    post(origin, 'Product/Searches', { PageNumber: 1, PageSize: 20, Query: `napa ${n}` });
}

/** Pages of the list that were not requested before. */
export function listing(origin: string): Ask {
  return (n) =>
    post(origin, 'Product/Get', { filter: [], pageNumber: 1 + (n % 20), pageSize: 24 + (n % 70) });
}

function post(origin: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${origin}/api/ProductArea/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
