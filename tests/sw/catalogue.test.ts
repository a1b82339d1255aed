import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#tests/until.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

let world: WorkerWorld;

beforeEach(async () => {
  world = newWorker();
  const { cacheCatalogue } = await vi.importActual<{ cacheCatalogue: () => void }>(
    '#sw/catalogue.ts',
  );
  cacheCatalogue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const address = 'https://shop.example/api/ProductArea/Product/Search';

function search(word: string, headers: Record<string, string> = {}): Request {
  return new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ Query: [word] }),
  });
}

function shopSays(content: unknown): void {
  vi.stubGlobal('fetch', async () =>
    Response.json({ IsError: false, Data: content }, { headers: { 'x-shop-api': '1' } }),
  );
}

function networkDoes(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}

const kept = () => world.stores.get('catalogue-v1')?.size ?? 0;

async function read(response: Response | null): Promise<unknown> {
  return response?.json();
}

describe('a request for the catalogue', () => {
  // offline-9
  it('a fresh response is returned and cached', async () => {
    shopSays(['Napa']);
    const response = await world.fetch(search('napa'));
    expect(await read(response)).toMatchObject({ Data: ['Napa'] });
    expect(response?.headers.has('x-saved-at')).toBe(false);
    await until(() => expect(kept()).toBe(1));
  });

  // offline-9, offline-19
  it('a failed network returns the cached response with its age', async () => {
    shopSays(['Napa']);
    await world.fetch(search('napa'));
    await until(() => expect(kept()).toBe(1));
    networkDoes(() => Promise.reject(new TypeError('Failed to fetch')));
    const response = await world.fetch(search('napa'));
    expect(await read(response)).toMatchObject({ Data: ['Napa'] });
    expect(Date.parse(response?.headers.get('x-saved-at') ?? '')).not.toBeNaN();
    expect(response?.headers.get('x-instead-of')).toBe('nobody');
  });

  // offline-9, offline-20
  it.each([
    ['a captive portal', () => new Response('<h1>Welcome</h1>', { status: 200 }), 'stranger'],
    ['a gateway', () => Response.json({}, { status: 502 }), 'failing'],
  ])('the page of %s is not cached and the cached response replaces it', async (_, page, from) => {
    shopSays(['Napa']);
    await world.fetch(search('napa'));
    await until(() => expect(kept()).toBe(1));
    networkDoes(async () => page());
    const instead = await world.fetch(search('napa'));
    expect(instead?.headers.get('x-instead-of')).toBe(from);
    expect(await read(instead)).toMatchObject({ Data: ['Napa'] });
    await world.fetch(search('ace'));
    expect(kept()).toBe(1);
  });

  // offline-9
  it('a silent network is replaced by the cached response after 4 s', async () => {
    shopSays(['Napa']);
    await world.fetch(search('napa'));
    await until(() => expect(kept()).toBe(1));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    networkDoes(() => new Promise(() => undefined));
    const answer = world.fetch(search('napa'));
    await vi.advanceTimersByTimeAsync(4001);
    expect(await read(await answer)).toMatchObject({ Data: ['Napa'] });
  });

  it('a failed network rejects if nothing is cached', async () => {
    networkDoes(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(world.fetch(search('ace'))).rejects.toThrow('Failed to fetch');
  });

  // offline-10
  it('a request with a token is left to the browser', async () => {
    shopSays([]);
    expect(await world.fetch(search('napa', { datacontent: 'secret' }))).toBeNull();
    expect(kept()).toBe(0);
  });

  // offline-9
  it('the oldest response is evicted above 300', async () => {
    shopSays([]);
    for (let n = 0; n < 305; n += 1) await world.fetch(search(`word ${n}`));
    await until(() => expect(kept()).toBe(300));
    networkDoes(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(world.fetch(search('word 0'))).rejects.toThrow('Failed to fetch');
    expect(await world.fetch(search('word 304'))).not.toBeNull();
  });
});
