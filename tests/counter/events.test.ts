// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followQueue, type QueueNews } from '#counter/api/events.ts';
import type { QueueEvent } from '#contract/counter/queue.ts';
import { openSession } from '#counter/api/session.ts';

const counts = { new: 2, answering: 0, answered: 0, toPack: 1, onTheWay: 0 };
const first: QueueEvent = { counts, changed: [], isMore: false };

/** A stream whose events the test sends. */
class Stream extends EventTarget {
  readyState = 1;
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
  close(): void {
    this.isClosed = true;
  }
  tell(event: unknown): void {
    this.dispatchEvent(new MessageEvent('queue', { data: JSON.stringify(event) }));
  }
  /** Simulates an error response, after which browsers do not reconnect. */
  refuse(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}

let streams: Stream[];
let news: QueueNews[];
let asked: { path: string; unattended: string | null }[];
let digest: string;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  news = [];
  asked = [];
  digest = 'one';
  openSession({ id: '1', name: 'Rahima', role: 'pharmacist' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, unattended: new Headers(init.headers).get('x-counter-unattended') });
    const content = { IsError: false, Id: null, Msg: '', Data: { counts, digest } };
    return new Response(JSON.stringify(content), {
      headers: { 'content-type': 'application/json' },
    });
  });
  stop = followQueue({
    onNews: (one) => news.push(one),
    open: (address) => {
      const stream = new Stream(address);
      streams.push(stream);
      return stream as unknown as EventSource;
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// counter-34
it('the stream delivers news with its changes', async () => {
  expect(streams.map(({ address }) => address)).toEqual(['/api/Counter/Events']);
  streams[0]?.tell(first);
  streams[0]?.tell({ ...first, changed: [{ kind: 'request', id: '7' }] });
  streams[0]?.tell({ ...first, isMore: true });
  streams[0]?.tell('nonsense');
  expect(news).toEqual([
    { counts, changed: [] },
    { counts, changed: [{ kind: 'request', id: '7' }] },
    { counts, changed: null },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});

// counter-34
it('the page polls every twenty seconds if no stream gets through, and reports a change once', async () => {
  await vi.advanceTimersByTimeAsync(61_000);
  expect(asked.map(({ path }) => path)).toEqual(Array(3).fill('/api/Counter/Queue/Digest'));
  expect(news).toEqual([{ counts, changed: null }]);
  digest = 'another';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(news).toHaveLength(2);
});

// counter-34
it('the page also polls every two minutes beside a stream, which may be dead without an error', async () => {
  streams[0]?.tell(first);
  await vi.advanceTimersByTimeAsync(125_000);
  expect(asked).toHaveLength(1);
});

// counter-9, counter-34
it('polling is no use of the session if nobody is at the keyboard', async () => {
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked.at(-1)?.unattended).toBe('1');
});

// counter-34
it('a new stream replaces a refused one', async () => {
  streams[0]?.refuse();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(streams).toHaveLength(2);
  expect(streams[0]?.isClosed).toBe(true);
  streams[1]?.tell(first);
  expect(news.at(-1)).toEqual({ counts, changed: [] });
});
